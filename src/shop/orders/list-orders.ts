import { and, desc, eq, ilike, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { OrdersContext } from './ports';
import { entryOf, viewOf } from './present';
import { customerOrder } from './schema';
import type { OrderView, TimelineEntry } from './shape';
import { readEvents } from './store';

const MOST = 100;

export interface OrderSearch {
  /** Where the page before this one ended. */
  readonly after?: OrderCursor | undefined;
  readonly limit?: number | undefined;
  readonly show?: 'all' | 'open' | 'awaiting-payment' | undefined;
  /** Part of a number, company, name or address. */
  readonly words?: string | undefined;
}

export interface OrderCursor {
  readonly placedAt: string;
  readonly id: string;
}

export interface OrderPage {
  readonly orders: readonly OrderView[];
  readonly next: OrderCursor | null;
}

/** Placed orders, the newest first. By key and not by offset: the last page is as quick as the first. */
export async function listOrders({ database }: Pick<OrdersContext, 'database'>, search: OrderSearch = {}): Promise<OrderPage> {
  const limit = Math.min(Math.max(search.limit ?? 50, 1), MOST);
  const rows = await database.read
    .select()
    .from(customerOrder)
    .where(and(isNotNull(customerOrder.placedAt), afterCursor(search.after), shown(search.show), matching(search.words)))
    .orderBy(desc(customerOrder.placedAt), desc(customerOrder.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = rows.length > limit && last?.placedAt ? { placedAt: last.placedAt.toISOString(), id: last.id } : null;
  return { orders: page.map(viewOf), next };
}

function afterCursor(cursor: OrderCursor | undefined): SQL | undefined {
  return cursor && sql`(${customerOrder.placedAt}, ${customerOrder.id}) < (${cursor.placedAt}::timestamptz, ${cursor.id}::uuid)`;
}

function shown(show: OrderSearch['show']): SQL | undefined {
  if (show === 'awaiting-payment') return and(eq(customerOrder.payment, 'manual-requested'), eq(customerOrder.state, 'placed'));
  return show === 'open'
    ? and(ne(customerOrder.state, 'delivered'), ne(customerOrder.state, 'cancelled'))
    : undefined;
}

function matching(words: string | undefined): SQL | undefined {
  const wanted = words?.trim().replace(/[\\%_]/g, '\\$&');
  if (!wanted) return undefined;
  const pattern = `%${wanted}%`;
  return or(
    ilike(customerOrder.number, pattern),
    ilike(customerOrder.company, pattern),
    ilike(customerOrder.name, pattern),
    ilike(customerOrder.email, pattern),
  );
}

/** All that happened to an order, for those who work on it. */
export async function readTimeline({ database }: Pick<OrdersContext, 'database'>, orderId: string): Promise<readonly TimelineEntry[]> {
  return (await readEvents(database.read, orderId)).map(entryOf);
}

/** The orders of an address, for the mail that brings its owner the lost links; told to no one else. */
export async function listOrdersOf({ database }: Pick<OrdersContext, 'database'>, email: string): Promise<readonly OrderView[]> {
  const rows = await database.read
    .select()
    .from(customerOrder)
    .where(and(isNotNull(customerOrder.placedAt), eq(sql`lower(${customerOrder.email})`, email.trim().toLowerCase())))
    .orderBy(desc(customerOrder.placedAt))
    .limit(MOST);
  return rows.map(viewOf);
}
