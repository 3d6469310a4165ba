import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import type { ClaimState } from './claims/claim-state';
import { review, reviewClaim, reviewTask, reviewEvent, reviewPage } from './schema';

export type ReviewRow = typeof review.$inferSelect;
export type ReviewEventRow = typeof reviewEvent.$inferSelect;
export type ReviewPageRow = typeof reviewPage.$inferSelect;

/** False where it was begun by somebody else meanwhile. */
export async function insertReview(
  transaction: Transaction,
  row: typeof review.$inferInsert,
): Promise<boolean> {
  const inserted = await transaction
    .insert(review)
    .values(row)
    .onConflictDoNothing()
    .returning({ reportId: review.reportId });
  return inserted.length > 0;
}

export async function findReview(
  executor: Executor,
  reportId: string,
): Promise<ReviewRow | undefined> {
  const [row] = await executor.select().from(review).where(eq(review.reportId, reportId));
  return row;
}

export async function findReviews(
  executor: Executor,
  reportIds: readonly string[],
): Promise<readonly ReviewRow[]> {
  return reportIds.length === 0
    ? []
    : executor
        .select()
        .from(review)
        .where(inArray(review.reportId, [...reportIds]));
}

/** What a person had in hand is free for anyone. */
export async function releaseAllOf(transaction: Transaction, holderId: string): Promise<void> {
  await transaction
    .update(review)
    .set({ holderId: null, holderName: null, leaseUntil: null })
    .where(eq(review.holderId, holderId));
}

export async function lockReview(
  transaction: Transaction,
  reportId: string,
): Promise<ReviewRow | undefined> {
  const [row] = await transaction
    .select()
    .from(review)
    .where(eq(review.reportId, reportId))
    .for('update');
  return row;
}

export async function updateReview(
  transaction: Transaction,
  reportId: string,
  change: Partial<Omit<ReviewRow, 'reportId'>>,
): Promise<void> {
  await transaction.update(review).set(change).where(eq(review.reportId, reportId));
}

export async function findClaims(
  executor: Executor,
  reportId: string,
): Promise<readonly ClaimState[]> {
  const rows = await executor
    .select({ state: reviewClaim.state })
    .from(reviewClaim)
    .where(eq(reviewClaim.reportId, reportId))
    .orderBy(asc(reviewClaim.section), asc(reviewClaim.place));
  return rows.map(({ state }) => state);
}

/** What a queue must know of the sentences on a bench, without their words. */
export type ClaimGlance = Pick<ClaimState, 'verdict' | 'state' | 'decision'> & {
  readonly reportId: string;
};

export async function glanceAtClaims(
  executor: Executor,
  reportIds: readonly string[],
): Promise<readonly ClaimGlance[]> {
  if (reportIds.length === 0) return [];
  return executor
    .select({
      reportId: reviewClaim.reportId,
      verdict: sql<ClaimState['verdict']>`${reviewClaim.state}->>'verdict'`,
      state: sql<ClaimState['state']>`${reviewClaim.state}->>'standing'`,
      decision: sql<ClaimState['decision']>`${reviewClaim.state}->'decision'`,
    })
    .from(reviewClaim)
    .where(inArray(reviewClaim.reportId, [...reportIds]));
}

const ROWS_AT_ONCE = 200;

export async function putClaims(
  transaction: Transaction,
  reportId: string,
  claims: readonly ClaimState[],
): Promise<void> {
  for (let from = 0; from < claims.length; from += ROWS_AT_ONCE) {
    const rows = claims.slice(from, from + ROWS_AT_ONCE).map((state) => ({
      reportId,
      claimId: state.id,
      section: state.section,
      place: state.place,
      state,
    }));
    await transaction
      .insert(reviewClaim)
      .values(rows)
      .onConflictDoUpdate({
        target: [reviewClaim.reportId, reviewClaim.claimId],
        set: {
          section: sql`excluded.section`,
          place: sql`excluded.place`,
          state: sql`excluded.state`,
        },
      });
  }
}

export async function deleteClaims(
  transaction: Transaction,
  reportId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0)
    await transaction
      .delete(reviewClaim)
      .where(and(eq(reviewClaim.reportId, reportId), inArray(reviewClaim.claimId, [...ids])));
}

export async function insertReviewEvent(
  transaction: Transaction,
  row: typeof reviewEvent.$inferInsert,
): Promise<void> {
  await transaction.insert(reviewEvent).values(row);
}

export async function findReviewEvents(
  executor: Executor,
  reportId: string,
  limit: number,
): Promise<readonly ReviewEventRow[]> {
  return executor
    .select()
    .from(reviewEvent)
    .where(eq(reviewEvent.reportId, reportId))
    .orderBy(desc(reviewEvent.revision), desc(reviewEvent.id))
    .limit(limit);
}

/** The last step on this version that can still be undone. */
export async function findLastStep(
  executor: Executor,
  { reportId, baseNumber }: Pick<ReviewRow, 'reportId' | 'baseNumber'>,
): Promise<ReviewEventRow | undefined> {
  const [row] = await executor
    .select()
    .from(reviewEvent)
    .where(
      and(
        eq(reviewEvent.reportId, reportId),
        eq(reviewEvent.baseNumber, baseNumber),
        eq(reviewEvent.undone, false),
        isNotNull(reviewEvent.before),
      ),
    )
    .orderBy(desc(reviewEvent.revision), desc(reviewEvent.id))
    .limit(1);
  return row;
}

export async function markUndone(transaction: Transaction, id: string): Promise<void> {
  await transaction.update(reviewEvent).set({ undone: true }).where(eq(reviewEvent.id, id));
}

export async function putPage(transaction: Transaction, row: ReviewPageRow): Promise<void> {
  await transaction
    .insert(reviewPage)
    .values(row)
    .onConflictDoUpdate({
      target: [reviewPage.reportId, reviewPage.snapshot],
      set: { fetchedAt: row.fetchedAt },
    });
}

export async function findPage(
  executor: Executor,
  key: Pick<ReviewPageRow, 'reportId' | 'snapshot'>,
): Promise<ReviewPageRow | undefined> {
  const [row] = await executor
    .select()
    .from(reviewPage)
    .where(and(eq(reviewPage.reportId, key.reportId), eq(reviewPage.snapshot, key.snapshot)));
  return row;
}

/** Corrections that stood in the end, the newest first. */
export async function findCorrections(
  executor: Executor,
  limit: number,
): Promise<readonly ReviewEventRow[]> {
  return executor
    .select()
    .from(reviewEvent)
    .where(
      and(
        eq(reviewEvent.undone, false),
        inArray(reviewEvent.what, ['edited', 'cut', 'quote-replaced', 'judged']),
      ),
    )
    .orderBy(desc(reviewEvent.at), desc(reviewEvent.id))
    .limit(limit);
}

/** Takes everything that tells of a report’s words, and leaves that the work was done. */
export async function forgetReview(transaction: Transaction, reportId: string): Promise<void> {
  await transaction.delete(reviewClaim).where(eq(reviewClaim.reportId, reportId));
  await transaction.delete(reviewPage).where(eq(reviewPage.reportId, reportId));
  await transaction.delete(reviewTask).where(eq(reviewTask.reportId, reportId));
  await transaction
    .update(reviewEvent)
    .set({ before: null, after: null, reason: '' })
    .where(eq(reviewEvent.reportId, reportId));
  // A state of work of its own: whoever remembers the one before must not hand it out.
  await transaction
    .update(review)
    .set({ emptyWords: {}, notes: '', revision: sql`${review.revision} + 1` })
    .where(eq(review.reportId, reportId));
}
