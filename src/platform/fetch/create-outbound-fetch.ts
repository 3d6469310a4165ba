import { fail, succeed, type Result } from '../../kernel/result';
import { seconds, type Clock } from '../../kernel/time';
import { charsetOf, decodeText } from './charset';
import { checkUrl } from './check-url';
import { connectChecked } from './connect-checked';
import { isAccepted, isText, mediaType } from './content-type';
import { exchangeOnce, type AnswerHead, type RawAnswer } from './exchange';
import type { Network } from './network';
import { redirectTarget } from './redirect';
import { isSafeHeader, withoutSecrets } from './request-headers';
import type { FetchLimits, FetchRefusal, Hop, OutboundFetch, OutboundRequest, OutboundResult } from './shape';
import { ACCEPTED_ENCODINGS, unpack } from './unpack';

const MOST_REDIRECTS = 3;

export const DEFAULT_LIMITS: FetchLimits = {
  maxBytes: 8_000_000,
  maxDecompressedBytes: 24_000_000,
  timeout: seconds(15),
  acceptedTypes: ['text/*', 'application/json', 'application/*+json', 'application/xml', 'application/*+xml', 'application/pdf'],
};

export interface OutboundOptions {
  readonly network: Network;
  readonly userAgent: string;
  readonly clock: Clock;
}

interface Landing {
  readonly url: URL;
  readonly raw: RawAnswer;
  readonly hops: readonly Hop[];
}

/** An error answer of an unwanted type is still an answer, its body just isn't read. */
function bodyWanted(limits: FetchLimits): (head: AnswerHead) => Result<boolean, FetchRefusal> {
  return ({ status, headers }) => {
    if (status === 204 || status === 304 || (status >= 300 && status < 400)) return succeed(false);
    if (isAccepted(headers['content-type'] ?? '', limits.acceptedTypes)) return succeed(true);
    return status >= 400 ? succeed(false) : fail('type', 'The answer is of a kind that isn’t read.');
  };
}

async function walk(options: OutboundOptions, request: OutboundRequest, limits: FetchLimits, signal: AbortSignal): Promise<Result<Landing, FetchRefusal>> {
  const hops: Hop[] = [];
  let headers = { 'user-agent': options.userAgent, accept: limits.acceptedTypes.join(', '), ...request.headers, 'accept-encoding': ACCEPTED_ENCODINGS };
  let checked = checkUrl(request.url);
  for (;;) {
    if (!checked.ok) return checked;
    const url = checked.value;
    const connection = await connectChecked(options.network, url, signal);
    if (!connection.ok) return connection;
    const { socket, address } = connection.value;
    const answer = await exchangeOnce({ url, method: request.method ?? 'GET', headers, socket, limits, signal, wanted: bodyWanted(limits) });
    if (!answer.ok) return answer;
    hops.push({ url: url.href, status: answer.value.status, address });
    const next = redirectTarget(url, answer.value);
    if (next === undefined) return succeed({ url, raw: answer.value, hops });
    if (hops.length > MOST_REDIRECTS) return fail('too-many-redirects', 'The address leads on and on.');
    if (!next.ok) return next;
    if (next.value.origin !== url.origin) headers = withoutSecrets(headers);
    checked = checkUrl(next.value.href);
  }
}

async function openAnswer({ url, raw, hops }: Landing, limits: FetchLimits, clock: Clock): Promise<OutboundResult> {
  const unpacked = await unpack(raw.body, raw.headers['content-encoding'] ?? '', limits.maxDecompressedBytes);
  if (!unpacked.ok) return unpacked;
  const contentType = raw.headers['content-type'] ?? '';
  const charset = charsetOf(unpacked.value, contentType);
  return succeed({
    url: url.href,
    status: raw.status,
    headers: raw.headers,
    type: mediaType(contentType),
    body: unpacked.value,
    text: isText(contentType) ? decodeText(unpacked.value, charset) : '',
    charset,
    hops,
    fetchedAt: clock.now().toISOString(),
  });
}

/** The one way out for every address that comes from data. It has no switch; what it can't prove harmless it refuses. */
export function createOutboundFetch(options: OutboundOptions): OutboundFetch {
  return async (request) => {
    if (!Object.entries(request.headers ?? {}).every(isSafeHeader)) return fail('bad-header', 'That request can’t be sent.');
    const limits = { ...DEFAULT_LIMITS, ...request.limits };
    const timer = new AbortController();
    const timeout = setTimeout(() => timer.abort(new Error('too slow')), limits.timeout);
    const signal = request.signal === undefined ? timer.signal : AbortSignal.any([timer.signal, request.signal]);
    try {
      const landing = await walk(options, request, limits, signal);
      if (landing.ok) return await openAnswer(landing.value, limits, options.clock);
      if (timer.signal.aborted) return fail('too-slow', 'The site took too long to answer.');
      return request.signal?.aborted === true ? fail('stopped', 'The request was stopped.') : landing;
    } finally {
      clearTimeout(timeout);
    }
  };
}
