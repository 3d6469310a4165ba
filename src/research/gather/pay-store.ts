import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import type { SourceItem } from '../sources/shape';
import { declaredPay, payFile } from './schema';

export type PayFile = typeof payFile.$inferSelect;
type NewRow = typeof declaredPay.$inferInsert;

export async function insertPayFile(transaction: Transaction, file: Omit<PayFile, 'state' | 'rows'>): Promise<void> {
  await transaction.insert(payFile).values({ ...file, state: 'loading', rows: 0 });
}

export async function insertPayRows(transaction: Transaction, rows: readonly NewRow[]): Promise<void> {
  await transaction.insert(declaredPay).values([...rows]);
}

export async function findPayFile(executor: Executor, source: string, state: PayFile['state']): Promise<PayFile | undefined> {
  const [file] = await executor.select().from(payFile).where(and(eq(payFile.source, source), eq(payFile.state, state)));
  return file;
}

async function removePayFiles(transaction: Transaction, files: readonly PayFile[]): Promise<void> {
  const ids = files.map(({ id }) => id);
  if (ids.length === 0) return;
  await transaction.delete(declaredPay).where(inArray(declaredPay.file, ids));
  await transaction.delete(payFile).where(inArray(payFile.id, ids));
}

/** What was begun and never became whole: a loading that broke off, or a machine that went down in the middle of one. */
export async function removeUnfinished(transaction: Transaction, source: string): Promise<void> {
  await removePayFiles(transaction, await transaction.select().from(payFile).where(and(eq(payFile.source, source), eq(payFile.state, 'loading'))));
}

/** The new file takes the place of the one in use, and that one the place of the one before it, which goes. */
export async function putInUse(transaction: Transaction, source: string, id: string, rows: number): Promise<void> {
  await removePayFiles(transaction, await transaction.select().from(payFile).where(and(eq(payFile.source, source), eq(payFile.state, 'previous'))));
  await transaction.update(payFile).set({ state: 'previous' }).where(and(eq(payFile.source, source), eq(payFile.state, 'current')));
  await transaction.update(payFile).set({ state: 'current', rows }).where(eq(payFile.id, id));
}

/** The file before is the one in use again; the other goes. */
export async function putBack(transaction: Transaction, source: string): Promise<PayFile | undefined> {
  const before = await findPayFile(transaction, source, 'previous');
  if (before === undefined) return undefined;
  await removePayFiles(transaction, await transaction.select().from(payFile).where(and(eq(payFile.source, source), eq(payFile.state, 'current'), ne(payFile.id, before.id))));
  await transaction.update(payFile).set({ state: 'current' }).where(eq(payFile.id, before.id));
  return before;
}

export async function listPayOf(executor: Executor, file: string, employers: readonly string[], most: number): Promise<readonly SourceItem[]> {
  if (employers.length === 0) return [];
  const rows = await executor
    .select({ item: declaredPay.item })
    .from(declaredPay)
    .where(and(eq(declaredPay.file, file), inArray(declaredPay.employer, [...employers])))
    .orderBy(sql`${declaredPay.item} ->> 'date' DESC NULLS LAST`, asc(declaredPay.line))
    .limit(most);
  return rows.map(({ item }) => item);
}
