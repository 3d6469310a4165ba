import { and, eq, inArray, sum } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database';
import { isIdentifier } from '../../orders/shape';
import {
  paymentDispute,
  paymentRefund,
  type AttemptRow,
  type DisputeRow,
  type RefundRow,
} from '../schema';

export async function insertRefund(
  transaction: Transaction,
  refund: typeof paymentRefund.$inferInsert,
): Promise<RefundRow> {
  const [row] = await transaction.insert(paymentRefund).values(refund).returning();
  if (!row) throw new Error('A refund was saved but not returned.');
  return row;
}

export async function readRefund(executor: Executor, refundId: string): Promise<RefundRow | null> {
  if (!isIdentifier(refundId)) return null;
  const [row] = await executor.select().from(paymentRefund).where(eq(paymentRefund.id, refundId));
  return row ?? null;
}

export async function readRefunds(
  executor: Executor,
  orderId: string,
): Promise<readonly RefundRow[]> {
  return executor
    .select()
    .from(paymentRefund)
    .where(eq(paymentRefund.orderId, orderId))
    .orderBy(paymentRefund.createdAt, paymentRefund.id);
}

export async function updateRefund(
  transaction: Transaction,
  refundId: string,
  change: Partial<Pick<RefundRow, 'providerId' | 'state' | 'updatedAt'>>,
): Promise<void> {
  await transaction.update(paymentRefund).set(change).where(eq(paymentRefund.id, refundId));
}

export async function readDisputes(
  executor: Executor,
  orderId: string,
): Promise<readonly DisputeRow[]> {
  return executor
    .select()
    .from(paymentDispute)
    .where(eq(paymentDispute.orderId, orderId))
    .orderBy(paymentDispute.providerId);
}

export async function insertDispute(transaction: Transaction, dispute: DisputeRow): Promise<void> {
  await transaction.insert(paymentDispute).values(dispute);
}

export async function updateDispute(
  transaction: Transaction,
  providerId: string,
  change: Pick<DisputeRow, 'state' | 'updatedAt'>,
): Promise<void> {
  await transaction
    .update(paymentDispute)
    .set(change)
    .where(eq(paymentDispute.providerId, providerId));
}

export async function readRefundsUnderWay(executor: Executor): Promise<readonly RefundRow[]> {
  return executor
    .select()
    .from(paymentRefund)
    .where(inArray(paymentRefund.state, ['requested', 'pending']))
    .orderBy(paymentRefund.createdAt, paymentRefund.id);
}

/** Those of the provider's refunds and disputes that our books hold. */
export async function readKnownReversals(
  executor: Executor,
  providerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (providerIds.length === 0) return new Set();
  const refunds = await executor
    .select({ id: paymentRefund.providerId })
    .from(paymentRefund)
    .where(inArray(paymentRefund.providerId, [...providerIds]));
  const disputes = await executor
    .select({ id: paymentDispute.providerId })
    .from(paymentDispute)
    .where(inArray(paymentDispute.providerId, [...providerIds]));
  return new Set([...refunds, ...disputes].flatMap(({ id }) => (id === null ? [] : [id])));
}

export async function readOrdersInDispute(executor: Executor): Promise<readonly string[]> {
  const rows = await executor
    .select({ orderId: paymentDispute.orderId })
    .from(paymentDispute)
    .where(eq(paymentDispute.state, 'open'));
  return rows.map(({ orderId }) => orderId);
}

export interface Book {
  readonly refunded: number;
  readonly disputed: boolean;
}

/** What our books say went back, by the attempt that had brought it. */
export async function readBooks(
  executor: Executor,
  attempts: readonly AttemptRow[],
): Promise<ReadonlyMap<string, Book>> {
  if (attempts.length === 0) return new Map();
  const refunds = await executor
    .select({
      attemptId: paymentRefund.attemptId,
      amount: sum(paymentRefund.amount).mapWith(Number),
    })
    .from(paymentRefund)
    .where(
      and(
        inArray(
          paymentRefund.attemptId,
          attempts.map(({ id }) => id),
        ),
        inArray(paymentRefund.state, ['pending', 'succeeded']),
      ),
    )
    .groupBy(paymentRefund.attemptId);
  const disputes = await executor
    .select({ orderId: paymentDispute.orderId })
    .from(paymentDispute)
    .where(
      inArray(
        paymentDispute.orderId,
        attempts.map(({ orderId }) => orderId),
      ),
    );
  const refunded = new Map(refunds.map(({ attemptId, amount }) => [attemptId, amount]));
  const disputed = new Set(disputes.map(({ orderId }) => orderId));
  return new Map(
    attempts.map(({ id, orderId }) => [
      id,
      { refunded: refunded.get(id) ?? 0, disputed: disputed.has(orderId) },
    ]),
  );
}
