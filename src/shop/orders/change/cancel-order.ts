import { fail, succeed, type Result } from '../../../kernel/result';
import { allows } from '../../../kernel/state-machine';
import type { Alongside } from '../../../platform/database';
import { lockIfUnchanged, type SeenFailure, type SeenOrder } from './lock-if-unchanged';
import { moveHeldOrder } from './move-order';
import { queueCanceledMail, queueCancelRequestMail } from '../mails/order-mails';
import type { OrdersContext } from '../ports';
import { viewOf } from '../lists/present';
import { orderMoves, type Actor, type OrderView } from '../shape';
import { insertEvents, lockOrder, updateOrder } from '../store';

const REASON_LIMIT = 2_000;

/** The buyer would like to call the order off. Whether money goes back is the owner's to say. */
export async function requestCancel(
  context: OrdersContext,
  input: { readonly orderId: string; readonly reason: string },
): Promise<Result<OrderView, 'no-order' | 'too-late'>> {
  const { database, clock } = context;
  return database.write(async (transaction) => {
    const order = await lockOrder(transaction, input.orderId);
    if (order === null || order.state === 'draft') return fail('no-order', 'Order not found.');
    if (!allows(orderMoves, order.state, 'cancel')) {
      return fail(
        'too-late',
        order.state === 'delivered'
          ? 'Your report was already delivered.'
          : 'This order is already canceled.',
      );
    }
    if (order.cancelAskedAt !== null) return succeed(viewOf(order));
    const why = input.reason.trim().slice(0, REASON_LIMIT).toWellFormed();
    const asked = await updateOrder(transaction, clock, order.id, { cancelAskedAt: clock.now() });
    await insertEvents(transaction, clock, order.id, [
      { actor: 'buyer', what: 'cancel-asked', why },
    ]);
    await queueCancelRequestMail(context, transaction, asked, why);
    return succeed(viewOf(asked));
  });
}

/** Someone of the team calls the order off, and the buyer reads why. A payment is not given back by it. */
export async function cancelOrder(
  context: OrdersContext,
  input: SeenOrder & {
    readonly actor: Actor;
    readonly reason: string;
    readonly alongside?: Alongside;
  },
): Promise<Result<OrderView, SeenFailure | 'no-reason' | 'illegal-move'>> {
  const why = input.reason.trim();
  if (why === '') return fail('no-reason', 'Enter a reason for canceling.');
  return context.database.write(async (transaction) => {
    const held = await lockIfUnchanged(transaction, input);
    if (!held.ok) return held;
    if (held.value.state === 'draft') return fail('no-order', 'Order not found.');
    const cancelled = await moveHeldOrder(context, transaction, held.value, {
      event: 'cancel',
      actor: input.actor,
      why,
    });
    if (!cancelled.ok) return cancelled;
    await queueCanceledMail(context, transaction, cancelled.value, why);
    await input.alongside?.(transaction);
    return succeed(viewOf(cancelled.value));
  });
}
