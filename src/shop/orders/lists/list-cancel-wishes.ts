import type { OrdersContext } from '../ports';
import { viewOf } from './present';
import type { OrderView } from '../shape';
import { readOpenCancelWishes } from '../store';

/** Orders whose buyers asked to cancel and have heard nothing: neither cancelled, nor paid back, nor answered. */
export async function listCancelWishes({
  database,
}: Pick<OrdersContext, 'database'>): Promise<readonly OrderView[]> {
  return (await readOpenCancelWishes(database.read)).map(viewOf);
}
