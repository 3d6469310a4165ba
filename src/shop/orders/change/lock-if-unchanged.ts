import { fail, succeed, type Result } from '../../../kernel/result';
import type { Transaction } from '../../../platform/database';
import type { OrderRow } from '../schema';
import { countAct, lockOrder } from '../store';

/** An order as somebody saw it when they decided what to do with it. */
export interface SeenOrder {
  readonly orderId: string;
  /** The order's `actCount` then; left out where it doesn't matter what else happened. */
  readonly actCount?: number | undefined;
}

export type SeenFailure = 'no-order' | 'changed';

/**
 * Holds an order, unless somebody did something about it since it was looked at: two people never act on one
 * without knowing. That its work went on by itself meanwhile refuses nobody.
 */
export async function lockIfUnchanged(
  transaction: Transaction,
  { orderId, actCount }: SeenOrder,
): Promise<Result<OrderRow, SeenFailure>> {
  const order = await lockOrder(transaction, orderId);
  if (order === null) return fail('no-order', 'Order not found.');
  if (actCount !== undefined && order.actCount !== actCount)
    return fail(
      'changed',
      'This order changed since you opened it. Nothing was saved; check what’s new and try again.',
    );
  return succeed(order);
}

/** For what is done about an order and written elsewhere: whoever looked at it before has to look again. */
export async function touchOrder(transaction: Transaction, orderId: string): Promise<void> {
  await countAct(transaction, orderId);
}
