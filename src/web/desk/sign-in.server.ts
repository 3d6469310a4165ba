import type { ActionFunctionArgs } from 'react-router';
import { formText, readForm } from '../forms.server';
import { pageContext } from '../page-context.server';
import type { StaffServices } from '../services.server';

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
export async function signIn(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  form: FormData,
): Promise<SignIn> {
  const {
    clientAddress,
    services: { staff },
  } = context.get(pageContext);
  const refused = (answer: LoginAnswer): SignIn => ({ answer, cookie: null });
  if (formText(form, 'intent') === 'second-factor') {
    const ticket = formText(form, 'ticket');
    const finished = await staff.finishSignIn(request, {
      ticket,
      code: formText(form, 'code'),
      clientAddress,
    });
    if (finished.ok) return { answer: { did: 'sign-in' }, cookie: finished.value.cookie };
    const { code, sentence } = finished.failure;
    return refused(
      code === 'ticket-ended'
        ? { did: 'nothing', sentence }
        : { did: 'ask-code', ticket, sentence },
    );
  }
  if (formText(form, 'intent') === 'passkey') {
    const entered = await staff.signInWithPasskey(request, {
      credential: formText(form, 'credential'),
      clientAddress,
    });
    return entered.ok
      ? { answer: { did: 'sign-in' }, cookie: entered.value.cookie }
      : refused({ did: 'nothing', sentence: entered.failure.sentence });
  }
  const signed = await staff.signIn(request, {
    username: formText(form, 'username'),
    password: formText(form, 'password'),
    clientAddress,
  });
  if (!signed.ok) return refused({ did: 'nothing', sentence: refusal(staff, signed.failure) });
  return 'ticket' in signed.value
    ? refused({ did: 'ask-code', ticket: signed.value.ticket, sentence: null })
    : { answer: { did: 'sign-in' }, cookie: signed.value.cookie };
}

/** The login in place of a page or over it: the router hears nothing of it, so that it leaves the page as it is. */
export async function signInHere(args: ActionFunctionArgs): Promise<Response> {
  const { answer, cookie } = await signIn(args, await readForm(args.request));
  return Response.json(answer, { headers: cookie === null ? {} : { 'Set-Cookie': cookie } });
}

function refusal(
  { demoLogin }: StaffServices,
  { code, sentence }: { readonly code: string; readonly sentence: string },
): string {
  return code === 'invalid-credentials' && demoLogin
    ? `Invalid credentials (use ${demoLogin.username}/${demoLogin.password})`
    : sentence;
}
