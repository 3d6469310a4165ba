import { fail, succeed, type Result } from '../../kernel/result';
import { after, minutes } from '../../kernel/time';
import { writeAudit } from '../audit';
import { verifyPassword } from './passwords';
import type { IdentityContext } from './ports';
import { openSession } from './read-session';
import { mayTryCode, useCode } from './second-factor';
import { rotateSession } from './session-store';
import { hashToken, newToken } from './tokens';

export interface Proof {
  readonly token: string | undefined;
  /** The code where there is a second factor, the password where there is none. */
  readonly proof: string;
  readonly address: string;
}

const STEP_UP_LASTS = minutes(10);
const TRIES = 10;

/** What a person is asked for before something dear, and whether they were within the last minutes. */
export async function readStepUp(
  context: Pick<IdentityContext, 'database' | 'clock'>,
  token: string | undefined,
): Promise<{ readonly asks: 'password' | 'code'; readonly steppedUp: boolean } | null> {
  const open = await openSession(context, token);
  if (!open) return null;
  const {
    member,
    session: { steppedUpUntil },
  } = open;
  return {
    asks: member.secondFactor === null ? 'password' : 'code',
    steppedUp: steppedUpUntil !== null && steppedUpUntil > context.clock.now(),
  };
}

/** Whoever shows once more that it is them may do for ten minutes, in this session alone, what asks for it. */
export async function stepUp(
  context: IdentityContext,
  { token, proof, address }: Proof,
): Promise<Result<{ readonly token: string }, 'not-signed-in' | 'wrong-proof' | 'too-many'>> {
  const { database, clock, limiter } = context;
  const open = await openSession(context, token);
  if (!open) return fail('not-signed-in', 'Log in first.');
  const { member, session } = open;
  const hasCode = member.secondFactor !== null;
  const mayTry = hasCode
    ? await mayTryCode(context, member.id, proof, address)
    : await limiter.take(`step-up:${member.id}`, TRIES, minutes(15));
  if (!mayTry) return fail('too-many', 'Too many attempts. Wait 15 minutes.');
  const knowsPassword =
    !hasCode && (await verifyPassword(member.passwordHash, proof, context.verifyHash));
  const next = newToken();
  const now = clock.now();
  return database.write(async (transaction) => {
    const shown = hasCode
      ? await useCode(transaction, context, member, proof)
      : knowsPassword && 'password';
    if (!shown)
      return fail(
        'wrong-proof',
        hasCode
          ? 'That code is wrong or already used. Wait for the next one.'
          : 'That isn’t your password.',
      );
    await rotateSession(transaction, session, {
      tokenHash: hashToken(next),
      steppedUpUntil: after(now, STEP_UP_LASTS),
      rotatedAt: now,
    });
    const about = {
      actor: `staff:${member.name}`,
      subjectKind: 'staff',
      subject: member.name,
    } as const;
    if (shown === 'recovery-code')
      await writeAudit(transaction, clock, {
        ...about,
        kind: 'recovery-code-used',
        reason: 'to confirm that it is them',
      });
    await writeAudit(transaction, clock, {
      ...about,
      kind: 'stepped-up',
      reason: `by ${shown.replace('-', ' ')}`,
    });
    return succeed({ token: next });
  });
}
