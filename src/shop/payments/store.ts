import { and, asc, desc, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import { isIdentifier } from '../orders/shape';
import { paymentAttempt, type AttemptRow } from './schema';
import type { AttemptState } from './shape';

export const LIVE: readonly AttemptState[] = ['creating', 'open', 'processing'];

type NewAttempt = typeof paymentAttempt.$inferInsert;

/** Null when the order has a live one already: the database allows no second. */
export async function insertAttempt(
  transaction: Transaction,
  attempt: NewAttempt,
): Promise<AttemptRow | null> {
  const [row] = await transaction
    .insert(paymentAttempt)
    .values(attempt)
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export async function readLiveAttempt(
  executor: Executor,
  orderId: string,
): Promise<AttemptRow | null> {
  const [row] = await executor
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.orderId, orderId), inArray(paymentAttempt.state, [...LIVE])));
  return row ?? null;
}

export async function readAttempts(
  executor: Executor,
  orderId: string,
): Promise<readonly AttemptRow[]> {
  return executor
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.orderId, orderId))
    .orderBy(desc(paymentAttempt.createdAt), desc(paymentAttempt.id));
}

export async function readAttemptByIntent(
  executor: Executor,
  intentId: string,
): Promise<AttemptRow | null> {
  const [row] = await executor
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.intentId, intentId));
  return row ?? null;
}

export async function readAttempt(
  executor: Executor,
  attemptId: string,
): Promise<AttemptRow | null> {
  const [row] = await executor
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.id, attemptId));
  return row ?? null;
}

/** As it is now, and nobody else's to change until the transaction ends. */
export async function lockAttempt(
  transaction: Transaction,
  attemptId: string,
): Promise<AttemptRow | null> {
  const [row] = await transaction
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.id, attemptId))
    .for('update');
  return row ?? null;
}

/** The try whose answer from the provider was lost on the way: it has no payment yet, but its own id. */
export async function readUnansweredAttempt(
  executor: Executor,
  attemptId: string,
): Promise<AttemptRow | null> {
  if (!isIdentifier(attemptId)) return null;
  const [row] = await executor
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.id, attemptId), isNull(paymentAttempt.intentId)));
  return row ?? null;
}

export async function updateAttempt(
  transaction: Transaction,
  attemptId: string,
  change: Partial<Omit<NewAttempt, 'id' | 'orderId'>>,
): Promise<void> {
  await transaction.update(paymentAttempt).set(change).where(eq(paymentAttempt.id, attemptId));
}

export async function readAttemptsByIntents(
  executor: Executor,
  intentIds: readonly string[],
): Promise<readonly AttemptRow[]> {
  if (intentIds.length === 0) return [];
  return executor
    .select()
    .from(paymentAttempt)
    .where(inArray(paymentAttempt.intentId, [...intentIds]));
}

export async function readAttemptsOfOrders(
  executor: Executor,
  orderIds: readonly string[],
): Promise<readonly AttemptRow[]> {
  if (orderIds.length === 0) return [];
  return executor
    .select()
    .from(paymentAttempt)
    .where(inArray(paymentAttempt.orderId, [...orderIds]));
}

/** By the time the session began, as the provider's list counts too. */
export async function readSucceededAttempts(
  executor: Executor,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<readonly AttemptRow[]> {
  return executor
    .select()
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.state, 'succeeded'),
        gte(paymentAttempt.createdAt, since),
        lt(paymentAttempt.succeededAt, until),
      ),
    )
    .orderBy(asc(paymentAttempt.createdAt), asc(paymentAttempt.id));
}
