import { asc, eq, inArray, sql } from 'drizzle-orm';
import { prepared, type Executor, type Transaction } from '../../platform/database';
import { secondRound } from './schema';

export type SecondRoundRow = typeof secondRound.$inferSelect;

/** False where there is one already, whoever was faster. */
export async function insertSecondRound(
  transaction: Transaction,
  row: Pick<SecondRoundRow, 'orderId' | 'state' | 'attempt' | 'askedAt'>,
): Promise<boolean> {
  const inserted = await transaction
    .insert(secondRound)
    .values(row)
    .onConflictDoNothing()
    .returning({ orderId: secondRound.orderId });
  return inserted.length > 0;
}

const findOf = prepared((executor) =>
  executor
    .select()
    .from(secondRound)
    .where(eq(secondRound.orderId, sql.placeholder('orderId')))
    .prepare('second_round_of'),
);

export async function findSecondRound(
  executor: Executor,
  orderId: string,
): Promise<SecondRoundRow | undefined> {
  const [row] = await findOf(executor, { orderId });
  return row;
}

export async function lockSecondRound(
  transaction: Transaction,
  orderId: string,
): Promise<SecondRoundRow | undefined> {
  const [row] = await transaction
    .select()
    .from(secondRound)
    .where(eq(secondRound.orderId, orderId))
    .for('update');
  return row;
}

export async function updateSecondRound(
  transaction: Transaction,
  orderId: string,
  change: Partial<Omit<SecondRoundRow, 'orderId'>>,
): Promise<void> {
  await transaction.update(secondRound).set(change).where(eq(secondRound.orderId, orderId));
}

/** Those that wait for an expert, the oldest first. */
export async function findWaitingRounds(
  executor: Executor,
  limit: number,
): Promise<readonly SecondRoundRow[]> {
  return executor
    .select()
    .from(secondRound)
    .where(eq(secondRound.state, 'in-review'))
    .orderBy(asc(secondRound.askedAt), asc(secondRound.orderId))
    .limit(limit);
}

export async function findSecondRoundsOf(
  executor: Executor,
  orderIds: readonly string[],
): Promise<readonly SecondRoundRow[]> {
  if (orderIds.length === 0) return [];
  return executor
    .select()
    .from(secondRound)
    .where(inArray(secondRound.orderId, [...orderIds]));
}

export async function deleteSecondRoundsOf(
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<void> {
  await transaction.delete(secondRound).where(inArray(secondRound.orderId, [...orderIds]));
}
