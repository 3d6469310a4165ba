import { move } from '../../../kernel/state-machine';
import { reportImpossible } from '../events';
import type { ProductionContext, ReportRequest } from '../ports';
import { reportMoves } from '../shape';
import { lockReport, updateReport } from '../store';

/** Too little can be said truly: writes down why, and tells those who decide what follows. */
export async function giveUp(
  context: ProductionContext,
  { reportId, request }: { readonly reportId: string; readonly request: ReportRequest },
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
    await context.queue.emit(
      transaction,
      reportImpossible,
      { orderId: request.orderId, reasons: [...reasons] },
      { key: `report-impossible:${reportId}:${held.changedAt.getTime()}` },
    );
  });
}
