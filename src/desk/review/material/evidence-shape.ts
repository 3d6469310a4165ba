import type { Evidence } from '../../../research/evidence/shape';

/** A row of evidence, without the page around it. */
export interface ReviewDeskEvidence extends Pick<
  Evidence,
  | 'id'
  | 'sourceName'
  | 'title'
  | 'url'
  | 'quote'
  | 'tier'
  | 'reliability'
  | 'status'
  | 'topic'
  | 'attribute'
  | 'fetchedAt'
  | 'cluster'
  | 'matchScore'
> {
  readonly publishedAt: string | null;
  readonly asOf: string | null;
  readonly value: string | null;
  /** What a record or a table's row says, in words. */
  readonly display: string | null;
  /** The day on which an authority was given it. */
  readonly filedAt: string | null;
  readonly rivals: readonly string[];
  readonly supersededBy: string | null;
  /** Read and quoted by an expert. */
  readonly byExpert: boolean;
}
