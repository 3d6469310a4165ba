import type { OrdersContext } from '../ports';
import { viewOf } from './present';
import { hasReport, type OrderView } from '../shape';
import { readOrder, readOrderByNumber, readOrders } from '../store';

type Reading = Pick<OrdersContext, 'database'>;

export async function findOrder(context: Reading, orderId: string): Promise<OrderView | null> {
  const row = await readOrder(context.database.read, orderId);
  return row && viewOf(row);
}

/** Whether an order’s report is out and its buyer still has it. */
export async function isDelivered(context: Reading, orderId: string): Promise<boolean> {
  const order = await findOrder(context, orderId);
  return order !== null && hasReport(order);
}

/** Many at once, in no order; what is not there is left out. */
export async function findOrders(
  context: Reading,
  orderIds: readonly string[],
): Promise<readonly OrderView[]> {
  return (await readOrders(context.database.read, orderIds)).map(viewOf);
}

export async function findOrderByNumber(
  context: Reading,
  number: string,
): Promise<OrderView | null> {
  const row = await readOrderByNumber(context.database.read, number.trim().toUpperCase());
  return row && viewOf(row);
}
