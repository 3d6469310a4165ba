import { newIdentifier } from '../../../kernel/identifier';
import { fail, succeed, type Result } from '../../../kernel/result';
import { isWaiting } from '../../../report/production';
import type { Permit } from '../../policy';
import { applyPatch, readReviewDesk } from '../claims/act';
import { applySuggestion } from './apply-suggestion';
import type { Patch } from '../claims/claim-state';
import { findReviewTask, findUndone, lockReviewTask, updateReviewTask } from './review-task-store';
import { judgeClaims } from '../claims/judge-claims';
import { leaseFor } from '../queue/lease';
import type { ReviewContext } from '../ports';
import type { ReviewProblem } from '../shape';
import { suggestionStateOf } from './show-review-tasks';
import { insertReviewEvent, lockReview, updateReview } from '../store';

export interface Taking {
  readonly orderId: string;
  readonly reviewTaskId: string;
  readonly revision: number;
  /** Those that are named; all that are open, where none is. What was changed meanwhile has to be named. */
  readonly suggestionIds?: readonly string[] | undefined;
}

export interface TakenIn {
  readonly taken: number;
  /** Sentences that their quotes no longer carry. */
  readonly refused: number;
}

const CHANGED = fail(
  'changed-meanwhile',
  'Someone changed this report. Here’s the latest version; nothing was overwritten.',
);

/** Says yes to what a rewrite suggests: one step, which undoing takes back, and every sentence is judged once more. */
export async function takeSuggestions(
  context: ReviewContext,
  { member }: Permit<'review-report'>,
  { orderId, reviewTaskId, revision, suggestionIds }: Taking,
): Promise<Result<TakenIn, ReviewProblem>> {
  const reviewDesk = await readReviewDesk(context, orderId);
  if (!reviewDesk.ok) return reviewDesk;
  const { material, review } = reviewDesk.value;
  const { row, claims } = review;
  if (!isWaiting(material.report, material.latest))
    return fail('not-in-review', 'This report is approved. Withdraw the approval to continue.');
  if (row.revision !== revision) return CHANGED;
  const task = await findReviewTask(context.database.read, reviewTaskId);
  if (task === undefined || task.reportId !== row.reportId || task.state !== 'done')
    return fail('no-task', 'That no longer exists.');
  const undone = await findUndone(context.database.read, Object.values(task.taken));
  const chosen = (task.outcome?.suggestions ?? [])
    .map((suggestion) => ({
      suggestion,
      state: suggestionStateOf(suggestion, task, claims, undone),
    }))
    .filter(({ suggestion, state }) =>
      suggestionIds === undefined
        ? state === 'open'
        : suggestionIds.includes(suggestion.id) &&
          (state === 'open' || (state === 'changed' && suggestion.kind === 'change')),
    );
  const wanted = chosen.flatMap(({ suggestion, state }) => {
    const claim =
      task.section === null
        ? undefined
        : applySuggestion(suggestion, {
            section: task.section,
            claims,
            isChanged: state === 'changed',
          });
    return claim === undefined ? [] : [{ suggestion, claim }];
  });
  const judged = await judgeClaims(
    context,
    material,
    wanted.map(({ claim }) => claim),
  );
  const good = wanted.flatMap(({ suggestion: { id, kind } }, index) => {
    const claim = judged[index];
    const isNew = kind === 'add' || kind === 'change';
    return claim === undefined || (isNew && claim.verdict === 'unsupported') ? [] : [{ id, claim }];
  });
  if (good.length === 0)
    return fail(
      'no-task',
      wanted.length === 0
        ? 'Nothing left to apply.'
        : 'Their quotes no longer support these sentences, so they weren’t applied.',
    );
  const after: Patch = { claims: good.map(({ claim }) => [claim.id, claim]) };
  const before: Patch = {
    claims: good.map(({ claim: { id } }) => [id, claims.find((claim) => claim.id === id) ?? null]),
  };
  const [only, ...more] = good;
  const section = review.base.document.sections.find(({ id }) => id === task.section)?.title ?? '';
  return context.database.write(async (transaction) => {
    const held = await lockReview(transaction, row.reportId);
    if (held === undefined || held.revision !== revision || held.baseNumber !== row.baseNumber)
      return CHANGED;
    const lease = leaseFor(held, member, context.clock.now());
    if (!lease.ok) return lease;
    const now = await lockReviewTask(transaction, reviewTaskId);
    if (now === undefined || now.state !== 'done') return fail('no-task', 'That no longer exists.');
    const step = newIdentifier(context.clock);
    await applyPatch(transaction, held.reportId, after);
    await updateReview(transaction, held.reportId, { ...lease.value, revision: revision + 1 });
    await updateReviewTask(transaction, reviewTaskId, {
      taken: { ...now.taken, ...Object.fromEntries(good.map(({ id }) => [id, step])) },
    });
    await insertReviewEvent(transaction, {
      id: step,
      reportId: held.reportId,
      baseNumber: held.baseNumber,
      revision: revision + 1,
      at: context.clock.now(),
      actorId: member.id,
      actor: member.name,
      what: 'rewrite-taken',
      claimId: only !== undefined && more.length === 0 ? only.claim.id : null,
      before,
      after,
      reason: `${section}: ${task.words}`,
    });
    return succeed({ taken: good.length, refused: wanted.length - good.length });
  });
}
