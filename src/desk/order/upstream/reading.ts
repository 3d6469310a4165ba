import { after, type Duration } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import { traceJobs, type Steps } from '../../../platform/jobs';
import { findStoredMail, listMails } from '../../../platform/mail';
import { spendingOfOrder } from '../../../platform/models';
import { readChoice } from '../../../report/choice';
import { listReportVersions, produceReportJob, readProduction } from '../../../report/production';
import { readSecondRound } from '../../../report/second-round';
import {
  findGift,
  findOrderByNumber,
  listOrdersOf,
  readTimeline,
  type OrdersContext,
} from '../../../shop/orders';
import { readPaymentsOf, type PaymentsContext } from '../../../shop/payments';
import { listMembers } from '../../identity';
import type { OrderReading } from '../ports';

const PROVIDER_PAGES = 'https://dashboard.stripe.com';
const MOST_MAILS = 200;

/** The modules before the desk in which an order left its traces. */
export interface OrderUpstream {
  readonly orders: OrdersContext;
  readonly payments: PaymentsContext;
  readonly steps: Steps;
  readonly mode: 'demo' | 'live';
  readonly review: 'auto' | 'required';
  /** How long a signature can be taken back. */
  readonly timeToUndo: Duration;
}

/** What the page of an order is read from, in the modules that hold it. */
export function orderReading(upstream: OrderUpstream): OrderReading {
  const { orders, payments, steps, mode, review, timeToUndo } = upstream;
  const { database, clock } = orders;
  return {
    database,
    clock,
    review,
    providerPages: mode === 'live' ? PROVIDER_PAGES : null,
    findOrder: (number) => findOrderByNumber(orders, number),
    readTimeline: (orderId) => readTimeline(orders, orderId),
    readPayments: (orderId) => readPaymentsOf(payments, orderId),
    async listMails(orderId) {
      const mails = await listMails(orders, { order: orderId, limit: MOST_MAILS });
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
          : (await findStoredMail(orders, last.id))?.values['instructions'];
      return typeof words === 'string' ? words : '';
    },
    readProduction: (orderId) => readProduction({ database, steps }, orderId),
    async readCosts(orderId) {
      const costs = new Map<string, number>();
      for (const [stage, micros] of await spendingOfOrder(orders, orderId)) {
        const step = stage === 'gather' ? 'gather' : 'write';
        costs.set(step, (costs.get(step) ?? 0) + micros);
      }
      return costs;
    },
    traceWork: (orderId, reruns) => traceWork(orders, orderId, reruns),
    listVersions: (orderId) => listReportVersions(orders, orderId),
    async waitsForCompany(orderId) {
      const question = await readChoice(orders, orderId);
      if (question?.state === 'with-buyer') return 'Waiting for the buyer to choose the company.';
      if (question?.state !== 'with-expert') return null;
      const names = question.options.map(({ name }) => name).join('; ');
      return `Waiting for a reviewer to choose the company: ${names}. ${question.note}`.trim();
    },
    leavesAt: (signedAt) => after(signedAt, timeToUndo),
    listOrdersOf: (email) => listOrdersOf(orders, email),
    readSecondRound: (orderId) => readSecondRound({ database }, orderId),
    readGift: (orderId) => findGift(orders, orderId),
    listExperts: () => listMembers(database.read, ['owner', 'expert']),
  };
}

/** Work is placed when an order is paid, when its company is settled, and whenever somebody has it begun again. */
export function traceWork(
  context: { readonly database: Database },
  orderId: string,
  reruns: number,
) {
  const again = Array.from({ length: reruns }, (_, index) => `rerun:${orderId}:${index + 1}`);
  return traceJobs(context, produceReportJob, [
    `order-paid:${orderId}`,
    `company-settled:${orderId}`,
    ...again,
  ]);
}
