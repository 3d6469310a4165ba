import type { Facts } from './announce';
import { composeChoiceServices } from './compose/choices';
import { composePrivacy, retentionRules } from './compose/desk/privacy';
import { composeDeskOrders } from './compose/desk/orders';
import { composeDelivery, type Delivery } from './compose/delivery';
import { composeDeskOrder } from './compose/desk/order';
import { composeFigures, composeFunnel, type Funnel } from './compose/desk/figures';
import { composeOperations } from './compose/desk/operations';
import { composeHttp } from './compose/http';
import { keepPages, type KeptPages } from './compose/kept-pages';
import { composeDraftCookie, composeOrderServices, trackingPathOf } from './compose/order-services';
import { composePlatform, type Platform, type Surroundings } from './compose/platform';
import { composeProbing } from './compose/probing';
import { composeProduction, type Production } from './compose/production';
import { openOutside, type SampleOrWeb } from './compose/research';
import { composeAlertJobs } from './compose/desk/alerts';
import { schedulesOf } from './compose/schedules';
import { composeServices } from './compose/services';
import { composeServiceHandlers, composeServiceLevel } from './compose/service-level';
import { composeShop, type Shop } from './compose/shop';
import { composeSample } from './compose/sample';
import { composeReview, composeReviewServices } from './compose/review-services';
import { composeStaffServices, readMember } from './compose/staff-services';
import { composeRatingServices, composeReportServices } from './compose/report-services';
import { composeTrackingServices } from './compose/tracking-services';
import { createEventRoutes } from './compose/tracking-events';
import { figuresHandlers } from './desk/figures';
import { ensureDemoOwner, hasOwner } from './desk/identity';
import { privacyHandlers } from './desk/privacy';
import type { RetentionRule } from './desk/privacy/shape';
import {
  errandHandlers,
  reviewHandlers,
  reviewSubscriptions,
  type ReviewContext,
} from './desk/review';
import { alertHandlers } from './desk/alerts';
import { addressSubscriptions } from './delivery/address';
import { choiceSubscriptions } from './delivery/choice';
import { impossibleSubscriptions } from './delivery/impossible';
import { publishSubscriptions } from './delivery/publish';
import { subscribe, type Subscription } from './platform/jobs';
import { listMails, type MailSummary } from './platform/mail';
import { companySettled } from './report/choice';
import {
  produceReportJob,
  readPublishedReport,
  reviseRoleTipsJob,
  type PublishedReport,
} from './report/production';
import type { BulkContext } from './research/bulk';
import type { ProbeContext } from './research/probe';
import { shopRoutes } from './shop';
import { orderAnswersChanged, orderHandlers, orderPaid, type OrdersContext } from './shop/orders';
import { createPaymentProbe, paymentHandlers, paymentSubscriptions } from './shop/payments';
import type { SupportContext } from './shop/support';
import { StartupFault } from './startup-fault';
import type { PagesHandler } from './web/handler';
import type { SampleCompany } from './web/shop-facts';

const subscriptions: readonly Subscription[] = [
  subscribe(orderPaid, produceReportJob),
  subscribe(companySettled, produceReportJob),
  subscribe(orderAnswersChanged, reviseRoleTipsJob),
  ...publishSubscriptions,
  ...impossibleSubscriptions,
  ...addressSubscriptions,
  ...choiceSubscriptions,
  ...paymentSubscriptions,
  ...reviewSubscriptions,
];

