import { newIdentifier } from '../../../kernel/identifier';
import { fail, succeed, type Result } from '../../../kernel/result';
import type { Transaction } from '../../../platform/database';
import { isWaiting } from '../../../report/production';
import type { StaffMember } from '../../identity/shape';
import type { Permit } from '../../policy';
import { readReviewDesk } from '../claims/act';
import { holderOf, leaseFor, noLease } from './lease';
import type { ReviewContext } from '../ports';
import type { ReviewHappening, ReviewProblem } from '../shape';
import { insertReviewEvent, lockReview, updateReview, type ReviewRow } from '../store';

/** Takes a report into hand, or says that one is still there; a lease that ran out is free for anyone. */
export async function claimReview(
  context: ReviewContext,
  { member }: Permit<'review-report'>,
  orderId: string,
): Promise<Result<{ readonly until: string }, ReviewProblem>> {
  const reviewDesk = await readReviewDesk(context, orderId);
  if (!reviewDesk.ok) return reviewDesk;
  const {
    material: { report, latest },
  } = reviewDesk.value;
  if (!isWaiting(report, latest)) return fail('not-in-review', 'This report isn’t in review.');
  return context.database.write(async (transaction) => {
    const held = await lockReview(transaction, report.id);
    if (held === undefined) return fail('no-report', 'This order has no report yet.');
    const now = context.clock.now();
    const lease = leaseFor(held, member, now);
    if (!lease.ok) return lease;
    await updateReview(transaction, held.reportId, lease.value);
    // Renewing is no news.
    if (!holderOf(held, member, now)?.isMe) await tell(context, transaction, held, member, 'taken');
    return succeed({ until: lease.value.leaseUntil?.toISOString() ?? '' });
  });
}

/** Lets it go, so that another need not wait for the lease to run out. */
export async function releaseReport(
  context: ReviewContext,
  { member }: Permit<'review-report'>,
  orderId: string,
): Promise<Result<null, ReviewProblem>> {
  const reviewDesk = await readReviewDesk(context, orderId);
  if (!reviewDesk.ok) return reviewDesk;
  return context.database.write(async (transaction) => {
    const held = await lockReview(transaction, reviewDesk.value.material.report.id);
    const holder = held && holderOf(held, member, context.clock.now());
    if (!held || !holder) return succeed(null);
    if (!holder.isMe) return fail('held-by-another', `${holder.name} is reviewing this report.`);
    await updateReview(transaction, held.reportId, noLease);
    await tell(context, transaction, held, member, 'released');
    return succeed(null);
  });
}

async function tell(
  { clock }: ReviewContext,
  transaction: Transaction,
  { reportId, baseNumber, revision }: ReviewRow,
  { id, name }: StaffMember,
  what: ReviewHappening,
): Promise<void> {
  await insertReviewEvent(transaction, {
    id: newIdentifier(clock),
    reportId,
    baseNumber,
    revision,
    at: clock.now(),
    actorId: id,
    actor: name,
    what,
    claimId: null,
    before: null,
    after: null,
    reason: '',
  });
}
