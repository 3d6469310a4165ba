import type { Currency } from '../../kernel/money';
import type { Database } from '../../platform/database';
import type { OtherMoney } from './shape';

const RETURNED = `SELECT ordered.currency, 0 AS orders, 0 AS revenue, returned.amount AS back
  FROM payment_refund AS returned JOIN customer_order AS ordered ON ordered.id = returned.order_id
  WHERE ordered.currency <> 'usd' AND returned.state = 'succeeded'
    AND returned.updated_at >= $1 AND returned.updated_at < $2`;
const LOST = RETURNED.replace('payment_refund', 'payment_dispute').replace("'succeeded'", "'lost'");

/** What came and went in each currency but the dollar, between two moments; never added to one another. */
export async function countOtherMoney(
  { database }: { readonly database: Database },
  from: Date,
  until: Date,
): Promise<readonly OtherMoney[]> {
  const rows = await database.queryRows(
    `SELECT currency, sum(orders)::int AS orders, sum(revenue)::bigint AS revenue, sum(back)::bigint AS back FROM (
      SELECT currency, 1 AS orders, amount AS revenue, 0 AS back FROM customer_order
      WHERE currency <> 'usd' AND paid_at IS NOT NULL AND paid_at >= $1 AND paid_at < $2
      UNION ALL ${RETURNED} UNION ALL ${LOST}) AS moved GROUP BY 1 ORDER BY 1`,
    [from, until],
  );
  return rows.map((row) => ({
    currency: String(row['currency']) as Currency,
    orders: Number(row['orders']),
    revenue: Number(row['revenue']),
    back: Number(row['back']),
  }));
}
