import type { ClaimKind, ClaimNote, SectionId, Verdict } from '../../../report/document/shape';
import type { Decision, Original, SentenceState } from '../shape';

/** A sentence on the bench, as it is kept. */
export interface ClaimState {
  readonly id: string;
  readonly section: SectionId;
  /** Where it stands in its section; an added one stands between two others. */
  readonly place: number;
  readonly kind: ClaimKind;
  readonly text: string;
  readonly notes: readonly ClaimNote[];
  readonly group: string | null;
  readonly asOf: string | null;
  readonly reckoning: string | null;
  readonly restsOn: readonly string[];
  readonly evidenceIds: readonly string[];
  readonly verdict: Verdict;
  readonly reasons: readonly string[];
  readonly unsupportedWords: readonly string[];
  readonly state: SentenceState;
  readonly original: Original | null;
  readonly decision: Decision | null;
}

export interface ClaimConfirmation {
  readonly by: string;
  readonly at: string;
}

export type EmptyWords = Readonly<Partial<Record<SectionId, string>>>;

/** What a review keeps beside its sentences. */
export interface ReviewWords {
  readonly companyConfirmed: ClaimConfirmation | null;
  readonly emptyWords: EmptyWords;
  readonly notes: string;
}

/** What one step changes: sentences by their names, null for one that is not there, and words beside them. */
export interface Patch {
  readonly claims: readonly (readonly [string, ClaimState | null])[];
  readonly words?: Partial<ReviewWords>;
}

export const isLive = ({ state }: ClaimState): boolean => state !== 'cut';

export const needsDecision = ({ verdict }: Pick<ClaimState, 'verdict'>): boolean =>
  verdict === 'conflicted' || verdict === 'stale';

/** In the order in which they are read. */
export function claimsInOrder(claims: readonly ClaimState[]): readonly ClaimState[] {
  return claims.toSorted((one, other) => one.place - other.place || (one.id < other.id ? -1 : 1));
}

/** Whether somebody has spoken on it; what is not simply supported wants more than a glance. */
export function isSettled(claim: Pick<ClaimState, 'verdict' | 'state' | 'decision'>): boolean {
  if (claim.state === 'cut') return true;
  if (claim.verdict === 'unsupported' || (needsDecision(claim) && claim.decision === null))
    return false;
  return claim.state !== 'open' || claim.decision !== null;
}
