import { newIdentifier } from '../../../kernel/identifier';
import { after, before } from '../../../kernel/time';
import { fail, succeed, type Result } from '../../../kernel/result';
import type { Transaction } from '../../../platform/database';
import { writeAudit } from '../../audit';
import type { AuditEntry } from '../../audit/shape';
import { mayDo, type Permit } from '../../policy';
import { INVITATION_LASTS, invitationRow } from './owners';
import { mailInvitation } from './mail-invitation';
import type { IdentityContext } from '../ports';
import { deletePasskeysOf } from '../passkeys/store';
import { IDLE_LASTS } from '../read-session';
import type { StaffRole, Team, TeamChange } from '../shape';
import {
  deleteInvitation,
  insertInvitation,
  listInvitations,
  listStaff,
  lockStaff,
  replaceRecoveryCodes,
  updateStaff,
  type StaffRow,
} from '../store';
import { countSessions, deleteSessionsOf } from '../session-store';
import { invitationToken } from '../tokens';

const LONGEST_REASON = 500;
type Manage = Permit<'manage-staff'>;

/** Everyone who works or worked here, and the invitations that are still open. */
export async function readTeam(
  { database, clock }: Pick<IdentityContext, 'database' | 'clock'>,
  { member: me }: Permit<'see-staff'>,
): Promise<Team> {
  const now = clock.now();
  const [members, sessions, invitations] = await Promise.all([
    listStaff(database.read),
    countSessions(database.read, { now, seenSince: before(now, IDLE_LASTS) }),
    listInvitations(database.read, now),
  ]);
  return {
    members: members.map(({ id, name, role, active, lastSeenAt, secondFactor }) => ({
      id,
      name,
      role,
      active,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      hasSecondFactor: secondFactor !== null,
      sessions: sessions.get(id) ?? 0,
      isMe: id === me.id,
    })),
    invitations: invitations.map(({ id, role, invitedBy, expiresAt }) => ({
      id,
      role,
      by: invitedBy,
      endsAt: expiresAt.toISOString(),
    })),
  };
}

/** A one-time link for a new colleague: handed back this once, mailed too where an address is given. */
export async function inviteMember(
  {
    database,
    clock,
    signer,
    mailer,
  }: Pick<IdentityContext, 'database' | 'clock' | 'signer' | 'mailer'>,
  { member }: Manage,
  { role, email }: { readonly role: StaffRole; readonly email: string },
): Promise<Result<{ readonly token: string }, 'bad-address'>> {
  const id = newIdentifier(clock);
  const token = invitationToken(signer, id);
  return database.write(async (transaction) => {
    if (email !== '') {
      const mailed = await mailInvitation(mailer, transaction, {
        id,
        role,
        email,
        by: member.name,
        endsAt: after(clock.now(), INVITATION_LASTS),
      });
      if (!mailed)
        return fail(
          'bad-address',
          'This address can’t receive email. Check it, or leave it empty and share the link yourself.',
        );
    }
    await insertInvitation(
      transaction,
      invitationRow({ id, token, role, by: member.name, now: clock.now() }),
    );
    await tell(transaction, clock, member.name, {
      kind: 'staff-invited',
      subject: `as ${role}`,
      reason: email === '' ? 'link handed over' : 'link mailed',
      after: { role },
    });
    return succeed({ token });
  });
}

export async function withdrawInvitation(
  { database, clock }: Pick<IdentityContext, 'database' | 'clock'>,
  { member }: Manage,
  id: string,
): Promise<Result<null, 'no-invitation'>> {
  return database.write(async (transaction) => {
    const role = await deleteInvitation(transaction, id);
    if (role === undefined) return fail('no-invitation', 'This invitation is no longer open.');
    await tell(transaction, clock, member.name, {
      kind: 'staff-invited',
      subject: `as ${role}`,
      reason: 'invitation taken back',
      after: { withdrawn: true },
    });
    return succeed(null);
  });
}

export interface MemberChange {
  readonly id: string;
  readonly change: TeamChange;
  readonly reason: string;
  /** As the page showed them; who was changed meanwhile is not changed again unseen. */
  readonly seen: { readonly role: string; readonly active: boolean };
}

