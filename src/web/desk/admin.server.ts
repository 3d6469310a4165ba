import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../page-context.server';
import type { Failure } from '../../kernel/result';
import { placesFor } from './frame/places';
import { readTable } from './orders/orders.server';
import { signIn, type LoginAnswer } from './sign-in.server';
import { refusalStatus } from './ui/refusal.server';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff } = servicesOf(context);
  const member = await staff.who(request);
  const fillIn = new URL(request.url).searchParams.get('auth') === 'admin' ? staff.demoLogin : null;
  if (!member) return { member: null, open: [], table: null, demoLogin: staff.demoLogin, fillIn };
  if (member.needsSecondFactor) throw redirect('/desk/account');
  return { member, open: placesFor(member), table: await readTable({ request, context }), demoLogin: null, fillIn: null };
}

export type AdminAnswer =
  | LoginAnswer
  | { readonly did: 'sign-out' }
  | { readonly did: 'mark-paid' | 'resend' | 'withdraw' | 'confirm-impossible'; readonly sentence: string }
  | { readonly did: 'fail'; readonly code: string; readonly sentence: string };

const failed = ({ code, sentence }: Failure) => data<AdminAnswer>({ did: 'fail', code, sentence }, { status: refusalStatus(code) });

/** A browser without scripts is led back to the page; a script is told and reads the page's data anew. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = (field: string): string => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  };
  const { staff, deskOrders, review } = servicesOf(context);
  const settle = (answer: AdminAnswer, cookie: string) => {
    const headers = { 'Set-Cookie': cookie };
    return text('script') === 'yes' ? data(answer, { headers }) : redirect('/admin', { headers });
  };
  switch (text('intent')) {
    case 'sign-out':
      return settle({ did: 'sign-out' }, await staff.signOut(request));
    case 'mark-paid': {
      const marked = await deskOrders.markPaid(request, { number: text('number'), reason: text('reason').trim() });
      return marked.ok ? data<AdminAnswer>({ did: 'mark-paid', sentence: `Order ${text('number')} is paid.` }) : failed(marked.failure);
    }
    case 'withdraw': {
      const withdrawn = await review.withdraw(request, text('number'));
      return withdrawn.ok ? data<AdminAnswer>({ did: 'withdraw', sentence: `The report of order ${text('number')} stays here.` }) : failed(withdrawn.failure);
    }
    case 'resend': {
      const sent = await staff.reports.resend(request, { number: text('number') });
      return sent.ok ? data<AdminAnswer>({ did: 'resend', sentence: `The report of order ${text('number')} is mailed again.` }) : failed(sent.failure);
    }
    case 'confirm-impossible': {
      const confirmed = await staff.reports.confirmImpossible(request, { number: text('number') });
      return confirmed.ok ? data<AdminAnswer>({ did: 'confirm-impossible', sentence: `The money of order ${text('number')} goes back, and the buyer is told.` }) : failed(confirmed.failure);
    }
    default: {
      const { answer, cookie } = await signIn({ request, context }, form);
      return cookie === null ? data(answer) : settle(answer, cookie);
    }
  }
}
