import { fail, succeed, type Result } from '../../../kernel/result';
import { minutes } from '../../../kernel/time';
import type { IdentityContext } from '../ports';
import { openSession } from '../read-session';
import { beginSession, logRefusal, mayTryFrom, type Visitor } from '../sign-in';
import { grantStepUp, STEP_UP_TRIES } from '../second-factor/step-up';
import { askForPasskey, hasPasskey, verifyPasskey, type AskedPasskey } from './verify-passkey';

const SIGN_IN = { use: 'sign-in', session: null } as const;
const REFUSED = 'That passkey didn’t work. Use your password instead.';

interface Answer {
  readonly ticket: string | undefined;
  readonly credential: string;
}

export const askToSignIn = (context: IdentityContext): Result<AskedPasskey, 'no-site'> =>
  askForPasskey(context, SIGN_IN);

/** A passkey is what one has and, by finger, face, or PIN, who one is or what one knows: no code is asked besides. */
export async function signInWithPasskey(
  context: IdentityContext,
  { ticket, credential, ...visitor }: Visitor & Answer,
): Promise<Result<{ readonly token: string }, 'invalid-credentials' | 'too-many'>> {
  if (!(await mayTryFrom(context, visitor.address)))
    return fail('too-many', 'Too many attempts. Wait five minutes.');
  const verified = await verifyPasskey(context, SIGN_IN, { ticket, credential });
  const token = await context.database.write(async (transaction) =>
    verified !== undefined && (await verified.count(transaction))
      ? beginSession(transaction, context, verified.member, { visitor, by: 'passkey' })
      : undefined,
  );
  if (token !== undefined) return succeed({ token });
  await logRefusal(
    context,
    verified?.member,
    verified === undefined ? 'a passkey was refused' : 'a passkey’s counter went back: a copy?',
  );
  return fail('invalid-credentials', REFUSED);
}

export async function askToStepUp(
  context: IdentityContext,
  token: string | undefined,
): Promise<Result<AskedPasskey, 'not-signed-in' | 'no-passkey' | 'no-site'>> {
  const open = await openSession(context, token);
  if (!open) return fail('not-signed-in', 'Log in first.');
  if (!(await hasPasskey(context, open.member.id)))
    return fail('no-passkey', 'You have no passkey.');
  return askForPasskey(context, { use: 'step-up', session: open.session.id });
}

/** The second look by a passkey of one's own. */
export async function stepUpWithPasskey(
  context: IdentityContext,
  { token, ...answer }: Answer & { readonly token: string | undefined },
): Promise<Result<{ readonly token: string }, 'not-signed-in' | 'wrong-proof' | 'too-many'>> {
  const { database, limiter } = context;
  const open = await openSession(context, token);
  if (!open) return fail('not-signed-in', 'Log in first.');
  const { id } = open.member;
  if (!(await limiter.take(`step-up:${id}`, STEP_UP_TRIES, minutes(15))))
    return fail('too-many', 'Too many attempts. Wait 15 minutes.');
  const verified = await verifyPasskey(
    context,
    { use: 'step-up', session: open.session.id },
    answer,
  );
  return database.write(async (transaction) =>
    verified?.member.id === id && (await verified.count(transaction))
      ? succeed({ token: await grantStepUp(transaction, context, open, 'passkey') })
      : fail('wrong-proof', REFUSED),
  );
}
