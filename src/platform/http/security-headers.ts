import type { MiddlewareHandler } from 'hono';
import type { HttpEnvironment } from './variables';

export interface ContentPolicy {
  /** Hosts one page may use beyond our own, as the provider's payment field needs them. */
  readonly scripts?: readonly string[];
  readonly frames?: readonly string[];
  readonly connections?: readonly string[];
  readonly images?: readonly string[];
  /** Hashes of style sheets that stand in the page. */
  readonly styles?: readonly string[];
  /** It opens windows of the provider, such as a bank's or a wallet's, which answer to it. */
  readonly popups?: boolean;
}

export function contentSecurityPolicy(nonce: string, extra: ContentPolicy = {}): string {
  const list = (...hosts: readonly string[]): string => hosts.join(' ');
  return [
    "default-src 'none'",
    `script-src ${list(`'nonce-${nonce}'`, "'strict-dynamic'", ...(extra.scripts ?? []))}`,
    `style-src ${list("'self'", ...(extra.styles ?? []))}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${list("'self'", 'data:', ...(extra.images ?? []))}`,
    "font-src 'self'",
    `connect-src ${list("'self'", ...(extra.connections ?? []))}`,
    `frame-src ${list("'self'", ...(extra.frames ?? []))}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export interface SecurityHeadersOptions {
  readonly https: boolean;
  /** What the page at this path may use beyond our own origin. */
  policyFor(path: string): ContentPolicy;
}

/** Set before the handler runs and only where it set nothing itself, so that a route can be stricter. */
export function securityHeaders(
  options: SecurityHeadersOptions,
): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    await next();
    const headers = context.res.headers;
    const fallback = (name: string, value: string): void => {
      if (!headers.has(name)) headers.set(name, value);
    };
    const policy = options.policyFor(context.req.path);
    fallback('Content-Security-Policy', contentSecurityPolicy(context.get('nonce'), policy));
    fallback('X-Content-Type-Options', 'nosniff');
    fallback('Referrer-Policy', 'strict-origin-when-cross-origin');
    fallback('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()');
    fallback(
      'Cross-Origin-Opener-Policy',
      policy.popups === true ? 'same-origin-allow-popups' : 'same-origin',
    );
    fallback('Cross-Origin-Resource-Policy', 'same-origin');
    if (options.https) fallback('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    headers.set('X-Request-Id', context.get('requestId'));
  };
}
