import { expect, test, vi } from 'vitest';
import { eachDatabase } from '../../test/databases';
import { silentLog } from '../../test/support/silent-log';
import { seconds, systemClock } from '../kernel/time';
import type { Database } from '../platform/database';
import { createJobs, handleJob, subscribe, type JobDefinition, type Jobs } from '../platform/jobs';
import { createMailer } from '../platform/mail';
import { sendMailJob } from '../platform/mail/jobs';
import {
  anyCompany,
  withinThePromise,
  markManualPaid,
  orderPaid,
  requestManual,
  saveDraft,
  type OrdersContext,
} from './orders';
import { paymentHandlers, paymentSubscriptions } from './payments';
import { fakeGateway, raiseByMail } from './payments/testing';
import { adaDetails } from './testing';

/** What production does with a paid order, as far as this test is concerned. */
const produceJob: JobDefinition<{ orderId: string }> = {
  name: 'produce-for-test',
  holds: 'ids',
  payload: orderPaid.payload,
  retries: 0,
  retryDelay: seconds(1),
  expiresAfter: seconds(30),
  concurrency: 2,
};

interface Running {
  readonly jobs: Jobs;
  readonly orders: OrdersContext;
  readonly produced: string[];
}

async function start(database: Database): Promise<Running> {
  const produced: string[] = [];
  const jobs = createJobs({
    database,
    log: silentLog,
    subscriptions: [...paymentSubscriptions, subscribe(orderPaid, produceJob)],
    work: true,
    schedule: false,
  });
  const clock = systemClock;
  const orders: OrdersContext = {
    database,
    clock,
    queue: jobs.queue,
    mailer: createMailer({ queue: jobs.queue, clock }),
    companies: anyCompany,
    delivery: withinThePromise,
    teamAddress: 'team@shop.example',
  };
  const gateway = fakeGateway(clock);
  await jobs.start({
    handlers: [
      ...paymentHandlers({
        database,
        clock,
        gateway,
        orders,
        queue: jobs.queue,
        log: silentLog,
        ownerAddress: 'owner@shop.example',
        raise: raiseByMail(orders.mailer),
      }),
      handleJob(sendMailJob, async () => undefined),
      handleJob(produceJob, async ({ orderId }) => void produced.push(orderId)),
    ],
    schedules: [],
  });
  return { jobs, orders, produced };
}

async function requested(orders: OrdersContext, company: string): Promise<string> {
  const draft = await saveDraft(orders, { draftId: null, details: { ...adaDetails, company } });
  if (!draft.ok) throw new Error(draft.failure.sentence);
  const request = await requestManual(orders, draft.value);
  if (!request.ok) throw new Error(request.failure.sentence);
  return draft.value.draftId;
}

const pay = (orders: OrdersContext, orderId: string) =>
  markManualPaid(orders, { orderId, actor: 'staff:owner', reason: 'bank transfer' });

eachDatabase('A paid order and its work', (open) => {
  test('stand or fall together: each is produced once, and one that was undone never', async () => {
    const database = await open();
    const { jobs, orders, produced } = await start(database);
    const paid = await Promise.all(
      ['Quillhaven Systems', 'Tallow & Finch', 'Harrow Lane Dairy'].map((one) =>
        requested(orders, one),
      ),
    );
    const undone = await requested(orders, 'Brightwater Mills');
    const failing: OrdersContext = {
      ...orders,
      queue: {
        ...orders.queue,
        async emit(...given) {
          await orders.queue.emit(...given);
          throw new Error('killed after its work was placed');
        },
      },
    };

    await expect(pay(failing, undone)).rejects.toThrow('killed after its work was placed');
    await Promise.all([...paid, ...paid].map((orderId) => pay(orders, orderId)));

    await vi.waitFor(() => expect(produced.toSorted()).toEqual(paid.toSorted()), {
      timeout: 120_000,
      interval: 50,
    });
    const [row] = await database.queryRows(
      'SELECT state, payment FROM customer_order WHERE id = $1',
      [undone],
    );
    expect(row).toEqual({ state: 'placed', payment: 'manual-requested' });
    await pay(orders, undone);
    await vi.waitFor(() => expect(produced).toHaveLength(4), { timeout: 120_000, interval: 50 });
    await jobs.stop();
  });
});
