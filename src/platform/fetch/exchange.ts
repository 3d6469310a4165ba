import { request as startRequest, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { fail, succeed, type Result } from '../../kernel/result';
import type { ByteBudget } from './bytes-in-flight';
import type { FetchLimits, FetchRefusal, Method, Sink } from './shape';
import { createSpace } from './space';

const LARGEST_HEADERS = 32 * 1_024;
const MOST_HEADERS = 200;
/** “103 Early Hints” may come before an answer; a server that sends only those is stopped. */
const MOST_INFORMATION = 5;

export interface Exchange {
  readonly url: URL;
  readonly method: Method;
  readonly body?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly socket: Duplex;
  readonly limits: FetchLimits;
  readonly signal: AbortSignal;
  /** Its part of what all answers on their way in may hold together. */
  readonly share: ByteBudget;
  /** Decides from status and headers whether the body is wanted. */
  readonly wanted: (head: AnswerHead) => Result<boolean, FetchRefusal>;
  /** Takes the body of a “200” instead of memory. */
  readonly into?: Sink | undefined;
}

export interface AnswerHead {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface RawAnswer extends AnswerHead {
  readonly body: Uint8Array;
}

function headersOf(message: IncomingMessage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(message.headersDistinct).map(([name, values]) => [
      name,
      (values ?? []).join(', '),
    ]),
  );
}

/** A fault of the other side. One of this program is thrown, or nobody would ever learn of it. */
function failureOf(error: unknown): Result<never, FetchRefusal> {
  const isOurs =
    error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError;
  if (isOurs) throw error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'HPE_HEADER_OVERFLOW' || code === 'ERR_TOO_MANY_INFORMATION'
    ? fail('headers-too-large', 'The answer’s headers are too large.')
    : fail('broken-answer', 'The answer broke off or was not readable.');
}

async function readBody(
  message: IncomingMessage,
  { limits, share, signal }: Exchange,
): Promise<Result<Uint8Array, FetchRefusal>> {
  const limit = limits.maxBytes;
  const tooLarge = fail('too-large', 'The answer is too large.');
  if (Number(message.headers['content-length'] ?? 0) > limit) return tooLarge;
  const space = createSpace(limit);
  try {
    for await (const chunk of message as AsyncIterable<Uint8Array>) {
      if (space.size() + chunk.length > limit) return tooLarge;
      const lack = space.lack(chunk.length);
      if (lack > 0) await share.take(lack, signal);
      space.add(chunk);
    }
    return message.complete ? succeed(space.take()) : failureOf(undefined);
  } finally {
    space.drop();
  }
}

async function pourBody(
  message: IncomingMessage,
  sink: Sink,
  limit: number,
): Promise<Result<Uint8Array, FetchRefusal>> {
  const tooLarge = fail('too-large', 'The answer is too large.');
  if (Number(message.headers['content-length'] ?? 0) > limit) return tooLarge;
  await sink.begin();
  let size = 0;
  for await (const chunk of message as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > limit) return tooLarge;
    await sink.write(chunk);
  }
  return message.complete ? succeed(new Uint8Array()) : failureOf(undefined);
}

async function readAnswer(
  message: IncomingMessage,
  exchange: Exchange,
): Promise<Result<RawAnswer, FetchRefusal>> {
  const head = { status: message.statusCode ?? 0, headers: headersOf(message) };
  const wanted = exchange.wanted(head);
  if (!wanted.ok) return wanted;
  if (!wanted.value || exchange.method === 'HEAD')
    return succeed({ ...head, body: new Uint8Array() });
  const body =
    exchange.into === undefined
      ? await readBody(message, exchange)
      : await pourBody(message, exchange.into, exchange.limits.maxBytes);
  return body.ok ? succeed({ ...head, body: body.value }) : body;
}

/** One request over one socket that is already pinned to a checked address. The socket never lives on. */
export async function exchangeOnce(exchange: Exchange): Promise<Result<RawAnswer, FetchRefusal>> {
  const { url, socket, signal } = exchange;
  try {
    return await new Promise<Result<RawAnswer, FetchRefusal>>((resolve, reject) => {
      const request = startRequest({
        createConnection: () => socket,
        method: exchange.method,
        path: `${url.pathname}${url.search}`,
        headers: {
          ...exchange.headers,
          ...(exchange.body === undefined
            ? {}
            : { 'content-length': String(Buffer.byteLength(exchange.body)) }),
          host: url.host,
          connection: 'close',
        },
        maxHeaderSize: LARGEST_HEADERS,
        signal,
      });
      request.maxHeadersCount = MOST_HEADERS;
      let information = 0;
      request.on('information', () => {
        information += 1;
        if (information > MOST_INFORMATION)
          request.destroy(
            Object.assign(new Error('information'), { code: 'ERR_TOO_MANY_INFORMATION' }),
          );
      });
      request.once('upgrade', () => resolve(failureOf(undefined)));
      request.on('error', reject);
      request.once('response', (message) => {
        message.on('error', reject);
        readAnswer(message, exchange).then(resolve, reject);
      });
      request.end(exchange.body);
    });
  } catch (error) {
    return failureOf(error);
  } finally {
    // A socket that is torn down in the middle of an answer reports it once more; nobody listens by then.
    socket.on('error', () => undefined);
    socket.destroy();
  }
}
