import { z } from 'zod';
import type { Permit } from '../../../desk/policy';
import {
  act,
  claimReview,
  dropReviewTask,
  quotePage,
  readDifferences,
  readEvidence,
  readExcerpts,
  readForExpert,
  readReviewTasks,
  releaseReport,
  requestMoreEvidence,
  requestRewrite,
  restoreVersion,
  searchEvidence,
  signReport,
  takeBackSignature,
  takeSuggestions,
  trySentence,
  viewReviewDesk,
  type ReviewContext,
  type ReviewedOrder,
} from '../../../desk/review';
import type { ReviewProblem } from '../../../desk/review/shape';
import type { Result } from '../../../kernel/result';
import type { SectionId } from '../../../report/document/shape';
import { onOrder, type OrderVisit } from './on-order.server';
import type { Called, CallName } from './state/calls';

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

export const reviewCall = z.discriminatedUnion('call', [
  z.object({ call: z.literal('open') }),
  z.object({ call: z.literal('take') }),
  z.object({ call: z.literal('release') }),
  z.object({ call: z.literal('act'), revision: number, action }),
  z.object({ call: z.literal('try'), kind, text: words, evidenceIds: ids }),
  z.object({ call: z.literal('excerpts'), evidenceIds: ids }),
  z.object({ call: z.literal('rows'), evidenceIds: ids }),
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

type Asked = z.infer<typeof reviewCall> & { readonly call: CallName };

/** The verb that a call names, for an order that is there, by whoever may. */
export async function performCall(visit: OrderVisit, asked: Asked): Promise<Called<CallName>> {
  const look = <Value>(
    perform: (
      review: ReviewContext,
      allowed: Permit<'review-report'>,
      order: ReviewedOrder,
    ) => Promise<Result<Value, ReviewProblem>>,
  ) => onOrder(visit, 'review-report', perform);
  switch (asked.call) {
    case 'open':
      return look(viewReviewDesk);
    case 'take':
      return look((review, allowed, { id }) => claimReview(review, allowed, id));
    case 'release':
      return look((review, allowed, { id }) => releaseReport(review, allowed, id));
    case 'act':
      return look((review, allowed, { id }) => act(review, allowed, { ...asked, orderId: id }));
    case 'try':
      return look((review, allowed, { id }) =>
        trySentence(review, allowed, { ...asked, orderId: id }),
      );
    case 'excerpts':
      return look((review, allowed, { id }) =>
        readExcerpts(review, allowed, { orderId: id, evidenceIds: asked.evidenceIds }),
      );
    case 'rows':
      return look((review, allowed, { id }) =>
        readEvidence(review, allowed, { orderId: id, evidenceIds: asked.evidenceIds }),
      );
    case 'search':
      return look((review, allowed, { id }) =>
        searchEvidence(review, allowed, { orderId: id, words: asked.words }),
      );
    case 'readPage':
      return look((review, allowed, { id }) =>
        readForExpert(review, allowed, { orderId: id, url: asked.url }),
      );
    case 'quote':
      return look((review, allowed, { id }) =>
        quotePage(review, allowed, { ...asked, orderId: id }),
      );
    case 'approve':
      return onOrder(visit, 'approve-report', (review, allowed, order) =>
        signReport(review, allowed, order, asked),
      );
    case 'withdraw':
      return onOrder(visit, 'approve-report', takeBackSignature);
    case 'differences':
      return look((review, allowed, { id }) =>
        readDifferences(review, allowed, { ...asked, orderId: id }),
      );
    case 'restore':
      return look((review, allowed, { id }) =>
        restoreVersion(review, allowed, { ...asked, orderId: id }),
      );
    case 'tasks':
      return look((review, allowed, { id }) => readReviewTasks(review, allowed, id));
    case 'rewrite':
      return look((review, allowed, { id }) =>
        requestRewrite(review, allowed, { ...asked, orderId: id }),
      );
    case 'findMore':
      return look((review, allowed, { id }) =>
        requestMoreEvidence(review, allowed, { orderId: id, question: asked.question }),
      );
    case 'takeSuggestions':
      return look((review, allowed, { id }) =>
        takeSuggestions(review, allowed, { ...asked, orderId: id }),
      );
    case 'dropReviewTask':
      return look((review, allowed, { id }) =>
        dropReviewTask(review, allowed, { ...asked, orderId: id }),
      );
  }
}
