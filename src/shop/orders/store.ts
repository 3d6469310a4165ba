import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Clock } from '../../kernel/time';
import { prepared, together, type Executor, type Transaction } from '../../platform/database';
import { customerOrder, orderEvent, type OrderEventRow, type OrderRow } from './schema';
import { isIdentifier, type Actor, type OrderHappening } from './shape';

export type NewOrder = typeof customerOrder.$inferInsert;
export type OrderChange = Partial<Omit<NewOrder, 'id' | 'number' | 'version' | 'createdAt'>> & {
  readonly number?: SQL<string>;
};

export async function insertOrder(transaction: Transaction, order: NewOrder): Promise<void> {
  await transaction.insert(customerOrder).values(order);
}

const findById = prepared((executor) =>
  executor
    .select()
    .from(customerOrder)
    .where(eq(customerOrder.id, sql.placeholder('orderId')))
    .prepare('order_by_id'),
);

export async function readOrder(executor: Executor, orderId: string): Promise<OrderRow | null> {
  if (!isIdentifier(orderId)) return null;
  const [row] = await findById(executor, { orderId });
  return row ?? null;
}

/** Holds the order until the transaction ends, so that whoever decides on it decides alone. */
export async function lockOrder(
  transaction: Transaction,
  orderId: string,
): Promise<OrderRow | null> {
  if (!isIdentifier(orderId)) return null;
  const [row] = await transaction
    .select()
    .from(customerOrder)
    .where(eq(customerOrder.id, orderId))
    .for('update');
  return row ?? null;
}

export async function updateOrder(
  transaction: Transaction,
  clock: Clock,
  orderId: string,
  change: OrderChange,
): Promise<OrderRow> {
  const [row] = await transaction
    .update(customerOrder)
    .set({ ...change, updatedAt: clock.now(), version: sql`${customerOrder.version} + 1` })
    .where(eq(customerOrder.id, orderId))
    .returning();
  if (!row) throw new Error(`Order ${orderId} was deleted while it was locked.`);
  return row;
}

export async function deleteOrder(transaction: Transaction, orderId: string): Promise<void> {
  await transaction.delete(customerOrder).where(eq(customerOrder.id, orderId));
}

/** Taken by the statement that writes it. */
export const nextOrderNumber = sql<string>`'FW-' || nextval('order_number')`;

export interface NewOrderEvent {
  readonly actor: Actor;
  readonly what: OrderHappening;
  readonly why?: string;
}

export async function insertEvents(
  transaction: Transaction,
  clock: Clock,
  orderId: string,
  events: readonly NewOrderEvent[],
): Promise<void> {
  const at = clock.now();
  const rows = events.map(({ why = '', ...event }) => ({ orderId, at, why, ...event }));
  const isAct = events.some(({ actor }) => actor !== 'system');
  await together(
    transaction.insert(orderEvent).values(rows),
    isAct ? countAct(transaction, orderId) : undefined,
  );
}

/** Somebody did something about it; whoever looked before has to look again before they act. */
export async function countAct(transaction: Transaction, orderId: string): Promise<void> {
  await transaction
    .update(customerOrder)
    .set({ actCount: sql`${customerOrder.actCount} + 1` })
    .where(eq(customerOrder.id, orderId));
}

export async function readEvents(
  executor: Executor,
  orderId: string,
): Promise<readonly OrderEventRow[]> {
  return executor
    .select()
    .from(orderEvent)
    .where(eq(orderEvent.orderId, orderId))
    .orderBy(asc(orderEvent.id));
}

export async function readOrders(
  executor: Executor,
  orderIds: readonly string[],
): Promise<readonly OrderRow[]> {
  return executor
    .select()
    .from(customerOrder)
    .where(inArray(customerOrder.id, orderIds.filter(isIdentifier)));
}

export async function readOrderByNumber(
  executor: Executor,
  number: string,
): Promise<OrderRow | null> {
  const [row] = await executor.select().from(customerOrder).where(eq(customerOrder.number, number));
  return row ?? null;
}

export async function readEarlierOrder(
  executor: Executor,
  search: { readonly similarity: string; readonly since: Date; readonly except?: string },
): Promise<OrderRow | null> {
  const [row] = await executor
    .select()
    .from(customerOrder)
    .where(
      and(
        eq(customerOrder.similarity, search.similarity),
        gte(customerOrder.placedAt, search.since),
        ne(customerOrder.state, 'cancelled'),
        search.except === undefined ? undefined : ne(customerOrder.id, search.except),
      ),
    )
    .orderBy(desc(customerOrder.placedAt), desc(customerOrder.id))
    .limit(1);
  return row ?? null;
}

export async function readPendingOrders(executor: Executor): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: customerOrder.id })
    .from(customerOrder)
    .where(eq(customerOrder.payment, 'pending'));
  return rows.map(({ id }) => id);
}

export async function readOpenCancelWishes(executor: Executor): Promise<readonly OrderRow[]> {
  return executor
    .select()
    .from(customerOrder)
    .where(
      and(
        isNotNull(customerOrder.cancelAskedAt),
        isNull(customerOrder.cancelAnsweredAt),
        ne(customerOrder.state, 'cancelled'),
        ne(customerOrder.payment, 'refunded'),
      ),
    )
    .orderBy(asc(customerOrder.cancelAskedAt), asc(customerOrder.id));
}

export async function readDraftsUntouchedSince(
  executor: Executor,
  moment: Date,
  limit: number,
): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: customerOrder.id })
    .from(customerOrder)
    .where(and(eq(customerOrder.state, 'draft'), lt(customerOrder.updatedAt, moment)))
    .orderBy(asc(customerOrder.updatedAt), asc(customerOrder.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
