import { fail, succeed, type Result } from '../../../kernel/result';
import { allows } from '../../../kernel/state-machine';
import type { Transaction } from '../../../platform/database';
import { changesBetween } from '../../document';
import type { ReportDocument } from '../../document/shape';
import { approve } from '../make/hand-over';
import type { ProductionContext } from '../ports';
import { digestOfDocument, render, type Files } from '../make/production-steps';
import { isWaiting } from '../material/review-material';
import { reportMoves, type RejectedSentence } from '../shape';
import { lockReport } from '../store';
import { findLatestVersion, findPublishedVersion, insertReportVersion } from './version-store';

export interface LaidOut {
  readonly document: ReportDocument;
  readonly files: Files;
}

/** The report as its buyer gets it: it says what is new to one who has an earlier version. */
async function withChanges(
  { database }: Pick<ProductionContext, 'database'>,
  reportId: string,
  reviewed: ReportDocument,
): Promise<ReportDocument> {
  const out = await findPublishedVersion(database.read, reportId);
  if (!out?.publishedAt) return reviewed;
  const changes = changesBetween(out.document, reviewed, out.publishedAt.toISOString());
  return changes === undefined ? reviewed : { ...reviewed, changes };
}

/** The page of a report that is still in review; nothing of it is stored. */
export async function drawReviewed(
  context: Pick<ProductionContext, 'database' | 'rendering'>,
  reportId: string,
  reviewed: ReportDocument,
): Promise<string> {
  return context.rendering.html(await withChanges(context, reportId, reviewed));
}

/** The reviewed report with its files. */
export async function layOutReviewed(
  context: Pick<ProductionContext, 'database' | 'rendering' | 'files'>,
  { orderId, reportId }: { readonly orderId: string; readonly reportId: string },
  reviewed: ReportDocument,
): Promise<LaidOut> {
  const document = await withChanges(context, reportId, reviewed);
  return {
    document,
    files: { digest: digestOfDocument(document), ...(await render(context, orderId, document)) },
  };
}

export interface ReviewedRelease extends LaidOut {
  readonly orderId: string;
  readonly reportId: string;
  /** The newest version when the expert looked; a later one has to be looked at first. */
  readonly after: number;
  readonly rejected: readonly RejectedSentence[];
  readonly approvedBy: string;
}

/**
 * Stores what an expert signed as a new version and approves it, in the transaction that records
 * the signature.
 */
export async function releaseReviewed(
  context: Pick<ProductionContext, 'clock' | 'queue' | 'timeToUndo'>,
  transaction: Transaction,
  { orderId, reportId, after, document, files, rejected, approvedBy }: ReviewedRelease,
): Promise<
  Result<
    { readonly number: number; readonly digest: string },
    'no-report' | 'another-version' | 'illegal-move'
  >
> {
  const held = await lockReport(transaction, reportId);
  const latest = held && (await findLatestVersion(transaction, reportId));
  if (!held || !latest) return fail('no-report', 'This order has no report yet.');
  if (latest.number !== after)
    return fail('another-version', 'The report changed since you opened it. Reload and check it.');
  if (!isWaiting(held, latest))
    return fail('illegal-move', 'This report isn’t waiting for approval.');
  const isOut = !allows(reportMoves, held.state, 'approve');
  if (isOut && !allows(reportMoves, held.state, 'start-again'))
    return fail('illegal-move', 'This report can’t be approved.');
  const number = await insertReportVersion(transaction, {
    reportId,
    document,
    rejected: [...rejected],
    ...files,
    answers: latest.answers,
    madeAt: context.clock.now(),
  });
  await approve(context, transaction, { reportId, orderId, number, approvedBy });
  return succeed({ number, digest: files.digest });
}
