import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { HttpEnvironment } from './variables';

/** Most bodies here are a form's few lines; more than this is a mistake or an attack. */
const LIMIT_BYTES = 256 * 1024;

export function limitBody(): MiddlewareHandler<HttpEnvironment> {
  return bodyLimit({
    maxSize: LIMIT_BYTES,
    onError: (context) => {
      // The rest of the body is not read, so the connection can't serve another request.
      context.header('Connection', 'close');
      return context.json({ code: 'too-large', sentence: 'That is more than we can take in one piece.' }, 413);
    },
  });
}

/** A page of another site can send a form or plain text without asking, but never JSON: so JSON it must be. */
export function jsonOnly(paths: readonly string[]): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const applies = context.req.method === 'POST' && paths.some((path) => context.req.path.startsWith(path));
    const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (applies && type !== 'application/json') {
      return context.json({ code: 'not-json', sentence: 'Send this as application/json.' }, 415);
    }
    return next();
  };
}
