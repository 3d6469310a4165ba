import type { ActionFunctionArgs } from 'react-router';
import { finishSignIn, signIn, signInWithPasskey } from '../../desk/identity';
import { formText, readForm } from '../forms.server';
import { pageContext } from '../page-context.server';
import { challengeIn, giveSession, sessionIn } from './account/cookies.server';
import type { DeskContexts } from './contexts.server';

/** What became of a step of the login. */
export type LoginAnswer =
  | { readonly did: 'sign-in' }
  | { readonly did: 'nothing'; readonly sentence: string }
  /** The password was right; the ticket says so to the second step. */
  | { readonly did: 'ask-code'; readonly ticket: string; readonly sentence: string | null };

interface SignIn {
  readonly answer: LoginAnswer;
  /** Where somebody is in. */
  readonly cookie: string | null;
}

/** Either step of the login, by the form's intent. */
export async function answerLogin(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  form: FormData,
): Promise<SignIn> {
  const visit = { request, context };
  const { clientAddress, desk } = context.get(pageContext);
  const { identity, demoLogin } = desk;
  const visitor = {
    address: clientAddress,
    agent: request.headers.get('user-agent') ?? undefined,
    previousToken: sessionIn(visit),
  };
  const refused = (answer: LoginAnswer): SignIn => ({ answer, cookie: null });
  const entered = (session: { readonly token: string }): SignIn => ({
    answer: { did: 'sign-in' },
    cookie: giveSession(visit, session),
  });
  switch (formText(form, 'intent')) {
    case 'second-factor': {
      const ticket = formText(form, 'ticket');
      const code = formText(form, 'code');
      const finished = await finishSignIn(identity, { ticket, code, ...visitor });
      if (finished.ok) return entered(finished.value);
      const { sentence } = finished.failure;
      return refused(
        finished.failure.code === 'ticket-ended'
          ? { did: 'nothing', sentence }
          : { did: 'ask-code', ticket, sentence },
      );
    }
    case 'passkey': {
      const shown = { ticket: challengeIn(visit), credential: formText(form, 'credential') };
      const signed = await signInWithPasskey(identity, { ...shown, ...visitor });
      return signed.ok
        ? entered(signed.value)
        : refused({ did: 'nothing', sentence: signed.failure.sentence });
    }
    default: {
      const credentials = {
        name: formText(form, 'username'),
        password: formText(form, 'password'),
      };
      const signed = await signIn(identity, { ...credentials, ...visitor });
      if (!signed.ok)
        return refused({ did: 'nothing', sentence: refusal(demoLogin, signed.failure) });
      return 'ticket' in signed.value
        ? refused({ did: 'ask-code', ticket: signed.value.ticket, sentence: null })
        : entered(signed.value);
    }
  }
}

/** The login in place of a page or over it: the router hears nothing of it, so that it leaves the page as it is. */
export async function signInHere(args: ActionFunctionArgs): Promise<Response> {
  const { answer, cookie } = await answerLogin(args, await readForm(args.request));
  return Response.json(answer, { headers: cookie === null ? {} : { 'Set-Cookie': cookie } });
}

function refusal(
  demoLogin: DeskContexts['demoLogin'],
  { code, sentence }: { readonly code: string; readonly sentence: string },
): string {
  return code === 'invalid-credentials' && demoLogin
    ? `Invalid credentials (use ${demoLogin.username}/${demoLogin.password})`
    : sentence;
}
