import { listMembers } from '../../desk/identity';
import type { OrderReading } from '../../desk/order';
import { after } from '../../kernel/time';
import { traceJobs } from '../../platform/jobs';
import { findStoredMail, listMails } from '../../platform/mail';
import { spendingOfOrder } from '../../platform/models';
import { readChoice } from '../../report/choice';
import { listVersions, produceReportJob, readProduction } from '../../report/production';
import { readSecondRound } from '../../report/second-round';
import { findOrderByNumber, listOrdersOf, readTimeline } from '../../shop/orders';
import { readPaymentsOf } from '../../shop/payments';
import type { Platform } from '../platform/platform';
import type { Shop } from '../shop/shop';

const PROVIDER_PAGES = 'https://dashboard.stripe.com';
const MOST_MAILS = 200;

export function composeOrderReading(platform: Platform, shop: Shop): OrderReading {
  const { config, database, clock, steps } = platform;
  return {
    database,
    clock,
    review: config.review,
    providerPages: config.mode === 'live' ? PROVIDER_PAGES : null,
    findOrder: (number) => findOrderByNumber(shop.orders, number),
    readTimeline: (orderId) => readTimeline(shop.orders, orderId),
    readPayments: (orderId) => readPaymentsOf(shop.payments, orderId),
    async listMails(orderId) {
      const mails = await listMails(platform, { order: orderId, limit: MOST_MAILS });
      return mails.map(({ id, template, to, state, attempts, lastError, createdAt, sentAt }) => ({
        id,
        template,
        to,
        state,
        attempts,
        fault: lastError,
        createdAt,
        sentAt,
      }));
    },
    async lastInstructions(mails) {
      const last = mails.find(({ template }) => template === 'payment-instructions');
      const words =
        last === undefined
          ? undefined
          : (await findStoredMail(platform, last.id))?.values['instructions'];
      return typeof words === 'string' ? words : '';
    },
    readProduction: (orderId) => readProduction({ database, steps }, orderId),
    async readCosts(orderId) {
      const costs = new Map<string, number>();
      for (const [stage, micros] of await spendingOfOrder(platform, orderId)) {
        const step = stage === 'gather' ? 'gather' : 'write';
        costs.set(step, (costs.get(step) ?? 0) + micros);
      }
      return costs;
    },
    traceWork: (orderId, reruns) => traceWork(platform, orderId, reruns),
    listVersions: (orderId) => listVersions(platform, orderId),
    async waitsForCompany(orderId) {
      const question = await readChoice(platform, orderId);
      if (question?.state === 'with-buyer') return 'Waiting for the buyer to choose the company.';
      if (question?.state !== 'with-expert') return null;
      return `Waiting for a reviewer to choose the company: ${question.options.map(({ name }) => name).join('; ')}. ${question.note}`.trim();
    },
    leavesAt: (signedAt) => after(signedAt, config.timeToUndo),
    listOrdersOf: (email) => listOrdersOf(shop.orders, email),
    readSecondRound: (orderId) => readSecondRound({ database }, orderId),
    listExperts: () => listMembers(database.read, ['owner', 'expert']),
  };
}

/** Work is placed when an order is paid, when its company is settled, and whenever somebody has it begun again. */
export function traceWork(platform: Platform, orderId: string, reruns: number) {
  const again = Array.from({ length: reruns }, (_, index) => `rerun:${orderId}:${index + 1}`);
  return traceJobs(platform, produceReportJob, [
    `order-paid:${orderId}`,
    `company-settled:${orderId}`,
    ...again,
  ]);
}
