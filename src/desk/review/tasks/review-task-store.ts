import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database';
import { reviewTask, reviewEvent } from '../schema';

export type ReviewTaskRow = typeof reviewTask.$inferSelect;

export async function insertReviewTask(
  transaction: Transaction,
  row: ReviewTaskRow,
): Promise<void> {
  await transaction.insert(reviewTask).values(row);
}

export async function findReviewTask(
  executor: Executor,
  id: string,
): Promise<ReviewTaskRow | undefined> {
  const [row] = await executor.select().from(reviewTask).where(eq(reviewTask.id, id));
  return row;
}

/** The newest first. */
export async function findReviewTasks(
  executor: Executor,
  reportId: string,
  limit: number,
): Promise<readonly ReviewTaskRow[]> {
  return executor
    .select()
    .from(reviewTask)
    .where(eq(reviewTask.reportId, reportId))
    .orderBy(desc(reviewTask.askedAt), desc(reviewTask.id))
    .limit(limit);
}

export async function lockReviewTask(
  transaction: Transaction,
  id: string,
): Promise<ReviewTaskRow | undefined> {
  const [row] = await transaction
    .select()
    .from(reviewTask)
    .where(eq(reviewTask.id, id))
    .for('update');
  return row;
}

export async function updateReviewTask(
  transaction: Transaction,
  id: string,
  change: Partial<Omit<ReviewTaskRow, 'id' | 'reportId'>>,
): Promise<void> {
  await transaction.update(reviewTask).set(change).where(eq(reviewTask.id, id));
}

/** Only while it is under way: what came later is not said of one that ended. */
export async function noteProgress(
  transaction: Transaction,
  id: string,
  progress: ReviewTaskRow['progress'],
): Promise<void> {
  await transaction
    .update(reviewTask)
    .set({ progress })
    .where(and(eq(reviewTask.id, id), eq(reviewTask.state, 'under-way')));
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
