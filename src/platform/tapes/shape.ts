import type { Clock } from '../../kernel/time';
import type { Wire } from '../fetch';

/** Whole exchanges with the web, kept in a folder, so that what was made from them can be made again without it. */
export interface Tape {
  readonly kind: 'recording' | 'replaying';
  /** Goes beneath the guard: `createOutboundFetch({ …, wire: tape.wire })`. */
  readonly wire: Wire;
  /** Stands at the moment the recording began, so that whatever is dated is dated the same each time. */
  readonly clock: Clock;
  /** Waits until all that was heard is written. */
  close(): Promise<void>;
}

/** One line of `index.jsonl`. */
export interface TapeLine {
  readonly method: string;
  readonly url: string;
  /** The digest of what a POST brought. */
  readonly sent?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The file with the body as it came over the wire, packed as it was. */
  readonly body?: string;
  readonly address?: string;
  readonly time: string;
  readonly failure?: { readonly code: string; readonly sentence: string };
}
