import { and, asc, eq, lt, lte } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database';
import { staffAnsweredChallenge, staffPasskey } from './schema';

export type PasskeyRow = typeof staffPasskey.$inferSelect;

export async function findPasskey(
  executor: Executor,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await executor
    .select()
    .from(staffPasskey)
    .where(eq(staffPasskey.credentialId, credentialId));
  return row;
}

export async function listPasskeys(
  executor: Executor,
  staffId: string,
): Promise<readonly PasskeyRow[]> {
  return executor
    .select()
    .from(staffPasskey)
    .where(eq(staffPasskey.staffId, staffId))
    .orderBy(asc(staffPasskey.createdAt), asc(staffPasskey.id));
}

/** False if somebody has it already. */
export async function insertPasskey(
  transaction: Transaction,
  row: Omit<PasskeyRow, 'lastUsedAt'>,
): Promise<boolean> {
  const inserted = await transaction
    .insert(staffPasskey)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: staffPasskey.id });
  return inserted.length > 0;
}

/** False where the counter didn't go up; keys that sync between devices have none and say 0 each time. */
export async function usePasskey(
  transaction: Transaction,
  credentialId: string,
  { counter, usedAt }: { readonly counter: number; readonly usedAt: Date },
): Promise<boolean> {
  const isNewer = counter === 0 ? eq(staffPasskey.counter, 0) : lt(staffPasskey.counter, counter);
  const used = await transaction
    .update(staffPasskey)
    .set({ counter, lastUsedAt: usedAt })
    .where(and(eq(staffPasskey.credentialId, credentialId), isNewer))
    .returning({ id: staffPasskey.id });
  return used.length > 0;
}

/** Its name; nothing if this person has no such passkey. */
export async function deletePasskey(
  transaction: Transaction,
  staffId: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await transaction
    .delete(staffPasskey)
    .where(and(eq(staffPasskey.id, id), eq(staffPasskey.staffId, staffId)))
    .returning({ name: staffPasskey.name });
  return row?.name;
}

export async function deletePasskeysOf(transaction: Transaction, staffId: string): Promise<number> {
  const deleted = await transaction
    .delete(staffPasskey)
    .where(eq(staffPasskey.staffId, staffId))
    .returning({ id: staffPasskey.id });
  return deleted.length;
}

/** False if it was answered before. */
export async function markAnswered(
  transaction: Transaction,
  challengeHash: string,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<boolean> {
  await transaction
    .delete(staffAnsweredChallenge)
    .where(lte(staffAnsweredChallenge.expiresAt, now));
  const marked = await transaction
    .insert(staffAnsweredChallenge)
    .values({ challengeHash, expiresAt })
    .onConflictDoNothing()
    .returning({ challengeHash: staffAnsweredChallenge.challengeHash });
  return marked.length > 0;
}
