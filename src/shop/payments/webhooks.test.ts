import { describe, expect, test } from 'vitest';
import { eachDatabase } from '../../../test/databases';
import { findOrder } from '../orders';
import { embeddedShop, openSession, shopOn, type TestShop } from '../testing';
import { processWebhookJob } from './jobs';
import { processWebhook, receiveWebhook } from './webhooks/receive-webhook';
import { settlePayment } from './settle/settle-payment';
import { TEST_SIGNATURE } from './testing';

const message = (
  event: { id: string; type: string; objectId: string },
  signature = TEST_SIGNATURE,
) => ({
  rawBody: new TextEncoder().encode(JSON.stringify(event)),
  signature,
});

/** What a worker does with the jobs that came in. */
async function work(shop: TestShop): Promise<void> {
  for (const { name, payload } of shop.placed.filter(
    (one) => one.name === processWebhookJob.name,
  )) {
    expect(name).toBe('payment-webhook');
    await processWebhook(shop.payments, processWebhookJob.payload.parse(payload));
  }
}

const outcomes = async (shop: TestShop): Promise<unknown[]> =>
  (await shop.database.queryRows('SELECT outcome FROM webhook_event ORDER BY id')).map(
    (row) => row['outcome'],
  );

eachDatabase('A webhook', (open) => {
  test('delivered many times at once is taken in once, worked off once, and settles the order', async () => {
    const shop = shopOn(await open());
    const { draftId, intentId } = await openSession(shop);
    shop.gateway.pay(intentId);
    const event = message({ id: 'evt_1', type: 'payment_intent.succeeded', objectId: intentId });

    const received = await Promise.all(
      Array.from({ length: 10 }, () => receiveWebhook(shop.payments, event)),
    );

    expect(received.map((one) => one.ok && one.value).toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 'known'),
      'taken',
    ]);
    expect(shop.placed.filter(({ name }) => name === 'payment-webhook')).toHaveLength(1);
    await work(shop);
    await work(shop);
    expect((await findOrder(shop.orders, draftId))?.stage).toBe('Queued');
    expect(await shop.mails('order-confirmed')).toHaveLength(1);
  });
});

describe('A webhook', () => {
  test('without a valid signature is refused and leaves no trace', async () => {
    const shop = await embeddedShop();
    const forged = message(
      { id: 'evt_1', type: 'payment_intent.succeeded', objectId: 'pi_1' },
      'forged',
    );

    expect(await receiveWebhook(shop.payments, forged)).toMatchObject({
      failure: { code: 'bad-signature' },
    });
    expect(await shop.count('webhook_event')).toBe(0);
    expect(shop.placed).toEqual([]);
  });

  test('is not believed: one that says “paid” of an unpaid payment places nothing', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await openSession(shop);
    await receiveWebhook(
      shop.payments,
      message({ id: 'evt_1', type: 'payment_intent.succeeded', objectId: intentId }),
    );

    await work(shop);

    expect((await findOrder(shop.orders, draftId))?.stage).toBe('Draft');
  });

  test('that comes late or out of order tells nothing that is not true any more', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await openSession(shop);
    shop.gateway.pay(intentId);
    for (const [id, type] of [
      ['evt_3', 'charge.succeeded'],
      ['evt_2', 'payment_intent.succeeded'],
      ['evt_1', 'payment_intent.processing'],
      ['evt_0', 'payment_intent.payment_failed'],
    ] as const) {
      await receiveWebhook(shop.payments, message({ id, type, objectId: intentId }));
    }

    await work(shop);

    expect((await findOrder(shop.orders, draftId))?.payment).toBe('paid');
    expect(await outcomes(shop)).toEqual(['paid', 'paid', 'paid', 'paid']);
    expect(await shop.mails('order-confirmed')).toHaveLength(1);
  });

  for (const order of ['before', 'after'] as const) {
    test(`that comes ${order} the browser returns makes one order with it`, async () => {
      const shop = await embeddedShop();
      const { intentId } = await openSession(shop);
      shop.gateway.pay(intentId);
      const hook = async (): Promise<void> => {
        await receiveWebhook(
          shop.payments,
          message({ id: 'evt_1', type: 'payment_intent.succeeded', objectId: intentId }),
        );
        await work(shop);
      };
      if (order === 'before') await hook();
      await settlePayment(shop.payments, { intentId });
      if (order === 'after') await hook();

      expect(await shop.count('customer_order')).toBe(1);
      expect(await shop.mails('order-confirmed')).toHaveLength(1);
    });
  }

  test('is tried again while the provider can’t be asked, and not marked as done', async () => {
    const shop = await embeddedShop();
    const { intentId } = await openSession(shop);
    shop.gateway.pay(intentId);
    await receiveWebhook(
      shop.payments,
      message({ id: 'evt_1', type: 'payment_intent.succeeded', objectId: intentId }),
    );
    for (const call of ['findIntentOf', 'readIntent'] as const) {
      shop.gateway.silence(call);
      await expect(work(shop)).rejects.toThrow('The fake provider is down.');
      shop.gateway.heal();
    }
    expect(await outcomes(shop)).toEqual([null]);

    await work(shop);
    expect(await outcomes(shop)).toEqual(['paid']);
  });

  test('about something else than a payment is kept and otherwise left alone', async () => {
    const shop = await embeddedShop();
    await receiveWebhook(
      shop.payments,
      message({ id: 'evt_1', type: 'payout.paid', objectId: 'po_1' }),
    );
    await receiveWebhook(
      shop.payments,
      message({ id: 'evt_2', type: 'charge.updated', objectId: 'ch_of_no_payment' }),
    );

    await work(shop);

    expect(await outcomes(shop)).toEqual(['not about a payment', 'belongs to no payment']);
    expect(shop.gateway.calls).toEqual(['findIntentOf']);
  });

  test('can’t be taken where no secret was configured', async () => {
    const shop = await embeddedShop();
    const deaf = { ...shop.payments, gateway: { ...shop.gateway, webhooks: null } };

    expect(
      await receiveWebhook(
        deaf,
        message({ id: 'evt_1', type: 'charge.succeeded', objectId: 'ch_1' }),
      ),
    ).toMatchObject({ failure: { code: 'no-webhooks' } });
  });
});
