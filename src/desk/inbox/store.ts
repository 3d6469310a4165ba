import { and, asc, count, desc, eq, ilike, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import type { Person } from '../../platform/privacy';
import { inboxCase, inboxEntry, inboxEvent } from './schema';
import type { InboxSearch, InboxShelf } from './shape';

export type EntryRow = typeof inboxEntry.$inferSelect;
export type CaseRow = typeof inboxCase.$inferSelect;
export type EventRow = typeof inboxEvent.$inferSelect;

export interface Cursor {
  readonly at: string;
  readonly reference: string;
}

export interface ListSearch extends Omit<InboxSearch, 'after'> {
  readonly after: Cursor | undefined;
  readonly limit: number;
}

/** What is owed comes by the time that is left, which is the order it came in; what is done, the latest first. */
export async function selectEntries(
  executor: Executor,
  { shelf, kind, words, after, limit }: ListSearch,
): Promise<readonly (EntryRow & { readonly assignee: string | null })[]> {
  const isOwed = shelf === 'open' || shelf === 'spam';
  const by = isOwed ? asc : desc;
  const beyond = isOwed ? sql`>` : sql`<`;
  const place =
    after &&
    sql`(${inboxEntry.at}, ${inboxEntry.reference})
      ${beyond} (${after.at}::timestamptz, ${after.reference})`;
  const rows = await executor
    .select({ entry: entryColumns, assignee: inboxCase.assignee })
    .from(inboxEntry)
    .leftJoin(inboxCase, eq(inboxCase.reference, inboxEntry.reference))
    .where(
      and(
        onShelf(shelf),
        kind === 'all' ? undefined : eq(inboxEntry.kind, kind),
        matching(words),
        place,
      ),
    )
    .orderBy(by(inboxEntry.at), by(inboxEntry.reference))
    .limit(limit);
  return rows.map(({ entry, assignee }) => ({ ...entry, assignee }));
}

const entryColumns = {
  reference: inboxEntry.reference,
  kind: inboxEntry.kind,
  state: inboxEntry.state,
  at: inboxEntry.at,
  answeredAt: inboxEntry.answeredAt,
  name: inboxEntry.name,
  email: inboxEntry.email,
  words: inboxEntry.words,
  suspicion: inboxEntry.suspicion,
  claimId: inboxEntry.claimId,
  claimText: inboxEntry.claimText,
  orderId: inboxEntry.orderId,
  orderNumber: inboxEntry.orderNumber,
  company: inboxEntry.company,
};

function onShelf(shelf: InboxShelf): SQL | undefined {
  if (shelf === 'answered' || shelf === 'closed') return eq(inboxEntry.state, shelf);
  return and(
    eq(inboxEntry.state, 'open'),
    (shelf === 'spam' ? ne : eq)(inboxEntry.suspicion, 'none'),
  );
}

function matching(words: string): SQL | undefined {
  const wanted = words.trim().replace(/[\\%_]/g, '\\$&');
  if (wanted === '') return undefined;
  const pattern = `%${wanted}%`;
  const { reference, name, email, company, orderNumber, claimText } = inboxEntry;
  return or(
    ...[reference, name, email, inboxEntry.words, company, orderNumber, claimText].map((column) =>
      ilike(column, pattern),
    ),
  );
}

export async function countOpenEntries(
  executor: Executor,
): Promise<Readonly<Record<'open' | 'spam', number>>> {
  const isSpam = sql<boolean>`${inboxEntry.suspicion} <> 'none'`;
  const rows = await executor
    .select({ isSpam, count: count() })
    .from(inboxEntry)
    .where(eq(inboxEntry.state, 'open'))
    .groupBy(isSpam);
  const of = (wanted: boolean): number => rows.find((row) => row.isSpam === wanted)?.count ?? 0;
  return { open: of(false), spam: of(true) };
}

export async function findEntry(
  executor: Executor,
  reference: string,
): Promise<EntryRow | undefined> {
  const [row] = await executor.select().from(inboxEntry).where(eq(inboxEntry.reference, reference));
  return row;
}

export async function findCase(executor: Executor, reference: string): Promise<CaseRow> {
  const [row] = await executor.select().from(inboxCase).where(eq(inboxCase.reference, reference));
  return row ?? { reference, version: 0, assignee: null };
}

/** Held until the transaction ends, so that of two who act at once one is the second. */
export async function lockCase(transaction: Transaction, reference: string): Promise<CaseRow> {
  await transaction
    .insert(inboxCase)
    .values({ reference, version: 0, assignee: null })
    .onConflictDoNothing();
  const [row] = await transaction
    .select()
    .from(inboxCase)
    .where(eq(inboxCase.reference, reference))
    .for('update');
  if (!row) throw new Error(`The case ${reference} was deleted while it was locked.`);
  return row;
}

export async function updateCase(
  transaction: Transaction,
  { reference, ...change }: CaseRow,
): Promise<void> {
  await transaction.update(inboxCase).set(change).where(eq(inboxCase.reference, reference));
}

export async function insertEntryEvent(
  transaction: Transaction,
  event: Omit<EventRow, 'id'>,
): Promise<void> {
  await transaction.insert(inboxEvent).values(event);
}

/** Oldest first. */
export async function findEntryEvents(
  executor: Executor,
  reference: string,
): Promise<readonly EventRow[]> {
  return executor
    .select()
    .from(inboxEvent)
    .where(eq(inboxEvent.reference, reference))
    .orderBy(asc(inboxEvent.id));
}

export async function findReferencesOf(
  executor: Executor,
  { email, orderIds }: Person,
): Promise<readonly string[]> {
  const theirs = or(
    email === null ? undefined : eq(sql`lower(${inboxEntry.email})`, email),
    orderIds.length === 0 ? undefined : inArray(inboxEntry.orderId, [...orderIds]),
  );
  const rows = await executor
    .select({ reference: inboxEntry.reference })
    .from(inboxEntry)
    .where(theirs ?? sql`false`);
  return rows.map(({ reference }) => reference);
}
