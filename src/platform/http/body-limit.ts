import type { MiddlewareHandler } from 'hono';
import type { HttpEnvironment } from './variables';

/** Most bodies here are a form's few lines; more than this is a mistake or an attack. */
const LIMIT_BYTES = 256 * 1024;

/** What came, or nothing once it is more than may come. */
async function readUpTo(
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > most) return undefined;
    parts.push(part);
  }
  return Uint8Array.from(Buffer.concat(parts));
}

/** A body that says how long it is, is believed: the server reads no more than that. One that doesn’t is read here. */
export function limitBody(): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const { raw } = context.req;
    const tooLarge = (): Response => {
      // The rest of the body is not read, so the connection can't serve another request.
      context.header('Connection', 'close');
      return context.json(
        { code: 'too-large', sentence: 'That is more than we can take in one piece.' },
        413,
      );
    };
    const length = raw.headers.has('transfer-encoding') ? null : raw.headers.get('content-length');
    if (length !== null) return Number(length) > LIMIT_BYTES ? tooLarge() : next();
    if (raw.method === 'GET' || raw.method === 'HEAD' || !raw.body) return next();
    const body = await readUpTo(raw.body, LIMIT_BYTES);
    if (body === undefined) return tooLarge();
    const { method, headers, signal } = raw;
    context.req.raw = new Request(raw.url, {
      method,
      headers,
      signal,
      ...(body.length === 0 ? {} : { body }),
    });
    return next();
  };
}

/** A page of another site can send a form or plain text without asking, but never JSON: so JSON it must be. */
export function jsonOnly(paths: readonly string[]): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const applies =
      context.req.method === 'POST' && paths.some((path) => context.req.path.startsWith(path));
    const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (applies && type !== 'application/json') {
      return context.json({ code: 'not-json', sentence: 'Send this as application/json.' }, 415);
    }
    return next();
  };
}
