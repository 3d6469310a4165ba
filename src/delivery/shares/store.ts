import { and, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import { reportShare } from './schema';

export type ShareRow = typeof reportShare.$inferSelect;

export async function insertShare(transaction: Transaction, row: ShareRow): Promise<void> {
  await transaction.insert(reportShare).values(row);
}

export async function findShare(executor: Executor, id: string): Promise<ShareRow | undefined> {
  const [row] = await executor.select().from(reportShare).where(eq(reportShare.id, id));
  return row;
}

/** Those that open the report now, the oldest first. */
export function findOpenShares(
  executor: Executor,
  orderId: string,
  now: Date,
): Promise<ShareRow[]> {
  return executor
    .select()
    .from(reportShare)
    .where(
      and(
        eq(reportShare.orderId, orderId),
        isNull(reportShare.revokedAt),
        gt(reportShare.expiresAt, now),
      ),
    )
    .orderBy(reportShare.id);
}

export async function countShares(executor: Executor, orderId: string): Promise<number> {
  const [row] = await executor
    .select({ made: count() })
    .from(reportShare)
    .where(eq(reportShare.orderId, orderId));
  return row?.made ?? 0;
}

/** Of this order only, whatever id was sent. */
export async function markRevoked(
  transaction: Transaction,
  { id, orderId }: { readonly id: string; readonly orderId: string },
  revokedAt: Date,
): Promise<void> {
  await transaction
    .update(reportShare)
    .set({ revokedAt })
    .where(
      and(eq(reportShare.id, id), eq(reportShare.orderId, orderId), isNull(reportShare.revokedAt)),
    );
}

export async function deleteSharesOf(
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<void> {
  await transaction.delete(reportShare).where(inArray(reportShare.orderId, [...orderIds]));
}

export async function findSharesOf(
  executor: Executor,
  orderIds: readonly string[],
): Promise<ShareRow[]> {
  if (orderIds.length === 0) return [];
  return executor
    .select()
    .from(reportShare)
    .where(inArray(reportShare.orderId, [...orderIds]))
    .orderBy(reportShare.id);
}
