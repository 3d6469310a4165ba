import type { CatalogueEntry, ProofCount } from '../../research/sources/shape';

export interface SourcesList {
  readonly mode: 'demo' | 'live';
  /** Active now: in a demo those that are on, live those that answered lately. */
  readonly counted: number;
  readonly proof: ProofCount;
  readonly shelves: readonly {
    readonly group: string;
    readonly entries: readonly CatalogueEntry[];
  }[];
}

export interface SourceStates {
  /** How many may be asked, as the other pages say it. */
  count(): Promise<number>;
  /** Null where how they stand could not be looked up. */
  list(): Promise<SourcesList | null>;
}
