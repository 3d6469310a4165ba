import type { MiddlewareHandler } from 'hono';
import type { HttpEnvironment } from './variables';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface OriginCheckOptions {
  /** Where the shop says it lives. */
  readonly baseUrl: string;
  /** Routes called by machines, which prove themselves by a signature instead. */
  readonly exempt: readonly string[];
}

/**
 * Refuses what another site makes a visitor's browser send. `Sec-Fetch-Site` says it outright;
 * where it is missing the `Origin` must be ours; a browser that sends neither is too old to trust,
 * and a program that sends neither is no browser, so it carries no visitor's cookies.
 */
export function originCheck({
  baseUrl,
  exempt,
}: OriginCheckOptions): MiddlewareHandler<HttpEnvironment> {
  const own = new URL(baseUrl);
  return async (context, next) => {
    if (SAFE.has(context.req.method) || exempt.includes(context.req.path)) return next();
    if (!isOwn(context.req.raw.headers, own)) {
      return context.json(
        { code: 'foreign-origin', sentence: 'This request did not come from our own pages.' },
        403,
      );
    }
    // Answered here for good: whoever asks again knows only the address behind the proxy, where https is http.
    context.req.raw.headers.delete('origin');
    return next();
  };
}

function isOwn(headers: Headers, own: URL): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = headers.get('origin');
  // A page that sends no referrer hides its origin too; the browser's own word stands then.
  if (origin === 'null' && site === 'same-origin') return true;
  if (origin !== null) return origin === own.origin || isSameLoopback(origin, own);
  return site !== null || headers.get('cookie') === null;
}

/** At home, `localhost` and `127.0.0.1` are one machine and either may have been typed. */
function isSameLoopback(origin: string, own: URL): boolean {
  if (!URL.canParse(origin)) return false;
  const other = new URL(origin);
  const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
  return (
    other.protocol === own.protocol &&
    other.port === own.port &&
    loopback.has(other.hostname) &&
    loopback.has(own.hostname)
  );
}
