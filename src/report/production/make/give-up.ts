import { move } from '../../../kernel/state-machine';
import type { Transaction } from '../../../platform/database';
import { reportImpossible } from '../events';
import type { ProductionContext } from '../ports';
import { reportMoves } from '../shape';
import { lockReport, updateReport, type ReportRow } from '../store';

/** Too little can be said truly: writes down why, and tells those who decide what follows. */
export async function giveUp(
  context: ProductionContext,
  { reportId }: { readonly reportId: string },
  reasons: readonly string[],
): Promise<void> {
  await context.database.write(async (transaction) => {
    const held = await lockReport(transaction, reportId);
    const given = held && move(reportMoves, held.state, 'give-up');
    if (!held || !given?.ok) return;
    await updateReport(transaction, reportId, {
      state: given.value,
      reasons: [...reasons],
      changedAt: context.clock.now(),
    });
    await emitReportImpossible(context, transaction, { ...held, reasons: [...reasons] });
  });
}

export function emitReportImpossible(
  { clock, queue }: Pick<ProductionContext, 'clock' | 'queue'>,
  transaction: Transaction,
  { id, orderId, reasons }: Pick<ReportRow, 'id' | 'orderId' | 'reasons'>,
): Promise<void> {
  return queue.emit(
    transaction,
    reportImpossible,
    { orderId, reasons: reasons ?? [] },
    { key: `report-impossible:${id}:${clock.now().getTime()}` },
  );
}
