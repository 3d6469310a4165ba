import { defined } from '../../kernel/defined';
import { fail, succeed, type Result } from '../../kernel/result';
import { seconds, type Clock } from '../../kernel/time';
import { createBytesInFlight, type ByteBudget } from './bytes-in-flight';
import { charsetOf, decodeText } from './charset';
import { checkUrl } from './addresses/check-url';
import { connectChecked } from './addresses/connect-checked';
import { isAccepted, isText, mediaType } from './content-type';
import { exchangeOnce, type AnswerHead } from './exchange';
import type { Network } from './network';
import { redirectTarget } from './redirect';
import { isSafeHeader, withoutCredentials } from './request-headers';
import type {
  FetchLimits,
  FetchRefusal,
  Hop,
  OutboundFetch,
  OutboundRequest,
  OutboundResult,
  Sink,
  Wire,
  WireAnswer,
  WireQuestion,
  WireResult,
} from './shape';
import { letGo } from './space';
import { ACCEPTED_ENCODINGS, unpack } from './unpack';

const DEFAULT_REDIRECTS = 3;
const MOST_REDIRECTS = 5;
const LONGEST_BODY = 65_536;
/** Of all answers that are being read at once; one alone may be as large as its own limit says. */
const MOST_IN_FLIGHT = 16 * 1_024 * 1_024;
const NO_BYTES = new Uint8Array();

export const DEFAULT_LIMITS: FetchLimits = {
  maxBytes: 8_000_000,
  maxDecompressedBytes: 24_000_000,
  timeout: seconds(15),
  acceptedTypes: [
    'text/*',
    'application/json',
    'application/*+json',
    'application/xml',
    'application/*+xml',
    'application/pdf',
  ],
  maxRedirects: DEFAULT_REDIRECTS,
};

export interface OutboundOptions {
  readonly network: Network;
  readonly userAgent: string;
  readonly clock: Clock;
  /** A tape beneath the guard; without one every exchange is live. */
  readonly wire?: Wire;
}

interface Landing {
  readonly url: URL;
  readonly raw: WireAnswer;
  readonly hops: readonly Hop[];
}

interface Deadline {
  readonly share: ByteBudget;
  readonly signal: AbortSignal;
  /** Why an exchange that was cut off was cut off. */
  readonly over: () => FetchRefusal | undefined;
}

/** What stays packed on its way to a disk must be of a kind that is unpacked there. */
const POURED_ENCODINGS = 'gzip';

/** An error answer of an unwanted type is still an answer, its body just isn't read. */
function bodyWanted(
  limits: FetchLimits,
  into: Sink | undefined,
): (head: AnswerHead) => Result<boolean, FetchRefusal> {
  return ({ status, headers }) => {
    if (into !== undefined && status !== 200) return succeed(false);
    if (
      into !== undefined &&
      !['', 'identity', POURED_ENCODINGS].includes(headers['content-encoding'] ?? '')
    )
      return fail('encoding', 'The answer is packed in a way that isn’t read.');
    if (status === 204 || status === 304 || (status >= 300 && status < 400)) return succeed(false);
    if (isAccepted(headers['content-type'] ?? '', limits.acceptedTypes)) return succeed(true);
    return status >= 400
      ? succeed(false)
      : fail('type', 'The answer is of a kind that isn’t read.');
  };
}

async function exchangeLive(
  { network, clock }: OutboundOptions,
  url: URL,
  question: WireQuestion,
  limits: FetchLimits,
  { signal, over, share }: Deadline,
  into: Sink | undefined,
): Promise<WireResult> {
  const connection = await connectChecked(network, url, signal);
  const answer = connection.ok
    ? await exchangeOnce({
        ...question,
        url,
        socket: connection.value.socket,
        limits,
        signal,
        share,
        wanted: bodyWanted(limits, into),
        into,
      })
    : connection;
  if (answer.ok && connection.ok)
    return succeed({
      ...answer.value,
      address: connection.value.address,
      at: clock.now().toISOString(),
    });
  const cut = over();
  if (cut === undefined) return answer.ok ? fail('broken-answer', 'The answer broke off.') : answer;
  return fail(
    cut,
    cut === 'too-slow' ? 'The site took too long to answer.' : 'The request was stopped.',
  );
}

