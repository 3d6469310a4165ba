import { move } from '../../../kernel/state-machine';
import { after } from '../../../kernel/time';
import type { Transaction } from '../../../platform/database';
import type { ReportDocument } from '../../document/shape';
import { reportApproved } from '../events';
import { digestOfAnswers } from '../answers';
import type { ProductionContext, ReportRequest, WrittenReport } from '../ports';
import { reviseRoleTipsJob } from './revision-job';
import { reportMoves } from '../shape';
import { lockReport, updateReport } from '../store';
import { insertVersion, updateVersion } from '../versions/version-store';

export interface FinishedReport extends WrittenReport {
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
  const held = await lockReport(transaction, reportId);
  if (!held) throw new Error(`Report ${reportId} is gone.`);
  const submitted = move(reportMoves, held.state, 'submit');
  if (!submitted.ok) throw new Error(submitted.failure.sentence);
  const number = await insertVersion(transaction, {
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
  await context.orders.submitForReview(transaction, finished.request.orderId);
  if (context.review === 'auto' && mayLeaveUnseen(document)) {
    await approve(context, transaction, {
      reportId,
      orderId: finished.request.orderId,
      number,
      approvedBy: AUTOMATIC,
    });
  }
  // Answers that came while it was being written found nothing to revise then.
  const { orderId } = finished.request;
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

/** The name under which the machine signs. */
export const AUTOMATIC = 'automatic';

/** The machine signs nothing that an expert would have to mend: that waits, whatever was configured. */
export const mayLeaveUnseen = ({ sections }: ReportDocument): boolean =>
  sections.every(({ claims }) =>
    claims.every(({ verdict }) => verdict !== 'unsupported' && verdict !== 'weak'),
  );

/** The caller holds the report's lock. */
export async function approve(
  context: Pick<ProductionContext, 'clock' | 'queue' | 'timeToUndo'>,
  transaction: Transaction,
  { reportId, orderId, number, approvedBy }: Approval,
): Promise<void> {
  const now = context.clock.now();
  await updateVersion(transaction, { reportId, number }, { approvedAt: now, approvedBy });
  await updateReport(transaction, reportId, { state: 'approved', changedAt: now });
  await context.queue.emit(
    transaction,
    reportApproved,
    { orderId, reportId, number, signedAt: now.toISOString() },
    {
      key: `report-approved:${reportId}:${number}:${now.getTime()}`,
      // A machine regrets nothing.
      ...(approvedBy === AUTOMATIC ? {} : { after: after(now, context.timeToUndo) }),
    },
  );
}
