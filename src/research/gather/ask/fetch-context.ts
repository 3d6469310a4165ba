import type { Clock } from '../../../kernel/time';
import type { BulkShelf } from '../../bulk';
import type { EntityCard } from '../../company';
import type { Snapshot } from '../../evidence/shape';
import type { SnapshotStore } from '../../evidence';
import type { PageInput, PdfInput, PdfReading, ReadablePage } from '../../read';
import type { Ask, HealthStore, Known, OutcomeCode, Source, SourceOutcome } from '../../sources';
import type { Budget } from '../plan/budget';
import type { FeedIndex } from '../feeds/feed-index';
import type { ResearchGap } from '../plan/gaps';
import type { InterviewerFinding } from '../people/interviewers';

/** What a gathering tells while it goes on, for a progress display. */
export type GatherNews =
  | { readonly kind: 'stage'; readonly stage: string }
  | {
      readonly kind: 'source';
      readonly name: string;
      readonly outcome: OutcomeCode;
      readonly sentence: string;
    };

export interface GatherContext {
  readonly ask: Ask;
  readonly clock: Clock;
  readonly snapshots: SnapshotStore;
  /** Reads a page; a worker thread's `readPage` in the shop, the function itself elsewhere. */
  readonly read?: (input: PageInput) => Promise<ReadablePage>;
  readonly readPdf?: (input: PdfInput) => Promise<PdfReading>;
  readonly budget?: Budget;
  /** The sources in force; the whole catalogue where none are named. */
  readonly sources?: readonly Source[];
  readonly health?: HealthStore;
  /** Those of them that nobody may ask now, each with the sentence why: they take no place in a plan. */
  readonly off?: ReadonlyMap<string, string>;
  /** What the shared feeds said; without it they are not searched. */
  readonly feeds?: FeedIndex;
  /** What was loaded of large files; without it they are not searched. */
  readonly bulk?: BulkShelf;
  /** What the owner has set up: the address of an own search engine. */
  readonly known?: Known;
  readonly tell?: (news: GatherNews) => void;
}

export interface Gathered {
  /** The card, with what was learned on the way: job boards, the domain the site really has. */
  readonly card: EntityCard;
  readonly snapshots: readonly Snapshot[];
  readonly outcomes: readonly SourceOutcome[];
  readonly tally: { readonly asked: number; readonly answered: number };
  readonly interviewers: readonly InterviewerFinding[];
  /** What was promised and is hardly answered by anything. */
  readonly gaps: readonly ResearchGap[];
  readonly spent: { readonly requests: number; readonly characters: number };
}

/** What every part of the plan works with. */
export interface FetchContext {
  readonly ask: Ask;
  readonly card: EntityCard;
  readonly store: SnapshotStore;
  readonly read: (input: PageInput) => Promise<ReadablePage>;
  readonly readPdf: (input: PdfInput) => Promise<PdfReading>;
}

/** What came of asking one source. */
export interface SourceFinding {
  readonly source: Source;
  readonly url: string;
  readonly outcome: OutcomeCode;
  readonly sentence: string;
  readonly snapshots: readonly Snapshot[];
}

export function nothingFound(
  source: Source,
  url: string,
  outcome: OutcomeCode,
  sentence: string,
): SourceFinding {
  return { source, url, outcome, sentence, snapshots: [] };
}
