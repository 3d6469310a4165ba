import type { OrdersContext } from './ports';
import { viewOf } from './present';
import type { OrderView } from './shape';
import { readOrder, readOrderByNumber } from './store';

type Reading = Pick<OrdersContext, 'database'>;

export async function findOrder(context: Reading, orderId: string): Promise<OrderView | null> {
  const row = await readOrder(context.database.read, orderId);
  return row && viewOf(row);
}

export async function findOrderByNumber(context: Reading, number: string): Promise<OrderView | null> {
  const row = await readOrderByNumber(context.database.read, number.trim().toUpperCase());
  return row && viewOf(row);
}
