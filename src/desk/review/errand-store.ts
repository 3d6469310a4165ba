import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import { reviewErrand, reviewEvent } from './schema';

export type ErrandRow = typeof reviewErrand.$inferSelect;

export async function insertErrand(transaction: Transaction, row: ErrandRow): Promise<void> {
  await transaction.insert(reviewErrand).values(row);
}

export async function findErrand(executor: Executor, id: string): Promise<ErrandRow | undefined> {
  const [row] = await executor.select().from(reviewErrand).where(eq(reviewErrand.id, id));
  return row;
}

/** The newest first. */
export async function findErrands(
  executor: Executor,
  reportId: string,
  limit: number,
): Promise<readonly ErrandRow[]> {
  return executor
    .select()
    .from(reviewErrand)
    .where(eq(reviewErrand.reportId, reportId))
    .orderBy(desc(reviewErrand.askedAt), desc(reviewErrand.id))
    .limit(limit);
}

export async function lockErrand(
  transaction: Transaction,
  id: string,
): Promise<ErrandRow | undefined> {
  const [row] = await transaction
    .select()
    .from(reviewErrand)
    .where(eq(reviewErrand.id, id))
    .for('update');
  return row;
}

export async function updateErrand(
  transaction: Transaction,
  id: string,
  change: Partial<Omit<ErrandRow, 'id' | 'reportId'>>,
): Promise<void> {
  await transaction.update(reviewErrand).set(change).where(eq(reviewErrand.id, id));
}

/** Only while it is under way: what came later is not said of one that ended. */
export async function noteProgress(
  transaction: Transaction,
  id: string,
  progress: ErrandRow['progress'],
): Promise<void> {
  await transaction
    .update(reviewErrand)
    .set({ progress })
    .where(and(eq(reviewErrand.id, id), eq(reviewErrand.state, 'under-way')));
}

/** Of these steps of the history those that were taken back. */
export async function findUndone(
  executor: Executor,
  eventIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (eventIds.length === 0) return new Set();
  const rows = await executor
    .select({ id: reviewEvent.id })
    .from(reviewEvent)
    .where(and(inArray(reviewEvent.id, [...eventIds]), eq(reviewEvent.undone, true)));
  return new Set(rows.map(({ id }) => id));
}
