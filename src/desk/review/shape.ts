import type {
  ClaimKind,
  ClaimNote,
  Computation,
  SectionId,
  Verdict,
} from '../../report/document/shape';
import type { ReportState } from '../../report/production/shape';
import type { ReviewDeskEvidence } from './material/evidence-shape';
import type { Attention } from './queue/attention-shape';
import { type ReviewEventView, type VersionView } from './outcome/version-shape';
export { type ReviewEventView, type VersionView, type Differences } from './outcome/version-shape';

export * from './company/company-shape';
export * from './queue/attention-shape';
export type { CorrectionCase } from './claims/correction-case';
export type { ReviewAction, ReviewHappening, ReviewProblem } from './claims/actions';
export * from './tasks/review-task-shape';
export type { ReviewDeskEvidence } from './material/evidence-shape';

/** How long nobody else may write once one has begun; each piece of work begins it anew. */
export const LEASE_MINUTES = 15;

/** What is longer is no sentence: a paste with the rest of its page. */
export const reviewLimits = {
  sentence: 1_000,
  reason: 500,
  note: 2_000,
  quote: 600,
  search: 200,
} as const;

/** How many of its sentences ask for an expert's eye. */
export interface Risk {
  readonly unsupported: number;
  readonly weak: number;
  readonly conflicted: number;
  readonly stale: number;
}

/** Who has a report in hand, and until when it stays theirs without a sign of life. */
export interface Holder {
  readonly name: string;
  readonly until: string;
  readonly isMe: boolean;
}

export interface Progress {
  readonly settled: number;
  readonly total: number;
}

/** One report that waits for an expert. */
export interface QueueRow {
  /** The order's number, by which the bench is opened. */
  readonly number: string;
  readonly company: string;
  readonly role: string;
  readonly version: number;
  readonly waitsSince: string;
  /** When the buyer was promised it. */
  readonly promisedAt: string | null;
  /** Below zero once the promise is broken. */
  readonly minutesLeft: number | null;
  readonly interviewAt: string | null;
  readonly risk: Risk;
  readonly progress: Progress;
  readonly holder: Holder | null;
  /** Whose work it is; another may have it in hand. */
  readonly assignee: string | null;
}

/** `open` until somebody has spoken; `suggested` is a change that goes out with the signature. */
export type SentenceState = 'open' | 'accepted' | 'suggested' | 'cut';

/** A word of an expert on a fact that its sources tell in two ways, or that was overtaken. */
export interface Decision {
  readonly reason: string;
  readonly by: string;
  readonly at: string;
}

/** The sentence as it stood before an expert changed it. */
export interface Original {
  readonly text: string;
  readonly kind: ClaimKind;
  readonly verdict: Verdict;
  readonly evidenceIds: readonly string[];
  /** How its figure was calculated. */
  readonly computation?: Computation;
}

export interface ReviewDeskClaim {
  readonly id: string;
  readonly section: SectionId;
  readonly kind: ClaimKind;
  readonly text: string;
  readonly notes: readonly ClaimNote[];
  readonly group: string | null;
  readonly restsOn: readonly string[];
  readonly verdict: Verdict;
  /** In sentences; for whatever is not simply supported. */
  readonly reasons: readonly string[];
  /** The words of the sentence that no quote carries. */
  readonly unsupportedWords: readonly string[];
  readonly evidenceIds: readonly string[];
  /** Rows that tell the same fact in another voice, rivals first. */
  readonly otherVoices: readonly string[];
  readonly state: SentenceState;
  /** Null for a sentence that the expert added. */
  readonly original: Original | null;
  readonly decision: Decision | null;
  readonly needsDecision: boolean;
  /** Why it can't be accepted with its section; null where it can. */
  readonly attention: Attention | null;
  /** The clauses that a judge found in its evidence. */
  readonly found: readonly string[];
  /** The higher, the sooner it should be looked at. */
  readonly risk: number;
}

