import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Stripe } from 'stripe';
import { expect, onTestFinished, vi } from 'vitest';
import {
  movableClock,
  SECRET_KEY,
  startWorld,
  WEBHOOK_SECRET,
  type World,
} from '../../../demo/stripe/control/world';
import { openEmbedded } from '../../../test/databases';
import { silentLog } from '../../../test/support/silent-log';
import type { Database } from '../../platform/database';
import { createJobs, handleJob } from '../../platform/jobs';
import { createMailer } from '../../platform/mail';
import { sendMailJob } from '../../platform/mail/jobs';
import { anyCompany, withinThePromise, findOrder, saveDraft, type OrdersContext } from '../orders';
import {
  createPaymentProbe,
  paymentHandlers,
  paymentSubscriptions,
  startPayment,
  type PaymentsContext,
} from '../payments';
import { stripeGateway } from '../payments/stripe/stripe';
import { shopRoutes } from '../routes';
import { adaDetails, testCookie, testGiftCookie } from '../testing';
import { raiseByMail } from '../payments/testing';

export interface Walk {
  readonly database: Database;
  readonly world: World;
  readonly payments: PaymentsContext;
}

/** The shop with its real queue and the real SDK, and the provider that the SDK talks to, over HTTP both ways. */
export async function startWalk(): Promise<Walk> {
  const database = await openEmbedded();
  const clock = movableClock();
  let url = '';
  const world = await startWorld({
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: () => `${url}/webhooks/stripe`,
    clock,
  });
  const gateway = stripeGateway({
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    apiBase: world.sandbox.url,
    onFailure: () => undefined,
  });
  const jobs = createJobs({
    database,
    log: silentLog,
    subscriptions: paymentSubscriptions,
    work: true,
    schedule: false,
  });
  const orders: OrdersContext = {
    database,
    clock,
    queue: jobs.queue,
    mailer: createMailer({ queue: jobs.queue, clock }),
    companies: anyCompany,
    delivery: withinThePromise,
    teamAddress: 'team@shop.example',
  };
  const payments: PaymentsContext = {
    database,
    clock,
    queue: jobs.queue,
    log: silentLog,
    gateway,
    orders,
    ownerAddress: 'owner@shop.example',
    raise: raiseByMail(orders.mailer),
  };
  await jobs.start({
    handlers: [...paymentHandlers(payments), handleJob(sendMailJob, async () => undefined)],
    schedules: [],
  });
  const routes = shopRoutes({
    payments,
    probe: createPaymentProbe(payments),
    support: { database, clock, mailer: orders.mailer, supportAddress: 'support@shop.example' },
    cookie: testCookie,
    giftCookie: testGiftCookie,
    baseUrl: 'https://shop.example',
    trackingPath: async () => null,
  });
  const server = serve({ fetch: routes.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((done) =>
    server.listening ? done() : server.once('listening', () => done()),
  );
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(async () => {
    await world.sandbox.close();
    await new Promise<void>((done) => server.close(() => done()));
    await jobs.stop();
    await database.close();
  });
  return { database, world, payments };
}

export async function session(
  walk: Walk,
  details = adaDetails,
): Promise<{ draftId: string; intent: Stripe.PaymentIntent }> {
  const draft = await saveDraft(walk.payments.orders, { draftId: null, details });
  if (!draft.ok) throw new Error(draft.failure.sentence);
  const started = await startPayment(walk.payments, draft.value);
  if (!started.ok) throw new Error(started.failure.sentence);
  return {
    ...draft.value,
    intent: await walk.world.shop.paymentIntents.retrieve(started.value.intentId),
  };
}

export const paymentOf = async (walk: Walk, orderId: string): Promise<string | undefined> =>
  (await findOrder(walk.payments.orders, orderId))?.payment;
export const until = (walk: Walk, orderId: string, payment: string): Promise<void> =>
  vi.waitFor(async () => expect(await paymentOf(walk, orderId)).toBe(payment), {
    timeout: 120_000,
    interval: 50,
  });
export const mails = async (walk: Walk, template: string): Promise<number> =>
  (await walk.database.queryRows('SELECT 1 FROM outgoing_mail WHERE template = $1', [template]))
    .length;
