import { newIdentifier } from '../../../kernel/identifier';
import { fail, succeed, type Result } from '../../../kernel/result';
import { changesBetween } from '../../../report/document';
import { isWaiting, type ReportVersionRow, type ReviewMaterial } from '../../../report/production';
import type { Permit } from '../../policy';
import { applyPatch, readReviewDesk } from './act';
import { claimsOf, type Review } from '../queue/begin-review';
import { isLive, type ClaimState, type Patch } from './claim-state';
import { sameIds } from './judge';
import { judgeClaims } from './judge-claims';
import { leaseFor } from '../queue/lease';
import type { ReviewContext } from '../ports';
import type { Differences, ReviewProblem } from '../shape';
import { insertReviewEvent, lockReview, updateReview } from '../store';

export interface Between {
  readonly orderId: string;
  readonly from: number;
  readonly to: number;
}

/** What one version says otherwise than another, sentence by sentence. */
export async function readDifferences(
  context: ReviewContext,
  _: Permit<'review-report'>,
  { orderId, from, to }: Between,
): Promise<Result<Differences, ReviewProblem>> {
  const material = await context.readMaterial(orderId);
  const [earlier, later] = [from, to].map((number) =>
    material?.versions.find((version) => version.number === number),
  );
  if (!earlier || !later) return fail('another-version', 'Version not found.');
  if (earlier.contentRemovedAt !== null || later.contentRemovedAt !== null)
    return fail('another-version', 'That version was erased.');
  return succeed({
    from,
    to,
    changes: changesBetween(earlier.document, later.document, earlier.madeAt.toISOString()),
  });
}

export interface Restoring {
  readonly orderId: string;
  readonly version: number;
  readonly revision: number;
}

/** The sentences of an earlier version are put on the bench as suggestions; nothing is lost, and one step undoes it. */
export async function restoreVersion(
  context: ReviewContext,
  { member }: Permit<'review-report'>,
  { orderId, version, revision }: Restoring,
): Promise<Result<null, ReviewProblem>> {
  const reviewDesk = await readReviewDesk(context, orderId);
  if (!reviewDesk.ok) return reviewDesk;
  const { material, review } = reviewDesk.value;
  const wanted = material.versions.find(({ number }) => number === version);
  if (!isWaiting(material.report, material.latest))
    return fail('not-in-review', 'This report is approved. Withdraw the approval to continue.');
  if (wanted === undefined || wanted.contentRemovedAt !== null)
    return fail('another-version', 'That version doesn’t exist or was erased.');
  const after = await sentencesOf(context, wanted, review, material);
  const before: Patch = {
    claims: after.claims.map(([id]) => [
      id,
      review.claims.find((claim) => claim.id === id) ?? null,
    ]),
  };
  return context.database.write(async (transaction) => {
    const held = await lockReview(transaction, material.report.id);
    if (
      held === undefined ||
      held.revision !== revision ||
      held.baseNumber !== review.row.baseNumber
    )
      return fail('changed-meanwhile', 'Someone changed this report. Reload and check it.');
    const lease = leaseFor(held, member, context.clock.now());
    if (!lease.ok) return lease;
    await applyPatch(transaction, held.reportId, after);
    await updateReview(transaction, held.reportId, { ...lease.value, revision: revision + 1 });
    await insertReviewEvent(transaction, {
      id: newIdentifier(context.clock),
      reportId: held.reportId,
      baseNumber: held.baseNumber,
      revision: revision + 1,
      at: context.clock.now(),
      actorId: member.id,
      actor: member.name,
      what: 'version-restored',
      claimId: null,
      before,
      after,
      reason: `Version ${version}`,
    });
    return succeed(null);
  });
}

const says = (one: ClaimState, other: ClaimState): boolean =>
  one.section === other.section &&
  one.text === other.text &&
  sameIds(one.evidenceIds, other.evidenceIds);

/** What it said comes back, what it did not say is cut, and both are judged as of today. */
async function sentencesOf(
  context: ReviewContext,
  wanted: ReportVersionRow,
  { row, claims }: Review,
  material: ReviewMaterial,
): Promise<Patch> {
  const said = wanted.document.sections.flatMap(claimsOf);
  const cut = claims
    .filter((claim) => isLive(claim) && !said.some((one) => says(one, claim)))
    .map((claim): ClaimState => ({ ...claim, state: 'cut' }));
  const missing = said.filter((one) => !claims.some((claim) => isLive(claim) && says(one, claim)));
  const back = await judgeClaims(
    context,
    material,
    missing.map((claim): ClaimState => {
      const id = `${claim.id}-v${wanted.number}-${row.revision}`;
      return { ...claim, id, state: 'suggested', original: null };
    }),
  );
  return { claims: [...cut, ...back].map((claim) => [claim.id, claim]) };
}
