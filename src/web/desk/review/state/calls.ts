import { seconds } from '../../../../kernel/time';
import { fail, type Result } from '../../../../kernel/result';
import type {
  ActionOutcome,
  ReviewDeskTasks,
  ReviewDeskEvidence,
  ReviewDeskView,
  Differences,
  Excerpt,
  ExpertPage,
  ReviewAction,
  ReviewProblem,
  Trial,
} from '../../../../desk/review/shape';
import type { ReviewDeskClaim, ReviewDeskSection } from '../../../../desk/review/shape';

/** What the bench asks of the server, and what it is answered. */
export interface Calls {
  readonly open: [asked: Record<never, never>, answer: ReviewDeskView];
  readonly take: [asked: Record<never, never>, answer: { readonly until: string }];
  readonly release: [asked: Record<never, never>, answer: null];
  readonly act: [
    asked: { readonly revision: number; readonly action: ReviewAction },
    answer: ActionOutcome,
  ];
  readonly try: [
    asked: {
      readonly kind: ReviewDeskClaim['kind'];
      readonly text: string;
      readonly evidenceIds: readonly string[];
    },
    answer: Trial,
  ];
  readonly excerpts: [
    asked: { readonly evidenceIds: readonly string[] },
    answer: readonly Excerpt[],
  ];
  readonly rows: [
    asked: { readonly evidenceIds: readonly string[] },
    answer: readonly ReviewDeskEvidence[],
  ];
  readonly search: [asked: { readonly words: string }, answer: readonly ReviewDeskEvidence[]];
  readonly readPage: [asked: { readonly url: string }, answer: ExpertPage];
  readonly quote: [
    asked: { readonly snapshot: string; readonly start: number; readonly end: number },
    answer: ReviewDeskEvidence,
  ];
  readonly approve: [
    asked: { readonly version: number; readonly revision: number },
    answer: { readonly version: number; readonly digest: string },
  ];
  readonly withdraw: [asked: Record<never, never>, answer: null];
  readonly differences: [
    asked: { readonly from: number; readonly to: number },
    answer: Differences,
  ];
  readonly restore: [asked: { readonly version: number; readonly revision: number }, answer: null];
  readonly tasks: [asked: Record<never, never>, answer: ReviewDeskTasks];
  readonly rewrite: [
    asked: { readonly section: ReviewDeskSection['id']; readonly instruction: string },
    answer: { readonly id: string },
  ];
  readonly findMore: [asked: { readonly question: string }, answer: { readonly id: string }];
  readonly takeSuggestions: [
    asked: {
      readonly reviewTaskId: string;
      readonly revision: number;
      readonly suggestionIds?: readonly string[];
    },
    answer: { readonly taken: number; readonly refused: number },
  ];
  readonly dropReviewTask: [
    asked: { readonly reviewTaskId: string; readonly suggestionId?: string },
    answer: null,
  ];
}

export type CallName = keyof Calls;
export type CallProblem = ReviewProblem | 'unreachable';
export type Called<Name extends CallName> = Result<Calls[Name][1], CallProblem>;

/** A page brought by an expert is fetched while they wait. */
const GIVE_UP_AFTER = seconds(30);

export async function callReviewDesk<Name extends CallName>(
  number: string,
  call: Name,
  asked: Calls[Name][0],
): Promise<Called<Name>> {
  try {
    const answer = await fetch(`/desk/review/${encodeURIComponent(number)}/call`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ call, ...asked }),
      signal: AbortSignal.timeout(GIVE_UP_AFTER),
    });
    const body = (await answer.json()) as Called<Name> | { readonly sentence?: string };
    if ('ok' in body) return body;
    return fail('unreachable', body.sentence ?? 'Something went wrong. Try again.');
  } catch {
    return fail('unreachable', 'Can’t reach the server. Your text is saved; try again.');
  }
}
