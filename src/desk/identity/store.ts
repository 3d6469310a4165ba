import { and, count, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import { staff, staffInvitation, staffSession } from './schema';

export type StaffRow = typeof staff.$inferSelect;

export async function findStaffByName(executor: Executor, name: string): Promise<StaffRow | undefined> {
  const [row] = await executor.select().from(staff).where(and(eq(staff.name, name), eq(staff.active, true)));
  return row;
}

/** Also by someone who has left: their name stays on what they did. */
export async function isNameTaken(executor: Executor, name: string): Promise<boolean> {
  const rows = await executor.select({ id: staff.id }).from(staff).where(eq(staff.name, name));
  return rows.length > 0;
}

export async function countOwners(executor: Executor): Promise<number> {
  const [row] = await executor
    .select({ owners: count() }).from(staff).where(and(eq(staff.role, 'owner'), eq(staff.active, true)));
  return row?.owners ?? 0;
}

/** False if the name is taken. */
export async function insertStaff(transaction: Transaction, row: Omit<StaffRow, 'active'>): Promise<boolean> {
  const inserted = await transaction.insert(staff).values(row).onConflictDoNothing({ target: staff.name }).returning({ id: staff.id });
  return inserted.length > 0;
}

export async function updatePassword(transaction: Transaction, id: string, passwordHash: string): Promise<void> {
  await transaction.update(staff).set({ passwordHash }).where(eq(staff.id, id));
}

export async function insertSession(transaction: Transaction, row: typeof staffSession.$inferSelect): Promise<void> {
  await transaction.insert(staffSession).values(row);
}

export interface OpenSession {
  readonly member: StaffRow;
  readonly seenAt: Date;
}

export async function findOpenSession(
  executor: Executor,
  tokenHash: string,
  { now, seenSince }: { readonly now: Date; readonly seenSince: Date },
): Promise<OpenSession | undefined> {
  const [row] = await executor
    .select({ member: staff, seenAt: staffSession.seenAt })
    .from(staffSession)
    .innerJoin(staff, eq(staff.id, staffSession.staffId))
    .where(and(
      eq(staffSession.tokenHash, tokenHash),
      eq(staff.active, true),
      gt(staffSession.endsAt, now),
      gt(staffSession.seenAt, seenSince),
    ));
  return row;
}

export async function touchSession(transaction: Transaction, tokenHash: string, seenAt: Date): Promise<void> {
  await transaction.update(staffSession).set({ seenAt }).where(eq(staffSession.tokenHash, tokenHash));
}

export async function deleteSession(transaction: Transaction, tokenHash: string): Promise<void> {
  await transaction.delete(staffSession).where(eq(staffSession.tokenHash, tokenHash));
}

export async function deleteEndedSessions(transaction: Transaction, now: Date): Promise<void> {
  await transaction.delete(staffSession).where(lte(staffSession.endsAt, now));
}

export async function insertInvitation(transaction: Transaction, row: Omit<typeof staffInvitation.$inferSelect, 'usedAt'>): Promise<void> {
  await transaction.insert(staffInvitation).values(row);
}

/** Marks an open invitation as used and hands back its role; nothing if it was used, ended or never made. */
export async function useInvitation(transaction: Transaction, tokenHash: string, now: Date): Promise<StaffRow['role'] | undefined> {
  const [row] = await transaction
    .update(staffInvitation)
    .set({ usedAt: now })
    .where(and(eq(staffInvitation.tokenHash, tokenHash), isNull(staffInvitation.usedAt), gt(staffInvitation.expiresAt, now)))
    .returning({ role: staffInvitation.role });
  return row?.role;
}
