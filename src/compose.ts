import { composePersonalData } from './compose/privacy';
import { answerBackupRequests, backupHandlers } from './process/backups';
import { composeDelivery } from './compose/delivery';
import { keepPages } from './web/storefront/kept-pages.server';
import { composeFront } from './compose/http';
import { composePlatform, type Platform, type ProcessParts } from './compose/platform';
import { NO_OWNER } from './process/doctor/check-database';
import { composeProbing } from './compose/research';
import { openOutside } from './compose/outside';
import { composeProduction } from './compose/report';
import { composeAlertJobs, composeServiceHandlers, schedulesOf } from './compose/jobs';
import { composeShop } from './compose/shop';
import { composeReview } from './compose/review';
import { createFunnel, figuresHandlers } from './desk/figures';
import { ensureDemoOwner, hasOwner } from './desk/identity';
import { privacyHandlers, retentionRules } from './desk/privacy';
import { reviewHandlers, reviewSubscriptions } from './desk/review';
import { alertHandlers } from './desk/alerts';
import { addressSubscriptions } from './delivery/address';
import { choiceSubscriptions } from './delivery/choice';
import { impossibleSubscriptions } from './delivery/impossible';
import { publishSubscriptions } from './delivery/publish';
import { secondRoundSubscriptions } from './delivery/second-round';
import { seconds } from './kernel/time';
import { readRole } from './occupations';
import { subscribe, type Subscription } from './platform/jobs';
import { listMails } from './platform/mail';
import { metricsAnswer } from './platform/telemetry';
import { watchHandlers } from './platform/telemetry/watch/jobs';
import { companySettled } from './report/choice';
import {
  produceReportJob,
  readPublishedReport,
  resumeReportJob,
  reviseRoleTipsJob,
} from './report/production';
import { orderAnswersChanged, orderHandlers, orderPaid, orderResumed } from './shop/orders';
import { paymentHandlers, paymentSubscriptions } from './shop/payments';
import { StartupFault } from './process/startup-fault';
import type { PagesHandler } from './web/handler';
import { type Foreword, noPages, composeApplication, startFactsOf } from './compose/application';

const subscriptions: readonly Subscription[] = [
  subscribe(orderPaid, produceReportJob),
  subscribe(orderResumed, produceReportJob),
  subscribe(orderResumed, resumeReportJob),
  subscribe(companySettled, produceReportJob),
  subscribe(orderAnswersChanged, reviseRoleTipsJob),
  ...publishSubscriptions,
  ...secondRoundSubscriptions,
  ...impossibleSubscriptions,
  ...addressSubscriptions,
  ...choiceSubscriptions,
  ...paymentSubscriptions,
  ...reviewSubscriptions,
];

export interface Outer extends ProcessParts {
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
  const delivery = composeDelivery(platform, shop);
  const production = composeProduction(platform, shop, outside, delivery.progress);
  const probing = composeProbing(platform, production.gathering, outside);
  const review = composeReview({
    platform,
    orders: shop.orders,
    gathering: production.gathering,
    rendering: production.context.rendering,
  });
  const retention = retentionRules({
    ...platform,
    kept: config.kept,
    orders: shop.orders,
    payments: shop.payments,
    production: production.context,
  });
  const funnel = createFunnel(platform, platform.config);
  const pages = surroundings.pages ?? noPages;
  const kept =
    surroundings.pagesChange === true
      ? { handle: pages, warm: async () => undefined }
      : keepPages(pages);
  const front = surroundings.pagesChange === true ? undefined : composeFront(platform, funnel);
  const { application, warm } = composeApplication({
    platform,
    shop,
    outside,
    delivery,
    production,
    review,
    retention,
    kept,
    pageFacts: pages,
    funnel,
  });
  const handlers = [
    ...production.handlers,
    ...probing.handlers,
    ...delivery.handlers,
    ...orderHandlers(shop.orders),
    ...composeServiceHandlers(platform, shop.orders),
    ...alertHandlers(composeAlertJobs(platform, shop)),
    ...figuresHandlers(platform),
    ...reviewHandlers(review),
    ...privacyHandlers({
      ...platform,
      rules: retention,
      keepers: composePersonalData(platform),
    }),
    ...paymentHandlers(shop.payments),
    ...backupHandlers(platform),
  ];
  let stopAnswering: (() => void) | undefined;
  let tables: NodeJS.Timeout | undefined;

  return {
    facts: startFactsOf(platform, shop),
    metrics: metricsAnswer(platform.telemetry, config.telemetry.token),
    front,
    async fetch(request, environment) {
      const answer = await application.fetch(request, environment as object);
      await front?.keep(request, answer);
      return answer;
    },
    async start() {
      await ensureOwner(platform);
      await platform.jobs.start({
        handlers: watchHandlers(handlers, platform.telemetry),
        schedules: schedulesOf(config),
      });
      if (config.databaseUrl === undefined) stopAnswering = answerBackupRequests(platform);
      if (surroundings.pages) await warm();
      // Pages of orders read roles with these tables, which take 0.4 s to load: nobody should wait for that.
      if (surroundings.pages) tables = setTimeout(() => readRole('nurse'), seconds(1)).unref();
    },
    async stop() {
      stopAnswering?.();
      clearTimeout(tables);
      await platform.jobs.stop();
      await funnel.counter.flush();
      await platform.threads.close();
      await platform.writers.close();
      await platform.judges.close();
      await shop.sandbox?.close();
      await outside.close();
      await platform.database.close();
      await platform.telemetry.close();
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
    throw new StartupFault(NO_OWNER);
  }
}
