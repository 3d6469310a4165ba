import { and, asc, avg, count, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import { reportRating } from './schema';
import type { BuyerQuote, Rating, RatingRow, RatingSummary } from './shape';

export async function findRating(executor: Executor, orderId: string): Promise<Rating | null> {
  const { stars, words, quoting } = reportRating;
  const [row] = await executor
    .select({ stars, words, quoting })
    .from(reportRating)
    .where(eq(reportRating.orderId, orderId));
  return row ?? null;
}

export async function upsertRating(
  transaction: Transaction,
  row: typeof reportRating.$inferInsert,
): Promise<void> {
  // Words that have changed must be read again before they are shown.
  const { orderId: _, givenAt: __, ...change } = row;
  await transaction
    .insert(reportRating)
    .values(row)
    .onConflictDoUpdate({ target: reportRating.orderId, set: { ...change, shownAt: null } });
}

export async function summarise(executor: Executor): Promise<RatingSummary> {
  const [row] = await executor
    .select({ count: count(), average: avg(reportRating.stars) })
    .from(reportRating);
  const average =
    typeof row?.average !== 'string' ? null : Math.round(Number(row.average) * 10) / 10;
  return { count: row?.count ?? 0, average };
}

const MOST = 500;

export async function readRatings(executor: Executor): Promise<readonly RatingRow[]> {
  const rows = await executor
    .select()
    .from(reportRating)
    .orderBy(desc(reportRating.changedAt), asc(reportRating.orderId))
    .limit(MOST);
  return rows.map(({ orderId, stars, words, quoting, name, shownAt }) => ({
    orderId,
    stars,
    words,
    quoting,
    name,
    shown: shownAt !== null,
  }));
}

export async function readShownQuotes(
  executor: Executor,
  limit: number,
): Promise<readonly BuyerQuote[]> {
  const { stars, words, name } = reportRating;
  return executor
    .select({ stars, words, name })
    .from(reportRating)
    .where(and(isNotNull(reportRating.shownAt), ne(reportRating.quoting, 'no')))
    .orderBy(desc(reportRating.shownAt), asc(reportRating.orderId))
    .limit(limit);
}

/** False where there are no words, or none that may be quoted. */
export async function setShown(
  transaction: Transaction,
  orderId: string,
  shownAt: Date | null,
): Promise<boolean> {
  const changed = await transaction
    .update(reportRating)
    .set({ shownAt })
    .where(
      and(
        eq(reportRating.orderId, orderId),
        ne(reportRating.quoting, 'no'),
        ne(reportRating.words, ''),
      ),
    )
    .returning({ orderId: reportRating.orderId });
  return changed.length > 0;
}
