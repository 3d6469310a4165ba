import type { Result } from '../../kernel/result';
import type { Duration } from '../../kernel/time';
import type { UrlRefusal } from './addresses/check-url';

export interface FetchLimits {
  /** Bytes of the body as they come over the wire. */
  readonly maxBytes: number;
  /** Bytes of the body once unpacked. */
  readonly maxDecompressedBytes: number;
  /** For everything together: look-up, redirects, headers, body. */
  readonly timeout: Duration;
  /** `text/html`, `text/*`, `application/*+json`; anything else is not read. A lone `*` takes whatever comes. */
  readonly acceptedTypes: readonly string[];
  /** Each is checked as the first address was; never more than five are followed, whatever is asked for. */
  readonly maxRedirects: number;
}

export type Method = 'GET' | 'HEAD' | 'POST';

/** Where a large body goes piece by piece instead of into memory, packed as it came over the wire. */
export interface Sink {
  /** A body begins; what an earlier try left behind goes. */
  begin(): Promise<void>;
  write(piece: Uint8Array): Promise<void>;
}

export interface OutboundRequest {
  readonly url: string;
  readonly method?: Method;
  /** What a POST brings; its `content-type` is a header of the caller's. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What in this request nobody else may learn: no other origin, and no tape. */
  readonly secrets?: readonly string[];
  /** What a tape keeps in the place of an answer that is a secret itself. */
  readonly standIn?: string;
  readonly limits?: Partial<FetchLimits>;
  readonly signal?: AbortSignal;
  /** For the body of a “200”: it is handed on as it comes, and the answer has none. */
  readonly into?: Sink;
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
  /** The bytes of what is no text, empty for what is one: a large page is not held twice. */
  readonly body: Uint8Array;
  /** A text, decoded by its charset; empty for what is none. */
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

/** One request to one address, the redirect before it already followed. */
export interface WireQuestion {
  readonly method: Method;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly secrets?: readonly string[];
  readonly standIn?: string;
}

/** What came back over the wire, nothing unpacked yet, and when. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly address: string;
  readonly at: string;
}

export type WireResult = Result<WireAnswer, FetchRefusal>;
/** Stands between the guard and its sockets: a tape listens to what the live way brings, or speaks in its place. */
export type Wire = ((
  question: WireQuestion,
  live: () => Promise<WireResult>,
) => Promise<WireResult>) & {
  /** Of a tape that is played: those it holds anything of. */
  readonly hosts?: ReadonlySet<string>;
};

export type OutboundResult = Result<OutboundAnswer, FetchRefusal>;
export type OutboundFetch = (request: OutboundRequest) => Promise<OutboundResult>;
