import type { Result } from '../../kernel/result';
import type { Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { Ask, HealthStore, OutcomeCode, Source, SourceKeys } from '../sources';

export interface BulkContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly ask: Ask;
  readonly health: HealthStore;
  readonly keys: SourceKeys;
  /** Why a source must not be asked now, or not even to see whether it answers; or nothing. */
  readonly whyClosed: (source: Source, purpose: 'ask' | 'probe') => Promise<string | undefined>;
}

export interface BulkNews {
  readonly stage: 'download' | 'rows';
  readonly count: number;
}

export interface Loading {
  readonly source: Source;
  /** A file at hand instead of one that is fetched, and what it speaks of. */
  readonly file?: { readonly path: string; readonly period: string };
  /** Somebody watches it: so may be loaded too what nobody saw answering yet. */
  readonly isByHand?: true;
  readonly tell?: (news: BulkNews) => void;
}

export type BulkFault = Exclude<OutcomeCode, 'ok' | 'not-modified'> | 'busy';
export interface Loaded {
  readonly state: 'loaded' | 'held' | 'unchanged';
  readonly sentence: string;
}
export type LoadingOutcome = Result<Loaded, BulkFault>;
