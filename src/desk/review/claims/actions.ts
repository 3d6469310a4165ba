import type { SectionId } from '../../../report/document/shape';

export type ReviewHappening =
  | 'taken'
  | 'released'
  | 'accepted'
  | 'section-accepted'
  | 'edited'
  | 'cut'
  | 'quote-replaced'
  | 'added'
  | 'judged'
  | 'decided'
  | 'restored'
  | 'rewrite-asked'
  | 'rewritten'
  | 'rewrite-taken'
  | 'more-asked'
  | 'more-found'
  /** A review task was dropped; histories keep this word. */
  | 'errand-dropped'
  | 'said-empty'
  | 'company-confirmed'
  | 'company-replaced'
  | 'noted'
  | 'undone'
  | 'quoted'
  | 'rebased'
  | 'version-restored'
  | 'approved'
  | 'withdrawn';

/** What an expert does at the bench; each is one line of history, and can be undone. */
export type ReviewAction =
  | { readonly do: 'accept'; readonly claimId: string }
  | {
      readonly do: 'edit';
      readonly claimId: string;
      readonly text: string;
      readonly evidenceIds?: readonly string[] | undefined;
    }
  | { readonly do: 'cut'; readonly claimId: string; readonly reason: string }
  | {
      readonly do: 'replace-quote';
      readonly claimId: string;
      readonly evidenceIds: readonly string[];
    }
  | {
      readonly do: 'add';
      readonly section: SectionId;
      readonly text: string;
      readonly evidenceIds: readonly string[];
      readonly after?: string | undefined;
    }
  | { readonly do: 'judge'; readonly claimId: string; readonly text: string }
  | { readonly do: 'decide'; readonly claimId: string; readonly reason: string }
  | { readonly do: 'restore'; readonly claimId: string }
  | { readonly do: 'say-empty'; readonly section: SectionId; readonly words: string }
  | { readonly do: 'confirm-company' }
  | { readonly do: 'note'; readonly text: string }
  | {
      readonly do: 'accept-section';
      readonly section: SectionId;
      /** The sentences that have been on the reviewer's screen. */
      readonly seen: readonly string[];
    }
  | { readonly do: 'undo' };

export type ReviewProblem =
  | 'not-signed-in'
  | 'not-allowed'
  | 'second-factor-needed'
  | 'step-up-needed'
  | 'no-order'
  | 'no-report'
  | 'not-in-review'
  | 'held-by-another'
  | 'changed-meanwhile'
  | 'no-claim'
  | 'needs-attention'
  | 'not-seen'
  | 'no-evidence'
  | 'bad-text'
  | 'no-reason'
  | 'nothing-to-undo'
  | 'no-task'
  | 'under-way'
  | 'too-many'
  | 'no-company'
  | 'being-made'
  | 'gate-closed'
  | 'another-version'
  | 'illegal-move'
  | 'has-left'
  | 'unreadable'
  | 'not-a-quote';