type Problem = 'no-reason' | 'no-member' | 'changed-meanwhile' | 'last-owner' | 'nothing-to-do';

/**
 * Changes one member. The last owner stays owner. Whoever is deactivated is signed out at once, and
 * their claimed orders are released.
 */
export async function changeMember(
  context: IdentityContext,
  { member: me }: Manage,
  { id, change, reason, seen }: MemberChange,
): Promise<Result<null, Problem>> {
  const words = reason.trim();
  if (words === '' || words.length > LONGEST_REASON)
    return fail('no-reason', `Enter a reason of at most ${LONGEST_REASON} characters.`);
  return context.database.write(async (transaction) => {
    // All rows are locked, so that two owners cannot take each other's place away at once.
    const all = await lockStaff(transaction);
    const them = all.find((one) => one.id === id);
    if (!them) return fail('no-member', 'Team member not found.');
    if (them.role !== seen.role || them.active !== seen.active) {
      return fail(
        'changed-meanwhile',
        `Someone else changed this: ${them.name} is ${them.active ? them.role : 'not active'} now.`,
      );
    }
    const owners = all.filter(({ role, active }) => role === 'owner' && active);
    const leavesOwners =
      change.do === 'deactivate' || (change.do === 'change-role' && change.role !== 'owner');
    if (leavesOwners && owners.length === 1 && owners[0]?.id === id)
      return fail(
        'last-owner',
        `${them.name} is the only owner. Make someone else an owner first.`,
      );
    const told = await perform(context, transaction, them, change);
    if (!told) return fail('nothing-to-do', 'No change: that’s already the case.');
    await tell(transaction, context.clock, me.name, { ...told, subject: them.name, reason: words });
    return succeed(null);
  });
}

type AuditChange = Pick<AuditEntry, 'kind' | 'before' | 'after'>;

async function perform(
  { letGo, deleteViews }: IdentityContext,
  transaction: Transaction,
  them: StaffRow,
  change: TeamChange,
): Promise<AuditChange | null> {
  const { id, role, active, secondFactor } = them;
  switch (change.do) {
    case 'change-role':
      if (change.role === role) return null;
      await updateStaff(transaction, id, { role: change.role });
      if (!mayDo(change.role, 'review-report')) await letGo(transaction, id);
      return { kind: 'staff-role-changed', before: { role }, after: { role: change.role } };
    case 'deactivate': {
      if (!active) return null;
      await updateStaff(transaction, id, { active: false });
      const ended = await deleteSessionsOf(transaction, id, {});
      await deletePasskeysOf(transaction, id);
      await deleteViews(transaction, id);
      await letGo(transaction, id);
      return {
        kind: 'staff-deactivated',
        before: { active },
        after: { active: false, 'sessions ended': ended },
      };
    }
    case 'reactivate':
      if (active) return null;
      await updateStaff(transaction, id, { active: true });
      return { kind: 'staff-reactivated', before: { active }, after: { active: true } };
    case 'end-sessions': {
      const ended = await deleteSessionsOf(transaction, id, {});
      return ended === 0
        ? null
        : { kind: 'session-revoked', before: { sessions: ended }, after: { sessions: 0 } };
    }
    case 'remove-second-factor': {
      // They are often on the same phone, which may be lost.
      const passkeys = await deletePasskeysOf(transaction, id);
      if (secondFactor === null && passkeys === 0) return null;
      await updateStaff(transaction, id, {
        secondFactor: null,
        secondFactorBegun: null,
        secondFactorSetAt: null,
      });
      await replaceRecoveryCodes(transaction, id, []);
      await deleteSessionsOf(transaction, id, {});
      return {
        kind: 'second-factor-removed',
        before: { set: secondFactor !== null, passkeys },
        after: { set: false, passkeys: 0 },
      };
    }
  }
}

function tell(
  transaction: Transaction,
  clock: IdentityContext['clock'],
  by: string,
  told: AuditChange & Pick<AuditEntry, 'subject' | 'reason'>,
): Promise<void> {
  return writeAudit(transaction, clock, { actor: `staff:${by}`, subjectKind: 'staff', ...told });
}
