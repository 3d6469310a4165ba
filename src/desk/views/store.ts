import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import { staffView } from './schema';

export type ViewRow = typeof staffView.$inferSelect;

export const listViewRows = async (
  executor: Executor,
  staffId: string,
): Promise<readonly ViewRow[]> =>
  executor
    .select()
    .from(staffView)
    .where(eq(staffView.staffId, staffId))
    .orderBy(asc(staffView.createdAt), asc(staffView.id));

/** Two tabs that rename at once do it one after the other. */
export const lockRows = async (
  transaction: Transaction,
  staffId: string,
): Promise<readonly ViewRow[]> =>
  transaction
    .select()
    .from(staffView)
    .where(eq(staffView.staffId, staffId))
    .orderBy(asc(staffView.id))
    .for('update');

export const listAllRows = async (executor: Executor): Promise<readonly ViewRow[]> =>
  executor.select().from(staffView).orderBy(asc(staffView.id));

/** False if this person has one of that name. */
export async function insertRow(transaction: Transaction, row: ViewRow): Promise<boolean> {
  const inserted = await transaction
    .insert(staffView)
    .values(row)
    .onConflictDoNothing({ target: [staffView.staffId, staffView.name] })
    .returning({ id: staffView.id });
  return inserted.length > 0;
}

export async function updateQuery(
  transaction: Transaction,
  { staffId, name, query }: Pick<ViewRow, 'staffId' | 'name' | 'query'>,
): Promise<void> {
  await transaction
    .update(staffView)
    .set({ query })
    .where(and(eq(staffView.staffId, staffId), eq(staffView.name, name)));
}

export async function updateName(
  transaction: Transaction,
  id: string,
  name: string,
): Promise<void> {
  await transaction.update(staffView).set({ name }).where(eq(staffView.id, id));
}

/** The row as it was; nothing if this person has no such view. */
export async function deleteRow(
  transaction: Transaction,
  staffId: string,
  id: string,
): Promise<ViewRow | undefined> {
  const [row] = await transaction
    .delete(staffView)
    .where(and(eq(staffView.id, id), eq(staffView.staffId, staffId)))
    .returning();
  return row;
}

export async function deleteRows(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await transaction.delete(staffView).where(inArray(staffView.id, [...ids]));
}

export async function deleteViewsOf(transaction: Transaction, staffId: string): Promise<void> {
  await transaction.delete(staffView).where(eq(staffView.staffId, staffId));
}
