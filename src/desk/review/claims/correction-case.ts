import type { ClaimKind } from '../../../report/document/shape';
import type { Evidence } from '../../../research/evidence/shape';
import type { ReviewHappening } from './actions';

/** A quote with what its row tells besides: all that a sentence may rest on. */
export type CasePassage = Pick<
  Evidence,
  | 'quote'
  | 'sourceName'
  | 'topic'
  | 'attribute'
  | 'value'
  | 'unit'
  | 'asOf'
  | 'publishedAt'
  | 'status'
  | 'reliability'
  | 'matchScore'
>;

/** One correction as a case: what the writer said, what the quotes say, what an expert made of it. */
export interface CorrectionCase {
  readonly id: string;
  readonly company: string;
  readonly role: string;
  readonly section: string;
  readonly did: ReviewHappening;
  readonly claim: string;
  readonly kind: ClaimKind;
  readonly verdict: string;
  readonly passages: readonly CasePassage[];
  /** Null where it was cut. */
  readonly corrected: string | null;
  readonly correctedKind: ClaimKind | null;
  readonly correctedVerdict: string | null;
  readonly correctedPassages: readonly CasePassage[];
  readonly reason: string;
  /** Whether the verifier lets either pass on these passages alone, which must stay so. */
  readonly holds: { readonly claim: boolean; readonly corrected: boolean | null };
}
