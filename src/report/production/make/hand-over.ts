import { move } from '../../../kernel/state-machine';
import { after } from '../../../kernel/time';
import type { Transaction } from '../../../platform/database';
import type { ReportDocument } from '../../document/shape';
import { reportApproved, reportSubmitted } from '../events';
import { digestOfAnswers } from '../answers';
import type { ProductionContext, ReportRequest, ReportContents } from '../ports';
import { reviseRoleTipsJob } from './revision-job';
import { AUTOMATIC, reportMoves } from '../shape';
import { lockReport, updateReport } from '../store';
import { insertReportVersion, updateVersion } from '../versions/version-store';

export interface FinishedReport extends ReportContents {
  readonly reportId: string;
  readonly request: Pick<ReportRequest, 'orderId' | 'answers'>;
  readonly writtenAt: string;
  readonly digest: string;
  readonly pdfFile: string;
  readonly htmlFile: string;
}

/** Stores the version as made; then an expert's word is awaited, or the machine's is enough where so configured. */
export async function handOver(
  context: ProductionContext,
  transaction: Transaction,
  finished: FinishedReport,
): Promise<void> {
  const { reportId, digest, pdfFile, htmlFile, document, rejected } = finished;
  const { orderId } = finished.request;
  const held = await lockReport(transaction, reportId);
  if (!held) throw new Error(`Report ${reportId} is gone.`);
  const submitted = move(reportMoves, held.state, 'submit');
  if (!submitted.ok) throw new Error(submitted.failure.sentence);
  const number = await insertReportVersion(transaction, {
    reportId,
    document,
    rejected: [...rejected],
    digest,
    pdfFile,
    htmlFile,
    answers: digestOfAnswers(finished.request.answers),
    madeAt: new Date(finished.writtenAt),
  });
  await updateReport(transaction, reportId, {
    state: submitted.value,
    changedAt: context.clock.now(),
  });
  await context.orders.submitForReview(transaction, orderId);
  await passOn(context, transaction, { reportId, orderId, number, document });
  // Answers that came while it was being written found nothing to revise then.
  await context.queue.enqueue(
    transaction,
    reviseRoleTipsJob,
    { orderId },
    { key: `after-production:${reportId}:${number}` },
  );
}

export interface Approval {
  readonly reportId: string;
  readonly orderId: string;
  readonly number: number;
  readonly approvedBy: string;
}

/** The machine signs nothing that an expert would have to mend: that waits, whatever was configured. */
export const mayLeaveUnseen = ({ sections }: ReportDocument): boolean =>
  sections.every(({ claims }) =>
    claims.every(({ verdict }) => verdict !== 'unsupported' && verdict !== 'weak'),
  );

/** What becomes of a version that was made: the machine signs it, or it waits for an expert. */
export async function passOn(
  context: ProductionContext,
  transaction: Transaction,
  { document, ...version }: Omit<Approval, 'approvedBy'> & { readonly document: ReportDocument },
): Promise<void> {
  const { reportId, orderId, number } = version;
  if (context.review === 'auto' && mayLeaveUnseen(document))
    return approve(context, transaction, { ...version, approvedBy: AUTOMATIC });
  await context.queue.emit(
    transaction,
    reportSubmitted,
    { orderId },
    { key: `report-submitted:${reportId}:${number}` },
  );
}

type Approving = Pick<ProductionContext, 'clock' | 'queue' | 'timeToUndo'>;

/** The caller holds the report's lock. */
export async function approve(
  context: Approving,
  transaction: Transaction,
  { reportId, orderId, number, approvedBy }: Approval,
): Promise<void> {
  const now = context.clock.now();
  await updateVersion(transaction, { reportId, number }, { approvedAt: now, approvedBy });
  await updateReport(transaction, reportId, { state: 'approved', changedAt: now });
  await emitReportApproved(context, transaction, {
    reportId,
    orderId,
    number,
    approvedBy,
    signedAt: now,
  });
}

/** Has a signed version sent, once it can't be taken back any more. */
export function emitReportApproved(
  { clock, queue, timeToUndo }: Approving,
  transaction: Transaction,
  { reportId, orderId, number, approvedBy, signedAt }: Approval & { readonly signedAt: Date },
): Promise<void> {
  return queue.emit(
    transaction,
    reportApproved,
    { orderId, reportId, number, signedAt: signedAt.toISOString() },
    {
      key: `report-approved:${reportId}:${number}:${clock.now().getTime()}`,
      // A machine regrets nothing.
      ...(approvedBy === AUTOMATIC ? {} : { after: after(signedAt, timeToUndo) }),
    },
  );
}
