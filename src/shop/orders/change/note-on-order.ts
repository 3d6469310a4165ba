import type { Transaction } from '../../../platform/database';
import type { OrdersContext } from '../ports';
import { insertEvents, type NewOrderEvent } from '../store';

/** A line on an order's timeline that moves nothing. */
export async function noteOnOrder(
  context: Pick<OrdersContext, 'clock'>,
  transaction: Transaction,
  orderId: string,
  event: NewOrderEvent,
): Promise<void> {
  await insertEvents(transaction, context.clock, orderId, [event]);
}
