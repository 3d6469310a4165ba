import { defined } from '../../../kernel/defined';
import { newIdentifier } from '../../../kernel/identifier';
import { fail, succeed, type Result } from '../../../kernel/result';
import type { Transaction } from '../../../platform/database';
import { isWaiting, type ReviewMaterial } from '../../../report/production';
import type { StaffMember } from '../../identity/shape';
import type { Permit } from '../../policy';
import { planSection } from './accept-section';
import { beginReview, type Review } from '../queue/begin-review';
import type { ClaimState, Patch } from './claim-state';
import { judgeClaim } from './judge-claims';
import { leaseFor } from '../queue/lease';
import { planStep, type ReviewStep } from '../tasks/plan-step';
import type { ReviewContext } from '../ports';
import { reviewOutcomeOf } from '../outcome/show-outcome';
import type { ActionOutcome, ReviewAction, ReviewHappening, ReviewProblem } from '../shape';
import {
  deleteClaims,
  findLastStep,
  insertReviewEvent,
  lockReview,
  markUndone,
  putClaims,
  updateReview,
  type ReviewRow,
} from '../store';

export interface ReviewWork {
  readonly orderId: string;
  readonly revision: number;
  readonly action: ReviewAction;
}

const CHANGED = fail(
  'changed-meanwhile',
  'Someone changed this report. Here’s the latest version; nothing was overwritten.',
);

/** What an order's report is, for whoever may work on it. */
export async function readReviewDesk(
  context: ReviewContext,
  orderId: string,
): Promise<
  Result<
    { readonly material: ReviewMaterial; readonly review: Review },
    'no-report' | 'not-in-review' | 'being-made'
  >
> {
  const material = await context.readMaterial(orderId);
  if (material === undefined) return fail('no-report', 'This order has no report yet.');
  const { state } = material.report;
  if (state === 'in-production' || state === 'cannot-be-created')
    return fail('being-made', 'This report is being made again. It will return to the queue.');
  if (material.latest.contentRemovedAt !== null)
    return fail('not-in-review', 'This report was erased.');
  return succeed({ material, review: await beginReview(context, material) });
}

/** One step at the bench: planned and judged first, then written together with who did it and why. */
export async function act(
  context: ReviewContext,
  { member }: Permit<'review-report'>,
  work: ReviewWork,
): Promise<Result<ActionOutcome, ReviewProblem>> {
  const reviewDesk = await readReviewDesk(context, work.orderId);
  if (!reviewDesk.ok) return reviewDesk;
  const { material, review } = reviewDesk.value;
  if (!isWaiting(material.report, material.latest))
    return fail('not-in-review', 'This report is approved. Withdraw the approval to continue.');
  if (review.row.revision !== work.revision) return CHANGED;
  const mine = leaseFor(review.row, member, context.clock.now());
  if (!mine.ok) return mine;
  const planned = await plan(context, member, work, review, material);
  if (!planned.ok) return planned;
  const written = await context.database.write((transaction) =>
    write(context, transaction, { member, review, planned: planned.value }),
  );
  if (!written.ok) return written;
  return succeed(
    reviewOutcomeOf(context, {
      material,
      member,
      row: written.value,
      review,
      patch: planned.value.after,
      claimId: planned.value.claimId,
    }),
  );
}

interface Planned {
  readonly what: ReviewHappening;
  readonly claimId: string | null;
  readonly before: Patch;
  readonly after: Patch;
  readonly reason: string;
  /** The event that this takes back. */
  readonly undoes?: string;
}

async function plan(
  context: ReviewContext,
  { name }: StaffMember,
  { action }: ReviewWork,
  review: Review,
  material: ReviewMaterial,
): Promise<Result<Planned, ReviewProblem>> {
  if (action.do === 'undo') return planUndo(context, review);
  if (action.do === 'accept-section') {
    const accepted = await planSection(context, action, review, material);
    if (!accepted.ok) return accepted;
    const { claims, reason } = accepted.value;
    const [only, ...more] = claims;
    return succeed({
      what: 'section-accepted',
      claimId: only !== undefined && more.length === 0 ? only.id : null,
      reason,
      ...patches(review, claims),
    });
  }
  const step = planStep(action, review, material, { name, now: context.clock.now() });
  if (!step.ok) return step;
  const { what, claimId, reason } = step.value;
  const claim =
    step.value.claim &&
    (step.value.judge ? await judgeClaim(context, material, step.value.claim) : step.value.claim);
  const changed = claim === undefined ? [] : [claim];
  return succeed({ what, claimId, reason, ...patches(review, changed, step.value) });
}

function patches(
  { row, claims }: Review,
  changed: readonly ClaimState[],
  { words }: Pick<ReviewStep, 'words'> = {},
): Pick<Planned, 'before' | 'after'> {
  const { companyConfirmed, emptyWords, notes } = row;
  return {
    before: {
      claims: changed.map(({ id }) => [id, claims.find((claim) => claim.id === id) ?? null]),
      ...(words === undefined ? {} : { words: { companyConfirmed, emptyWords, notes } }),
    },
    after: {
      claims: changed.map((claim) => [claim.id, claim]),
      ...defined({ words }),
    },
  };
}

async function planUndo(
  { database }: ReviewContext,
  { row, claims }: Review,
): Promise<Result<Planned, 'nothing-to-undo'>> {
  const last = await findLastStep(database.read, row);
  if (last === undefined || last.before === null)
    return fail('nothing-to-undo', 'Nothing to undo.');
  const now = last.before.claims.map(
    ([id]) => [id, claims.find((claim) => claim.id === id) ?? null] as const,
  );
  return succeed({
    what: 'undone',
    claimId: last.claimId,
    before: { claims: now },
    after: last.before,
    reason: '',
    undoes: last.id,
  });
}

interface Writing {
  readonly member: StaffMember;
  readonly review: Review;
  readonly planned: Planned;
}

async function write(
  context: ReviewContext,
  transaction: Transaction,
  { member, review, planned }: Writing,
): Promise<Result<ReviewRow, ReviewProblem>> {
  const { reportId, revision, baseNumber } = review.row;
  const held = await lockReview(transaction, reportId);
  if (held === undefined || held.revision !== revision || held.baseNumber !== baseNumber)
    return CHANGED;
  const lease = leaseFor(held, member, context.clock.now());
  if (!lease.ok) return lease;
  const { what, claimId, before, after, reason, undoes } = planned;
  await applyPatch(transaction, reportId, after);
  const change = { ...after.words, ...lease.value, revision: revision + 1 };
  await updateReview(transaction, reportId, change);
  if (undoes !== undefined) await markUndone(transaction, undoes);
  await insertReviewEvent(transaction, {
    id: newIdentifier(context.clock),
    reportId,
    baseNumber,
    revision: revision + 1,
    at: context.clock.now(),
    // Undoing is told, and is itself not undone: what it took back is done again instead.
    actorId: member.id,
    actor: member.name,
    what,
    claimId,
    before: undoes === undefined ? before : null,
    after,
    reason,
  });
  return succeed({ ...held, ...change });
}

export async function applyPatch(
  transaction: Transaction,
  reportId: string,
  { claims }: Patch,
): Promise<void> {
  await deleteClaims(
    transaction,
    reportId,
    claims.flatMap(([id, claim]) => (claim === null ? [id] : [])),
  );
  await putClaims(
    transaction,
    reportId,
    claims.flatMap(([, claim]) => claim ?? []),
  );
}
