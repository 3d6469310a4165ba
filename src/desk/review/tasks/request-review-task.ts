import { newIdentifier } from '../../../kernel/identifier';
import { fail, succeed, type Result } from '../../../kernel/result';
import { isWaiting } from '../../../report/production';
import { storableText } from '../../../kernel/text';
import type { SectionId } from '../../../report/document/shape';
import type { Permit } from '../../policy';
import { readReviewDesk } from '../claims/act';
import { claimsInOrder, isLive, type ClaimState } from '../claims/claim-state';
import { reviewTaskJob } from './review-task-jobs';
import type { ReviewTaskSentence } from './review-task-state';
import {
  findReviewTasks,
  insertReviewTask,
  lockReviewTask,
  updateReviewTask,
} from './review-task-store';
import { leaseFor } from '../queue/lease';
import type { ReviewContext } from '../ports';
import { reviewTaskLimits, type ReviewTaskKind, type ReviewProblem } from '../shape';
import { insertReviewEvent, lockReview, updateReview } from '../store';

export interface RewriteWanted {
  readonly orderId: string;
  readonly section: SectionId;
  readonly instruction: string;
}

export interface MoreAsked {
  readonly orderId: string;
  readonly question: string;
}

/** A report is no place for a hundred of them: each may cost money, and asks others for their time. */
const MOST_REVIEW_TASKS = 30;
const NOTHING_YET = {
  stage: 'Waiting to start.',
  asked: 0,
  answered: 0,
  findings: 0,
} as const;

/** Word for word, but for what no database takes. */
function readWords(typed: string, limit: number): Result<string, 'bad-text'> {
  const words = storableText(typed).trim();
  if (words === '') return fail('bad-text', 'Enter instructions.');
  if (words.length > limit)
    return fail(
      'bad-text',
      `That’s ${words.length.toLocaleString('en-US')} characters; use at most ${limit.toLocaleString('en-US')}.`,
    );
  return succeed(words);
}

export function asSentenceState(claim: ClaimState): ReviewTaskSentence {
  const { id, section, place, kind, text, verdict, evidenceIds, restsOn, group, notes, asOf } =
    claim;
  return {
    id,
    section,
    place,
    kind,
    text,
    verdict,
    evidenceIds,
    restsOn,
    ...(group === null ? {} : { group }),
    ...(notes.length === 0 ? {} : { notes }),
    ...(asOf === null ? {} : { asOf }),
  };
}

/** Has a section written anew as the expert asks; what comes back is put beside what stands there. */
export async function requestRewrite(
  context: ReviewContext,
  permit: Permit<'review-report'>,
  { orderId, section, instruction }: RewriteWanted,
): Promise<Result<{ readonly id: string }, ReviewProblem>> {
  const words = readWords(instruction, reviewTaskLimits.instruction);
  return words.ok
    ? send(context, permit, orderId, { kind: 'rewrite', section, words: words.value })
    : words;
}

/** Sends the gatherer off for a question of the expert's. */
export async function requestMoreEvidence(
  context: ReviewContext,
  permit: Permit<'review-report'>,
  { orderId, question }: MoreAsked,
): Promise<Result<{ readonly id: string }, ReviewProblem>> {
  const words = readWords(question, reviewTaskLimits.question);
  return words.ok
    ? send(context, permit, orderId, { kind: 'find', section: null, words: words.value })
    : words;
}

interface Sent {
  readonly kind: ReviewTaskKind;
  readonly section: SectionId | null;
  readonly words: string;
}

