import { and, asc, count, desc, eq, gt, isNull, lte, ne, or } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import { staff, staffSession } from './schema';
import { updateStaff, type StaffRow } from './store';

export type SessionRow = typeof staffSession.$inferSelect;

export async function insertSession(
  transaction: Transaction,
  row: Omit<SessionRow, 'steppedUpUntil' | 'previousHash' | 'rotatedAt'>,
): Promise<void> {
  await transaction.insert(staffSession).values(row);
  await updateStaff(transaction, row.staffId, { lastSeenAt: row.seenAt });
}

export interface OpenSession {
  readonly member: StaffRow;
  readonly session: SessionRow;
}

export interface SessionTimes {
  readonly now: Date;
  readonly seenSince: Date;
  /** A token that was rotated away since then still opens its session. */
  readonly rotatedSince: Date;
}

export async function findOpenSession(
  executor: Executor,
  tokenHash: string,
  { now, seenSince, rotatedSince }: SessionTimes,
): Promise<OpenSession | undefined> {
  const [row] = await executor
    .select({ member: staff, session: staffSession })
    .from(staffSession)
    .innerJoin(staff, eq(staff.id, staffSession.staffId))
    .where(
      and(
        or(
          eq(staffSession.tokenHash, tokenHash),
          and(eq(staffSession.previousHash, tokenHash), gt(staffSession.rotatedAt, rotatedSince)),
        ),
        eq(staff.active, true),
        gt(staffSession.endsAt, now),
        gt(staffSession.seenAt, seenSince),
      ),
    );
  return row;
}

export async function touchSession(
  transaction: Transaction,
  { id, staffId }: SessionRow,
  seenAt: Date,
): Promise<void> {
  await transaction.update(staffSession).set({ seenAt }).where(eq(staffSession.id, id));
  await updateStaff(transaction, staffId, { lastSeenAt: seenAt });
}

export async function rotateSession(
  transaction: Transaction,
  { id, tokenHash }: SessionRow,
  next: Pick<SessionRow, 'tokenHash' | 'steppedUpUntil' | 'rotatedAt'>,
): Promise<void> {
  await transaction
    .update(staffSession)
    .set({ ...next, previousHash: tokenHash })
    .where(eq(staffSession.id, id));
}

export async function deleteSession(transaction: Transaction, tokenHash: string): Promise<void> {
  await transaction
    .delete(staffSession)
    .where(or(eq(staffSession.tokenHash, tokenHash), eq(staffSession.previousHash, tokenHash)));
}

export async function deleteEndedSessions(transaction: Transaction, now: Date): Promise<void> {
  await transaction.delete(staffSession).where(lte(staffSession.endsAt, now));
}

type Openness = Pick<SessionTimes, 'now' | 'seenSince'>;

export async function listSessions(
  executor: Executor,
  staffId: string,
  { now, seenSince }: Openness,
): Promise<readonly SessionRow[]> {
  return executor
    .select()
    .from(staffSession)
    .where(
      and(
        eq(staffSession.staffId, staffId),
        gt(staffSession.endsAt, now),
        gt(staffSession.seenAt, seenSince),
      ),
    )
    .orderBy(desc(staffSession.seenAt), asc(staffSession.tokenHash));
}

export async function countSessions(
  executor: Executor,
  { now, seenSince }: Openness,
): Promise<ReadonlyMap<string, number>> {
  const rows = await executor
    .select({ staffId: staffSession.staffId, sessions: count() })
    .from(staffSession)
    .where(and(gt(staffSession.endsAt, now), gt(staffSession.seenAt, seenSince)))
    .groupBy(staffSession.staffId);
  return new Map(rows.map(({ staffId, sessions }) => [staffId, sessions]));
}

/** The browser it was of; nothing if this person has no such session. */
export async function deleteSessionById(
  transaction: Transaction,
  staffId: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await transaction
    .delete(staffSession)
    .where(and(eq(staffSession.id, id), eq(staffSession.staffId, staffId)))
    .returning({ agent: staffSession.agent });
  return row?.agent;
}

/** How many there were; the one with the token of that hash may stay. */
export async function deleteSessionsOf(
  transaction: Transaction,
  staffId: string,
  { except }: { readonly except?: string },
): Promise<number> {
  const others =
    except === undefined
      ? undefined
      : and(
          ne(staffSession.tokenHash, except),
          or(isNull(staffSession.previousHash), ne(staffSession.previousHash, except)),
        );
  const ended = await transaction
    .delete(staffSession)
    .where(and(eq(staffSession.staffId, staffId), others))
    .returning({ id: staffSession.id });
  return ended.length;
}
