import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { minutes } from '../../../kernel/time';
import { folderStorage } from '../../../platform/files';
import { findOrder, moveOrder } from '../../../shop/orders';
import { settlePayment } from '../../../shop/payments';
import { embeddedShop, paidOrder } from '../../../shop/testing';
import { approveReport } from '../versions/approve-report';
import { countedProduction, type CountedOptions } from '../testing';
import { orderedReports } from './ordered-reports';
import { produceReport } from './produce-report';
import { resumeReport } from './resume-report';

const files = folderStorage(mkdtempSync(join(tmpdir(), 'foreword-disputed-')));

async function disputedOrder(options: Partial<CountedOptions> = {}) {
  const shop = await embeddedShop();
  const { draftId: orderId, intentId } = await paidOrder(shop);
  const { context, calls } = countedProduction({ ...shop, files, ...options });
  const production = { ...context, orders: orderedReports(shop.orders), queue: shop.orders.queue };
  return {
    shop,
    orderId,
    calls,
    production,
    async tell(state: 'open' | 'won' | 'lost') {
      shop.gateway.dispute(intentId, state);
      await settlePayment(shop.payments, { intentId });
    },
    produce: () => produceReport(production, orderId),
    resume: () => resumeReport(production, orderId),
    told: (event: string) => shop.placed.filter(({ name }) => name === event),
    stage: async () => (await findOrder(shop.orders, orderId))?.stage,
    deliver: () =>
      shop.database.write((transaction) =>
        moveOrder(shop.orders, transaction, { orderId, event: 'deliver', actor: 'system' }),
      ),
  };
}

test('an order that was disputed before work began is made once, after the dispute is won', async () => {
  const { tell, produce, resume, told, stage, calls } = await disputedOrder();
  await tell('open');
  await produce();
  await produce();
  expect([calls.identify, await stage()]).toEqual([0, 'Queued']);
  await tell('won');
  expect(told('order-resumed')).toHaveLength(1);
  await Promise.all([produce(), resume()]);
  await Promise.all([produce(), resume()]);
  expect([calls.write, await stage()]).toEqual([1, 'In expert review']);
});

test('an order is begun once by workers that hear of the money at once', async () => {
  const { tell, produce, stage, told } = await disputedOrder();
  await tell('open');
  await produce();
  await tell('won');
  await Promise.allSettled([produce(), produce(), produce()]);
  await produce();
  expect(await stage()).toBe('In expert review');
  expect(told('report-approved')).toHaveLength(1);
});

test.each(['open', 'lost'] as const)(
  'research that runs is finished and not delivered while a dispute is %s',
  async (state) => {
    const { tell, produce, stage, deliver, shop } = await disputedOrder({
      identified: () => tell('open'),
    });
    await produce();
    await tell(state);
    expect(await stage()).toBe('In expert review');
    expect(await deliver()).toMatchObject({ failure: { code: 'unpaid' } });
    await tell('won');
    expect((await deliver()).ok).toBe(state === 'open');
    expect(await shop.mails('report-late')).toEqual([]);
  },
);

test('what was approved during a dispute is sent once it is won, with its first signature', async () => {
  const { tell, produce, resume, told, shop } = await disputedOrder();
  await produce();
  await tell('open');
  const [first] = told('report-approved');
  shop.clock.advance(minutes(5));
  await tell('won');
  await resume();
  expect(told('report-approved')).toEqual([first, first]);
});

test('what waits for an expert goes on waiting, and what is signed just now can be taken back', async () => {
  const { tell, produce, resume, told, shop, production, orderId } = await disputedOrder({
    review: 'required',
  });
  await produce();
  await tell('open');
  await tell('won');
  await resume();
  expect(told('report-approved')).toEqual([]);
  await approveReport(production, { orderId, number: 1, approvedBy: 'mara' });
  const times: (Date | undefined)[] = [];
  const emit: typeof production.queue.emit = async (_, __, ___, given) =>
    void times.push(given?.after);
  shop.clock.advance(minutes(1));
  await resumeReport({ ...production, queue: { ...production.queue, emit } }, orderId);
  expect(times).toEqual([new Date(shop.clock.now().getTime() + minutes(1))]);
});

test('that no report can be made is told again, so that the money goes back', async () => {
  const { tell, produce, resume, told, shop } = await disputedOrder({ evidence: 'too-little' });
  await produce();
  await tell('open');
  shop.clock.advance(minutes(5));
  await tell('won');
  await resume();
  expect(told('report-impossible')).toMatchObject([
    { payload: { reasons: ['Too little was found.'] } },
    { payload: { reasons: ['Too little was found.'] } },
  ]);
});

test('what was delivered before its dispute is not sent again', async () => {
  const { tell, produce, resume, told, production, shop } = await disputedOrder();
  await produce();
  await shop.database.write((transaction) =>
    transaction.execute(`UPDATE report_version SET published_at = now()`),
  );
  await tell('open');
  shop.clock.advance(minutes(5));
  await tell('won');
  await resume();
  await resumeReport(production, 'no-such-order');
  expect(told('report-approved')).toHaveLength(1);
});