async function walk(
  options: OutboundOptions,
  request: OutboundRequest,
  limits: FetchLimits,
  deadline: Deadline,
): Promise<Result<Landing, FetchRefusal>> {
  const hops: Hop[] = [];
  const { method = 'GET', body, secrets, standIn } = request;
  const brought = {
    ...defined({ body, secrets, standIn }),
  };
  const wire: Wire = options.wire ?? ((_, live) => live());
  let headers = {
    'user-agent': options.userAgent,
    accept: limits.acceptedTypes.map((type) => (type === '*' ? '*/*' : type)).join(', '),
    ...request.headers,
    'accept-encoding': request.into === undefined ? ACCEPTED_ENCODINGS : POURED_ENCODINGS,
  };
  let checked = checkUrl(request.url);
  for (;;) {
    if (!checked.ok) return checked;
    const url = checked.value;
    const question = { method, url: url.href, headers, ...brought };
    const answer = await wire(question, () =>
      exchangeLive(options, url, question, limits, deadline, request.into),
    );
    if (!answer.ok) return answer;
    hops.push({ url: url.href, status: answer.value.status, address: answer.value.address });
    const next = redirectTarget(url, answer.value);
    if (next === undefined) return succeed({ url, raw: answer.value, hops });
    if (hops.length > Math.min(limits.maxRedirects, MOST_REDIRECTS))
      return fail('too-many-redirects', 'The address leads on and on.');
    if (!next.ok) return next;
    // What was brought to one address is not carried on to the next.
    if (method === 'POST') return fail('bad-redirect', 'The address leads elsewhere.');
    if (next.value.origin !== url.origin) headers = withoutCredentials(headers, secrets);
    checked = checkUrl(next.value.href);
  }
}

/** One after another: what grows as it is unpacked must not do so eight times at once. */
function createRoom(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** What came over a tape is the tape’s, and may be played again. */
async function openAnswer(
  { url, raw, hops }: Landing,
  limits: FetchLimits,
  isOurs: boolean,
): Promise<OutboundResult> {
  const unpacked = await unpack(
    raw.body,
    raw.headers['content-encoding'] ?? '',
    limits.maxDecompressedBytes,
  );
  if (!unpacked.ok) return unpacked;
  const contentType = raw.headers['content-type'] ?? '';
  const charset = charsetOf(unpacked.value, contentType);
  const isUnpacked = unpacked.value !== raw.body;
  if (isUnpacked && isOurs) letGo(raw.body);
  const content = isText(contentType)
    ? { body: NO_BYTES, text: decodeText(unpacked.value, charset) }
    : { body: unpacked.value, text: '' };
  if (isText(contentType) && (isUnpacked || isOurs)) letGo(unpacked.value);
  return succeed({
    ...content,
    url: url.href,
    status: raw.status,
    headers: raw.headers,
    type: mediaType(contentType),
    charset,
    hops,
    fetchedAt: raw.at,
  });
}

function isSendable({ headers = {}, method, body }: OutboundRequest): boolean {
  if (!Object.entries(headers).every(isSafeHeader)) return false;
  return body === undefined || (method === 'POST' && body.length <= LONGEST_BODY);
}

/**
 * The only way to fetch an address that comes from data. It can't be turned off, and refuses
 * whatever it can't prove safe.
 */
export function createOutboundFetch(options: OutboundOptions): OutboundFetch {
  const inRoom = createRoom();
  const inFlight = createBytesInFlight(MOST_IN_FLIGHT);
  return async (request) => {
    if (!isSendable(request)) return fail('bad-header', 'That request can’t be sent.');
    if (request.into !== undefined && options.wire !== undefined)
      return fail('type', 'A tape holds no large files.');
    const limits = { ...DEFAULT_LIMITS, ...request.limits };
    const timer = new AbortController();
    const timeout = setTimeout(() => timer.abort(new Error('too slow')), limits.timeout);
    const signal =
      request.signal === undefined ? timer.signal : AbortSignal.any([timer.signal, request.signal]);
    const over = (): FetchRefusal | undefined => {
      if (timer.signal.aborted) return 'too-slow';
      return request.signal?.aborted === true ? 'stopped' : undefined;
    };
    const share = inFlight.open();
    try {
      const landing = await walk(options, request, limits, { signal, over, share });
      return landing.ok
        ? await inRoom(() => openAnswer(landing.value, limits, options.wire === undefined))
        : landing;
    } finally {
      share.release();
      clearTimeout(timeout);
    }
  };
}
