import { expect, test } from 'vitest';
import { eachDatabase } from '../../../../test/databases';
import { after, days, hours } from '../../../kernel/time';
import { cancelOrder, findOrder, readTimeline } from '../../orders';
import { embeddedShop, paidOrder, shopOn, type TestShop } from '../../testing';
import type { DisputeTruth } from '../ports';
import { settlePayment } from './settle-payment';

async function paid(shop: TestShop) {
  const { draftId: orderId, intentId } = await paidOrder(shop);
  const settle = () => settlePayment(shop.payments, { intentId });
  return {
    orderId,
    intentId,
    settle,
    async tell(...states: readonly DisputeTruth['state'][]) {
      for (const state of states) {
        shop.gateway.dispute(intentId, state);
        await settle();
      }
    },
    order: () => findOrder(shop.orders, orderId),
    happenings: async () => (await readTimeline(shop.orders, orderId)).map(({ what }) => what),
    resumed: () => shop.placed.filter(({ name }) => name === 'order-resumed').length,
  };
}

eachDatabase('A won dispute', (open) => {
  test('heard of many times at once has the order made once, in as long as one that is paid now', async () => {
    const shop = shopOn(await open());
    const { tell, settle, order, happenings, resumed, intentId } = await paid(shop);
    await tell('open');
    shop.clock.advance(days(20));
    shop.gateway.dispute(intentId, 'won');
    await Promise.all(Array.from({ length: 6 }, settle));
    await tell('won', 'open');
    expect(resumed()).toBe(1);
    expect(await order()).toMatchObject({
      stage: 'Queued',
      payment: 'paid',
      promisedAt: after(shop.clock.now(), hours(12)).toISOString(),
    });
    expect(await happenings()).toEqual([
      'placed',
      'paid',
      'disputed',
      'dispute-won',
      'promise-extended',
    ]);
    expect(await shop.mails('report-resumed')).toMatchObject([
      { values: { promisedAt: after(shop.clock.now(), hours(12)).toISOString() } },
    ]);
  });
});

test('a lost dispute has nothing made, and one heard of when it was won has stopped nothing', async () => {
  for (const states of [['open', 'lost'], ['lost'], ['won']] as const) {
    const shop = await embeddedShop();
    const { tell, order, resumed } = await paid(shop);
    const promisedAt = (await order())?.promisedAt;
    shop.clock.advance(hours(1));
    await tell(...states);
    expect(resumed()).toBe(0);
    expect((await order())?.promisedAt).toBe(promisedAt);
    expect(await shop.mails('report-resumed')).toEqual([]);
  }
});

test('an order that was canceled or refunded during its dispute is not made', async () => {
  for (const end of ['cancel', 'refund'] as const) {
    const shop = await embeddedShop();
    const { tell, orderId, intentId, resumed } = await paid(shop);
    await tell('open');
    if (end === 'cancel')
      await cancelOrder(shop.orders, { orderId, actor: 'staff:owner', reason: 'Called off.' });
    else shop.gateway.refundAtProvider(intentId, 3_500);
    await tell('won');
    expect(resumed()).toBe(0);
  }
});

test('a deadline that is later than a new one stands', async () => {
  const shop = await embeddedShop();
  const { tell, order, resumed } = await paid(shop);
  const promisedAt = after(shop.clock.now(), days(3));
  await shop.database.write((transaction) =>
    transaction.execute(`UPDATE customer_order SET promised_at = '${promisedAt.toISOString()}'`),
  );
  await tell('open', 'won');
  expect(resumed()).toBe(1);
  expect((await order())?.promisedAt).toBe(promisedAt.toISOString());
  expect(await shop.mails('report-resumed')).toMatchObject([
    { values: { promisedAt: promisedAt.toISOString() } },
  ]);
});

test('an order stays disputed until the last of its disputes is won', async () => {
  const shop = await embeddedShop();
  const { order, intentId, settle, resumed, tell } = await paid(shop);
  await tell('open');
  const [first] = shop.gateway.intents.get(intentId)?.disputes ?? [];
  if (first === undefined) throw new Error('There is no dispute.');
  const say = async (one: DisputeTruth['state'], other: DisputeTruth['state']) => {
    const second = { ...first, providerId: 'dp_second', state: other };
    shop.gateway.change(intentId, { disputes: [{ ...first, state: one }, second] });
    await settle();
  };
  await say('open', 'open');
  await say('won', 'open');
  expect([(await order())?.payment, resumed()]).toEqual(['disputed', 0]);
  await say('won', 'won');
  expect([(await order())?.payment, resumed()]).toEqual(['paid', 1]);
});
