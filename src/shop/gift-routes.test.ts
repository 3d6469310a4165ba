import { expect, test } from 'vitest';
import { browserOf } from './browser/testing';
import { findGift, findGiftDetails, findOrder, giftPersonalData, saveGift } from './orders';
import { adaGives, boughtGift, giftDraft } from './orders/gifts/testing';
import { orderNotificationPath, stripeIntegrationPath } from './payments/calls';
import { applyTax } from './payments';
import { draftOf, embeddedShop, testGiftCookie, type TestShop } from './testing';

const asked = {
  gift: true,
  amount: 3_500,
  currency: 'usd',
  metadata: { company: '', role: '', email: adaGives.email, name: adaGives.name },
} as const;

async function post(shop: TestShop, path: string, body: object, giftId?: string) {
  const { application } = browserOf(shop);
  const cookie = giftId === undefined ? '' : `foreword_gift=${testGiftCookie.sign(giftId)}`;
  const answer = await application.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

test('a gift is paid for by the documented call, asked twice the same payment, and reported by the other', async () => {
  const shop = await embeddedShop();
  const id = await giftDraft(shop);
  const first = await post(shop, stripeIntegrationPath, asked, id);
  expect(first).toMatchObject({ status: 200, body: { clientSecret: expect.any(String) } });
  expect(await post(shop, stripeIntegrationPath, asked, id)).toEqual(first);
  const [[intentId = '', truth] = []] = [...shop.gateway.intents];
  expect(truth?.metadata).toMatchObject({ gift: 'yes', email: adaGives.email });
  expect(truth?.metadata).not.toHaveProperty('company');
  shop.gateway.pay(intentId);
  const report = { ...asked.metadata, gift: true, paymentId: intentId };
  expect(await post(shop, orderNotificationPath, report, id)).toMatchObject({
    status: 200,
    body: { trackingPath: `/track/link-of-${id}` },
  });
  expect(await findGift(shop.orders, id)).toMatchObject({ state: 'unused' });
});

test('a gift costs what the shop says, and is not made of a call alone or of an order’s cookie', async () => {
  const shop = await embeddedShop();
  const id = await giftDraft(shop);
  const cheap = { ...asked, amount: 1 };
  expect(await post(shop, stripeIntegrationPath, cheap, id)).toMatchObject({
    status: 400,
    body: { code: 'wrong-price' },
  });
  expect(await post(shop, stripeIntegrationPath, asked)).toMatchObject({
    status: 400,
    body: { code: 'no-draft' },
  });
  const order = await draftOf(shop);
  expect(await post(shop, stripeIntegrationPath, asked, order)).toMatchObject({
    status: 400,
    body: { code: 'no-draft' },
  });
  expect(shop.gateway.intents.size).toBe(0);
});

test('with tax a gift is taxed where it is bought, and asks for the place first', async () => {
  const shop = await embeddedShop();
  const payments = { ...shop.payments, taxes: true };
  const id = await giftDraft(shop);
  expect(await post({ ...shop, payments }, stripeIntegrationPath, asked, id)).toMatchObject({
    status: 409,
    body: { code: 'needs-place' },
  });
  await applyTax(payments, { draftId: id, told: { country: 'DE', postalCode: '20457' } });
  const order = await findOrder(shop.orders, id);
  expect(order?.tax).toBeGreaterThan(0);
  expect(order?.amount).toBe(3_500 + (order?.tax ?? 0));
});

test('what is wrong with a gift is said by its field, and nothing is kept', async () => {
  const shop = await embeddedShop();
  const details = {
    name: ' ',
    email: 'ada',
    recipientEmail: 'sam@',
    message: 'x'.repeat(501),
  };
  expect(await saveGift(shop.orders, { draftId: null, details })).toEqual({
    ok: false,
    errors: {
      name: 'Enter your name, so they know who it’s from',
      email: 'Please enter a valid email address',
      recipientEmail: 'Please enter a valid email address',
      message: 'Use at most 500 characters',
    },
  });
  expect(await shop.count('customer_order')).toBe(0);
});

test('a gift’s draft is changed by the form that is sent again, and a gift that is paid for is not', async () => {
  const shop = await embeddedShop();
  const id = await giftDraft(shop);
  const details = { ...adaGives, message: 'Good luck.', recipientEmail: 'sam@candidate.example' };
  expect(await saveGift(shop.orders, { draftId: id, details })).toEqual({
    ok: true,
    value: { draftId: id },
  });
  expect(await findGiftDetails(shop.orders, id)).toEqual(details);
  const bought = await boughtGift(shop, { message: 'Mine' });
  const next = await saveGift(shop.orders, { draftId: bought.orderId, details });
  expect(next).not.toEqual({ ok: true, value: { draftId: bought.orderId } });
  expect(await findGiftDetails(shop.orders, bought.orderId)).toMatchObject({ message: 'Mine' });
});

test('both people of a gift are told whom it was for, and erasing one leaves its code good', async () => {
  const shop = await embeddedShop();
  const recipientEmail = 'Sam.Okoro@candidate.example';
  const one = await boughtGift(shop, { recipientEmail, message: 'Good luck.' });
  const other = await boughtGift(shop, { recipientEmail: 'else@candidate.example' });
  const giver = { email: adaGives.email, orderIds: [one.orderId] };
  const recipient = { email: recipientEmail.toLowerCase(), orderIds: [] };
  const told = [{ orderId: one.orderId, recipientEmail, message: 'Good luck.' }];
  for (const person of [giver, recipient])
    expect(await giftPersonalData.tell(shop.database.read, person)).toEqual(told);
  await shop.database.write((transaction) => giftPersonalData.erase(transaction, recipient));
  expect(await giftPersonalData.tell(shop.database.read, recipient)).toEqual([]);
  expect(await findGift(shop.orders, one.orderId)).toMatchObject({
    state: 'unused',
    recipientEmail: '',
    message: '',
  });
  expect(await findGift(shop.orders, other.orderId)).toMatchObject({
    recipientEmail: 'else@candidate.example',
  });
});
