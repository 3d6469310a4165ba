import type { Transaction } from '../../../platform/database';
import { orderResumed } from '../events';
import { orderValues } from '../mails/order-mails';
import { promiseOf } from '../place/delivery-offer';
import type { OrdersContext } from '../ports';
import type { OrderRow } from '../schema';
import { isAwaited } from '../shape';
import { insertEvents, updateOrder } from '../store';

/**
 * The money of a held order is ours again: its work goes on, and gets the time that an order paid now would get, or
 * what is left of its own, and the buyer is told it. Nobody works on an order that is over.
 */
export async function resumeOrder(
  context: OrdersContext,
  transaction: Transaction,
  order: OrderRow,
  { key, why }: { readonly key: string; readonly why: string },
): Promise<OrderRow> {
  if (order.kind === 'gift' || !isAwaited(order)) return order;
  const { queue, mailer } = context;
  await queue.emit(transaction, orderResumed, { orderId: order.id }, { key });
  const promised = await promiseAnew(context, transaction, order, why);
  await mailer.queue(transaction, {
    key,
    template: 'report-resumed',
    to: order.email,
    order: order.id,
    values: {
      ...orderValues(promised),
      promisedAt: promised.promisedAt?.toISOString() ?? null,
    },
  });
  return promised;
}

async function promiseAnew(
  context: OrdersContext,
  transaction: Transaction,
  order: OrderRow,
  why: string,
): Promise<OrderRow> {
  const { clock } = context;
  const promisedAt = await promiseOf(context, transaction, order, clock.now());
  if (order.promisedAt !== null && order.promisedAt >= promisedAt) return order;
  await insertEvents(transaction, clock, order.id, [
    { actor: 'system', what: 'promise-extended', why },
  ]);
  return updateOrder(transaction, clock, order.id, { promisedAt });
}
