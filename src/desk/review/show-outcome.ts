import type { ReviewMaterial } from '../../report/production';
import type { StaffMember } from '../identity/shape';
import type { Review } from './begin-review';
import type { ClaimState, Patch } from './claim-state';
import { composeBench } from './compose-bench';
import { judgeGate, progressOf, riskOf } from './gate';
import { holderOf } from './lease';
import type { ReviewContext } from './ports';
import { showClaim } from './show-claim';
import type { ActionOutcome } from './shape';
import type { ReviewRow } from './store';

interface Acted {
  readonly material: ReviewMaterial;
  readonly member: StaffMember;
  readonly row: ReviewRow;
  readonly review: Review;
  readonly patch: Patch;
  readonly claimId: string | null;
}

export function outcomeOf({ clock }: Pick<ReviewContext, 'clock'>, { material, member, row, review, patch, claimId }: Acted): ActionOutcome {
  const claims = patched(review.claims, patch);
  const document = composeBench({ ...review, row, claims }, material);
  const claim = claims.find(({ id }) => id === claimId);
  const now = clock.now();
  return {
    revision: row.revision,
    claim: claim === undefined ? null : showClaim(claim, material),
    claimId,
    gate: judgeGate(claims, document, row.companyConfirmed),
    progress: progressOf(claims),
    risk: riskOf(claims),
    canUndo: true,
    holder: holderOf(row, member, now) ?? { name: member.name, until: now.toISOString(), isMe: true },
    reload: patch.words !== undefined || patch.claims.length > 1 || claims.length !== review.claims.length,
  };
}

function patched(claims: readonly ClaimState[], patch: Patch): readonly ClaimState[] {
  const changed = new Map(patch.claims);
  const stay = claims.filter(({ id }) => !changed.has(id));
  return [...stay, ...patch.claims.flatMap(([, claim]) => claim ?? [])];
}
