import { fail, succeed, type Result } from '../../kernel/result';
import { after, hours, minutes } from '../../kernel/time';
import type { IdentityContext } from './ports';
import { verifyPassword } from './passwords';
import type { StaffMember } from './shape';
import { deleteEndedSessions, deleteSession, findStaffByName, insertSession } from './store';
import { hashToken, newToken } from './tokens';

export interface Credentials {
  readonly name: string;
  readonly password: string;
  readonly address: string;
  /** The session this browser had before; it ends, so that nobody who planted it shares the new one. */
  readonly previousToken?: string | undefined;
}

export interface SignedIn {
  readonly token: string;
  readonly member: StaffMember;
}

export const SESSION_LASTS = hours(12);
const WINDOW = minutes(5);
const TRIES_OF_ADDRESS = 10;
const TRIES_OF_NAME = 30;
/** An address's first tries pass even where a name has had too many: anyone may type a name, and must not lock its owner out. */
const TRIES_BESIDE_NAME = 2;

/** Whoever knows name and password gets a session; everyone else the same answer after the same time. */
export async function signIn(
  context: IdentityContext,
  { name, password, address, previousToken }: Credentials,
): Promise<Result<SignedIn, 'invalid-credentials' | 'too-many'>> {
  if (!(await mayTry(context, name, address))) return fail('too-many', 'Too many tries. Please wait five minutes.');
  const member = await findStaffByName(context.database.read, name);
  if (!(await verifyPassword(member?.passwordHash, password)) || !member) return fail('invalid-credentials', 'Invalid credentials');
  const token = newToken();
  const now = context.clock.now();
  await context.database.write(async (transaction) => {
    if (previousToken !== undefined) await deleteSession(transaction, hashToken(previousToken));
    await deleteEndedSessions(transaction, now);
    await insertSession(transaction, {
      tokenHash: hashToken(token), staffId: member.id, createdAt: now, seenAt: now, endsAt: after(now, SESSION_LASTS),
    });
  });
  return succeed({ token, member: { id: member.id, name: member.name, role: member.role } });
}

async function mayTry({ limiter }: IdentityContext, name: string, address: string): Promise<boolean> {
  const take = (bucket: string, tries: number): Promise<boolean> => limiter.take(`sign-in:${bucket}`, tries, WINDOW);
  if (!(await take(`address:${address}`, TRIES_OF_ADDRESS))) return false;
  const isAmongFirst = await take(`first:${address}`, TRIES_BESIDE_NAME);
  const nameHasRoom = await take(`name:${name.toLowerCase().slice(0, 100)}`, TRIES_OF_NAME);
  return nameHasRoom || isAmongFirst;
}

export async function signOut(context: IdentityContext, token: string): Promise<void> {
  await context.database.write((transaction) => deleteSession(transaction, hashToken(token)));
}
