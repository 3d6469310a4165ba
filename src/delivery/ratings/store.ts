import { avg, count, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import { reportRating } from './schema';
import type { Rating, RatingSummary } from './shape';

export async function findRating(executor: Executor, orderId: string): Promise<Rating | null> {
  const { stars, words, quoting } = reportRating;
  const [row] = await executor.select({ stars, words, quoting }).from(reportRating).where(eq(reportRating.orderId, orderId));
  return row ?? null;
}

export async function upsertRating(transaction: Transaction, row: typeof reportRating.$inferInsert): Promise<void> {
  const { orderId: _, givenAt: __, ...change } = row;
  await transaction.insert(reportRating).values(row).onConflictDoUpdate({ target: reportRating.orderId, set: change });
}

export async function summarise(executor: Executor): Promise<RatingSummary> {
  const [row] = await executor.select({ count: count(), average: avg(reportRating.stars) }).from(reportRating);
  const average = typeof row?.average !== 'string' ? null : Math.round(Number(row.average) * 10) / 10;
  return { count: row?.count ?? 0, average };
}
