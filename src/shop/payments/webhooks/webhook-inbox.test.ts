import { expect, test } from 'vitest';
import { minutes } from '../../../kernel/time';
import { embeddedShop, openSession, type TestShop } from '../../testing';
import { processWebhookJob } from '../jobs';
import { listWebhooks, replayWebhook } from '..';
import { processWebhook, receiveWebhook } from './receive-webhook';
import { TEST_SIGNATURE } from '../testing';

async function receive(
  shop: TestShop,
  event: { readonly id: string; readonly type: string; readonly objectId: string },
): Promise<void> {
  const received = await receiveWebhook(shop.payments, {
    rawBody: new TextEncoder().encode(JSON.stringify(event)),
    signature: TEST_SIGNATURE,
  });
  expect(received.ok).toBe(true);
  shop.clock.advance(minutes(1));
}

async function work(shop: TestShop): Promise<void> {
  for (const { payload } of shop.placed
    .splice(0)
    .filter(({ name }) => name === processWebhookJob.name))
    await processWebhook(shop.payments, processWebhookJob.payload.parse(payload));
}

test('the inbox lists messages with what came of them, the newest first, page by page', async () => {
  const shop = await embeddedShop();
  await receive(shop, { id: 'evt_1', type: 'customer.created', objectId: 'cus_1' });
  await work(shop);
  await receive(shop, { id: 'evt_2', type: 'payment_intent.succeeded', objectId: 'pi_none' });
  const list = (search: Partial<Parameters<typeof listWebhooks>[1]> = {}) =>
    listWebhooks(shop, { limit: 10, ...search });
  expect(await list()).toMatchObject([
    {
      id: 'evt_2',
      kind: 'payment_intent.succeeded',
      subject: 'pi_none',
      state: 'waiting',
      processedAt: null,
      outcome: null,
    },
    { id: 'evt_1', kind: 'customer.created', state: 'done', outcome: 'not about a payment' },
  ]);
  const [newest] = await list({ limit: 1 });
  expect((await list({ before: new Date(newest?.receivedAt ?? 0) })).map(({ id }) => id)).toEqual([
    'evt_1',
  ]);
  expect([
    (await list({ state: 'waiting' })).length,
    (await list({ state: 'done' })).length,
  ]).toEqual([1, 1]);
});

test('a message played again is looked into again, and an order that it settled is settled once', async () => {
  const shop = await embeddedShop();
  const { intentId } = await openSession(shop);
  shop.gateway.pay(intentId);
  await receive(shop, { id: 'evt_1', type: 'payment_intent.succeeded', objectId: intentId });
  await work(shop);
  for (const _ of [1, 2]) {
    expect(await replayWebhook(shop.payments, { eventId: 'evt_1' })).toMatchObject({ ok: true });
    expect(await listWebhooks(shop, { limit: 1 })).toMatchObject([
      { state: 'waiting', outcome: null },
    ]);
    await work(shop);
    expect(await listWebhooks(shop, { limit: 1 })).toMatchObject([
      { state: 'done', outcome: 'paid' },
    ]);
  }
  expect(await shop.mails('order-confirmed')).toHaveLength(1);
  expect(await shop.count('customer_order')).toBe(1);
});

test('what is not there is not played, and neither is what nobody could write down', async () => {
  const shop = await embeddedShop();
  expect(await replayWebhook(shop.payments, { eventId: "evt_'; --" })).toMatchObject({
    ok: false,
    failure: { code: 'no-message', sentence: 'Message not found.' },
  });
  await receive(shop, { id: 'evt_1', type: 'customer.created', objectId: 'cus_1' });
  await work(shop);
  await expect(
    replayWebhook(shop.payments, {
      eventId: 'evt_1',
      alongside: async () => {
        throw new Error('no log');
      },
    }),
  ).rejects.toThrow('no log');
  expect(await listWebhooks(shop, { limit: 1 })).toMatchObject([{ state: 'done' }]);
});
