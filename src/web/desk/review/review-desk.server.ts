import { z } from 'zod';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data, redirect } from 'react-router';
import type { Result } from '../../../kernel/result';
import { parseStorable } from '../../../kernel/text';
import type { SectionId } from '../../../report/document/shape';
import { deskOf, servicesOf } from '../../page-context.server';
import type { ReviewServices } from './services.server';
import type { CallName } from './state/calls';
import { refusalStatus } from '../ui/refusal.server';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { review } = servicesOf(context);
  const { who, demoLogin } = deskOf(context);
  const member = await who(request);
  if (!member) return { member: null, view: null, problem: null, demoLogin };
  if (member.needsSecondFactor) throw redirect('/desk/account');
  const opened = await review.open(request, params['order'] ?? '');
  // What it is about is told there, and whether it is being made.
  if (!opened.ok && opened.failure.code === 'being-made')
    throw redirect(`/desk/company/${encodeURIComponent(params['order'] ?? '')}`);
  if (opened.ok) return { member, view: opened.value, problem: null, demoLogin };
  return data({ member, view: null, problem: opened.failure, demoLogin: null }, { status: 404 });
}

/** More sentences than the longest section has. */
const MOST_SEEN = 1_000;
const ids = z.array(z.string().max(200)).max(200);
const words = z.string().max(100_000);
const number = z.number().int();
const section = z.custom<SectionId>((value) => typeof value === 'string' && value.length < 60);
const kind = z.enum(['fact', 'computed', 'advice', 'question', 'judgement']);
const claimId = z.string().max(200);

const action = z.discriminatedUnion('do', [
  z.object({ do: z.literal('accept'), claimId }),
  z.object({ do: z.literal('edit'), claimId, text: words, evidenceIds: ids.optional() }),
  z.object({ do: z.literal('cut'), claimId, reason: words }),
  z.object({ do: z.literal('replace-quote'), claimId, evidenceIds: ids }),
  z.object({
    do: z.literal('add'),
    section,
    text: words,
    evidenceIds: ids,
    after: claimId.optional(),
  }),
  z.object({ do: z.literal('judge'), claimId, text: words }),
  z.object({ do: z.literal('decide'), claimId, reason: words }),
  z.object({ do: z.literal('restore'), claimId }),
  z.object({ do: z.literal('say-empty'), section, words }),
  z.object({ do: z.literal('confirm-company') }),
  z.object({ do: z.literal('note'), text: words }),
  z.object({
    do: z.literal('accept-section'),
    section,
    seen: z.array(claimId).max(MOST_SEEN),
  }),
  z.object({ do: z.literal('undo') }),
]);

const call = z.discriminatedUnion('call', [
  z.object({ call: z.literal('open') }),
  z.object({ call: z.literal('take') }),
  z.object({ call: z.literal('release') }),
  z.object({ call: z.literal('act'), revision: number, action }),
  z.object({ call: z.literal('try'), kind, text: words, evidenceIds: ids }),
  z.object({ call: z.literal('excerpts'), evidenceIds: ids }),
  z.object({ call: z.literal('search'), words }),
  z.object({ call: z.literal('readPage'), url: z.string().max(2_000) }),
  z.object({ call: z.literal('quote'), snapshot: z.string().max(200), start: number, end: number }),
  z.object({ call: z.literal('approve'), version: number, revision: number }),
  z.object({ call: z.literal('withdraw') }),
  z.object({ call: z.literal('differences'), from: number, to: number }),
  z.object({ call: z.literal('restore'), version: number, revision: number }),
  z.object({ call: z.literal('tasks') }),
  z.object({ call: z.literal('rewrite'), section, instruction: z.string().max(5_000) }),
  z.object({ call: z.literal('findMore'), question: z.string().max(5_000) }),
  z.object({
    call: z.literal('takeSuggestions'),
    reviewTaskId: claimId,
    revision: number,
    suggestionIds: ids.optional(),
  }),
  z.object({
    call: z.literal('dropReviewTask'),
    reviewTaskId: claimId,
    suggestionId: claimId.optional(),
  }),
]);

type Call = z.infer<typeof call> & { readonly call: CallName };

async function readJson(request: Request): Promise<unknown> {
  try {
    return parseStorable(await request.text());
  } catch {
    return null;
  }
}

/** What the bench's script sends; a refusal is an answer like any other, with its sentence. */
export async function answerCall({
  request,
  params,
  context,
}: ActionFunctionArgs): Promise<Response> {
  const asked = call.safeParse(await readJson(request));
  if (!asked.success)
    return Response.json(
      { sentence: 'Something went wrong. Reload the page and try again.' },
      { status: 400 },
    );
  const { review } = servicesOf(context);
  const result = await answer(review, request, params['order'] ?? '', asked.data);
  return Response.json(result, {
    status: result.ok ? 200 : refusalStatus(result.failure.code),
  });
}

async function answer(
  review: ReviewServices,
  request: Request,
  order: string,
  asked: Call,
): Promise<Result<unknown>> {
  switch (asked.call) {
    case 'open':
      return review.open(request, order);
    case 'take':
      return review.take(request, order);
    case 'release':
      return review.release(request, order);
    case 'act':
      return review.act(request, order, asked);
    case 'try':
      return review.try(request, order, asked);
    case 'excerpts':
      return review.excerpts(request, order, asked.evidenceIds);
    case 'search':
      return review.search(request, order, asked.words);
    case 'readPage':
      return review.readPage(request, order, asked.url);
    case 'quote':
      return review.quote(request, order, asked);
    case 'approve':
      return review.approve(request, order, asked);
    case 'withdraw':
      return review.withdraw(request, order);
    case 'differences':
      return review.differences(request, order, asked);
    case 'restore':
      return review.restore(request, order, asked);
    case 'tasks':
      return review.tasks(request, order);
    case 'rewrite':
      return review.rewrite(request, order, asked);
    case 'findMore':
      return review.findMore(request, order, asked.question);
    case 'takeSuggestions':
      return review.takeSuggestions(request, order, asked);
    case 'dropReviewTask':
      return review.dropReviewTask(request, order, asked);
  }
}
