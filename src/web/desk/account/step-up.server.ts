import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { formText, readForm } from '../../forms.server';
import { readStepUp, stepUp, stepUpWithPasskey } from '../../../desk/identity';
import { deskOf, pageContext } from '../../page-context.server';
import { atDesk, whenPermitted } from '../frame/at-desk.server';
import { nextPath } from './next-path';
import { refusalStatus } from '../ui/refusal.server';
import { challengeIn, giveSession, sessionIn } from './cookies.server';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'keep-own-account', async () => {
    const asked = await readStepUp(deskOf(args.context).identity, sessionIn(args));
    return {
      asks: asked?.asks ?? 'password',
      passkey: asked?.passkey ?? false,
      next: nextPath(new URL(args.request.url).searchParams.get('next')),
    };
  });
}

/** A script learns what is asked, without a page around it. */
export async function ask(args: LoaderFunctionArgs) {
  return (
    (await readStepUp(deskOf(args.context).identity, sessionIn(args))) ?? {
      asks: 'password' as const,
      steppedUp: false,
      provedLately: false,
      passkey: false,
    }
  );
}

export type StepUpAnswer =
  | { readonly did: 'step-up' }
  | { readonly did: 'nothing'; readonly code: string; readonly sentence: string };

export async function action(args: ActionFunctionArgs) {
  const { clientAddress, desk } = args.context.get(pageContext);
  const form = await readForm(args.request);
  const credential = formText(form, 'credential');
  const token = sessionIn(args);
  const stepped = await whenPermitted(args, 'keep-own-account', () =>
    credential === ''
      ? stepUp(desk.identity, { token, proof: formText(form, 'proof'), address: clientAddress })
      : stepUpWithPasskey(desk.identity, { token, ticket: challengeIn(args), credential }),
  );
  if (!stepped.ok)
    return data<StepUpAnswer>(
      { did: 'nothing', ...stepped.failure },
      { status: refusalStatus(stepped.failure.code) },
    );
  const headers = { 'Set-Cookie': giveSession(args, stepped.value) };
  return formText(form, 'script') === 'yes'
    ? data<StepUpAnswer>({ did: 'step-up' }, { headers })
    : redirect(nextPath(formText(form, 'next')), { headers });
}
