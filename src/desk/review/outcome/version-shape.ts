import type { DocumentChanges } from '../../../report/document/shape';
import type { ReviewHappening } from '../claims/actions';

/** One line of what was done to a report, by whom and why. */
export interface ReviewEventView {
  readonly id: string;
  readonly at: string;
  readonly actor: string;
  readonly what: ReviewHappening;
  readonly claimId: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string;
  readonly isUndone: boolean;
}

export interface VersionView {
  readonly number: number;
  readonly madeAt: string;
  readonly reviewed: boolean;
  readonly digest: string;
  readonly approvedBy: string | null;
  readonly approvedAt: string | null;
  readonly publishedAt: string | null;
  /** Its content was erased; only the trace is left. */
  readonly isErased: boolean;
}

export interface Differences {
  readonly from: number;
  readonly to: number;
  readonly changes: DocumentChanges;
}
