import { newIdentifier } from '../../../kernel/identifier';
import { fail, succeed, type Result } from '../../../kernel/result';
import { after, hours, minutes } from '../../../kernel/time';
import { writeAudit } from '../../audit';
import { hashPassword, verifyPassword } from '../password/passwords';
import type { IdentityContext } from '../ports';
import type { StaffMember, StaffRole } from '../shape';
import {
  countOwners,
  findStaffByName,
  insertInvitation,
  insertStaff,
  isNameTaken,
  updateStaff,
  useInvitation,
} from '../store';
import { hashToken, newToken } from '../tokens';
import { whyWeak } from '../password/weak-password';

type Context = Pick<IdentityContext, 'database' | 'clock'>;

const DEMO_OWNER = 'admin';
/** Hashing a password is dear, and nobody types one faster. */
const INVITATION_TRIES = 30;
export const INVITATION_LASTS = hours(24);

export async function hasOwner({ database }: Context): Promise<boolean> {
  return (await countOwners(database.read)) > 0;
}

/** The demo's one account, with the password that its data folder remembers. */
export async function ensureDemoOwner(
  { database, clock }: Context,
  password: string,
): Promise<void> {
  const known = await findStaffByName(database.read, DEMO_OWNER);
  if (known && (await verifyPassword(known.passwordHash, password))) return;
  const passwordHash = await hashPassword(password);
  await database.write(async (transaction) => {
    if (known) return updateStaff(transaction, known.id, { passwordHash });
    await insertStaff(transaction, {
      id: newIdentifier(clock),
      name: DEMO_OWNER,
      passwordHash,
      role: 'owner',
      createdAt: clock.now(),
    });
  });
}

/** A one-time token for the first owner; it is shown once and only its hash is kept. */
export async function inviteOwner({ database, clock }: Context): Promise<string> {
  const token = newToken();
  const row = invitationRow({
    id: newIdentifier(clock),
    token,
    role: 'owner',
    by: 'the command line',
    now: clock.now(),
  });
  await database.write(async (transaction) => {
    await insertInvitation(transaction, row);
    await writeAudit(transaction, clock, {
      kind: 'staff-invited',
      actor: 'command line',
      subjectKind: 'staff',
      subject: 'as owner',
      reason: 'the verb owner was run',
      after: { role: 'owner' },
    });
  });
  return token;
}

interface Invitation {
  readonly id: string;
  readonly token: string;
  readonly role: StaffRole;
  readonly by: string;
  readonly now: Date;
}

export const invitationRow = ({ id, token, role, by, now }: Invitation) => ({
  id,
  role,
  tokenHash: hashToken(token),
  invitedBy: by,
  createdAt: now,
  expiresAt: after(now, INVITATION_LASTS),
});

export interface Acceptance {
  readonly token: string;
  readonly name: string;
  readonly password: string;
}

type InvitationProblem = 'no-invitation' | 'weak-password' | 'no-name' | 'name-taken' | 'too-many';

export async function acceptInvitation(
  { database, clock, limiter }: Context & Pick<IdentityContext, 'limiter'>,
  { token, name, password }: Acceptance,
): Promise<Result<StaffMember, InvitationProblem>> {
  if (!(await limiter.take('invitation', INVITATION_TRIES, minutes(5))))
    return fail('too-many', 'Too many attempts. Wait five minutes.');
  const chosen = name.trim();
  if (chosen === '' || chosen.length > 60)
    return fail('no-name', 'Use a name of at most 60 characters.');
  const weakness = whyWeak(password, chosen);
  if (weakness !== undefined) return fail('weak-password', weakness);
  const passwordHash = await hashPassword(password);
  const id = newIdentifier(clock);
  return database.write(async (transaction) => {
    if (await isNameTaken(transaction, chosen))
      return fail('name-taken', 'That username is taken.');
    const role = await useInvitation(transaction, hashToken(token), clock.now());
    if (!role)
      return fail('no-invitation', 'This invitation was used or has expired. Ask for a new one.');
    const made = await insertStaff(transaction, {
      id,
      name: chosen,
      passwordHash,
      role,
      createdAt: clock.now(),
    });
    // Two people took the name at once: throwing keeps the invitation of the second one good.
    if (!made) throw new Error('The name was taken while it was being taken.');
    await writeAudit(transaction, clock, {
      kind: 'staff-joined',
      actor: `staff:${chosen}`,
      subjectKind: 'staff',
      subject: chosen,
      reason: 'by an invitation',
      after: { role },
    });
    return succeed({ id, name: chosen, role });
  });
}
