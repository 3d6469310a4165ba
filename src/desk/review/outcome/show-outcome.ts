import type { ReviewMaterial } from '../../../report/production';
import type { StaffMember } from '../../identity/shape';
import type { Review } from '../queue/begin-review';
import type { ClaimState, Patch } from '../claims/claim-state';
import { sectionsAsTheyStand } from '../compose-review-desk';
import { judgeGate, progressOf, riskOf } from '../claims/gate';
import { holderOf } from '../queue/lease';
import type { ReviewContext } from '../ports';
import { showClaim } from '../claims/show-claim';
import type { ActionOutcome } from '../shape';
import type { ReviewRow } from '../store';

interface Acted {
  readonly material: ReviewMaterial;
  readonly member: StaffMember;
  readonly row: ReviewRow;
  readonly review: Review;
  readonly patch: Patch;
  readonly claimId: string | null;
}

export function reviewOutcomeOf(
  { clock, memory, helpers }: Pick<ReviewContext, 'clock' | 'memory' | 'helpers'>,
  { material, member, row, review, patch, claimId }: Acted,
): ActionOutcome {
  const claims = patched(review.claims, patch);
  memory.keep(row, claims);
  const claim = claims.find(({ id }) => id === claimId);
  const now = clock.now();
  return {
    revision: row.revision,
    claim:
      claim === undefined
        ? null
        : showClaim(claim, { review: { ...review, claims }, material, writer: helpers.writer }),
    claimId,
    gate: judgeGate(claims, sectionsAsTheyStand({ ...review, row, claims }), row.companyConfirmed),
    progress: progressOf(claims),
    risk: riskOf(claims),
    canUndo: true,
    holder: holderOf(row, member, now) ?? {
      name: member.name,
      until: now.toISOString(),
      isMe: true,
    },
    reload:
      patch.words !== undefined ||
      patch.claims.length > 1 ||
      claims.length !== review.claims.length,
  };
}

/** In their places, so that what is told of them keeps its order. */
function patched(claims: readonly ClaimState[], patch: Patch): readonly ClaimState[] {
  const changed = new Map(patch.claims);
  const known = new Set(claims.map(({ id }) => id));
  const stay = claims.flatMap((claim) =>
    changed.has(claim.id) ? (changed.get(claim.id) ?? []) : claim,
  );
  return [...stay, ...patch.claims.flatMap(([id, claim]) => (known.has(id) ? [] : (claim ?? [])))];
}
