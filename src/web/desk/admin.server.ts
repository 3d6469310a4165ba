import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { formText, readForm } from '../forms.server';
import { passkeySite, sessionCookie, signOut } from '../../desk/identity';
import { deskOf } from '../page-context.server';
import { placesFor } from './frame/places';
import { readTable } from './orders/orders.server';
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
    table: await readTable({ request, context }),
    demoLogin: null,
    fillIn: null,
    passkeys,
  };
}

export type AdminAnswer = LoginAnswer | { readonly did: 'sign-out' };

/** A browser without scripts is led back to the page; a script is told and reads the page's data anew. */
export async function action({ request, context }: ActionFunctionArgs) {
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
  const { answer, cookie } = await answerLogin({ request, context }, form);
  return cookie === null ? data(answer) : settle(answer, cookie);
}
