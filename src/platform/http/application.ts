import { randomBytes, randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { maskSecrets, type Log } from '../log';
import { limitBody, jsonOnly } from './body-limit';
import { clientAddress } from './client-address';
import { originCheck } from './origin-check';
import { limitRoutes, type LimitedRoute, type RateLimiter } from './rate-limit';
import { securityHeaders, type ContentPolicy } from './security-headers';
import type { HttpEnvironment } from './variables';

export interface ApplicationOptions {
  readonly baseUrl: string;
  readonly trustedProxies: number;
  readonly log: Log;
  readonly limiter: RateLimiter;
  readonly limits: readonly LimitedRoute[];
  /** Paths that take JSON and nothing else. */
  readonly jsonPaths: readonly string[];
  readonly signedPaths: readonly string[];
  policyFor(path: string): ContentPolicy;
  /** Sees every request that has been introduced, and what it was answered. */
  readonly watch?: MiddlewareHandler<HttpEnvironment>;
  /** What is said while nothing can work, and null where it can; asked after a failure alone. */
  respondUnavailable(context: Context<HttpEnvironment>): Promise<Response | null>;
}

/** The way every request comes in, before any word of the business: named, measured, checked, limited. */
export function createHttpApplication(options: ApplicationOptions): Hono<HttpEnvironment> {
  const application = new Hono<HttpEnvironment>();
  application.use(introduce(options));
  if (options.watch !== undefined) application.use(options.watch);
  application.use(
    securityHeaders({ https: options.baseUrl.startsWith('https:'), policyFor: options.policyFor }),
  );
  application.use(refuseUnstorable);
  application.use(originCheck({ baseUrl: options.baseUrl, exempt: options.signedPaths }));
  application.use(jsonOnly(options.jsonPaths));
  application.use(limitBody());
  application.use(limitRoutes(options.limiter, options.limits));
  application.onError(async (error, context) => {
    context.get('log').error({ error }, 'a request failed');
    const unavailable = await options.respondUnavailable(context);
    if (unavailable !== null) return unavailable;
    const requestId = context.get('requestId');
    return context.json(
      {
        code: 'unexpected',
        sentence: `Something went wrong on our side. Tell us ${requestId} and we will find it.`,
      },
      500,
    );
  });
  return application;
}

/** No address of ours has a NUL, and no database takes one. */
const refuseUnstorable: MiddlewareHandler<HttpEnvironment> = async (context, next) =>
  context.req.raw.url.includes('%00')
    ? context.json({ code: 'bad-address', sentence: 'There’s no page at this address.' }, 400)
    : next();

function introduce({
  log,
  trustedProxies,
}: ApplicationOptions): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const requestId = randomUUID();
    const socket = getConnInfo(context).remote.address;
    const requestLog = log.child({ requestId });
    context.set('requestId', requestId);
    context.set('nonce', randomBytes(16).toString('base64url'));
    context.set(
      'clientAddress',
      clientAddress(context.req.header('x-forwarded-for'), socket, trustedProxies),
    );
    context.set('log', requestLog);
    const started = performance.now();
    await next();
    requestLog.info(
      {
        method: context.req.method,
        path: maskSecrets(context.req.path),
        status: context.res.status,
        milliseconds: Math.round(performance.now() - started),
      },
      'request',
    );
  };
}
