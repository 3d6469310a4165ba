import { newIdentifier } from '../../kernel/identifier';
import { fail, succeed, type Result } from '../../kernel/result';
import { after, hours, minutes } from '../../kernel/time';
import type { Transaction } from '../../platform/database';
import { writeAudit } from '../audit';
import { shortAgent } from './agent';
import type { IdentityContext } from './ports';
import { verifyPassword } from './password/passwords';
import { mayTryCode, useCode } from './second-factor/second-factor';
import { findActiveStaff, findStaffByName, type StaffRow } from './store';
import { deleteEndedSessions, deleteSession, insertSession } from './session-store';
import { openSession } from './read-session';
import { hashToken, newToken } from './tokens';

/** The browser that is signing in. */
export interface Visitor {
  readonly address: string;
  readonly agent?: string | undefined;
  /** The session this browser had before; it ends, so that nobody who planted it shares the new one. */
  readonly previousToken?: string | undefined;
}

export interface Credentials extends Visitor {
  readonly name: string;
  readonly password: string;
}

/** In, or half way: the ticket says for five minutes that the password was right. */
export type SignedIn = { readonly token: string } | { readonly ticket: string };

export const SESSION_LASTS = hours(12);
const WINDOW = minutes(5);
const TRIES_OF_ADDRESS = 10;
const TRIES_OF_NAME = 30;
/**
 * An address's first tries pass even where a name has had too many: anyone may type a name, and must not lock its owner
 * out.
 */
const TRIES_BESIDE_NAME = 2;
/** Guessers must not fill the log, which nobody can empty. */
const REFUSALS_LOGGED = 5;
const TICKET_LASTS = minutes(5);
const TICKET = 'second step of a sign-in';

/**
 * Whoever knows name and password gets a session, or is asked for a code; everyone else the same answer after the same
 * time.
 */
export async function signIn(
  context: IdentityContext,
  { name, password, ...visitor }: Credentials,
): Promise<Result<SignedIn, 'invalid-credentials' | 'too-many'>> {
  const { clock, database, signer } = context;
  if (!(await mayTry(context, name, visitor.address)))
    return fail('too-many', 'Too many attempts. Wait five minutes.');
  const member = await findStaffByName(database.read, name);
  if (!(await verifyPassword(member?.passwordHash, password, context.verifyHash)) || !member) {
    await logRefusal(context, member);
    return fail('invalid-credentials', 'Invalid credentials');
  }
  if (member.secondFactor !== null) {
    return succeed({
      ticket: signer.sign({
        purpose: TICKET,
        subject: ticketSubject(member),
        version: 1,
        expiresAt: after(clock.now(), TICKET_LASTS),
      }),
    });
  }
  const token = await database.write((transaction) =>
    beginSession(transaction, context, member, { visitor, by: 'password' }),
  );
  return succeed({ token });
}

/**
 * The second step of those who have a second factor: a code of their app, or one of the codes they keep for bad days.
 */
export async function finishSignIn(
  context: IdentityContext,
  { ticket, code, ...visitor }: Visitor & { readonly ticket: string; readonly code: string },
): Promise<Result<{ readonly token: string }, 'ticket-ended' | 'wrong-code' | 'too-many'>> {
  const { clock, database, signer } = context;
  const ended = fail('ticket-ended', 'That took too long. Start again with your password.');
  const read = signer.verify(ticket, { purpose: TICKET, now: clock.now() });
  if (!read.ok) return ended;
  const member = await findActiveStaff(database.read, read.value.subject.split(' ')[0] ?? '');
  // A password that was changed since then makes the ticket worthless.
  if (!member || ticketSubject(member) !== read.value.subject) return ended;
  if (!(await mayTryCode(context, member.id, code, visitor.address)))
    return fail('too-many', 'Too many attempts. Wait 15 minutes, or use a recovery code.');
  return database.write(async (transaction) => {
    const by = await useCode(transaction, context, member, code);
    if (by === null) {
      await writeAudit(transaction, clock, {
        ...aboutMember(member),
        kind: 'sign-in-refused',
        reason: 'the password was right, the code was not',
      });
      return fail('wrong-code', 'That code is wrong or already used. Wait for the next one.');
    }
    if (by === 'recovery-code')
      await writeAudit(transaction, clock, {
        ...aboutMember(member),
        kind: 'recovery-code-used',
        reason: 'to log in',
      });
    return succeed({
      token: await beginSession(transaction, context, member, {
        visitor,
        by: `password and ${by.replace('-', ' ')}`,
      }),
    });
  });
}

export async function signOut(
  context: Pick<IdentityContext, 'database' | 'clock'>,
  token: string,
): Promise<void> {
  const open = await openSession(context, token);
  await context.database.write(async (transaction) => {
    await deleteSession(transaction, hashToken(token));
    if (open)
      await writeAudit(transaction, context.clock, {
        ...aboutMember(open.member),
        kind: 'signed-out',
        reason: 'by the button',
      });
  });
}

const aboutMember = ({ name }: Pick<StaffRow, 'name'>) =>
  ({ actor: `staff:${name}`, subjectKind: 'staff', subject: name }) as const;
const ticketSubject = ({ id, passwordHash }: StaffRow): string =>
  `${id} ${hashToken(passwordHash).slice(0, 16)}`;

export async function beginSession(
  transaction: Transaction,
  { clock }: IdentityContext,
  member: StaffRow,
  {
    visitor: { previousToken, agent = '' },
    by,
  }: { readonly visitor: Visitor; readonly by: string },
): Promise<string> {
  const token = newToken();
  const now = clock.now();
  if (previousToken !== undefined) await deleteSession(transaction, hashToken(previousToken));
  await deleteEndedSessions(transaction, now);
  await insertSession(transaction, {
    tokenHash: hashToken(token),
    id: newIdentifier(clock),
    staffId: member.id,
    agent: shortAgent(agent),
    createdAt: now,
    seenAt: now,
    endsAt: after(now, SESSION_LASTS),
  });
  await writeAudit(transaction, clock, {
    ...aboutMember(member),
    kind: 'signed-in',
    reason: `by ${by}`,
  });
  return token;
}

/** Of logins from one address, by password or by passkey. */
export const mayTryFrom = (
  { limiter }: Pick<IdentityContext, 'limiter'>,
  address: string,
): Promise<boolean> => limiter.take(`sign-in:address:${address}`, TRIES_OF_ADDRESS, WINDOW);

async function mayTry(
  { limiter }: IdentityContext,
  name: string,
  address: string,
): Promise<boolean> {
  const take = (bucket: string, tries: number): Promise<boolean> =>
    limiter.take(`sign-in:${bucket}`, tries, WINDOW);
  if (!(await mayTryFrom({ limiter }, address))) return false;
  const isAmongFirst = await take(`first:${address}`, TRIES_BESIDE_NAME);
  const nameHasRoom = await take(`name:${name.toLowerCase().slice(0, 100)}`, TRIES_OF_NAME);
  return nameHasRoom || isAmongFirst;
}

/**
 * Known and unknown names cost the same; what was typed is not kept, since people type passwords into the wrong field.
 */
export async function logRefusal(
  { database, clock, limiter }: IdentityContext,
  member: StaffRow | undefined,
  reason = 'wrong name or password',
): Promise<void> {
  if (!(await limiter.take('sign-in:told', REFUSALS_LOGGED, WINDOW))) return;
  const subject = member?.name ?? 'an unknown name';
  await database.write((transaction) =>
    writeAudit(transaction, clock, {
      kind: 'sign-in-refused',
      actor: 'sign-in',
      subjectKind: 'staff',
      subject,
      reason,
    }),
  );
}
