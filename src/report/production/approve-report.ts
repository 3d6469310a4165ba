import { fail, succeed, type Result } from '../../kernel/result';
import { move } from '../../kernel/state-machine';
import { approve } from './hand-over';
import type { ProductionContext } from './ports';
import { reportMoves } from './shape';
import { findLatestVersion, findReportOfOrder, lockReport } from './store';

export interface Signature {
  readonly orderId: string;
  readonly approvedBy: string;
}

/** A person's word that this version may go out. */
export async function approveReport(
  context: Pick<ProductionContext, 'database' | 'clock' | 'queue'>,
  { orderId, approvedBy }: Signature,
): Promise<Result<{ readonly number: number }, 'no-report' | 'illegal-move'>> {
  return context.database.write(async (transaction) => {
    const found = await findReportOfOrder(transaction, orderId);
    const held = found && (await lockReport(transaction, found.id));
    const version = held && (await findLatestVersion(transaction, held.id));
    if (!held || !version) return fail('no-report', 'There is no report of this order yet.');
    const next = move(reportMoves, held.state, 'approve');
    if (!next.ok) return next;
    await approve(context, transaction, { reportId: held.id, orderId, number: version.number, approvedBy });
    return succeed({ number: version.number });
  });
}
