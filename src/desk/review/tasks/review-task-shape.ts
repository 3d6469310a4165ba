import type { ClaimKind, ClaimNote, SectionId, Verdict } from '../../../report/document/shape';
import type { ReviewDeskEvidence } from '../material/evidence-shape';

export type ReviewTaskKind = 'rewrite' | 'find';
export type ReviewTaskState = 'under-way' | 'done' | 'failed' | 'dropped';

export const reviewTaskLimits = { instruction: 1_000, question: 300 } as const;

/** How far it is, for whoever waits for it. */
export interface ReviewTaskProgress {
  readonly stage: string;
  readonly asked: number;
  readonly answered: number;
  readonly findings: number;
}

/**
 * One change that a rewrite suggests: `changed` where the expert changed the sentence since it was asked
 * for, so that the new wording can only stand beside theirs.
 */
export interface ReviewDeskSuggestion {
  readonly id: string;
  readonly kind: 'change' | 'add' | 'leave-out' | 'move';
  readonly state: 'open' | 'changed' | 'taken' | 'dropped';
  /** The sentence on the bench that it is about; null for a new one. */
  readonly claimId: string | null;
  readonly before: string | null;
  /** What stands there now, where that is not what stood there. */
  readonly now: string | null;
  readonly after: string | null;
  readonly verdict: Verdict | null;
  readonly sentenceKind: ClaimKind;
  readonly notes: readonly ClaimNote[];
  readonly evidenceIds: readonly string[];
}

export interface ReviewDeskTask {
  readonly id: string;
  readonly kind: ReviewTaskKind;
  readonly section: SectionId | null;
  readonly words: string;
  readonly askedBy: string;
  readonly askedAt: string;
  readonly state: ReviewTaskState;
  readonly progress: ReviewTaskProgress;
  readonly told: string;
  readonly suggestions: readonly ReviewDeskSuggestion[];
  /** Sentences that were written and that no quote carries. */
  readonly refused: readonly { readonly text: string; readonly reasons: readonly string[] }[];
  readonly found: readonly ReviewDeskEvidence[];
  /** What was there already and speaks of the question. */
  readonly before: readonly ReviewDeskEvidence[];
}

export interface ReviewDeskTasks {
  /** Who rewrites here: a model, or code alone, which can only choose, order, shorten and quote. */
  readonly writer: 'model' | 'code';
  /** The newest first. */
  readonly tasks: readonly ReviewDeskTask[];
}
