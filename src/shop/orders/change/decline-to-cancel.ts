import { fail, succeed, type Result } from '../../../kernel/result';
import type { Transaction } from '../../../platform/database';
import type { OrdersContext } from '../ports';
import type { Actor } from '../shape';
import { insertEvents, lockOrder, updateOrder } from '../store';

/** The buyer who asked to cancel is told that the order goes on; in the transaction of that answer. */
export async function declineToCancel(
  { clock }: Pick<OrdersContext, 'clock'>,
  transaction: Transaction,
  { orderId, actor }: { readonly orderId: string; readonly actor: Actor },
): Promise<Result<null, 'no-wish' | 'cancelled'>> {
  const order = await lockOrder(transaction, orderId);
  if (order === null || order.cancelAskedAt === null)
    return fail('no-wish', 'No cancellation was requested for this order.');
  if (order.state === 'cancelled') return fail('cancelled', 'This order is already canceled.');
  await updateOrder(transaction, clock, orderId, { cancelAnsweredAt: clock.now() });
  await insertEvents(transaction, clock, orderId, [{ actor, what: 'cancel-declined' }]);
  return succeed(null);
}
