import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { formText, readForm } from '../forms.server';
import { servicesOf } from '../page-context.server';
import { placesFor } from './frame/places';
import { readTable } from './orders/orders.server';
import { signIn, type LoginAnswer } from './sign-in.server';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff } = servicesOf(context);
  const member = await staff.who(request);
  const fillIn = new URL(request.url).searchParams.get('auth') === 'admin' ? staff.demoLogin : null;
  const passkeys = staff.offersPasskeys;
  if (!member)
    return { member: null, open: [], table: null, demoLogin: staff.demoLogin, fillIn, passkeys };
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
  const { staff } = servicesOf(context);
  const settle = (answer: AdminAnswer, cookie: string) => {
    const headers = { 'Set-Cookie': cookie };
    return text('script') === 'yes' ? data(answer, { headers }) : redirect('/admin', { headers });
  };
  if (text('intent') === 'sign-out')
    return settle({ did: 'sign-out' }, await staff.signOut(request));
  const { answer, cookie } = await signIn({ request, context }, form);
  return cookie === null ? data(answer) : settle(answer, cookie);
}
