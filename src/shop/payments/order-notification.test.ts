import { describe, expect, test } from 'vitest';
import { browserOf } from '../browser/testing';
import { findOrder } from '../orders';
import { adaDetails, embeddedShop, openSession } from '../testing';
import { TEST_SIGNATURE } from './testing';

const { company, role, email, name } = adaDetails;
const metadata = { company, role, email, name };
const notification = '/functions/v1/send-order-notification';

describe('The order notification', () => {
  test('is checked with the provider, settles once however often it comes, and leads its own browser to its order', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await openSession(shop);
    const { post } = browserOf(shop);
    const order = {
      ...adaDetails,
      date: '2026-03-02T09:00:00Z',
      paymentId: intentId,
      paymentStatus: 'succeeded',
      paymentAmount: 35,
    };
    expect(await post(notification, order, draftId)).toMatchObject({
      status: 200,
      body: { trackingPath: null },
    });
    expect((await findOrder(shop.orders, draftId))?.stage).toBe('Draft');
    shop.gateway.pay(intentId);

    const answers = await Promise.all([1, 2, 3, 4].map(() => post(notification, order, draftId)));

    expect(answers.map(({ body }) => body)).toEqual(
      [1, 2, 3, 4].map(() => ({ received: true, trackingPath: `/track/link-of-${draftId}` })),
    );
    expect(await shop.mails('order-confirmed')).toHaveLength(1);
  });

  test('from another browser settles the payment and tells nothing of the order', async () => {
    const shop = await embeddedShop();
    const { intentId } = await openSession(shop);
    shop.gateway.pay(intentId);
    const { post } = browserOf(shop);
    expect(await post(notification, { ...adaDetails, paymentId: intentId })).toEqual({
      status: 200,
      body: { received: true, trackingPath: null },
      cookie: null,
    });
    expect(await shop.mails('order-confirmed')).toHaveLength(1);
  });

  test('in its reduced form is heard with the draft’s cookie, and without it nothing is asked or recorded', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await openSession(shop);
    shop.gateway.pay(intentId);
    const { post } = browserOf(shop);
    const calls = shop.gateway.calls.length;
    expect(await post(notification, metadata)).toMatchObject({ status: 202 });
    expect(await post(notification, { ...metadata, paymentId: 'pi_of_someone' })).toMatchObject({
      status: 202,
    });
    expect(shop.gateway.calls).toHaveLength(calls);
    expect(await shop.mails()).toEqual([]);

    expect(await post(notification, metadata, draftId)).toMatchObject({
      status: 200,
      body: { trackingPath: `/track/link-of-${draftId}` },
    });
    expect(await shop.mails('order-confirmed')).toHaveLength(1);
  });

  test('that claims more than the provider confirms places nothing', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await openSession(shop);
    shop.gateway.pay(intentId);
    shop.gateway.change(intentId, { amountReceived: 1 });
    const claim = {
      ...adaDetails,
      paymentId: intentId,
      paymentStatus: 'succeeded',
      paymentAmount: 35,
    };
    expect(await browserOf(shop).post(notification, claim, draftId)).toMatchObject({
      status: 409,
      body: { code: 'wrong-amount' },
    });
    expect((await findOrder(shop.orders, draftId))?.stage).toBe('Draft');
  });

  test('while the provider is down is kept as a job', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await openSession(shop);
    shop.gateway.silence('readIntent');
    expect(await browserOf(shop).post(notification, metadata, draftId)).toMatchObject({
      status: 202,
    });
    expect(shop.placed).toEqual([{ name: 'payment-settle', payload: { intentId } }]);
  });
});

describe('The webhook’s route', () => {
  test('takes a signed message, refuses another, and does not exist without a secret', async () => {
    const shop = await embeddedShop();
    const send = async (
      signature: string,
      application = browserOf(shop).application,
    ): Promise<number> =>
      (
        await application.request('/webhooks/stripe', {
          method: 'POST',
          headers: { 'stripe-signature': signature },
          body: JSON.stringify({ id: 'evt_1', type: 'charge.succeeded', objectId: 'ch_1' }),
        })
      ).status;
    expect(await send(TEST_SIGNATURE)).toBe(200);
    expect(await send('forged')).toBe(400);

    const deaf = {
      ...shop,
      payments: { ...shop.payments, gateway: { ...shop.gateway, webhooks: null } },
    };
    expect(await send(TEST_SIGNATURE, browserOf(deaf).application)).toBe(404);
  });
});