/** The whole shop, put together and not yet running. */
export interface Foreword {
  readonly facts: Omit<Facts, 'startedInMilliseconds'>;
  fetch(request: Request, environment: unknown): Response | Promise<Response>;
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

export interface Outer extends Surroundings {
  /** What answers pages; a process that serves none needs none. */
  readonly pages?: PagesHandler;
  /** Somebody works on them, so each visit has them rendered anew. */
  readonly pagesChange?: boolean;
}

export async function compose(config: Platform['config'], surroundings: Outer): Promise<Foreword> {
  const outside = await openOutside(config.research, surroundings.projectFolder);
  const platform = await composePlatform(config, surroundings, subscriptions).catch(
    async (error: unknown) => {
      await outside.close();
      throw error;
    },
  );
  const shop = await composeShop(platform, outside.companies);
  const production = composeProduction(platform, shop, outside);
  const probing = composeProbing(platform, production.gathering, outside);
  const delivery = composeDelivery(platform, shop);
  const review = composeReview({
    platform,
    orders: shop.orders,
    gathering: production.gathering,
    rendering: production.context.rendering,
  });
  const retention = retentionRules(platform, shop, production);
  const funnel = composeFunnel(platform);
  const pages = surroundings.pages ?? noPages;
  const kept =
    surroundings.pagesChange === true
      ? { handle: pages, warm: async () => undefined }
      : keepPages(pages);
  const { application, warm } = composeApplication({
    platform,
    shop,
    outside,
    delivery,
    production,
    review,
    retention,
    kept,
    funnel,
  });
  const handlers = [
    ...production.handlers,
    ...probing.handlers,
    ...delivery.handlers,
    ...orderHandlers(shop.orders),
    ...composeServiceHandlers(platform, shop),
    ...alertHandlers(composeAlertJobs(platform, shop)),
    ...figuresHandlers(platform),
    ...reviewHandlers(platform),
    ...errandHandlers(review),
    ...privacyHandlers({ ...platform, rules: retention }),
    ...paymentHandlers(shop.payments),
  ];

  return {
    facts: factsOf(platform, shop),
    fetch: (request, environment) => application.fetch(request, environment as object),
    async start() {
      await ensureOwner(platform);
      await platform.jobs.start({ handlers, schedules: schedulesOf(config.mode) });
      if (surroundings.pages) await warm();
    },
    async stop() {
      await platform.jobs.stop();
      await funnel.counter.flush();
      await platform.threads.close();
      await shop.sandbox?.close();
      await outside.close();
      await platform.database.close();
    },
    parts: {
      mode: config.mode,
      platform,
      orders: shop.orders,
      sampleCompanies: outside.companies,
      retention,
      probing: probing.context,
      bulk: production.gathering.bulk,
      readReport: (orderId) => readPublishedReport(platform, orderId),
      mailsOf: (orderId) => listMails(platform, { order: orderId, limit: 100 }),
    },
  };
}

async function ensureOwner({ config, database, clock, demoSecrets }: Platform): Promise<void> {
  if (demoSecrets) return ensureDemoOwner({ database, clock }, demoSecrets.adminPassword);
  if (config.roles.length > 0 && !(await hasOwner({ database, clock }))) {
    throw new StartupFault('There is no owner yet: make one with npm run foreword -- owner.');
  }
}

const noPages: PagesHandler = async () =>
  new Response('This process serves no pages.\n', { status: 404 });

interface ApplicationParts {
  readonly platform: Platform;
  readonly shop: Shop;
  readonly outside: SampleOrWeb;
  readonly delivery: Delivery;
  readonly production: Production;
  readonly review: ReviewContext;
  readonly retention: readonly RetentionRule[];
  readonly kept: KeptPages;
  readonly funnel: Funnel;
}

function composeApplication({
  platform,
  shop,
  outside,
  delivery,
  production,
  review,
  retention,
  kept,
  funnel,
}: ApplicationParts) {
  const { config, database, clock, mailer } = platform;
  const { links } = delivery;
  const support: SupportContext = { database, clock, mailer, supportAddress: config.mail.support };
  const cookie = composeDraftCookie(platform);
  const tracking = {
    platform,
    orders: shop.orders,
    links,
    address: delivery.address,
    choice: delivery.choice,
    lostLinks: delivery.lostLinks,
  };
  const services = composeServices({
    platform,
    shop,
    support,
    sampleCompanies: outside.companies,
    bound: {
      orders: composeOrderServices({
        orders: shop.orders,
        links,
        cookie,
        onNewDraft: () => funnel.counter.count('details'),
      }),
      tracking: composeTrackingServices(tracking),
      choices: composeChoiceServices(delivery.choice),
      reports: composeReportServices({ platform, links, support, orders: shop.orders }),
      sample: composeSample(platform.projectFolder),
      ratings: composeRatingServices(delivery.ratings),
      staff: composeStaffServices(platform),
      deskOrders: composeDeskOrders({ platform, shop }),
      figures: composeFigures(platform),
      operations: composeOperations({
        platform,
        shop,
        links,
        schedules: schedulesOf(config.mode),
        files: production.gathering.bulk,
      }),
      orderPage: composeDeskOrder({
        platform,
        shop,
        links,
        review,
        publishing: delivery.publishing,
      }),
      privacy: composePrivacy(platform, shop, retention),
      service: composeServiceLevel(platform, readMember(platform)),
      review: composeReviewServices(review, readMember(platform)),
    },
  });
  const pages = funnel.watch(kept.handle);
  const application = composeHttp({
    platform,
    shop,
    routes: [
      shopRoutes({
        payments: funnel.listen(shop.payments),
        probe: createPaymentProbe(shop.payments),
        support,
        cookie,
        baseUrl: config.baseUrl,
        trackingPath: (orderId) => trackingPathOf(links, orderId),
      }),
      createEventRoutes(tracking),
    ],
    pages: (request, about) => pages(request, { ...about, services }),
  });
  return {
    application,
    warm: () => kept.warm({ nonce: '', requestId: 'none', clientAddress: '', services }),
  };
}

function factsOf({ config, demoSecrets }: Platform, shop: Shop): Foreword['facts'] {
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
