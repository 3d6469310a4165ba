import { Hono } from 'hono';
import type { HttpEnvironment } from '../http';

/** One thing that must hold before the shop may be asked for anything. */
export interface HealthCheck {
  readonly name: string;
  holds(): Promise<boolean>;
}

/** `/livez`: the process answers. `/healthz`: everything it needs is there. */
export function healthRoutes(checks: readonly HealthCheck[]): Hono<HttpEnvironment> {
  const routes = new Hono<HttpEnvironment>();
  routes.get('/livez', (context) => context.json({ alive: true }));
  routes.get('/healthz', async (context) => {
    const answers = await Promise.all(
      checks.map(async (check) => [check.name, await isHolding(check)] as const),
    );
    const ready = answers.every(([, holds]) => holds);
    context.header('Cache-Control', 'no-store');
    return context.json({ ready, checks: Object.fromEntries(answers) }, ready ? 200 : 503);
  });
  return routes;
}

async function isHolding(check: HealthCheck): Promise<boolean> {
  try {
    return await check.holds();
  } catch {
    return false;
  }
}
