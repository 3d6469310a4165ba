import type { Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { join } from 'node:path';
import type { Funnel } from '../desk/figures';
import { minutes, seconds } from '../kernel/time';
import { missingMigrations, type Database } from '../platform/database';
import { canFetch } from '../platform/fetch';
import { healthRoutes, type HealthCheck } from '../platform/health';
import {
  createHttpApplication,
  forward,
  packDocuments,
  serveAssets,
  type HttpEnvironment,
  type LimitedRoute,
  createFront,
  type Front,
  type Visit,
} from '../platform/http';
import { metricsAnswer } from '../platform/telemetry';
import { watchRequests } from '../platform/telemetry/watch/http';
import { readMigrations } from '../process/database';
import { STRIPE_POLICY } from '../shop/payments/stripe/stripe-policy';
import { keepAdminPaths } from '../web/desk/admin-paths.server';
import type { PageFacts } from '../web/handler';
import { KEPT_PATHS } from '../web/storefront/kept-pages.server';
import { SANDBOX_PATH } from './outside';
import { LEAST_FREE_BYTES, type Platform } from './platform';
import type { Shop } from './shop';

/** What one caller may do in a stretch of time; generous for a person, tedious for a program. */
const LIMITS: readonly LimitedRoute[] = [
  {
    name: 'payment',
    method: 'POST',
    path: /^\/functions\/v1\/stripe-integration$/,
    limit: 60,
    window: minutes(5),
  },
  {
    name: 'order',
    method: 'POST',
    path: /^\/(order|gift|functions\/v1\/send-order-notification|api\/v1\.0\/email\/send)/,
    limit: 40,
    window: minutes(10),
  },
  {
    name: 'lookup',
    method: 'GET',
    path: /^\/order\/(?:companies|roles)$/,
    limit: 600,
    window: minutes(10),
  },
  { name: 'contact', method: 'POST', path: /^\/(api\/)?contact/, limit: 10, window: minutes(10) },
  { name: 'links', method: 'POST', path: /^\/links/, limit: 10, window: minutes(10) },
  { name: 'sandbox', method: 'POST', path: /^\/sandbox\//, limit: 120, window: minutes(5) },
  {
    name: 'invitation',
    method: 'POST',
    path: /^\/desk\/invitation/,
    limit: 20,
    window: minutes(10),
  },
  {
    name: 'sign-in',
    method: 'POST',
    path: /^\/(admin|desk\/login)/,
    limit: 60,
    window: minutes(5),
  },
];

/** What a paying browser needs of the sandbox; its controls are never among them. */
const SANDBOX_PAGES = ['/v1/payment_intents/*', '/sandbox/authenticate/*', '/sandbox/receipt/*'];

export interface HttpParts {
  readonly platform: Platform;
  readonly shop: Shop;
  readonly routes: readonly Hono<HttpEnvironment>[];
  readonly pageFacts: PageFacts;
  /** Answers what no route above it did. */
  pages(
    request: Request,
    about: { nonce: string; requestId: string; clientAddress: string },
  ): Promise<Response>;
}

export function composeHttp({
  platform,
  shop,
  routes,
  pageFacts,
  pages,
}: HttpParts): Hono<HttpEnvironment> {
  const { config, log, limiter, projectFolder, telemetry } = platform;
  const respondUnavailable = async (
    context: Context<HttpEnvironment>,
  ): Promise<Response | null> => {
    if (await isAnswering(platform.database)) return null;
    // What a script asked for is answered as a script reads it.
    const isData = context.req.path.endsWith('.data');
    if (isData || context.req.header('accept')?.includes('text/html') === true) {
      const page = new URL(isData ? '/unavailable.data' : '/unavailable', context.req.url);
      const { body, headers } = await pages(new Request(page), aboutOf(context));
      return new Response(body, { status: 503, headers });
    }
    const sentence = 'We can’t do this right now. Try again in a minute.';
    return context.json({ code: 'unavailable', sentence }, 503, { 'Retry-After': '60' });
  };
  const application = createHttpApplication({
    baseUrl: config.baseUrl,
    trustedProxies: config.trustedProxies,
    log,
    limiter,
    limits: LIMITS,
    jsonPaths: ['/functions/v1/', '/api/'],
    signedPaths: ['/webhooks/stripe'],
    respondUnavailable,
    ...(telemetry.isOn
      ? { watch: watchRequests(telemetry, (path) => pageFacts.routeOf?.(path) ?? 'page') }
      : {}),
    policyFor(path) {
      if (path === '/order' && shop.payment.kind === 'stripe') return STRIPE_POLICY;
      const style = pageFacts.styleOf?.(path);
      return style === undefined ? {} : { styles: [style] };
    },
  });
  application.route('/', healthRoutes(healthChecks(platform)));
  const answerMetrics =
    config.telemetry.port === undefined
      ? metricsAnswer(telemetry, config.telemetry.token)
      : undefined;
  if (answerMetrics !== undefined)
    application.get('/metrics', (context) => answerMetrics(context.req.raw));
  application.use(serveAssets(join(projectFolder, 'build/client')));
  application.use(keepAdminPaths);
  application.use(packDocuments(['/order', '/contact', '/sample'], ['/r/', '/s/']));
  // The same for everybody, and made by code that knows nothing of caches.
  application.use('/sample/*', etag());
  if (shop.sandbox) {
    const toSandbox = forward({ prefix: SANDBOX_PATH, target: shop.sandbox.url });
    for (const path of SANDBOX_PAGES)
      application.on(['GET', 'HEAD', 'POST'], `${SANDBOX_PATH}${path}`, toSandbox);
  }
  for (const route of routes) application.route('/', route);
  application.on(['GET', 'HEAD', 'POST'], '*', async (context) => {
    const answer = await pages(context.req.raw, aboutOf(context));
    return answer.status === 500 ? ((await respondUnavailable(context)) ?? answer) : answer;
  });
  application.all('*', (context) =>
    context.text('This address doesn’t accept that method.\n', 405, { Allow: 'GET, HEAD, POST' }),
  );
  return application;
}

const aboutOf = (context: Context<HttpEnvironment>) => ({
  nonce: context.get('nonce'),
  requestId: context.get('requestId'),
  clientAddress: context.get('clientAddress'),
});

/** Far longer than the database takes to answer, and not so long that a visitor is kept waiting. */
const ANSWERS_WITHIN = seconds(2);

async function isAnswering(database: Database): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), ANSWERS_WITHIN).unref();
  });
  const answered = database.queryRows('SELECT 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]);
}