async function send(
  context: ReviewContext,
  { member }: Permit<'review-report'>,
  orderId: string,
  { kind, section, words }: Sent,
): Promise<Result<{ readonly id: string }, ReviewProblem>> {
  const reviewDesk = await readReviewDesk(context, orderId);
  if (!reviewDesk.ok) return reviewDesk;
  const { material, review } = reviewDesk.value;
  if (!isWaiting(material.report, material.latest))
    return fail('not-in-review', 'This report is approved. Withdraw the approval to continue.');
  const title = review.base.document.sections.find(({ id }) => id === section)?.title;
  if (kind === 'rewrite' && (title === undefined || section === 'sources'))
    return fail('no-claim', 'This section can’t be rewritten.');
  if (kind === 'find' && material.company === undefined)
    return fail('not-in-review', 'The company’s data was erased, so there’s nothing to search.');
  const sentences = claimsInOrder(review.claims.filter(isLive)).map(asSentenceState);
  const id = newIdentifier(context.clock);
  return context.database.write(async (transaction) => {
    const held = await lockReview(transaction, material.report.id);
    if (held === undefined) return fail('no-report', 'This order has no report yet.');
    const lease = leaseFor(held, member, context.clock.now());
    if (!lease.ok) return lease;
    const before = await findReviewTasks(transaction, held.reportId, MOST_REVIEW_TASKS);
    if (
      before.some(
        (one) => one.state === 'under-way' && one.kind === kind && one.section === section,
      )
    ) {
      return fail(
        'under-way',
        kind === 'rewrite'
          ? 'A rewrite of this section is already running. Wait for it, or cancel it.'
          : 'A search is already running. Wait for it, or cancel it.',
      );
    }
    if (before.length >= MOST_REVIEW_TASKS)
      return fail(
        'too-many',
        `You’ve used ${MOST_REVIEW_TASKS} rewrites and searches on this report. Edit it yourself, or add a page.`,
      );
    const now = context.clock.now();
    await insertReviewTask(transaction, {
      id,
      reportId: held.reportId,
      kind,
      section,
      words,
      askedBy: member.name,
      askedAt: now,
      state: 'under-way',
      progress: NOTHING_YET,
      told: '',
      sentences: kind === 'rewrite' ? sentences : [],
      outcome: null,
      taken: {},
      dropped: [],
    });
    await updateReview(transaction, held.reportId, lease.value);
    await insertReviewEvent(transaction, {
      id: newIdentifier(context.clock),
      reportId: held.reportId,
      baseNumber: held.baseNumber,
      revision: held.revision,
      at: now,
      actorId: member.id,
      actor: member.name,
      what: kind === 'rewrite' ? 'rewrite-asked' : 'more-asked',
      claimId: null,
      before: null,
      after: null,
      reason: title === undefined ? words : `${title}: ${words}`,
    });
    await context.queue.enqueue(
      transaction,
      reviewTaskJob,
      { orderId, reviewTaskId: id },
      { key: id },
    );
    return succeed({ id });
  });
}

export interface Drop {
  readonly orderId: string;
  readonly reviewTaskId: string;
  /** Only this one of its suggestions. */
  readonly suggestionId?: string | undefined;
}

/** Turns down what came back, or does not wait for it any longer; nothing on the bench changes. */
export async function dropReviewTask(
  context: ReviewContext,
  { member }: Permit<'review-report'>,
  { orderId, reviewTaskId, suggestionId }: Drop,
): Promise<Result<null, ReviewProblem>> {
  const reviewDesk = await readReviewDesk(context, orderId);
  if (!reviewDesk.ok) return reviewDesk;
  const { reportId } = reviewDesk.value.review.row;
  return context.database.write(async (transaction) => {
    const held = await lockReview(transaction, reportId);
    const task = await lockReviewTask(transaction, reviewTaskId);
    if (held === undefined || task === undefined || task.reportId !== reportId)
      return fail('no-task', 'That no longer exists.');
    const lease = leaseFor(held, member, context.clock.now());
    if (!lease.ok) return lease;
    await updateReview(transaction, reportId, lease.value);
    if (suggestionId !== undefined) {
      await updateReviewTask(transaction, reviewTaskId, {
        dropped: [...new Set([...task.dropped, suggestionId])],
      });
      return succeed(null);
    }
    if (task.state === 'dropped') return succeed(null);
    await updateReviewTask(transaction, reviewTaskId, { state: 'dropped' });
    await insertReviewEvent(transaction, {
      id: newIdentifier(context.clock),
      reportId,
      baseNumber: held.baseNumber,
      revision: held.revision,
      at: context.clock.now(),
      actorId: member.id,
      actor: member.name,
      what: 'errand-dropped',
      claimId: null,
      before: null,
      after: null,
      reason: task.words,
    });
    return succeed(null);
  });
}
