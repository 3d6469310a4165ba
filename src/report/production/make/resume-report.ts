import type { ProductionContext } from '../ports';
import { findReportOfOrder, lockReport } from '../store';
import { findLatestVersion } from '../versions/version-store';
import { emitReportImpossible } from './give-up';
import { emitReportApproved } from './hand-over';

/** Tells once more what became of a report while its order was disputed: whoever heard it then let it rest. */
export function resumeReport(
  context: Pick<ProductionContext, 'database' | 'clock' | 'queue' | 'timeToUndo'>,
  orderId: string,
): Promise<void> {
  return context.database.write(async (transaction) => {
    const found = await findReportOfOrder(transaction, orderId);
    const held = found && (await lockReport(transaction, found.id));
    if (held?.state === 'cannot-be-created')
      return emitReportImpossible(context, transaction, held);
    if (held?.state !== 'approved') return;
    const version = await findLatestVersion(transaction, held.id);
    const { number, approvedAt: signedAt, approvedBy, publishedAt } = version ?? {};
    if (number === undefined || !signedAt || !approvedBy || publishedAt !== null) return;
    await emitReportApproved(context, transaction, {
      reportId: held.id,
      orderId,
      number,
      approvedBy,
      signedAt,
    });
  });
}
