import type { OutcomeCode } from '../shape';
import type { Known } from '../definition/template';

/** The body of a skeleton: data as data, everything else as its lines. */
export type SkeletonBody = { readonly data: unknown } | { readonly lines: readonly string[] };

/** What a mapping made of an answer. */
export interface ProvenReading {
  readonly outcome: OutcomeCode;
  readonly items: number;
  /** How many of the items have each field. */
  readonly fields: Readonly<Record<string, number>>;
  readonly about: readonly string[];
}

/** One real answer without its content: where it came from, what it was, its form, and how that is read. */
export interface ProvenAnswer {
  readonly date: string;
  readonly origin: string;
  /** The sha256 of the answer itself, which is not kept. */
  readonly hash: string;
  readonly bytes: number;
  /** How many things the whole answer listed. */
  readonly of: number;
  readonly type: string;
  readonly url: string;
  readonly known?: Known;
  readonly reading: ProvenReading;
  readonly body: SkeletonBody;
}

/** All that proves the form of one source. */
export interface ProofFile {
  readonly source: string;
  readonly answers: readonly ProvenAnswer[];
}
