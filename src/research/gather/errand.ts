import type { Clock } from '../../kernel/time';
import type { EntityCard } from '../company';
import type { Snapshot } from '../evidence/shape';
import type { SnapshotStore } from '../evidence';
import type { PageInput, ReadablePage } from '../read';
import type { Ask, OutcomeCode, Source, SourceOutcome } from '../sources';
import type { Budget } from './budget';

export interface GatherContext {
  readonly ask: Ask;
  readonly clock: Clock;
  readonly snapshots: SnapshotStore;
  /** Reads a page; a worker thread's `readPage` in the shop, the function itself elsewhere. */
  readonly read?: (input: PageInput) => Promise<ReadablePage>;
  readonly budget?: Budget;
}

export interface GatherOrder {
  readonly role: string;
  readonly location?: string;
}

export interface Gathered {
  /** The card, with what was learned on the way: job boards, the domain the site really has. */
  readonly card: EntityCard;
  readonly snapshots: readonly Snapshot[];
  readonly outcomes: readonly SourceOutcome[];
  readonly tally: { readonly asked: number; readonly answered: number };
}

/** What every part of the plan works with. */
export interface Errand {
  readonly ask: Ask;
  readonly card: EntityCard;
  readonly store: SnapshotStore;
  readonly read: (input: PageInput) => Promise<ReadablePage>;
}

/** What came of asking one source. */
export interface Finding {
  readonly source: Source;
  readonly url: string;
  readonly outcome: OutcomeCode;
  readonly sentence: string;
  readonly snapshots: readonly Snapshot[];
}

export function nothingFound(source: Source, url: string, outcome: OutcomeCode, sentence: string): Finding {
  return { source, url, outcome, sentence, snapshots: [] };
}
