import type { Database, QueryRow } from '../../platform/database';
import { SHOP_ZONE } from '../../../content/brand';
import { NO_FIGURES, QUARTERS, type Figures } from './shape';
import type { Day } from './zoned-days';

/** Each reads an index alone and answers with a row a day. `$1` and `$2` are the moments between, `$3` is the zone. */
const within = (column: string): string => `${column} >= $1 AND ${column} < $2`;
const day = (column: string): string => `to_char(${column} AT TIME ZONE $3, 'YYYY-MM-DD') AS day`;

/** Of refunds or disputes: how many there were, and the dollars among what went back. */
const money = (what: 'refund' | 'dispute', state: string): string =>
  `SELECT ${day('moved.updated_at')}, count(*)::int AS ${what}s,
    coalesce(sum(moved.amount) FILTER (WHERE currency = 'usd'), 0)::bigint
      AS ${what === 'refund' ? 'refunded' : 'disputed'}
    FROM payment_${what} AS moved JOIN customer_order AS ordered ON ordered.id = moved.order_id
    WHERE moved.state = '${state}' AND ${within('moved.updated_at')} GROUP BY 1`;

const QUERIES = {
  placed: `SELECT ${day('placed_at')}, count(*)::int AS placed FROM customer_order
    WHERE placed_at IS NOT NULL AND ${within('placed_at')} GROUP BY 1`,
  // Few, so that all others need not be looked into.
  given: `SELECT ${day('placed_at')}, count(*)::int AS given FROM customer_order
    WHERE kind = 'gift' AND ${within('placed_at')} GROUP BY 1`,
  paid: `SELECT ${day('paid_at')}, (count(*) FILTER (WHERE kind = 'report'))::int AS paid,
    coalesce(sum(amount) FILTER (WHERE currency = 'usd'), 0)::bigint AS revenue,
    (count(*) FILTER (WHERE kind = 'gift'))::int AS gifts,
    coalesce(sum(amount) FILTER (WHERE kind = 'gift' AND currency = 'usd'), 0)::bigint AS gift_revenue
    FROM customer_order WHERE paid_at IS NOT NULL AND ${within('paid_at')} GROUP BY 1`,
  // An order that was called off for nothing has given its code back.
  codes: `SELECT ${day('paid_at')}, (count(*) FILTER (WHERE gift_order_id IS NULL))::int AS coded,
    coalesce(sum(discount) FILTER (WHERE gift_order_id IS NULL AND currency = 'usd'), 0)::bigint AS discount,
    count(gift_order_id)::int AS gifts_used FROM customer_order JOIN promotion_code USING (code)
    WHERE paid_at IS NOT NULL AND NOT (state = 'cancelled' AND amount = 0) AND ${within('paid_at')} GROUP BY 1`,
  refunds: money('refund', 'succeeded'),
  disputes: money('dispute', 'lost'),
  delivered: `SELECT ${day('delivered_at')},
    least(greatest(ceil(extract(epoch FROM delivered_at - paid_at) / 900) - 1, 0),
      ${QUARTERS - 1})::int AS quarter,
    count(*)::int AS delivered,
    (count(*) FILTER (WHERE delivered_at - paid_at <= interval '12 hours'))::int AS in_time
    FROM customer_order WHERE delivered_at IS NOT NULL AND paid_at IS NOT NULL AND kind = 'report'
    AND ${within('delivered_at')} GROUP BY 1, 2`,
  costs: `SELECT ${day('at')}, count(DISTINCT order_id)::int AS asked_reports,
    sum(micros)::bigint AS micros FROM model_spending WHERE ${within('at')} GROUP BY 1`,
  stars: `SELECT ${day('given_at')}, stars, count(*)::int AS given FROM report_rating
    WHERE ${within('given_at')} GROUP BY 1, 2`,
} as const;

type Tally = {
  -readonly [Name in keyof Figures]: Figures[Name] extends number ? number : number[];
};

/** Adds up what the books say of each day between two moments; days on which nothing happened are left out. */
export async function countDays(
  { database }: { readonly database: Database },
  from: Date,
  until: Date,
): Promise<ReadonlyMap<Day, Figures>> {
  const tallies = new Map<Day, Tally>();
  const tallyOf = (row: QueryRow): Tally => {
    const name = String(row['day']);
    const known = tallies.get(name) ?? {
      ...NO_FIGURES,
      stars: [...NO_FIGURES.stars],
      quarters: [...NO_FIGURES.quarters],
    };
    tallies.set(name, known);
    return known;
  };
  const read = async (query: keyof typeof QUERIES): Promise<readonly QueryRow[]> =>
    database.queryRows(QUERIES[query], [from, until, SHOP_ZONE]);
  const [placed, given, paid, codes, refunds, disputes, delivered, costs, stars] =
    await Promise.all([
      read('placed'),
      read('given'),
      read('paid'),
      read('codes'),
      read('refunds'),
      read('disputes'),
      read('delivered'),
      read('costs'),
      read('stars'),
    ]);
  for (const row of placed) tallyOf(row).placed = Number(row['placed']);
  for (const row of given) tallyOf(row).placed -= Number(row['given']);
  for (const row of paid)
    Object.assign(tallyOf(row), {
      paid: Number(row['paid']),
      revenue: Number(row['revenue']),
      gifts: Number(row['gifts']),
      giftRevenue: Number(row['gift_revenue']),
    });
  for (const row of codes)
    Object.assign(tallyOf(row), {
      coded: Number(row['coded']),
      discount: Number(row['discount']),
      giftsUsed: Number(row['gifts_used']),
    });
  for (const row of refunds)
    Object.assign(tallyOf(row), {
      refunds: Number(row['refunds']),
      refunded: Number(row['refunded']),
    });
  for (const row of disputes)
    Object.assign(tallyOf(row), {
      disputes: Number(row['disputes']),
      disputed: Number(row['disputed']),
    });
  for (const row of costs)
    Object.assign(tallyOf(row), {
      askedReports: Number(row['asked_reports']),
      micros: Number(row['micros']),
    });
  for (const row of delivered) {
    const tally = tallyOf(row);
    tally.delivered += Number(row['delivered']);
    tally.inTime += Number(row['in_time']);
    tally.quarters[Number(row['quarter'])] = Number(row['delivered']);
  }
  for (const row of stars) tallyOf(row).stars[Number(row['stars']) - 1] = Number(row['given']);
  return tallies;
}
