import { randomBytes } from 'node:crypto';
import { after, minutes } from '../../../kernel/time';
import type { IdentityContext } from '../ports';
import { hashToken } from '../tokens';
import { markAnswered } from './store';

/** What a challenge is for, and the session that asked; a login has none yet. */
export interface ChallengeUse {
  readonly use: 'register' | 'sign-in' | 'step-up';
  readonly session: string | null;
}

const LASTS = minutes(5);
const PURPOSE = 'passkey challenge';
const CHALLENGE_BYTES = 32;

const subjectOf = ({ use, session }: ChallengeUse, challenge: string): string =>
  `${use} ${session ?? '-'} ${challenge}`;

/** The ticket goes into a cookie of the browser that asked, so nothing is stored before an answer comes. */
export function issueChallenge(
  { signer, clock }: Pick<IdentityContext, 'signer' | 'clock'>,
  use: ChallengeUse,
): { readonly challenge: string; readonly ticket: string } {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  const ticket = signer.sign({
    purpose: PURPOSE,
    subject: subjectOf(use, challenge),
    version: 1,
    expiresAt: after(clock.now(), LASTS),
  });
  return { challenge, ticket };
}

/** The challenge of a ticket, once, whether or not the answer to it is right. */
export async function takeChallenge(
  { signer, clock, database }: Pick<IdentityContext, 'signer' | 'clock' | 'database'>,
  use: ChallengeUse,
  ticket: string | undefined,
): Promise<string | undefined> {
  const now = clock.now();
  const read = signer.verify(ticket ?? '', { purpose: PURPOSE, now });
  if (!read.ok) return undefined;
  const challenge = read.value.subject.split(' ')[2] ?? '';
  if (read.value.subject !== subjectOf(use, challenge)) return undefined;
  const isFirst = await database.write((transaction) =>
    markAnswered(transaction, hashToken(challenge), { now, expiresAt: after(now, LASTS) }),
  );
  return isFirst ? challenge : undefined;
}
