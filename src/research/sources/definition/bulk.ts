import type { Duration } from '../../../kernel/time';

/** How a large file is loaded, and how its rows are found. */
export interface Bulk {
  /** How often it is looked whether there is a newer one. */
  readonly every: Duration;
  /** The mapped field that its rows are found by, and what stands there. */
  readonly by: string;
  readonly holds: 'names' | 'occupation' | 'role' | 'place';
  /** Bytes of everything that is unpacked of it. */
  readonly largest: number;
  /** If the address answers with JSON: the path to the file's address, and what it must contain. */
  readonly link?: { readonly at: string; readonly has?: string };
  /** Of an archive with several files: a part of the wanted one’s name. Small letters. */
  readonly file?: string;
  /** What its columns are called, where the file has no header. */
  readonly columns?: readonly string[];
  /** Rows that each say little: told as the median of a figure and its quarters, for each of these fields. */
  readonly median?: { readonly of: string; readonly per: readonly string[] };
}
