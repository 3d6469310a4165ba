import type { Database } from '../../platform/database';
import type { SentenceAsRead } from './shape';
import { findReportOfOrder } from './store';
import { findVersions } from './versions/version-store';

/** A sentence in the newest version that was out at a moment; one that moved on is still quoted as it stood. */
export async function readSentence(
  { database: { read } }: { readonly database: Database },
  {
    orderId,
    claimId,
    text,
    at,
  }: {
    readonly orderId: string;
    readonly claimId: string;
    readonly text: string;
    readonly at: Date;
  },
): Promise<SentenceAsRead> {
  const report = await findReportOfOrder(read, orderId);
  const versions = report === undefined ? [] : await findVersions(read, report.id);
  const out = versions.find(({ publishedAt }) => publishedAt !== null && publishedAt <= at);
  const claims = out?.document.sections.flatMap((section) => section.claims) ?? [];
  const claim =
    claims.find((one) => one.id === claimId && one.text === text) ??
    claims.find((one) => one.text === text);
  return {
    text,
    version: out?.number ?? null,
    quotes: (claim?.citations ?? []).map(({ quote, sourceName, url }) => ({
      quote,
      sourceName,
      url,
    })),
  };
}
