import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { milliseconds } from '../../kernel/time';
import { bestEncoding, holds, type Encoding } from './packed';

/** How long an answer is given again before somebody asks the shop whether it still says so. */
const FRESH_FOR = milliseconds(200);
/** While that is asked, everyone else gets what was last known. */
const LONGEST_ASKING = milliseconds(2_000);
const NONCE = /'nonce-([^']+)'/u;
const NONCE_BYTES = 16;
/** The machine is asked for chance once for so many answers: asked for each, it took a fifth of an answer's time. */
const NONCES_AT_ONCE = 256;
const POLICY = 'content-security-policy';
/** Each answer has its own. */
const OWN = new Set([POLICY, 'x-request-id', 'content-length']);

interface KeptAnswer {
  readonly etag: string;
  /** Names and values in turn, as Node writes them. */
  readonly headers: readonly string[];
  /** The policy around its nonces, which are made anew for each answer. */
  readonly policy: readonly string[];
  readonly body: Uint8Array;
  until: number;
}

export interface FrontOptions {
  /** Pages that say the same to everybody. */
  readonly paths: ReadonlySet<string>;
  /** Told of each answer that nobody behind hears of. */
  served(visit: Visit): void;
}

export interface Visit {
  readonly request: IncomingMessage;
  readonly path: string;
  readonly status: number;
  readonly requestId: string;
}

export interface Front {
  /** Whether the request was answered here. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Remembers what the shop answered, where it is for everybody. */
  keep(request: Request, answer: Response): Promise<void>;
}

let chance = Buffer.alloc(0);

/** Bytes that were given out are never given again. */
function nextNonce(): string {
  if (chance.length < NONCE_BYTES) chance = randomBytes(NONCE_BYTES * NONCES_AT_ONCE);
  const nonce = chance.toString('base64url', 0, NONCE_BYTES);
  chance = chance.subarray(NONCE_BYTES);
  return nonce;
}

/** Browsers send a handful of them. */
const MOST_REMEMBERED = 100;
const encodings = new Map<string, Encoding>();

function encodingFor(accepted: string): Encoding {
  const known = encodings.get(accepted);
  if (known !== undefined) return known;
  const encoding = bestEncoding(accepted);
  if (encodings.size < MOST_REMEMBERED) encodings.set(accepted, encoding);
  return encoding;
}

/** Answers the pages that everybody sees from memory, before anything is routed or looked up. */
export function createFront({ paths, served }: FrontOptions): Front {
  const kept = new Map<string, KeptAnswer>();

  return {
    answer(request, response) {
      if (request.method !== 'GET') return false;
      const { url = '', headers } = request;
      const end = url.indexOf('?');
      const path = end < 0 ? url : url.slice(0, end);
      if (!paths.has(path) || url.includes('%00')) return false;
      const found = kept.get(`${encodingFor(String(headers['accept-encoding'] ?? ''))} ${path}`);
      if (found === undefined) return false;
      const now = performance.now();
      if (now > found.until) {
        // This one asks the shop; those who come meanwhile are answered here.
        found.until = now + LONGEST_ASKING;
        return false;
      }
      const requestId = randomUUID();
      const isHeld = holds(headers['if-none-match'], found.etag);
      const status = isHeld ? 304 : 200;
      response.writeHead(status, [
        ...found.headers,
        POLICY,
        found.policy.join(nextNonce()),
        'x-request-id',
        requestId,
        ...(isHeld ? [] : ['content-length', String(found.body.length)]),
      ]);
      response.end(isHeld ? undefined : found.body);
      served({ request, path, status, requestId });
      return true;
    },
    async keep(request, answer) {
      const { pathname } = new URL(request.url);
      const [etag, policy] = [answer.headers.get('etag'), answer.headers.get(POLICY)];
      const isKept = paths.has(pathname) && request.method === 'GET' && answer.status === 200;
      if (!isKept || etag === null || policy === null) return;
      const encoding = (answer.headers.get('content-encoding') ?? 'identity') as Encoding;
      const nonce = NONCE.exec(policy)?.[1];
      const body = new Uint8Array(await answer.clone().arrayBuffer());
      kept.set(`${encoding} ${pathname}`, {
        etag,
        headers: [...answer.headers].filter(([name]) => !OWN.has(name)).flat(),
        policy: nonce === undefined ? [policy] : policy.split(nonce),
        body,
        until: performance.now() + FRESH_FOR,
      });
    },
  };
}
