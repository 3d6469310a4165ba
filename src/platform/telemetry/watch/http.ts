import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { HttpEnvironment } from '../../http';
import type { Telemetry } from '../ports';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/** Whatever answers in the end, by the pattern of its route: a path holds private links. */
export function watchRequests(
  telemetry: Telemetry,
  pageRouteOf: (path: string) => string,
): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const method = METHODS.has(context.req.method) ? context.req.method : 'other';
    const started = performance.now();
    await telemetry.trace('request', { method }, async (span) => {
      await next();
      const pattern = routePath(context);
      const route = pattern === '*' || pattern === '/*' ? pageRouteOf(context.req.path) : pattern;
      const { status } = context.res;
      span.add({ route, status });
      if (status >= 500) span.fail('failed');
      telemetry.observe(
        'foreword_http_request_seconds',
        { method, route, status: String(status) },
        (performance.now() - started) / 1_000,
      );
    });
  };
}
