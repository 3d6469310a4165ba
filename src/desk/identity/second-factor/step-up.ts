import { fail, succeed, type Result } from '../../../kernel/result';
import { after, minutes } from '../../../kernel/time';
import type { Transaction } from '../../../platform/database';
import { writeAudit } from '../../audit';
import { verifyPassword } from '../password/passwords';
import type { IdentityContext } from '../ports';
import { isProvedLately, isSteppedUp, openSession, STEP_UP_LASTS } from '../read-session';
import type { StepUpQuestion } from '../shape';
import { mayTryCode, useCode } from './second-factor';
import { hasPasskey } from '../passkeys/verify-passkey';
import { rotateSession, type OpenSession } from '../session-store';
import { hashToken, newToken } from '../tokens';

export interface Proof {
  readonly token: string | undefined;
  /** The code where there is a second factor, the password where there is none. */
  readonly proof: string;
  readonly address: string;
}

export const STEP_UP_TRIES = 10;

/** What a person is asked for before something dear, and whether they were within the last minutes. */
export async function readStepUp(
  context: Pick<IdentityContext, 'database' | 'clock' | 'baseUrl'>,
  token: string | undefined,
): Promise<StepUpQuestion | null> {
  const open = await openSession(context, token);
  if (!open) return null;
  const { member, session } = open;
  const now = context.clock.now();
  return {
    asks: member.secondFactor === null ? 'password' : 'code',
    steppedUp: isSteppedUp(session, now),
    provedLately: isProvedLately(session, now),
    passkey: await hasPasskey(context, member.id),
  };
}

/** Whoever shows once more that it is them may do for ten minutes, in this session alone, what asks for it. */
export async function stepUp(
  context: IdentityContext,
  { token, proof, address }: Proof,
): Promise<Result<{ readonly token: string }, 'not-signed-in' | 'wrong-proof' | 'too-many'>> {
  const { database, limiter } = context;
  const open = await openSession(context, token);
  if (!open) return fail('not-signed-in', 'Log in first.');
  const { member } = open;
  const hasCode = member.secondFactor !== null;
  const mayTry = hasCode
    ? await mayTryCode(context, member.id, proof, address)
    : await limiter.take(`step-up:${member.id}`, STEP_UP_TRIES, minutes(15));
  if (!mayTry) return fail('too-many', 'Too many attempts. Wait 15 minutes.');
  const knowsPassword =
    !hasCode && (await verifyPassword(member.passwordHash, proof, context.verifyHash));
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
    return succeed({ token: await grantStepUp(transaction, context, open, shown) });
  });
}

type Shown = 'password' | 'code' | 'recovery-code' | 'passkey';

/** The session goes on under a new token, which for ten minutes opens what is dear. */
export async function grantStepUp(
  transaction: Transaction,
  { clock }: Pick<IdentityContext, 'clock'>,
  { member, session }: OpenSession,
  shown: Shown,
): Promise<string> {
  const next = newToken();
  const now = clock.now();
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
  return next;
}
