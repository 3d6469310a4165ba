import { and, asc, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { OrdersContext } from '../ports';
import { customerOrder } from '../schema';

/** Few are enough: the newest report knows best. */
const MOST = 5;

/** Orders on a company of this name, as it was typed, whose reports went out since a moment, the newest first. */
export async function listDeliveredOn(
  { database }: Pick<OrdersContext, 'database'>,
  { company, since }: { readonly company: string; readonly since: Date },
): Promise<readonly string[]> {
  if (company.trim() === '') return [];
  const rows = await database.read
    .select({ id: customerOrder.id })
    .from(customerOrder)
    .where(
      and(
        isNotNull(customerOrder.placedAt),
        eq(sql`customer_order.company_key`, sql`left(folded(${company.trim()}), 80)`),
        gte(customerOrder.deliveredAt, since),
      ),
    )
    .orderBy(desc(customerOrder.deliveredAt), asc(customerOrder.id))
    .limit(MOST);
  return rows.map(({ id }) => id);
}
