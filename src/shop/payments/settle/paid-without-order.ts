import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database';
import { paymentAttempt, paymentDispute } from '../schema';

const MOST = 50;

interface Reading {
  readonly database: { readonly read: Executor };
}

export interface UnplacedPayment {
  readonly attemptId: string;
  readonly orderId: string;
}

/**
 * Payments that succeeded although their order says it's unpaid. Both are written together, so
 * there should be none.
 */
export async function listPaidWithoutOrder(
  { database }: Reading,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<readonly UnplacedPayment[]> {
  const payment = sql<string>`(SELECT payment FROM customer_order WHERE id = ${paymentAttempt.orderId})`;
  return database.read
    .select({ attemptId: paymentAttempt.id, orderId: paymentAttempt.orderId })
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.state, 'succeeded'),
        gte(paymentAttempt.succeededAt, since),
        lt(paymentAttempt.succeededAt, until),
        inArray(payment, ['none', 'pending', 'manual-requested']),
      ),
    )
    .orderBy(asc(paymentAttempt.succeededAt), asc(paymentAttempt.id))
    .limit(MOST);
}

/** What the provider calls those that are not decided yet. */
export async function listOpenDisputes({ database }: Reading): Promise<readonly string[]> {
  const rows = await database.read
    .select({ id: paymentDispute.providerId })
    .from(paymentDispute)
    .where(eq(paymentDispute.state, 'open'));
  return rows.map(({ id }) => id);
}
