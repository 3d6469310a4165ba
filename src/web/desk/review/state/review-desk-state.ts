import type { ActionOutcome, ReviewDeskClaim, ReviewDeskView } from '../../../../desk/review/shape';

/**
 * Replaces only what an action changed. The rest stays identical, so React doesn't render it again.
 */
export function withOutcome(view: ReviewDeskView, outcome: ActionOutcome): ReviewDeskView {
  const { revision, gate, progress, risk, canUndo, holder, claim } = outcome;
  const sections =
    claim === null
      ? view.sections
      : view.sections.map((section) => {
          if (!section.claims.some(({ id }) => id === claim.id)) return section;
          return {
            ...section,
            claims: section.claims.map((one) => (one.id === claim.id ? claim : one)),
          };
        });
  return { ...view, revision, gate, progress, risk, canUndo, holder, sections };
}

export function claimsById(
  view: Pick<ReviewDeskView, 'sections'>,
): ReadonlyMap<string, ReviewDeskClaim> {
  return new Map(
    view.sections.flatMap(({ claims }) => claims.map((claim) => [claim.id, claim] as const)),
  );
}

/** Who may write here now: whoever has it in hand, or anybody while nobody has. */
export const isMine = ({ holder, state }: Pick<ReviewDeskView, 'holder' | 'state'>): boolean =>
  state === 'in-review' && (holder === null || holder.isMe);
