import { asc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import { companyChoice } from './schema';

export type ChoiceRow = typeof companyChoice.$inferSelect;

/** False where this order was asked about before: there is one question to an order. */
export async function insertChoice(
  transaction: Transaction,
  row: typeof companyChoice.$inferInsert,
): Promise<boolean> {
  const inserted = await transaction
    .insert(companyChoice)
    .values(row)
    .onConflictDoNothing()
    .returning({ orderId: companyChoice.orderId });
  return inserted.length > 0;
}

export async function findChoice(
  executor: Executor,
  orderId: string,
): Promise<ChoiceRow | undefined> {
  const [row] = await executor
    .select()
    .from(companyChoice)
    .where(eq(companyChoice.orderId, orderId));
  return row;
}

export async function lockChoice(
  transaction: Transaction,
  orderId: string,
): Promise<ChoiceRow | undefined> {
  const [row] = await transaction
    .select()
    .from(companyChoice)
    .where(eq(companyChoice.orderId, orderId))
    .for('update');
  return row;
}

export async function updateChoice(
  transaction: Transaction,
  orderId: string,
  change: Partial<Omit<ChoiceRow, 'orderId'>>,
): Promise<void> {
  await transaction.update(companyChoice).set(change).where(eq(companyChoice.orderId, orderId));
}

export async function putChoice(
  transaction: Transaction,
  row: typeof companyChoice.$inferInsert,
): Promise<void> {
  const { orderId: _, ...set } = row;
  await transaction
    .insert(companyChoice)
    .values(row)
    .onConflictDoUpdate({ target: companyChoice.orderId, set });
}

export async function findChoicesWithExperts(
  executor: Executor,
  limit: number,
): Promise<readonly ChoiceRow[]> {
  return executor
    .select()
    .from(companyChoice)
    .where(eq(companyChoice.state, 'with-expert'))
    .orderBy(asc(companyChoice.askedAt), asc(companyChoice.orderId))
    .limit(limit);
}