export function healthChecks({
  database,
  jobs,
  files,
  projectFolder,
}: Platform): readonly HealthCheck[] {
  const known = readMigrations(join(projectFolder, 'migrations'));
  return [
    {
      name: 'database',
      holds: async () => (await database.queryRows('SELECT 1 AS one')).length === 1,
    },
    { name: 'queue', holds: () => jobs.isReady() },
    {
      name: 'disk',
      holds: async () => ((await files.free()) ?? LEAST_FREE_BYTES) >= LEAST_FREE_BYTES,
    },
    {
      name: 'migrations',
      holds: async () => (await missingMigrations(database, known)).length === 0,
    },
    { name: 'fetch', holds: canFetch },
  ];
}

/** The landing page, whose visits are counted. */
const COUNTED = '/';

/** What stands before the shop; what is done for each request behind it is done here too. */
export function composeFront(
  { config, log, telemetry }: Pick<Platform, 'config' | 'log' | 'telemetry'>,
  funnel: Pick<Funnel, 'note'>,
): Front {
  const served = ({ request, path, status, requestId }: Visit): void => {
    log.info({ requestId, method: 'GET', path, status, milliseconds: 0 }, 'request');
    const labels = { method: 'GET', route: path, status: String(status) };
    if (telemetry.isOn) telemetry.observe('foreword_http_request_seconds', labels, 0);
    if (path !== COUNTED) return;
    const get = (name: string): string | null => request.headersDistinct[name]?.join(', ') ?? null;
    funnel.note({ method: 'GET', url: config.baseUrl + path, headers: { get } }, status);
  };
  return createFront({ paths: new Set(KEPT_PATHS), served });
}
