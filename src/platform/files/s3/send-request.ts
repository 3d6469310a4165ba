import { setTimeout as sleep } from 'node:timers/promises';
import { seconds, systemClock, type Clock, type Duration } from '../../../kernel/time';
import { sign, type S3Account } from './signature';

export interface S3Options extends S3Account {
  /** Store and bucket: `https://s3.eu-central-1.amazonaws.com/BUCKET`. */
  readonly bucketUrl: string;
  readonly clock?: Clock;
  /** So long one try may take, the body included. */
  readonly within?: Duration;
  /** Before the second try; doubled before each further one. */
  readonly pause?: Duration;
}

export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** The store refused, or gave no usable answer in several tries; its own code says why. */
export class S3Refusal extends Error {
  override readonly name = 'S3Refusal';
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(`The file store says ${code}: ${sentence}`);
    this.code = code;
  }
}

export type SendToS3 = (request: S3Request) => Promise<Uint8Array>;

const TRIES = 4;
const LONGEST_REASON = 300;
const NOTHING = new Uint8Array();

/** Every request may be sent twice: each says what shall be, and none what shall change. */
export function s3Sender(options: S3Options): SendToS3 {
  const { within = seconds(30), pause = seconds(0.3) } = options;
  return async (request) => {
    for (let tried = 1; ; tried += 1) {
      const answer = await sendOnce(options, request, within).catch((error: unknown) => {
        if (error instanceof S3Refusal) throw error;
        return { again: new S3Refusal('no answer', String(error)) };
      });
      if (answer instanceof Uint8Array) return answer;
      if (tried === TRIES) throw answer.again;
      await sleep(pause * 2 ** (tried - 1));
    }
  };
}

async function sendOnce(
  { bucketUrl, clock = systemClock, ...account }: S3Options,
  { method, key, query = {}, body = NOTHING }: S3Request,
  within: Duration,
): Promise<Uint8Array | { readonly again: S3Refusal }> {
  const url = new URL(`${bucketUrl.endsWith('/') ? bucketUrl : `${bucketUrl}/`}${key}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const answer = await fetch(url, {
    method,
    headers: sign({ method, url, headers: {}, body }, account, clock.now()),
    ...(method === 'PUT' ? { body: Uint8Array.from(body) } : {}),
    // A signature is good for one address alone.
    redirect: 'manual',
    signal: AbortSignal.timeout(within),
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (answer.ok) return bytes;
  const refusal = refusalOf(answer.status, new TextDecoder().decode(bytes));
  if (answer.status < 500 && answer.status !== 429) throw refusal;
  return { again: refusal };
}

function refusalOf(status: number, text: string): S3Refusal {
  const part = (name: string): string | undefined => {
    const [, after] = text.split(`<${name}>`);
    return after?.split(`</${name}>`)[0]?.slice(0, LONGEST_REASON);
  };
  return new S3Refusal(part('Code') ?? String(status), part('Message') ?? 'no reason given');
}
