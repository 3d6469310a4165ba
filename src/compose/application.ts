import type { StartFacts } from '../process/announce';
import { type Delivery } from './delivery';
import { composeDesk } from './desk';
import { type Funnel } from '../desk/figures';
import { composeHttp } from './http';
import { type KeptPages } from '../web/storefront/kept-pages.server';
import { type Platform } from './platform';
import { type Production } from './report';
import type { SampleOrWeb } from './outside';
import { composePages } from './pages';
import { type Shop } from './shop';
import { trackingPathOf } from '../delivery/links';
import { trackingRoutes } from '../delivery/tracking';
import type { RetentionRule } from '../desk/privacy/shape';
import { type ReviewContext } from '../desk/review';
import { type MailSummary } from '../platform/mail';
import { type PublishedReport } from '../report/production';
import type { BulkContext } from '../research/bulk';
import type { ProbeContext } from '../research/probe';
import type { Front } from '../platform/http';
import type { MetricsAnswer } from '../platform/telemetry';
import { shopRoutes } from '../shop';
import { type OrdersContext } from '../shop/orders';
import { createPaymentProbe } from '../shop/payments';
import type { PageFacts, PagesHandler } from '../web/handler';
import type { SampleCompany } from '../web/shop-facts';

/** The whole shop, put together and not yet running. */
export interface Foreword {
  readonly facts: Omit<StartFacts, 'startedInMilliseconds'>;
  /** For a port of its own; undefined where that is off. */
  readonly metrics: MetricsAnswer | undefined;
  fetch(request: Request, environment: unknown): Response | Promise<Response>;
  /** Stands before it and answers the pages that everybody sees; undefined where they change with each visit. */
  readonly front: Front | undefined;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** What the command line, the benchmarks and the fault tests hold in hand. */
  readonly parts: {
    readonly mode: 'demo' | 'live';
    readonly platform: Platform;
    readonly orders: OrdersContext;
    readonly sampleCompanies: readonly SampleCompany[] | null;
    readonly retention: readonly RetentionRule[];
    readonly probing: ProbeContext;
    readonly bulk: BulkContext | undefined;
    readReport(orderId: string): Promise<PublishedReport | undefined>;
    mailsOf(orderId: string): Promise<readonly MailSummary[]>;
  };
}

export const noPages: PagesHandler = async () =>
  new Response('This process doesn’t serve pages.\n', { status: 404 });

interface ApplicationParts {
  readonly platform: Platform;
  readonly shop: Shop;
  readonly outside: SampleOrWeb;
  readonly delivery: Delivery;
  readonly production: Production;
  readonly review: ReviewContext;
  readonly retention: readonly RetentionRule[];
  readonly kept: KeptPages;
  readonly pageFacts: PageFacts;
  readonly funnel: Funnel;
}

export function composeApplication({
  platform,
  shop,
  outside,
  delivery,
  production,
  review,
  retention,
  kept,
  pageFacts,
  funnel,
}: ApplicationParts) {
  const { config } = platform;
  const { links } = delivery;
  const buyers = composePages({
    platform,
    shop,
    delivery,
    gathering: production.gathering,
    sampleCompanies: outside.companies,
    onNewDraft: () => funnel.counter.count('details'),
  });
  const desk = composeDesk({
    platform,
    shop,
    retention,
    links,
    review,
    publishing: delivery.publishing,
    files: production.gathering.bulk,
  });
  const pages = funnel.watch(kept.handle);
  const application = composeHttp({
    platform,
    shop,
    routes: [
      shopRoutes({
        payments: funnel.listen(shop.payments),
        probe: createPaymentProbe(shop.payments),
        support: shop.support,
        cookie: shop.cookies.order,
        giftCookie: shop.cookies.gift,
        baseUrl: config.baseUrl,
        trackingPath: (orderId) => trackingPathOf(links, orderId),
      }),
      trackingRoutes(delivery.tracking),
    ],
    pageFacts,
    pages: (request, about) => pages(request, { ...about, desk, shop: buyers }),
  });
  return {
    application,
    warm: () => kept.warm({ nonce: '', requestId: 'none', clientAddress: '', desk, shop: buyers }),
  };
}

export function startFactsOf({ config, demoSecrets }: Platform, shop: Shop): Foreword['facts'] {
  const { mode, baseUrl, roles, dataDirectory, research, review } = config;
  return {
    mode,
    baseUrl,
    roles,
    dataDirectory,
    research,
    review,
    database:
      config.databaseUrl === undefined
        ? 'embedded, in the data folder'
        : `Postgres at ${new URL(config.databaseUrl).host}`,
    payments: shop.sandbox ? 'sandbox' : 'Stripe',
    mail: config.mail.smtpUrl === undefined ? 'kept in the outbox' : 'sent by SMTP',
    password: config.demoPublic ? undefined : demoSecrets?.adminPassword,
  };
}
