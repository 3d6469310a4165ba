import { fail, succeed, type Result } from '../../kernel/result';
import type { Transaction } from '../../platform/database';
import type { OrdersContext } from './ports';
import type { OrderRow } from './schema';
import { lockOrder, updateOrder } from './store';

/** An order as somebody saw it when they decided what to do with it. */
export interface SeenOrder {
  readonly orderId: string;
  /** The version that was looked at; left out where it does not matter what else happened. */
  readonly version?: number | undefined;
}

export type SeenFailure = 'no-order' | 'changed';

/** Holds an order, unless it changed since it was looked at: two people never act on one without knowing. */
export async function holdAsSeen(transaction: Transaction, { orderId, version }: SeenOrder): Promise<Result<OrderRow, SeenFailure>> {
  const order = await lockOrder(transaction, orderId);
  if (order === null) return fail('no-order', 'There is no such order.');
  if (version !== undefined && order.version !== version) return fail('changed', 'This order has changed since you opened it. Nothing was done; look at what is new and send it again.');
  return succeed(order);
}

/** For what is done about an order and written elsewhere: whoever looked at it before has to look again. */
export async function touchOrder({ clock }: Pick<OrdersContext, 'clock'>, transaction: Transaction, orderId: string): Promise<void> {
  await updateOrder(transaction, clock, orderId, {});
}
