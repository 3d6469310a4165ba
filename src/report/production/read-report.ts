import type { Database } from '../../platform/database';
import type { FileStorage } from '../../platform/files';
import type { StepReport, Steps } from '../../platform/jobs';
import type { ReportDocument } from '../document/shape';
import type { RejectedSentence, ReportState, VersionLine } from './shape';
import { findReportOfOrder } from './store';
import {
  findPublishedVersion,
  findLatestVersion,
  findVersionLines,
} from './versions/version-store';

export interface PublishedReport {
  readonly document: ReportDocument;
  readonly digest: string;
  readonly html: string;
  readonly pdf: Uint8Array;
}

export interface ReadingContext {
  readonly database: Database;
  readonly files: FileStorage;
}

/** The version a buyer may see, with its files; nothing before one was published. */
export async function readPublishedReport(
  { database, files }: ReadingContext,
  orderId: string,
): Promise<PublishedReport | undefined> {
  const found = await findReportOfOrder(database.read, orderId);
  const version = found && (await findPublishedVersion(database.read, found.id));
  if (!version) return undefined;
  const [pdf, html] = await Promise.all([files.get(version.pdfFile), files.get(version.htmlFile)]);
  if (!pdf || !html)
    throw new Error(`A file of report ${version.reportId} is missing from storage.`);
  return {
    document: version.document,
    digest: version.digest,
    pdf,
    html: new TextDecoder().decode(html),
  };
}

export interface ProductionState {
  readonly state: ReportState;
  readonly reasons: readonly string[];
  readonly rejected: readonly RejectedSentence[];
  readonly steps: readonly StepReport[];
  /** The newest version and how far it has come; undefined until one is written. */
  readonly version?: {
    readonly number: number;
    readonly signedAt: string | null;
    readonly published: boolean;
  };
}

/** How far production of an order's report has come; for staff and, cut down, for the buyer. */
export async function readProduction(
  { database, steps }: { readonly database: Database; readonly steps: Steps },
  orderId: string,
): Promise<ProductionState | undefined> {
  const found = await findReportOfOrder(database.read, orderId);
  if (!found) return undefined;
  const version = await findLatestVersion(database.read, found.id);
  return {
    state: found.state,
    reasons: found.reasons ?? [],
    rejected: version?.rejected ?? [],
    steps: await readProductionSteps(steps, orderId),
    ...(version === undefined
      ? {}
      : {
          version: {
            number: version.number,
            signedAt: version.approvedAt?.toISOString() ?? null,
            published: version.publishedAt !== null,
          },
        }),
  };
}

/** How far the work has come, without the versions: they hold all that the report says. */
export const readProductionSteps = (
  steps: Pick<Steps, 'report'>,
  orderId: string,
): ReturnType<Steps['report']> => steps.report(`report:${orderId}`);

/** Every version of an order's report, the newest first: who signed it, and the hash of its words. */
export async function listReportVersions(
  { database }: Pick<ReadingContext, 'database'>,
  orderId: string,
): Promise<readonly VersionLine[]> {
  const found = await findReportOfOrder(database.read, orderId);
  const rows = found === undefined ? [] : await findVersionLines(database.read, found.id);
  return rows.map(
    ({
      reportId,
      number,
      digest,
      madeAt,
      approvedAt,
      approvedBy,
      publishedAt,
      contentRemovedAt,
    }) => ({
      reportId,
      number,
      digest,
      signedBy: approvedBy,
      madeAt: madeAt.toISOString(),
      signedAt: approvedAt?.toISOString() ?? null,
      publishedAt: publishedAt?.toISOString() ?? null,
      erasedAt: contentRemovedAt?.toISOString() ?? null,
    }),
  );
}
