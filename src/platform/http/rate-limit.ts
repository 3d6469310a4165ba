import { lt, sql } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { after, type Clock, type Duration } from '../../kernel/time';
import type { Database } from '../database';
import type { Log } from '../log';
import { limitKey } from './client-address';
import { rateLimit } from './schema';
import type { HttpEnvironment } from './variables';

export interface RateLimiter {
  /** Counts one more; false once `limit` is passed within `window`. Throws where it can’t be counted. */
  take(bucket: string, limit: number, window: Duration): Promise<boolean>;
  /** Forgets windows that have ended. */
  sweep(): Promise<void>;
}

export interface RateLimiterOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

export function createRateLimiter({ database, clock, log }: RateLimiterOptions): RateLimiter {
  return {
    async take(bucket, limit, window) {
      const now = clock.now();
      const isOver = sql`${rateLimit.resetsAt} <= ${now.toISOString()}::timestamptz`;
      try {
        // One statement is a transaction by itself; this runs before every call that is limited.
        const [row] = await database.read
          .insert(rateLimit)
          .values({ bucket, hits: 1, resetsAt: after(now, window) })
          .onConflictDoUpdate({
            target: rateLimit.bucket,
            set: {
              hits: sql`CASE WHEN ${isOver} THEN 1 ELSE ${rateLimit.hits} + 1 END`,
              resetsAt: sql`CASE WHEN ${isOver} THEN excluded.resets_at
                ELSE ${rateLimit.resetsAt} END`,
            },
          })
          .returning({ hits: rateLimit.hits });
        return row !== undefined && row.hits <= limit;
      } catch (error) {
        // The guard must not open by breaking; what asked is told to come back.
        log.error({ error, bucket: bucket.split(':')[0] }, 'a rate limit could not be counted');
        throw error;
      }
    },
    async sweep() {
      await database.write((transaction) =>
        transaction.delete(rateLimit).where(lt(rateLimit.resetsAt, clock.now())),
      );
    },
  };
}

export interface LimitedRoute {
  readonly name: string;
  readonly method: 'POST' | 'GET';
  readonly path: RegExp;
  readonly limit: number;
  readonly window: Duration;
}

export function limitRoutes(
  limiter: RateLimiter,
  routes: readonly LimitedRoute[],
): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const route = routes.find(
      (one) => one.method === context.req.method && one.path.test(context.req.path),
    );
    if (!route) return next();
    const caller = limitKey(context.get('clientAddress'));
    if (await limiter.take(`${route.name}:${caller}`, route.limit, route.window)) return next();
    context.header('Retry-After', '60');
    return context.json(
      { code: 'too-many', sentence: 'That was a lot at once. Please wait a minute and try again.' },
      429,
    );
  };
}
