import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { formText, readForm } from '../forms.server';
import { passkeySite, sessionCookie, signOut } from '../../desk/identity';
import type { StaffMember } from '../../desk/identity/shape';
import { readOrderTable } from '../../desk/orders';
import { permit } from '../../desk/policy';
import { deskOf } from '../page-context.server';
import { placesFor } from './frame/places';
import { listViews } from '../../desk/views';
import { readAsk } from './orders/ask';
import { answerView, isViewIntent, type ViewAnswer } from './orders/views/views.server';
import { answerLogin, type LoginAnswer } from './sign-in.server';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { who, demoLogin, identity } = deskOf(context);
  const member = await who(request);
  const fillIn = new URL(request.url).searchParams.get('auth') === 'admin' ? demoLogin : null;
  // Browsers refuse them at some addresses.
  const passkeys = passkeySite(identity.baseUrl) !== null;
  if (!member) return { member: null, open: [], table: null, demoLogin, fillIn, passkeys };
  if (member.needsSecondFactor) throw redirect('/desk/account');
  return {
    member,
    open: placesFor(member),
    table: await tableFor(member, { request, context }),
    demoLogin: null,
    fillIn: null,
    passkeys,
  };
}

async function tableFor(
  member: StaffMember,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
) {
  const allowed = permit(member, 'see-orders');
  if (!allowed.ok) throw data({ sentence: allowed.failure.sentence }, { status: 403 });
  const ask = readAsk(new URL(request.url).searchParams);
  const { orders, views } = deskOf(context);
  const [table, saved] = await Promise.all([
    readOrderTable(orders, allowed.value, ask),
    listViews(views, allowed.value),
  ]);
  return { ask, saved, ...table };
}

export type AdminAnswer = LoginAnswer | ViewAnswer | { readonly did: 'sign-out' };

/** A browser without scripts is led back to the page; a script is told and reads the page's data anew. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const form = await readForm(request);
  const text = (field: string): string => formText(form, field);
  const settle = (answer: AdminAnswer, cookie: string) => {
    const headers = { 'Set-Cookie': cookie };
    return text('script') === 'yes' ? data(answer, { headers }) : redirect('/admin', { headers });
  };
  if (text('intent') === 'sign-out') {
    const { identity } = deskOf(context);
    const cookie = sessionCookie(identity);
    const token = cookie.read(request);
    if (token !== undefined) await signOut(identity, token);
    return settle({ did: 'sign-out' }, cookie.take());
  }
  if (isViewIntent(text('intent'))) return answerView(args, form);
  const { answer, cookie } = await answerLogin({ request, context }, form);
  return cookie === null ? data(answer) : settle(answer, cookie);
}
