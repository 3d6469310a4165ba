/** What a host says to one request. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
}

/** One host of the world: it knows the path and the query, and may know nothing. */
export type Host = (path: string, query: URLSearchParams) => Answer | undefined;

export function json(value: unknown): Answer {
  return { status: 200, type: 'application/json; charset=utf-8', body: JSON.stringify(value) };
}

export function feed(body: string): Answer {
  return { status: 200, type: 'application/rss+xml; charset=utf-8', body };
}
