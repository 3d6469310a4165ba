import { describe, expect, test } from 'vitest';
import { browserOf } from './browser/testing';
import { findOrder, readDraft, requestManual } from './orders';
import { sweepPayments } from './payments/settle/sweep-payments';
import { adaDetails, draftOf, embeddedShop, type TestShop } from './testing';

const { company, role, email, name } = adaDetails;
const pay = { amount: 3_500, currency: 'usd', metadata: { company, role, email, name } };
const integration = '/functions/v1/stripe-integration';
const notification = '/functions/v1/send-order-notification';

/** What the payment form does with the secret it was given: the card is charged at the provider. */
function confirm(shop: TestShop, answer: { readonly body: Record<string, unknown> }): string {
  const intentId = String(answer.body['clientSecret']).replace(/_secret$/, '');
  shop.gateway.pay(intentId);
  return intentId;
}

/** After each story: exactly one order, one charge at the right price, one confirmation. */
async function expectOneOfEach(shop: TestShop, draftId: string): Promise<void> {
  expect(await findOrder(shop.orders, draftId)).toMatchObject({
    stage: 'Queued',
    amount: 3_500,
    details: adaDetails,
  });
  const placed = await shop.database.queryRows(
    'SELECT id FROM customer_order WHERE number IS NOT NULL',
  );
  expect(placed).toEqual([{ id: draftId }]);
  const charged = [...shop.gateway.intents.values()].filter(({ state }) => state === 'succeeded');
  expect(charged.map(({ amountReceived, currency }) => [amountReceived, currency])).toEqual([
    [3_500, 'usd'],
  ]);
  expect(await shop.mails('order-confirmed')).toHaveLength(1);
  expect(await shop.mails('payment-alert')).toEqual([]);
}

describe('One buyer', () => {
  test('who taps twice pays once', async () => {
    const shop = await embeddedShop();
    const draftId = await draftOf(shop);
    const { post } = browserOf(shop);
    const [first] = await Promise.all([
      post(integration, pay, draftId),
      post(integration, pay, draftId),
    ]);
    const paymentId = confirm(shop, first);
    const heard = await Promise.all(
      [1, 2].map(() => post(notification, { ...adaDetails, paymentId }, draftId)),
    );

    expect(heard.map(({ status }) => status)).toEqual([200, 200]);
    await expectOneOfEach(shop, draftId);
  });

  test('who has two tabs open pays in one, and the other says so', async () => {
    const shop = await embeddedShop();
    const draftId = await draftOf(shop);
    const { post } = browserOf(shop);
    const one = await post(integration, pay, draftId);
    const other = await post(integration, pay, draftId);
    expect(other.body).toEqual(one.body);
    const paymentId = confirm(shop, one);
    await post(notification, { ...adaDetails, paymentId }, draftId);

    expect(await post(integration, pay, draftId)).toMatchObject({
      status: 409,
      body: { code: 'already-paid' },
    });
    await expectOneOfEach(shop, draftId);
  });

  test('who goes back after paying is not asked to pay again', async () => {
    const shop = await embeddedShop();
    const draftId = await draftOf(shop);
    const { post } = browserOf(shop);
    confirm(shop, await post(integration, pay, draftId));

    expect(await post(integration, pay, draftId)).toMatchObject({
      status: 409,
      body: { code: 'already-paid' },
    });
    expect(await readDraft(shop.orders, draftId)).toBeNull();
    await expectOneOfEach(shop, draftId);
  });

  test('who reloads while the bank thinks is told to wait, and then has an order', async () => {
    const shop = await embeddedShop();
    const draftId = await draftOf(shop);
    const { post } = browserOf(shop);
    const begun = await post(integration, pay, draftId);
    const paymentId = String(begun.body['clientSecret']).replace(/_secret$/, '');
    shop.gateway.change(paymentId, { state: 'processing' });
    expect(await post(integration, pay, draftId)).toMatchObject({
      status: 409,
      body: { code: 'payment-in-progress' },
    });
    expect(await post(notification, { ...adaDetails, paymentId }, draftId)).toMatchObject({
      status: 200,
      body: { trackingPath: null },
    });

    shop.gateway.pay(paymentId);
    await post(notification, { ...adaDetails, paymentId }, draftId);
    await expectOneOfEach(shop, draftId);
  });

  test('whose browser dies right after paying has an order with all that was typed', async () => {
    const shop = await embeddedShop();
    const draftId = await draftOf(shop);
    confirm(shop, await browserOf(shop).post(integration, pay, draftId));

    expect(await sweepPayments(shop.payments)).toMatchObject({ ok: true, value: { settled: 1 } });
    await expectOneOfEach(shop, draftId);
  });

  test('who asked to pay otherwise and then pays by card has one order, under the number it had', async () => {
    const shop = await embeddedShop();
    const draftId = await draftOf(shop);
    const request = await requestManual(shop.orders, { draftId });
    const { post } = browserOf(shop);
    const paymentId = confirm(shop, await post(integration, pay, draftId));
    await post(notification, { ...adaDetails, paymentId }, draftId);

    await expectOneOfEach(shop, draftId);
    expect((await findOrder(shop.orders, draftId))?.number).toBe(
      request.ok && request.value.number,
    );
  });

  test('whose answers are all lost on the way still pays once', async () => {
    const shop = await embeddedShop();
    const draftId = await draftOf(shop);
    const { post } = browserOf(shop);
    shop.gateway.silence('createIntent', 'after');
    expect(await post(integration, pay, draftId)).toMatchObject({ status: 503 });
    shop.gateway.heal();
    const paymentId = confirm(shop, await post(integration, pay, draftId));
    shop.gateway.silence('readIntent');
    expect(await post(notification, { ...adaDetails, paymentId }, draftId)).toMatchObject({
      status: 202,
    });
    shop.gateway.heal();
    await sweepPayments(shop.payments);

    await expectOneOfEach(shop, draftId);
    expect(shop.gateway.intents.size).toBe(1);
  });
});
