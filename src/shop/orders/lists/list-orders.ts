import { and, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database';
import type { OrdersContext } from '../ports';
import { timelineEntryOf, viewOf } from './present';
import { customerOrder } from '../schema';
import { wantedBy, type OrderFilter, type OrderSearch, type SearchedWords } from './search';
import {
  countUpTo,
  directionOf,
  filterOf,
  gather,
  hasEmail,
  hasNumber,
  readFoundOrders,
  walk,
  type Direction,
  type Found,
} from './search-store';
import type { OrderCursor, OrderView, TimelineEntry } from '../shape';
import { readEvents } from '../store';

const MOST = 100;
/** A search looks through this many first: what is common is among them, without asking any index. */
const LOOKED_THROUGH = 1_000;
/** As often as this among them, and to walk on is quick. */
const PROMISING = 3;
const WALKED = 20_000;
/** Else all of it is had from the index and sorted, unless it is more than this. */
const GATHERED = 20_000;
/** How many are counted at most: beyond it is only “more”. */
const COUNTED = 1_000;

export interface OrderListing {
  readonly orders: readonly OrderView[];
  readonly previous: OrderCursor | null;
  /** Where the next page begins; null on the last. */
  readonly next: OrderCursor | null;
  /** How many there are in all, as far as that was easily told; one more than `COUNTED` stands for any number. */
  readonly count: number | null;
  /** Whether the page is short because the search stopped for a breath; the next page goes on from there. */
  readonly isPart: boolean;
}

type Reading = Pick<OrdersContext, 'database' | 'clock'>;

/** Placed orders, newest first or as sorted. Pages go by key: the last is as fast as the first. */
export async function listOrders(
  context: Reading,
  search: OrderSearch = {},
): Promise<OrderListing> {
  const limit = Math.min(Math.max(search.limit ?? 50, 1), MOST);
  const { from } = search;
  const backwards = from === 'end' || (from !== undefined && 'before' in from);
  const beyond =
    from === undefined || from === 'end' ? null : 'after' in from ? from.after : from.before;
  const looked = await look(context, search, {
    direction: directionOf(search.sort ?? 'newest', backwards, beyond),
    limit: limit + 1,
  });
  const more = looked.places.length > limit;
  const taken = looked.places.slice(0, limit);
  const places = backwards ? taken.toReversed() : taken;
  // What lies ahead in the direction of reading is known; behind lies where one came from.
  const ahead = more ? (taken.at(-1) ?? null) : looked.lookedTo;
  const behind = beyond === null ? null : (taken[0] ?? beyond);
  const orders = await readFoundOrders(
    context.database.read,
    places.map(({ id }) => id),
  );
  return {
    orders: orders.map(viewOf),
    previous: backwards ? ahead : behind,
    next: backwards ? behind : ahead,
    count: looked.count,
    isPart: !more && looked.lookedTo !== null,
  };
}

/** How many fit a filter; one more than `COUNTED` stands for any number. */
export function countOrders(
  { database, clock }: Reading,
  filter: Omit<OrderFilter, 'words'>,
): Promise<number> {
  return countUpTo(database.read, filterOf(filter, clock.now()), COUNTED);
}

/** Those of these orders that were written since a moment. */
export async function listChanged(
  { database }: Pick<Reading, 'database'>,
  ids: readonly string[],
  since: Date,
): Promise<readonly OrderView[]> {
  return (await readFoundOrders(database.read, ids))
    .filter(({ updatedAt }) => updatedAt > since)
    .map(viewOf);
}

interface Looked {
  readonly places: readonly OrderCursor[];
  readonly lookedTo: OrderCursor | null;
  readonly count: number | null;
}

interface Looking {
  readonly direction: Direction;
  readonly limit: number;
}

async function look(
  { database, clock }: Reading,
  search: OrderSearch,
  looking: Looking,
): Promise<Looked> {
  const filter = filterOf(search, clock.now());
  const wanted = wantedBy(search.words);
  if (wanted === null) return page(database, filter, looking);
  for (const whole of wholes(wanted)) {
    const exactly = and(filter, whole);
    if ((await countUpTo(database.read, exactly, 0)) > 0) return page(database, exactly, looking);
  }
  return lookForWords(database, { filter, wanted, ...looking });
}

const wholes = ({ email, number }: SearchedWords): readonly SQL[] => [
  ...(email === null ? [] : [hasEmail(email)]),
  ...(number === null ? [] : [hasNumber(number)]),
];

async function page(
  { read }: Reading['database'],
  filter: SQL | undefined,
  { direction, limit }: Looking,
): Promise<Looked> {
  const { places } = await walk(read, { filter, direction, patterns: [], steps: limit, limit });
  return { places, lookedTo: null, count: await countUpTo(read, filter, COUNTED) };
}

/**
 * Neither way alone is quick for all words: to walk is slow where few orders have them, to gather where many do.
 * So a short walk says which of the two comes first. Where both come to nothing, because very many orders have
 * the words and none of them is near, the page ends before it is full.
 */
async function lookForWords(
  { read }: Reading['database'],
  {
    filter,
    wanted: { patterns, isIndexed },
    direction,
    limit,
  }: Looking & { readonly filter: SQL | undefined; readonly wanted: SearchedWords },
): Promise<Looked> {
  const among = { filter, direction, patterns, limit };
  const ended = ({ places, lookedTo }: Found): Looked => {
    const isFull = places.length === limit;
    const isWhole = !isFull && lookedTo === null && direction.beyond === null;
    return { places, lookedTo: isFull ? null : lookedTo, count: isWhole ? places.length : null };
  };
  const walkFar = (): Promise<Found> => walk(read, { ...among, steps: WALKED });
  const near = await walk(read, { ...among, steps: LOOKED_THROUGH });
  if (near.places.length === limit || near.lookedTo === null) return ended(near);
  const far = near.places.length >= PROMISING || !isIndexed ? await walkFar() : null;
  if (far && (far.places.length === limit || far.lookedTo === null || !isIndexed))
    return ended(far);
  const { places, total } = await gather(read, { ...among, most: GATHERED });
  if (total <= GATHERED) return { places, lookedTo: null, count: Math.min(total, COUNTED + 1) };
  return ended(far ?? (await walkFar()));
}

/** All that happened to an order, for those who work on it. */
export async function readTimeline(
  { database }: Pick<OrdersContext, 'database'>,
  orderId: string,
): Promise<readonly TimelineEntry[]> {
  return (await readEvents(database.read, orderId)).map(timelineEntryOf);
}

/** The orders of an address, for the mail that brings its owner the lost links; told to no one else. */
const isOf = (email: string): SQL =>
  eq(sql`lower(${customerOrder.email})`, email.trim().toLowerCase());

/** What has been placed from this address. All of it is held, drafts too, so that none is placed meanwhile. */
export async function lockOrdersOf(
  transaction: Transaction,
  email: string,
): Promise<readonly OrderView[]> {
  const rows = await transaction
    .select()
    .from(customerOrder)
    .where(isOf(email))
    .orderBy(customerOrder.id)
    .for('update');
  return rows.filter(({ placedAt }) => placedAt !== null).map(viewOf);
}

export async function listOrdersOf(
  { database }: Pick<OrdersContext, 'database'>,
  email: string,
): Promise<readonly OrderView[]> {
  const rows = await database.read
    .select()
    .from(customerOrder)
    .where(and(isNotNull(customerOrder.placedAt), isOf(email)))
    .orderBy(desc(customerOrder.placedAt), desc(customerOrder.id))
    .limit(MOST);
  return rows.map(viewOf);
}