export interface ReviewDeskSection {
  readonly id: SectionId;
  readonly title: string;
  readonly notFound: readonly string[];
  /** What the expert lets an empty section say; null where nothing was said. */
  readonly emptyWords: string | null;
  readonly claims: readonly ReviewDeskClaim[];
}

/** The page around a quote; of one that is no longer kept only the quote is left. */
export interface Excerpt {
  readonly evidenceId: string;
  readonly before: string;
  readonly quote: string;
  readonly after: string;
  readonly isGone: boolean;
}

export type ObstacleCode =
  | 'unsupported'
  | 'undecided'
  | 'empty-section'
  | 'company'
  | 'rests-on-cut'
  | 'nothing-left';

/** Why the report can't be released yet. */
export interface Obstacle {
  readonly code: ObstacleCode;
  readonly sentence: string;
  readonly claimId: string | null;
  readonly section: SectionId | null;
}

export interface Gate {
  readonly isOpen: boolean;
  readonly obstacles: readonly Obstacle[];
}

export interface ReviewDeskCompany {
  readonly name: string;
  readonly facts: readonly string[];
  readonly confirmed: { readonly by: string; readonly at: string } | null;
}

export interface ReviewDeskView {
  readonly number: string;
  readonly company: ReviewDeskCompany;
  readonly role: string;
  readonly promisedAt: string | null;
  readonly interviewAt: string | null;
  readonly state: ReportState;
  /** Of the order's payment: what is approved doesn't leave. */
  readonly dispute: 'open' | 'lost' | null;
  /** When a signed report leaves; until then the signature can be taken back. */
  readonly leavesAt: string | null;
  /** The version that is looked at. */
  readonly version: number;
  /** Goes with every write; one that names an older one is refused. */
  readonly revision: number;
  readonly holder: Holder | null;
  readonly mayApprove: boolean;
  readonly sections: readonly ReviewDeskSection[];
  /** The rows that its sentences name; the others are asked for by name. */
  readonly evidence: readonly ReviewDeskEvidence[];
  /** What left the draft, and why. */
  readonly rejected: readonly { readonly text: string; readonly reasons: readonly string[] }[];
  readonly gate: Gate;
  readonly progress: Progress;
  readonly risk: Risk;
  readonly notes: string;
  readonly canUndo: boolean;
  readonly history: readonly ReviewEventView[];
  readonly versions: readonly VersionView[];
}

/** What has changed by an action; the page puts it in the place of what it had. */
export interface ActionOutcome {
  readonly revision: number;
  /** The sentence acted on, as it stands now; null where it is gone or the action was on none. */
  readonly claim: ReviewDeskClaim | null;
  readonly claimId: string | null;
  readonly gate: Gate;
  readonly progress: Progress;
  readonly risk: Risk;
  readonly canUndo: boolean;
  readonly holder: Holder;
  /** Something else than one sentence changed: the bench is to be read anew. */
  readonly reload: boolean;
}

/** How a sentence would be judged, without keeping it. */
export interface Trial {
  readonly verdict: Verdict;
  /** Of the sentence as a whole. */
  readonly reasons: readonly string[];
  /** Those of its clauses that fail, in their own words, with what is held against each. */
  readonly clauses: readonly { readonly text: string; readonly reasons: readonly string[] }[];
  readonly unsupportedWords: readonly string[];
}

/** A page that an expert brought, read and ready to be quoted. */
export interface ExpertPage {
  /** Names its text; quotes are offsets into it. */
  readonly snapshot: string;
  readonly url: string;
  readonly title: string;
  readonly publishedAt: string | null;
  readonly text: string;
}

/** The source of what a reviewer brought. */
export const EXPERT_PAGE = 'expert-page';

/** The sooner a sentence should be looked at, the higher. */
export const VERDICT_RISK: Readonly<Record<Verdict, number>> = {
  unsupported: 5,
  conflicted: 4,
  stale: 3,
  weak: 2,
  'company-says': 1,
  supported: 0,
};
