import type { Transaction } from '../../../platform/database';
import type { Clock } from '../../../kernel/time';
import { AUTOMATIC } from '../shape';
import { lockReport } from '../store';
import {
  findPublishedVersion,
  findReportVersion,
  updateVersion,
  type VersionKey,
} from './version-store';

/** The signature that lets a version out; one that was taken back and given anew is another. */
export interface SignedVersion extends VersionKey {
  readonly signedAt: string;
}

export type Publication =
  | { readonly came: 'published'; readonly first: boolean; readonly automatic: boolean }
  /** It is out already, its signature was taken back, or a later version is out. */
  | { readonly came: 'again' | 'held-back' };

/** Lets a signed version out, in the transaction of whoever delivers it. */
export async function publishVersion(
  { clock }: { readonly clock: Clock },
  transaction: Transaction,
  { signedAt, ...key }: SignedVersion,
): Promise<Publication> {
  await lockReport(transaction, key.reportId);
  const version = await findReportVersion(transaction, key);
  const shown = await findPublishedVersion(transaction, key.reportId);
  if (version?.approvedAt?.toISOString() !== signedAt) return { came: 'held-back' };
  if (version.publishedAt !== null) return { came: 'again' };
  if (shown !== undefined && shown.number > key.number) return { came: 'held-back' };
  await updateVersion(transaction, key, { publishedAt: clock.now() });
  return {
    came: 'published',
    first: shown === undefined,
    automatic: version.approvedBy === AUTOMATIC,
  };
}
