import { newIdentifier } from '../../../kernel/identifier';
import { fail, succeed, type Result } from '../../../kernel/result';
import type { Alongside } from '../../../platform/database';
import { isWaiting } from '../../../report/production';
import type { Permit } from '../../policy';
import { readReviewDesk } from '../claims/act';
import { isLive } from '../claims/claim-state';
import { composeReviewDesk } from '../compose-review-desk';
import { judgeGate } from '../claims/gate';
import { judgeClaims } from '../claims/judge-claims';
import { leaseFor, noLease } from '../queue/lease';
import type { ReviewContext } from '../ports';
import type { ReviewProblem } from '../shape';
import { insertReviewEvent, lockReview, updateReview } from '../store';

export interface ReviewSignature {
  readonly orderId: string;
  /** The version and the state of work that were looked at; anything later has to be looked at again. */
  readonly version: number;
  readonly revision: number;
  readonly alongside?: Alongside;
}

export interface SignedReview {
  readonly version: number;
  readonly digest: string;
}

/**
 * An expert's signature: every sentence is judged once more, whatever the bench remembers of it, the gate
 * is asked, and what stands is made a version of its own. Who, when, which version and the hash of its
 * words are written in one transaction.
 */
export async function approveReview(
  context: ReviewContext,
  { member }: Permit<'approve-report'>,
  { orderId, version, revision, alongside }: ReviewSignature,
): Promise<Result<SignedReview, ReviewProblem>> {
  const reviewDesk = await readReviewDesk(context, orderId);
  if (!reviewDesk.ok) return reviewDesk;
  const { material, review } = reviewDesk.value;
  const { report, latest } = material;
  if (!isWaiting(report, latest))
    return fail(
      'not-in-review',
      latest.approvedBy === null
        ? 'This report isn’t waiting for approval.'
        : `${latest.approvedBy} already approved this report.`,
    );
  if (latest.number !== version)
    return fail('another-version', 'The report changed since you opened it. Reload and check it.');
  if (review.row.revision !== revision)
    return fail('changed-meanwhile', 'Someone changed this report. Reload and check it.');
  const mine = leaseFor(review.row, member, context.clock.now());
  if (!mine.ok) return mine;
  const cut = review.claims.filter((claim) => !isLive(claim));
  const claims = [...(await judgeClaims(context, material, review.claims.filter(isLive))), ...cut];
  const document = composeReviewDesk({ ...review, claims }, material);
  const gate = judgeGate(claims, document, review.row.companyConfirmed);
  const [first] = gate.obstacles;
  if (first !== undefined)
    return fail(
      'gate-closed',
      `${gate.obstacles.length === 1 ? '' : `${gate.obstacles.length} blockers left. The first: `}${first.sentence}`,
    );
  const laidOut = await context.layOut({ orderId, reportId: report.id }, document);
  const rejected = [
    ...latest.rejected,
    ...cut.map(({ text, reasons }) => ({ text, reasons: ['A reviewer deleted it.', ...reasons] })),
  ];

  return context.database.write(async (transaction) => {
    const held = await lockReview(transaction, report.id);
    if (held === undefined || held.revision !== revision)
      return fail(
        'changed-meanwhile',
        'Someone changed this report while you approved it. Reload and check it.',
      );
    const released = await context.release(transaction, {
      ...laidOut,
      orderId,
      reportId: report.id,
      after: version,
      rejected,
      approvedBy: member.name,
    });
    if (!released.ok) return released;
    const { number, digest } = released.value;
    await updateReview(transaction, report.id, {
      ...noLease,
      releasedNumber: number,
      revision: revision + 1,
    });
    await insertReviewEvent(transaction, {
      id: newIdentifier(context.clock),
      reportId: report.id,
      baseNumber: held.baseNumber,
      revision: revision + 1,
      at: context.clock.now(),
      actorId: member.id,
      actor: member.name,
      what: 'approved',
      claimId: null,
      before: null,
      after: null,
      reason: `Version ${number}, ${digest}`,
    });
    await alongside?.(transaction);
    return succeed({ version: number, digest });
  });
}

/** Takes the signature back while the report has not left; the work goes on from where it stood. */
export async function withdrawReview(
  context: ReviewContext,
  { member }: Permit<'approve-report'>,
  orderId: string,
  alongside?: Alongside,
): Promise<Result<null, ReviewProblem>> {
  const reviewDesk = await readReviewDesk(context, orderId);
  if (!reviewDesk.ok) return reviewDesk;
  const { reportId, baseNumber } = reviewDesk.value.review.row;
  return context.database.write(async (transaction) => {
    const held = await lockReview(transaction, reportId);
    const withdrawn = await context.withdraw(transaction, orderId);
    if (!withdrawn.ok) return withdrawn;
    const revision = (held?.revision ?? 0) + 1;
    await updateReview(transaction, reportId, { revision });
    await insertReviewEvent(transaction, {
      id: newIdentifier(context.clock),
      reportId,
      baseNumber,
      revision,
      at: context.clock.now(),
      actorId: member.id,
      actor: member.name,
      what: 'withdrawn',
      claimId: null,
      before: null,
      after: null,
      reason: `Version ${withdrawn.value.number}`,
    });
    await alongside?.(transaction);
    return succeed(null);
  });
}
