import { before, minutes } from '../../kernel/time';
import { fail, succeed, type Result } from '../../kernel/result';
import type { Transaction } from '../../platform/database';
import { writeAudit } from '../audit';
import type { AuditEntry } from '../audit/shape';
import type { Permit } from '../policy';
import { hashPassword, verifyPassword } from './password/passwords';
import type { IdentityContext } from './ports';
import { passkeySite } from './passkeys/site';
import { listPasskeys } from './passkeys/store';
import { IDLE_LASTS } from './read-session';
import type { OwnAccount, StaffMember } from './shape';
import { countRecoveryCodes, findActiveStaff, updateStaff } from './store';
import { deleteSessionById, deleteSessionsOf, listSessions } from './session-store';
import { hashToken } from './tokens';
import { whyWeak } from './password/weak-password';

type Own = Permit<'keep-own-account'>;
type Context = Pick<IdentityContext, 'database' | 'clock'>;
const TRIES = 10;

/** What one sees of one's own account; the token says which of the sessions is asking. */
export async function readAccount(
  { database, clock, baseUrl }: Context & Pick<IdentityContext, 'baseUrl'>,
  { member }: Own,
  token: string | undefined,
): Promise<OwnAccount> {
  const now = clock.now();
  const mine = token === undefined ? '' : hashToken(token);
  const [row, sessions, recoveryCodesLeft, passkeys] = await Promise.all([
    findActiveStaff(database.read, member.id),
    listSessions(database.read, member.id, { now, seenSince: before(now, IDLE_LASTS) }),
    countRecoveryCodes(database.read, member.id),
    listPasskeys(database.read, member.id),
  ]);
  return {
    name: member.name,
    role: member.role,
    recoveryCodesLeft,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      since: createdAt.toISOString(),
      usedAt: lastUsedAt?.toISOString() ?? null,
    })),
    passkeyOrigin: passkeySite(baseUrl)?.origin ?? null,
    needsSecondFactor: member.needsSecondFactor ?? false,
    secondFactorSince: row?.secondFactorSetAt?.toISOString() ?? null,
    sessions: sessions.map(({ id, agent, createdAt, seenAt, tokenHash, previousHash }) => ({
      id,
      agent,
      since: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isThis: tokenHash === mine || previousHash === mine,
    })),
  };
}

/** Ends one session of one's own; another person's can't be named by it. */
export async function endOwnSession(
  { database, clock }: Context,
  { member }: Own,
  sessionId: string,
): Promise<Result<null, 'no-session'>> {
  return database.write(async (transaction) => {
    const agent = await deleteSessionById(transaction, member.id, sessionId);
    if (agent === undefined) return fail('no-session', 'This session already ended.');
    await tell(transaction, clock, member, {
      kind: 'session-revoked',
      reason: 'one, by themselves',
      before: { browser: agent },
    });
    return succeed(null);
  });
}

export async function endOtherSessions(
  { database, clock }: Context,
  { member }: Own,
  token: string | undefined,
): Promise<Result<{ readonly ended: number }, never>> {
  return database.write(async (transaction) => {
    const ended = await deleteSessionsOf(
      transaction,
      member.id,
      token === undefined ? {} : { except: hashToken(token) },
    );
    await tell(transaction, clock, member, {
      kind: 'session-revoked',
      reason: 'all others, by themselves',
      before: { sessions: ended },
    });
    return succeed({ ended });
  });
}

export interface PasswordChange {
  readonly old: string;
  readonly next: string;
  readonly token: string | undefined;
}

/** The old password is asked, and every other session ends: whoever knew the old one is out. */
export async function changePassword(
  { database, clock, limiter }: Pick<IdentityContext, 'database' | 'clock' | 'limiter'>,
  { member }: Own,
  { old, next, token }: PasswordChange,
): Promise<Result<null, 'wrong-password' | 'weak-password' | 'too-many'>> {
  const weakness = whyWeak(next, member.name);
  if (weakness !== undefined) return fail('weak-password', weakness);
  if (!(await limiter.take(`step-up:${member.id}`, TRIES, minutes(15))))
    return fail('too-many', 'Too many attempts. Wait 15 minutes.');
  const row = await findActiveStaff(database.read, member.id);
  if (!row || !(await verifyPassword(row.passwordHash, old)))
    return fail('wrong-password', 'That isn’t your current password.');
  const passwordHash = await hashPassword(next);
  return database.write(async (transaction) => {
    await updateStaff(transaction, member.id, { passwordHash });
    const ended = await deleteSessionsOf(
      transaction,
      member.id,
      token === undefined ? {} : { except: hashToken(token) },
    );
    await tell(transaction, clock, member, {
      kind: 'password-changed',
      reason: 'by themselves',
      after: { 'other sessions ended': ended },
    });
    return succeed(null);
  });
}

type AuditChange = Pick<AuditEntry, 'kind' | 'reason' | 'before' | 'after'>;

function tell(
  transaction: Transaction,
  clock: IdentityContext['clock'],
  { name }: StaffMember,
  told: AuditChange,
): Promise<void> {
  return writeAudit(transaction, clock, {
    actor: `staff:${name}`,
    subjectKind: 'staff',
    subject: name,
    ...told,
  });
}
