import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { formText, readForm } from '../../forms.server';
import { pageContext, servicesOf } from '../../page-context.server';
import { atDesk } from '../frame/at-desk.server';
import { nextPath } from './next-path';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'keep-own-account', async () => ({
    asks: (await servicesOf(args.context).account.readStepUp(args.request))?.asks ?? 'password',
    next: nextPath(new URL(args.request.url).searchParams.get('next')),
  }));
}

/** A script learns what is asked, without a page around it. */
export async function ask({ request, context }: LoaderFunctionArgs) {
  return (
    (await servicesOf(context).account.readStepUp(request)) ?? {
      asks: 'password' as const,
      steppedUp: false,
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
  const stepped = await account.stepUp(request, { proof: formText(form, 'proof'), clientAddress });
  if (!stepped.ok) return data<StepUpAnswer>({ did: 'nothing', ...stepped.failure });
  const headers = { 'Set-Cookie': stepped.value.cookie };
  return formText(form, 'script') === 'yes'
    ? data<StepUpAnswer>({ did: 'step-up' }, { headers })
    : redirect(nextPath(formText(form, 'next')), { headers });
}
