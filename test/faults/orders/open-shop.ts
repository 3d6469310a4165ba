import { z } from 'zod';
import { minutes, seconds, type Clock } from '../../../src/kernel/time';
import { makeLink, type LinksContext } from '../../../src/delivery/links';
import { createMailRenderer } from '../../../src/delivery/mail';
import { typstReceipts } from '../../../src/delivery/receipt/typst-receipt';
import type { Database } from '../../../src/platform/database';
import { createHttpApplication, createRateLimiter } from '../../../src/platform/http';
import {
  createJobs,
  handleJob,
  subscribe,
  type JobDefinition,
  type Jobs,
} from '../../../src/platform/jobs';
import type { Log } from '../../../src/platform/log';
import { createMailer, mailHandlers, smtpTransport } from '../../../src/platform/mail';
import { createSigner } from '../../../src/platform/signing';
import { shopRoutes } from '../../../src/shop';
import {
  anyCompany,
  withinThePromise,
  findOrder,
  orderPaid,
  DRAFT_COOKIE,
  GIFT_COOKIE,
  type DraftCookie,
  type OrdersContext,
} from '../../../src/shop/orders';
import {
  createPaymentProbe,
  paymentHandlers,
  paymentSubscriptions,
  type PaymentGateway,
  type PaymentsContext,
} from '../../../src/shop/payments';
import { stripeGateway } from '../../../src/shop/payments/stripe/stripe';
import { raiseByMail } from '../../../src/shop/payments/testing';

export const LINK_KEY = 'a-key-for-private-links-that-nobody-else-has';
export const TEAM = 'team@shop.example';
export const OWNER = 'owner@shop.example';
export const SUPPORT = 'support@shop.example';

export interface Surroundings {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string | null;
    readonly apiBase: string;
  };
  readonly smtpUrl: string;
  readonly baseUrl: string;
  readonly work: boolean;
  /** What stands between the shop and the provider's real adapter; a test ends the process here. */
  readonly around?: (gateway: PaymentGateway) => PaymentGateway;
  /** The same for the contexts, of which a test replaces parts. */
  readonly within?: (orders: OrdersContext) => OrdersContext;
}

export interface OpenShop {
  readonly orders: OrdersContext;
  readonly payments: PaymentsContext;
  readonly jobs: Jobs;
  readonly cookie: DraftCookie;
  /** The orders for which production was begun, once for every time it was. */
  readonly begun: string[];
  readonly fetch: (request: Request, environment: unknown) => Response | Promise<Response>;
  start(): Promise<void>;
}

const order = z.object({ orderId: z.uuid() });
const production: JobDefinition<z.infer<typeof order>> = {
  name: 'test-production',
  holds: 'ids',
  payload: order,
  retries: 3,
  retryDelay: seconds(1),
  expiresAfter: minutes(1),
  concurrency: 1,
};

/** The shop's server side as it is put together in earnest: real queue, mailer, adapter and routes. */
export function openShop(surroundings: Surroundings): OpenShop {
  const { database, clock, log, stripe, baseUrl, work } = surroundings;
  const jobs = createJobs({
    database,
    log,
    work,
    schedule: false,
    subscriptions: [...paymentSubscriptions, subscribe(orderPaid, production)],
  });
  const { queue } = jobs;
  const signer = createSigner(new TextEncoder().encode(LINK_KEY));
  const links: LinksContext = { database, signer, clock, baseUrl };
  const plain: OrdersContext = {
    database,
    queue,
    clock,
    mailer: createMailer({ queue, clock }),
    companies: anyCompany,
    delivery: withinThePromise,
    teamAddress: TEAM,
  };
  const orders = surroundings.within?.(plain) ?? plain;
  const adapter = stripeGateway({
    ...stripe,
    onFailure: (error) => log.warn({ error }, 'the payment provider refused or did not answer'),
  });
  const gateway = surroundings.around?.(adapter) ?? adapter;
  const payments: PaymentsContext = {
    database,
    queue,
    clock,
    log,
    gateway,
    orders,
    ownerAddress: OWNER,
    raise: raiseByMail(orders.mailer),
  };
  const cookie: DraftCookie = {
    name: DRAFT_COOKIE,
    sign: (draftId) => signer.sign({ purpose: 'draft', subject: draftId, version: 1 }),
    verify(value) {
      const signed = signer.verify(value, { purpose: 'draft', now: clock.now() });
      return signed.ok ? signed.value.subject : null;
    },
    secure: false,
  };
  const begun: string[] = [];
  const application = createHttpApplication({
    baseUrl,
    log,
    trustedProxies: 0,
    limits: [],
    limiter: createRateLimiter({ database, clock, log }),
    jsonPaths: ['/functions/v1/', '/api/'],
    signedPaths: ['/webhooks/stripe'],
    policyFor: () => ({}),
    respondUnavailable: async () => null,
  });
  application.route(
    '/',
    shopRoutes({
      payments,
      cookie,
      giftCookie: { ...cookie, name: GIFT_COOKIE },
      baseUrl,
      support: { database, clock, mailer: orders.mailer, supportAddress: SUPPORT },
      probe: createPaymentProbe({ gateway, clock }),
      trackingPath: async (orderId) =>
        new URL(await makeLink(links, { orderId, purpose: 'track' })).pathname,
    }),
  );
  const renderer = createMailRenderer({
    links,
    receipts: typstReceipts(),
    findOrder: (orderId) => findOrder(orders, orderId),
    readReport: async () => undefined,
    onReceiptFailure: (error) => log.error({ error }, 'a receipt could not be made'),
  });
  const handlers = [
    ...paymentHandlers(payments),
    ...mailHandlers({
      database,
      queue: jobs.queue,
      clock,
      log,
      renderer,
      transport: smtpTransport(surroundings.smtpUrl),
      from: 'Foreword <reports@foreword.example>',
      messageDomain: 'foreword.example',
    }),
    handleJob(production, async ({ orderId }) => void begun.push(orderId)),
  ];
  return {
    orders,
    payments,
    jobs,
    cookie,
    begun,
    fetch: (request, environment) => application.fetch(request, environment as object),
    start: () => jobs.start({ handlers, schedules: [] }),
  };
}
