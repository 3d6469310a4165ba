import { before, hours, minutes } from '../../kernel/time';
import type { IdentityContext } from './ports';
import type { StaffMember } from './shape';
import { findOpenSession, touchSession } from './store';
import { hashToken } from './tokens';

export const IDLE_LASTS = hours(2);
/** Writing down every click would cost a write each; this is near enough. */
const SEEN_AT_MOST_EVERY = minutes(5);

/** Who this token belongs to, while neither two idle hours nor the session's end have passed. */
export async function readSession(context: IdentityContext, token: string | undefined): Promise<StaffMember | null> {
  if (token === undefined || token === '') return null;
  const now = context.clock.now();
  const tokenHash = hashToken(token);
  const session = await findOpenSession(context.database.read, tokenHash, { now, seenSince: before(now, IDLE_LASTS) });
  if (!session) return null;
  if (session.seenAt < before(now, SEEN_AT_MOST_EVERY)) {
    await context.database.write((transaction) => touchSession(transaction, tokenHash, now));
  }
  const { id, name, role } = session.member;
  return { id, name, role };
}
