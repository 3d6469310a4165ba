import { and, asc, count, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import { staff, staffInvitation, staffRecoveryCode } from './schema';

export type StaffRow = typeof staff.$inferSelect;

export async function findStaffByName(
  executor: Executor,
  name: string,
): Promise<StaffRow | undefined> {
  const [row] = await executor
    .select()
    .from(staff)
    .where(and(eq(staff.name, name), eq(staff.active, true)));
  return row;
}

export async function findActiveStaff(
  executor: Executor,
  id: string,
): Promise<StaffRow | undefined> {
  const [row] = await executor
    .select()
    .from(staff)
    .where(and(eq(staff.id, id), eq(staff.active, true)));
  return row;
}

/** Also by someone who has left: their name stays on what they did. */
export async function isNameTaken(executor: Executor, name: string): Promise<boolean> {
  const rows = await executor.select({ id: staff.id }).from(staff).where(eq(staff.name, name));
  return rows.length > 0;
}

export async function countOwners(executor: Executor): Promise<number> {
  const [row] = await executor
    .select({ owners: count() })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), eq(staff.active, true)));
  return row?.owners ?? 0;
}

/** False if the name is taken. */
export async function insertStaff(
  transaction: Transaction,
  row: Pick<StaffRow, 'id' | 'name' | 'passwordHash' | 'role' | 'createdAt'>,
): Promise<boolean> {
  const inserted = await transaction
    .insert(staff)
    .values(row)
    .onConflictDoNothing({ target: staff.name })
    .returning({ id: staff.id });
  return inserted.length > 0;
}

export async function updateStaff(
  transaction: Transaction,
  id: string,
  changed: Partial<Omit<StaffRow, 'id' | 'name' | 'createdAt'>>,
): Promise<void> {
  await transaction.update(staff).set(changed).where(eq(staff.id, id));
}

/** Takes a code's half minute as used; false if it, or a later one, was used before. */
export async function useStep(
  transaction: Transaction,
  id: string,
  step: number,
): Promise<boolean> {
  const used = await transaction
    .update(staff)
    .set({ secondFactorStep: step })
    .where(and(eq(staff.id, id), lt(staff.secondFactorStep, step)))
    .returning({ id: staff.id });
  return used.length > 0;
}

export async function useRecoveryCode(
  transaction: Transaction,
  staffId: string,
  codeHash: string,
  usedAt: Date,
): Promise<boolean> {
  const used = await transaction
    .update(staffRecoveryCode)
    .set({ usedAt })
    .where(
      and(
        eq(staffRecoveryCode.codeHash, codeHash),
        eq(staffRecoveryCode.staffId, staffId),
        isNull(staffRecoveryCode.usedAt),
      ),
    )
    .returning({ codeHash: staffRecoveryCode.codeHash });
  return used.length > 0;
}

export async function insertInvitation(
  transaction: Transaction,
  row: Omit<typeof staffInvitation.$inferSelect, 'usedAt'>,
): Promise<void> {
  await transaction.insert(staffInvitation).values(row);
}

/** Marks an open invitation as used and hands back its role; nothing if it was used, ended or never made. */
export async function useInvitation(
  transaction: Transaction,
  tokenHash: string,
  now: Date,
): Promise<StaffRow['role'] | undefined> {
  const [row] = await transaction
    .update(staffInvitation)
    .set({ usedAt: now })
    .where(
      and(
        eq(staffInvitation.tokenHash, tokenHash),
        isNull(staffInvitation.usedAt),
        gt(staffInvitation.expiresAt, now),
      ),
    )
    .returning({ role: staffInvitation.role });
  return row?.role;
}

export async function listInvitations(
  executor: Executor,
  now: Date,
): Promise<readonly (typeof staffInvitation.$inferSelect)[]> {
  return executor
    .select()
    .from(staffInvitation)
    .where(and(isNull(staffInvitation.usedAt), gt(staffInvitation.expiresAt, now)))
    .orderBy(asc(staffInvitation.expiresAt), asc(staffInvitation.tokenHash));
}

/** The role it was for; nothing if it was used, or never made. */
export async function deleteInvitation(
  transaction: Transaction,
  id: string,
): Promise<StaffRow['role'] | undefined> {
  const [row] = await transaction
    .delete(staffInvitation)
    .where(and(eq(staffInvitation.id, id), isNull(staffInvitation.usedAt)))
    .returning({ role: staffInvitation.role });
  return row?.role;
}

/** Those at work first. */
export async function listStaff(executor: Executor): Promise<readonly StaffRow[]> {
  return executor.select().from(staff).orderBy(desc(staff.active), asc(staff.name));
}

export async function lockStaff(transaction: Transaction): Promise<readonly StaffRow[]> {
  return transaction.select().from(staff).orderBy(asc(staff.id)).for('update');
}

export async function replaceRecoveryCodes(
  transaction: Transaction,
  staffId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await transaction.delete(staffRecoveryCode).where(eq(staffRecoveryCode.staffId, staffId));
  if (codeHashes.length > 0)
    await transaction
      .insert(staffRecoveryCode)
      .values(codeHashes.map((codeHash) => ({ codeHash, staffId })));
}

export async function countRecoveryCodes(executor: Executor, staffId: string): Promise<number> {
  const [row] = await executor
    .select({ left: count() })
    .from(staffRecoveryCode)
    .where(and(eq(staffRecoveryCode.staffId, staffId), isNull(staffRecoveryCode.usedAt)));
  return row?.left ?? 0;
}
