import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../database';
import { outgoingMail, type MailState } from './schema';

export type MailRow = typeof outgoingMail.$inferSelect;

/** The ids of those that were new. */
export async function insertMails(
  transaction: Transaction,
  rows: readonly (typeof outgoingMail.$inferInsert)[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const inserted = await transaction
    .insert(outgoingMail)
    .values([...rows])
    .onConflictDoNothing({ target: outgoingMail.key })
    .returning({ id: outgoingMail.id });
  return new Set(inserted.map(({ id }) => id));
}

const IDENTIFIER = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function findMail(executor: Executor, id: string): Promise<MailRow | undefined> {
  if (!IDENTIFIER.test(id)) return undefined;
  const [row] = await executor.select().from(outgoingMail).where(eq(outgoingMail.id, id));
  return row;
}

export async function findMailsByKeys(
  executor: Executor,
  keys: readonly string[],
): Promise<readonly MailRow[]> {
  return keys.length === 0
    ? []
    : executor
        .select()
        .from(outgoingMail)
        .where(inArray(outgoingMail.key, [...keys]));
}

export async function lockMail(transaction: Transaction, id: string): Promise<MailRow | undefined> {
  const [row] = await transaction
    .select()
    .from(outgoingMail)
    .where(eq(outgoingMail.id, id))
    .for('update');
  return row;
}

/**
 * Whether a mail’s words were erased. Held until the transaction ends, so an erasure sees what is
 * written with it.
 */
export async function isMailErased(transaction: Transaction, id: string): Promise<boolean> {
  if (!IDENTIFIER.test(id)) return false;
  const [row] = await transaction
    .select({ recipient: outgoingMail.recipient })
    .from(outgoingMail)
    .where(eq(outgoingMail.id, id))
    .for('no key update');
  return row?.recipient === '';
}

export interface SendOutcome {
  readonly state?: MailState;
  readonly lastError: string | null;
  readonly unanswered?: number;
  readonly providerMessageId?: string | null;
  readonly sentAt?: Date;
}

/**
 * Written down before a mail is handed over, so that a process killed meanwhile counts as well.
 * False once that has happened too often: another try would only be one more copy.
 */
export async function beginHandover(
  transaction: Transaction,
  mail: MailRow,
  most: number,
): Promise<boolean> {
  const begun = await transaction
    .update(outgoingMail)
    .set({ unanswered: sql`${outgoingMail.unanswered} + 1` })
    .where(and(isAwaited(mail), lt(outgoingMail.unanswered, most)))
    .returning({ id: outgoingMail.id });
  return begun.length > 0;
}

/** Still to be sent, and not set out anew since it was read. */
const isAwaited = (mail: MailRow) =>
  and(
    eq(outgoingMail.id, mail.id),
    eq(outgoingMail.round, mail.round),
    eq(outgoingMail.state, 'queued'),
  );

/** Writes down how an attempt went, unless the mail was set out anew while it ran. */
export async function recordAttempt(
  transaction: Transaction,
  mail: MailRow,
  outcome: SendOutcome,
): Promise<void> {
  await transaction
    .update(outgoingMail)
    .set({ ...outcome, attempts: sql`${outgoingMail.attempts} + 1` })
    .where(isAwaited(mail));
}

export async function updateMail(
  transaction: Transaction,
  id: string,
  change: Partial<
    Pick<
      MailRow,
      'state' | 'round' | 'recipient' | 'attempts' | 'unanswered' | 'lastError' | 'queuedAt'
    >
  >,
): Promise<void> {
  await transaction.update(outgoingMail).set(change).where(eq(outgoingMail.id, id));
}

const MOST_LISTED = 200;

export interface MailFilter {
  readonly order?: string;
  readonly state?: MailState;
  readonly before?: Date;
  readonly limit?: number;
}

export async function selectMails(
  executor: Executor,
  filter: MailFilter,
): Promise<readonly MailRow[]> {
  return executor
    .select()
    .from(outgoingMail)
    .where(
      and(
        filter.order === undefined ? undefined : eq(outgoingMail.orderId, filter.order),
        filter.state === undefined ? undefined : eq(outgoingMail.state, filter.state),
        filter.before === undefined ? undefined : lt(outgoingMail.createdAt, filter.before),
      ),
    )
    .orderBy(desc(outgoingMail.createdAt), desc(outgoingMail.id))
    .limit(Math.min(filter.limit ?? MOST_LISTED, MOST_LISTED));
}

export async function countByState(executor: Executor): Promise<ReadonlyMap<MailState, number>> {
  const rows = await executor
    .select({ state: outgoingMail.state, count: count() })
    .from(outgoingMail)
    .groupBy(outgoingMail.state);
  return new Map(rows.map((row) => [row.state, row.count]));
}

export async function lockMailsOf(
  transaction: Transaction,
  order: string,
  templates: readonly string[],
): Promise<readonly MailRow[]> {
  return transaction
    .select()
    .from(outgoingMail)
    .where(and(eq(outgoingMail.orderId, order), inArray(outgoingMail.template, [...templates])))
    .orderBy(asc(outgoingMail.createdAt), asc(outgoingMail.id))
    .for('update');
}

export async function giveUpQueuedBefore(
  transaction: Transaction,
  moment: Date,
): Promise<readonly string[]> {
  const rows = await transaction
    .update(outgoingMail)
    .set({ state: 'failed', lastError: 'It waited too long to be sent and was given up.' })
    .where(and(eq(outgoingMail.state, 'queued'), lt(outgoingMail.queuedAt, moment)))
    .returning({ id: outgoingMail.id });
  return rows.map((row) => row.id);
}
