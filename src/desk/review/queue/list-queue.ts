import { succeed, type Result } from '../../../kernel/result';
import type { WaitingReport } from '../../../report/production';
import type { Permit } from '../../policy';
import { progressOf, riskOf } from '../claims/gate';
import { holderOf } from './lease';
import type { ReviewContext, ReviewedOrder } from '../ports';
import type { QueueRow } from '../shape';
import { findReviews, glanceAtClaims, type ClaimGlance, type ReviewRow } from '../store';

const MOST_WAITING = 200;

/** Reports that wait, the most pressing first: by the time that is left, then by the interview. */
export async function listQueue(
  context: ReviewContext,
  { member }: Permit<'review-report'>,
): Promise<Result<readonly QueueRow[], never>> {
  const waiting = await context.listWaiting(MOST_WAITING);
  const ids = waiting.map(({ reportId }) => reportId);
  const { read } = context.database;
  const [orders, reviews, glances] = await Promise.all([
    context.findOrders(waiting.map(({ orderId }) => orderId)),
    findReviews(read, ids),
    glanceAtClaims(read, ids),
  ]);
  const assignees = await context.readAssignees(waiting.map(({ orderId }) => orderId));
  const now = context.clock.now();
  const rows = waiting.flatMap((report): QueueRow[] => {
    const order = orders.find(({ id }) => id === report.orderId);
    const review = reviews.find(({ reportId }) => reportId === report.reportId);
    return order === undefined || order.isOver
      ? []
      : [
          rowOf(report, order, now, {
            ...lookedAt(report, review, glances),
            holder: review === undefined ? null : holderOf(review, member, now),
            assignee: assignees.get(report.orderId) ?? null,
          }),
        ];
  });
  return succeed(rows.toSorted(morePressing));
}

/** As it stands on the bench, or as it was written where nobody has looked yet. */
function lookedAt(
  { reportId, number, verdicts }: WaitingReport,
  review: ReviewRow | undefined,
  glances: readonly ClaimGlance[],
): Pick<QueueRow, 'risk' | 'progress'> {
  const isAtReviewDesk =
    review !== undefined && (review.baseNumber === number || review.releasedNumber === number);
  const claims = isAtReviewDesk
    ? glances.filter((glance) => glance.reportId === reportId)
    : verdicts.map((verdict) => ({ verdict, state: 'open' as const, decision: null }));
  return { risk: riskOf(claims), progress: progressOf(claims) };
}

function rowOf(
  { company, role, number, waitsSince }: WaitingReport,
  order: ReviewedOrder,
  now: Date,
  seen: Pick<QueueRow, 'risk' | 'progress' | 'holder' | 'assignee'>,
): QueueRow {
  const { promisedAt, interviewAt, deliveredAt } = order;
  return {
    number: order.number,
    company,
    role,
    version: number,
    waitsSince: waitsSince.toISOString(),
    promisedAt,
    interviewAt,
    ...seen,
    // What the buyer has already is no longer due.
    minutesLeft:
      promisedAt === null || deliveredAt !== null
        ? null
        : Math.floor((Date.parse(promisedAt) - now.getTime()) / 60_000),
  };
}

function morePressing(one: QueueRow, other: QueueRow): number {
  const byTime = (one.minutesLeft ?? Infinity) - (other.minutesLeft ?? Infinity);
  if (byTime !== 0 && !Number.isNaN(byTime)) return byTime;
  const interview = ({ interviewAt }: QueueRow) =>
    interviewAt === null ? Infinity : Date.parse(interviewAt);
  const byInterview = interview(one) - interview(other);
  return Number.isNaN(byInterview) || byInterview === 0
    ? one.waitsSince.localeCompare(other.waitsSince)
    : byInterview;
}
