import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../platform/database';
import { customerOrder, type OrderRow } from '../schema';
import type { OrderFilter } from './search';
import type { OrderCursor, OrderSort } from '../shape';

/** Written by the database itself; no verb reads or writes them, so the schema names them not. */
const column = {
  stage: sql`customer_order.stage`,
  due: sql`coalesce(customer_order.due_at, 'infinity'::timestamptz)`,
  company: sql`customer_order.company_key`,
  words: sql`customer_order.words`,
} as const;

interface Ordering {
  readonly key: SQL;
  readonly type: SQL;
  readonly descends: boolean;
}

const timestamptz = sql`timestamptz`;
const byPlacement = { key: sql`customer_order.placed_at`, type: timestamptz };

/** Each has an index; ties are told by the identifier, which begins with the time. */
const orderings: Readonly<Record<OrderSort, Ordering>> = {
  newest: { ...byPlacement, descends: true },
  oldest: { ...byPlacement, descends: false },
  promise: { key: column.due, type: timestamptz, descends: false },
  amount: { key: sql`customer_order.amount`, type: sql`integer`, descends: true },
  company: { key: column.company, type: sql`text`, descends: false },
};

export interface Direction extends Ordering {
  readonly beyond: OrderCursor | null;
}

/** Forwards, or backwards from a place or from the end. */
export function directionOf(
  sort: OrderSort,
  backwards: boolean,
  beyond: OrderCursor | null,
): Direction {
  const ordering = orderings[sort];
  return { ...ordering, descends: ordering.descends !== backwards, beyond };
}

/** What an order must be; words apart. */
export function filterOf(
  { stage, payment, need, placedFrom, placedBefore, ids }: OrderFilter,
  now: Date,
): SQL | undefined {
  return and(
    isNotNull(customerOrder.placedAt),
    stage && sql`${column.stage} = ${stage}`,
    payment && eq(customerOrder.payment, payment),
    placedFrom && gte(customerOrder.placedAt, placedFrom),
    placedBefore && lt(customerOrder.placedAt, placedBefore),
    ids && (ids.length === 0 ? sql`false` : inArray(customerOrder.id, [...ids])),
    need === 'late' ? sql`customer_order.due_at <= ${now.toISOString()}::timestamptz` : undefined,
    need === 'manual-payment'
      ? and(
          sql`${column.stage} = 'Awaiting payment'`,
          eq(customerOrder.payment, 'manual-requested'),
        )
      : undefined,
    need === 'cancel-asked'
      ? and(
          isNotNull(customerOrder.cancelAskedAt),
          isNull(customerOrder.cancelAnsweredAt),
          ne(customerOrder.state, 'cancelled'),
        )
      : undefined,
  );
}

export const hasEmail = (email: string): SQL =>
  sql`lower(${customerOrder.email}) = lower(${email})`;
export const hasNumber = (number: string): SQL => eq(customerOrder.number, number);

const like = (words: SQL, patterns: readonly string[]): SQL =>
  sql.join(
    patterns.map((pattern) => sql`${words} LIKE folded(${pattern})`),
    sql` AND `,
  );

const beyondOf = ({ key, type, descends, beyond }: Direction): SQL | undefined =>
  beyond === null
    ? undefined
    : sql`(${key}, customer_order.id) ${descends ? sql`<` : sql`>`} (${beyond.key}::${type}, ${beyond.id}::uuid)`;

const sorted = (key: SQL, { descends }: Direction): SQL =>
  descends ? sql`${key} DESC, id DESC` : sql`${key} ASC, id ASC`;

export interface Found {
  readonly places: readonly OrderCursor[];
  /** Where the look ended; null where it saw all there is. */
  readonly lookedTo: OrderCursor | null;
}

/** Walks in the order of the sort over a bounded number of orders and picks those with the words. */
export async function walk(
  executor: Executor,
  {
    filter,
    direction,
    patterns,
    steps,
    limit,
  }: {
    readonly filter: SQL | undefined;
    readonly direction: Direction;
    readonly patterns: readonly string[];
    readonly steps: number;
    readonly limit: number;
  },
): Promise<Found> {
  const { key } = direction;
  const hit = patterns.length === 0 ? sql`true` : like(column.words, patterns);
  const order = sorted(key, direction);
  // Read as it comes, so that the walk ends with the page; the last step is told even where it picks nothing.
  const rows = await executor
    .select({
      key: sql<string>`key::text`,
      id: sql<string>`id`,
      isHit: sql<boolean>`hit`,
      step: sql<string>`step`,
    })
    .from(sql`(
      SELECT ${key} AS key, customer_order.id, (${hit}) AS hit, row_number() OVER (ORDER BY ${order}) AS step
      FROM customer_order WHERE ${and(filter, beyondOf(direction))} ORDER BY ${order} LIMIT ${steps}
    ) AS walked`)
    .where(sql`hit OR step = ${steps}`)
    .limit(limit);
  const last = rows.find(({ step }) => Number(step) === steps);
  return {
    places: rows.filter(({ isHit }) => isHit).map(({ key: at, id }) => ({ key: at, id })),
    lookedTo: last ? { key: last.key, id: last.id } : null,
  };
}

export interface FoundPlaces {
  readonly places: readonly OrderCursor[];
  /** How many there are in all; one more than `most` stands for any number. */
  readonly total: number;
}

/** Finds all orders with the words by the index, as long as they are not too many, and cuts a page out of them. */
export async function gather(
  executor: Executor,
  {
    filter,
    direction,
    patterns,
    most,
    limit,
  }: {
    readonly filter: SQL | undefined;
    readonly direction: Direction;
    readonly patterns: readonly string[];
    readonly most: number;
    readonly limit: number;
  },
): Promise<FoundPlaces> {
  const { type, descends, beyond } = direction;
  const after =
    beyond === null
      ? sql`true`
      : sql`(key, id) ${descends ? sql`<` : sql`>`} (${beyond.key}::${type}, ${beyond.id}::uuid)`;
  const rows = await executor.select({
    key: sql<string | null>`page.key::text`,
    id: sql<string | null>`page.id`,
    total: sql<string>`total`,
  }).from(sql`(
      WITH found AS MATERIALIZED (
        SELECT ${direction.key} AS key, customer_order.id FROM customer_order
        WHERE ${and(filter, like(column.words, patterns))} LIMIT ${most + 1}
      )
      SELECT page.key, page.id, (SELECT count(*) FROM found) AS total
      FROM (SELECT 1) AS always LEFT JOIN (
        SELECT * FROM found WHERE ${after} ORDER BY ${sorted(sql`key`, direction)} LIMIT ${limit}
      ) AS page ON true
    ) AS page`);
  return {
    places: rows.flatMap(({ key, id }) => (key === null || id === null ? [] : [{ key, id }])),
    total: Number(rows[0]?.total ?? 0),
  };
}

/** Counted no further than `most` and one. */
export async function countUpTo(
  executor: Executor,
  filter: SQL | undefined,
  most: number,
): Promise<number> {
  const [row] = await executor
    .select({ count: sql<string>`count(*)` })
    .from(sql`(SELECT 1 FROM customer_order WHERE ${filter} LIMIT ${most + 1}) AS counted`);
  return Number(row?.count ?? 0);
}

/** In the order in which they are asked for. */
export async function readFoundOrders(
  executor: Executor,
  ids: readonly string[],
): Promise<readonly OrderRow[]> {
  if (ids.length === 0) return [];
  const rows = await executor
    .select()
    .from(customerOrder)
    .where(inArray(customerOrder.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
