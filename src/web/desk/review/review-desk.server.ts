import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { viewReviewDesk } from '../../../desk/review';
import { parseStorable } from '../../../kernel/text';
import { deskOf } from '../../page-context.server';
import { refusalStatus } from '../ui/refusal.server';
import { onOrder } from './on-order.server';
import { performCall, reviewCall } from './perform-call.server';

export async function loader(args: LoaderFunctionArgs) {
  const { request, params, context } = args;
  const { who, demoLogin } = deskOf(context);
  const member = await who(request);
  if (!member) return { member: null, view: null, problem: null, demoLogin };
  if (member.needsSecondFactor) throw redirect('/desk/account');
  const opened = await onOrder(args, 'review-report', viewReviewDesk);
  // What it is about is told there, and whether it is being made.
  if (!opened.ok && opened.failure.code === 'being-made')
    throw redirect(`/desk/company/${encodeURIComponent(params['order'] ?? '')}`);
  if (opened.ok) return { member, view: opened.value, problem: null, demoLogin };
  return data({ member, view: null, problem: opened.failure, demoLogin: null }, { status: 404 });
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return parseStorable(await request.text());
  } catch {
    return null;
  }
}

/** What the bench's script sends; a refusal is an answer like any other, with its sentence. */
export async function answerCall(args: ActionFunctionArgs): Promise<Response> {
  const asked = reviewCall.safeParse(await readJson(args.request));
  if (!asked.success)
    return Response.json(
      { sentence: 'Something went wrong. Reload the page and try again.' },
      { status: 400 },
    );
  const result = await performCall(args, asked.data);
  return Response.json(result, {
    status: result.ok ? 200 : refusalStatus(result.failure.code),
  });
}
