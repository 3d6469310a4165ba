import { before, hours, minutes, seconds, type Clock } from '../../kernel/time';
import type { IdentityContext } from './ports';
import type { StaffMember } from './shape';
import { findOpenSession, touchSession, type OpenSession } from './session-store';
import { hashToken } from './tokens';

export const IDLE_LASTS = hours(2);
/** Writing down every click would cost a write each; this is near enough. */
const SEEN_AT_MOST_EVERY = minutes(5);
/** What other tabs had under way when the token changed still arrives. */
const OLD_TOKEN_LASTS = seconds(30);

export const STEP_UP_LASTS = minutes(10);
/** Somebody who has just logged in need not do so again for a file that they fetch every day. */
const FILES_LAST = minutes(15);

type SessionTimesOf = Pick<OpenSession['session'], 'createdAt' | 'steppedUpUntil'>;

export const isSteppedUp = ({ steppedUpUntil }: SessionTimesOf, now: Date): boolean =>
  steppedUpUntil !== null && steppedUpUntil > now;

export function isProvedLately({ createdAt, steppedUpUntil }: SessionTimesOf, now: Date): boolean {
  const steppedUp = steppedUpUntil === null ? createdAt : before(steppedUpUntil, STEP_UP_LASTS);
  const proved = steppedUp > createdAt ? steppedUp : createdAt;
  return proved > before(now, FILES_LAST);
}

type Context = Pick<IdentityContext, 'database' | 'clock' | 'requiresSecondFactor'>;

/** The session that a token opens, while neither two idle hours nor its end have passed. */
export async function openSession(
  { database, clock }: { readonly database: Context['database']; readonly clock: Clock },
  token: string | undefined,
): Promise<OpenSession | undefined> {
  if (token === undefined || token === '') return undefined;
  const now = clock.now();
  return findOpenSession(database.read, hashToken(token), {
    now,
    seenSince: before(now, IDLE_LASTS),
    rotatedSince: before(now, OLD_TOKEN_LASTS),
  });
}

/** Who this token belongs to. */
export async function readSession(
  context: Context,
  token: string | undefined,
): Promise<StaffMember | null> {
  const open = await openSession(context, token);
  if (!open || token === undefined) return null;
  const {
    session,
    member: { id, name, role, secondFactor },
  } = open;
  const now = context.clock.now();
  if (session.seenAt < before(now, SEEN_AT_MOST_EVERY)) {
    await context.database.write((transaction) => touchSession(transaction, session, now));
  }
  return {
    id,
    name,
    role,
    // Bound to the token of the moment: the one that was rotated away opens nothing dear.
    steppedUp: session.tokenHash === hashToken(token) && isSteppedUp(session, now),
    provedLately: session.tokenHash === hashToken(token) && isProvedLately(session, now),
    needsSecondFactor: context.requiresSecondFactor && secondFactor === null,
  };
}
