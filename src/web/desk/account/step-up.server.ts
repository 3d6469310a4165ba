import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { formText, readForm } from '../../forms.server';
import { pageContext, servicesOf } from '../../page-context.server';
import { atDesk } from '../frame/at-desk.server';
import { nextPath } from './next-path';
import { refusalStatus } from '../ui/refusal.server';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'keep-own-account', async () => {
    const asked = await servicesOf(args.context).account.readStepUp(args.request);
    return {
      asks: asked?.asks ?? 'password',
      passkey: asked?.passkey ?? false,
      next: nextPath(new URL(args.request.url).searchParams.get('next')),
    };
  });
}

/** A script learns what is asked, without a page around it. */
export async function ask({ request, context }: LoaderFunctionArgs) {
  return (
    (await servicesOf(context).account.readStepUp(request)) ?? {
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

export async function action({ request, context }: ActionFunctionArgs) {
  const {
    clientAddress,
    services: { account },
  } = context.get(pageContext);
  const form = await readForm(request);
  const credential = formText(form, 'credential');
  const stepped =
    credential === ''
      ? await account.stepUp(request, { proof: formText(form, 'proof'), clientAddress })
      : await account.stepUpWithPasskey(request, credential);
  if (!stepped.ok)
    return data<StepUpAnswer>(
      { did: 'nothing', ...stepped.failure },
      { status: refusalStatus(stepped.failure.code) },
    );
  const headers = { 'Set-Cookie': stepped.value.cookie };
  return formText(form, 'script') === 'yes'
    ? data<StepUpAnswer>({ did: 'step-up' }, { headers })
    : redirect(nextPath(formText(form, 'next')), { headers });
}
