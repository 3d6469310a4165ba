import type { Cells } from './csv';

/** A table on a disk that can be read from its beginning as often as is wanted. */
export interface Table {
  /** A sheet leaves out what is empty at the end of a row; a file of separated values does not. */
  readonly isRagged: boolean;
  rows(columns?: ReadonlySet<number>): AsyncGenerator<Cells>;
}
