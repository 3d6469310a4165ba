import { listOrdersOf, type OrdersContext } from '../../shop/orders';
import { listMembers } from '../identity';
import type { InboxContext } from './ports';
import type { BuyersOrder } from './shape';

/** Whose it may be to answer. */
export const listPeople = async ({ database }: Pick<InboxContext, 'database'>) =>
  (await listMembers(database.read, ['owner', 'support'])).map(({ name }) => name);

/** What a buyer has placed; a draft is nobody's concern. */
export async function listPlacedBy(
  orders: OrdersContext,
  email: string,
): Promise<readonly BuyersOrder[]> {
  return (await listOrdersOf(orders, email)).flatMap(
    ({ id, number, placedAt, stage, details: { company, role } }) =>
      number === null || placedAt === null ? [] : [{ id, number, company, role, stage, placedAt }],
  );
}
