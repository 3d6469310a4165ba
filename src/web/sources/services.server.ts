import type { CatalogueEntry, ProofCount } from '../../research/sources/shape';

export interface SourcesList {
  readonly mode: 'demo' | 'live';
  /** As the other pages say it. */
  readonly counted: number;
  readonly proof: ProofCount;
  readonly shelves: readonly {
    readonly group: string;
    readonly entries: readonly CatalogueEntry[];
  }[];
}

export interface SourcesServices {
  count(): Promise<number>;
  /** Null where how they stand could not be looked up. */
  list(): Promise<SourcesList | null>;
}
