import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
} from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import { alert, alertMessage, type Channel } from './schema';
import type { AlertKind } from '../../shop/alerts/shape';

export type AlertRow = typeof alert.$inferSelect;
export type AlertMessageRow = typeof alertMessage.$inferSelect;

const isOpen = and(isNull(alert.resolvedAt), isNull(alert.closedAt));

/** The row as it was, held; undefined where the given one was put there. */
export async function insertOrLockAlert(
  transaction: Transaction,
  row: AlertRow,
): Promise<AlertRow | undefined> {
  const inserted = await transaction
    .insert(alert)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: alert.key });
  return inserted.length > 0 ? undefined : lockAlert(transaction, row.key);
}

export async function lockAlert(
  transaction: Transaction,
  key: string,
): Promise<AlertRow | undefined> {
  const [row] = await transaction.select().from(alert).where(eq(alert.key, key)).for('update');
  return row;
}

export async function updateAlert(
  transaction: Transaction,
  key: string,
  change: Partial<Omit<AlertRow, 'key'>>,
): Promise<void> {
  await transaction.update(alert).set(change).where(eq(alert.key, key));
}

/** Unresolved alerts of a kind, those that were put away by hand among them. */
export async function findLasting(
  executor: Executor,
  kind: AlertKind,
): Promise<readonly AlertRow[]> {
  return executor
    .select()
    .from(alert)
    .where(and(eq(alert.kind, kind), isNull(alert.resolvedAt)))
    .orderBy(asc(alert.key));
}

export async function findOpen(executor: Executor, limit: number): Promise<readonly AlertRow[]> {
  return executor
    .select()
    .from(alert)
    .where(isOpen)
    .orderBy(desc(alert.isUrgent), desc(alert.raisedAt), asc(alert.key))
    .limit(limit);
}

export async function countOpenAlerts(executor: Executor): Promise<number> {
  const [row] = await executor.select({ open: count() }).from(alert).where(isOpen);
  return row?.open ?? 0;
}

export async function findPast(
  executor: Executor,
  since: Date,
  limit: number,
): Promise<readonly AlertRow[]> {
  const ended = sql`coalesce(${alert.resolvedAt}, ${alert.closedAt})`;
  return executor
    .select()
    .from(alert)
    .where(
      and(
        or(isNotNull(alert.resolvedAt), isNotNull(alert.closedAt)),
        sql`${ended} > ${since.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(ended), asc(alert.key))
    .limit(limit);
}

/** Held, so that two processes do not tell the same. */
export async function lockUnsentAlerts(
  transaction: Transaction,
  channel: Channel,
): Promise<readonly AlertRow[]> {
  return transaction
    .select()
    .from(alert)
    .where(eq(channel === 'mail' ? alert.mailDue : alert.hookDue, true))
    .orderBy(asc(alert.raisedAt), asc(alert.key))
    .for('update');
}

export async function markAlertsSent(
  transaction: Transaction,
  channel: Channel,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await transaction
    .update(alert)
    .set(channel === 'mail' ? { mailDue: false } : { hookDue: false })
    .where(inArray(alert.key, [...keys]));
}

export async function countAlertMessages(
  executor: Executor,
  channel: Channel,
  since: Date,
): Promise<number> {
  const [row] = await executor
    .select({ messages: count() })
    .from(alertMessage)
    .where(and(eq(alertMessage.channel, channel), gt(alertMessage.at, since)));
  return row?.messages ?? 0;
}

export async function insertAlertMessage(
  transaction: Transaction,
  message: typeof alertMessage.$inferInsert,
): Promise<void> {
  await transaction.insert(alertMessage).values(message);
}

export async function findAlertMessage(
  executor: Executor,
  id: string,
): Promise<AlertMessageRow | undefined> {
  const [row] = await executor.select().from(alertMessage).where(eq(alertMessage.id, id));
  return row;
}

export async function findLastCall(executor: Executor): Promise<AlertMessageRow | undefined> {
  const [row] = await executor
    .select()
    .from(alertMessage)
    .where(eq(alertMessage.channel, 'webhook'))
    .orderBy(desc(alertMessage.at), desc(alertMessage.id))
    .limit(1);
  return row;
}

export async function recordCall(
  transaction: Transaction,
  id: string,
  outcome: Pick<AlertMessageRow, 'state' | 'lastError'>,
): Promise<void> {
  await transaction
    .update(alertMessage)
    .set({ ...outcome, attempts: sql`${alertMessage.attempts} + 1` })
    .where(eq(alertMessage.id, id));
}

export async function deleteAlertMessagesBefore(
  transaction: Transaction,
  moment: Date,
): Promise<void> {
  await transaction.delete(alertMessage).where(lte(alertMessage.at, moment));
}
