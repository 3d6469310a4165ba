import type { Result } from '../../kernel/result';
import type { Duration } from '../../kernel/time';
import type { UrlRefusal } from './check-url';

export interface FetchLimits {
  /** Bytes of the body as they come over the wire. */
  readonly maxBytes: number;
  /** Bytes of the body once unpacked. */
  readonly maxDecompressedBytes: number;
  /** For everything together: look-up, redirects, headers, body. */
  readonly timeout: Duration;
  /** `text/html`, `text/*`, `application/*+json`; anything else is not read. */
  readonly acceptedTypes: readonly string[];
}

export interface OutboundRequest {
  readonly url: string;
  readonly method?: 'GET' | 'HEAD';
  readonly headers?: Readonly<Record<string, string>>;
  readonly limits?: Partial<FetchLimits>;
  readonly signal?: AbortSignal;
}

export interface Hop {
  readonly url: string;
  readonly status: number;
  readonly address: string;
}

export interface OutboundAnswer {
  /** Where the last redirect led. */
  readonly url: string;
  readonly status: number;
  /** Lower-case names; a repeated header is joined with “, ”. */
  readonly headers: Readonly<Record<string, string>>;
  readonly type: string;
  readonly body: Uint8Array;
  /** The body decoded by its charset; empty for what is no text. */
  readonly text: string;
  readonly charset: string;
  readonly hops: readonly Hop[];
  readonly fetchedAt: string;
}

export type FetchRefusal =
  | UrlRefusal
  | 'bad-header'
  | 'no-such-host'
  | 'unreachable'
  | 'certificate'
  | 'too-many-redirects'
  | 'bad-redirect'
  | 'downgrade'
  | 'headers-too-large'
  | 'too-large'
  | 'too-large-unpacked'
  | 'too-slow'
  | 'stopped'
  | 'type'
  | 'encoding'
  | 'broken-answer';

export type OutboundResult = Result<OutboundAnswer, FetchRefusal>;
export type OutboundFetch = (request: OutboundRequest) => Promise<OutboundResult>;
