import { expect, test } from 'vitest';
import { eachDatabase } from '../../../../test/databases';
import { hours } from '../../../kernel/time';
import {
  cancelOrder,
  endCode,
  findOrder,
  listCodes,
  readOrder,
  requestManual,
  saveDraft,
  takeFreeOrder,
} from '../../orders';
import { codeIn, freeTerms, tenOff } from '../../orders/codes/testing';
import {
  adaDetails,
  draftOf,
  embeddedShop,
  openSession,
  shopOn,
  type TestShop,
} from '../../testing';
import { refundPayment } from '../refunds/refund-payment';
import { settlePayment } from '../settle/settle-payment';
import { applyCode, releaseCodes } from './apply-code';
import { startPayment } from './start-payment';

const apply = (shop: TestShop, draftId: string, typed: string | null) =>
  applyCode(shop.payments, { draftId, typed });
const draftFor = (shop: TestShop, name: string) =>
  draftOf(shop, { ...adaDetails, email: `${name}@candidate.example` });
const codeOf = (answer: { ok: boolean; failure?: { code: string } }) =>
  answer.ok ? 'held' : answer.failure?.code;

async function pay(shop: TestShop, draftId: string): Promise<string> {
  const session = await startPayment(shop.payments, { draftId });
  if (!session.ok) return session.failure.code;
  shop.gateway.pay(session.value.intentId);
  const settled = await settlePayment(shop.payments, session.value);
  return settled.ok ? settled.value.payment : settled.failure.code;
}

eachDatabase('A code', (open) => {
  test('with three uses left is held by three of twelve who type it at once', async () => {
    const shop = shopOn(await open());
    const code = await codeIn(shop, { usesLimit: 3 });
    const drafts = await Promise.all(
      Array.from({ length: 12 }, (_, index) => draftFor(shop, `buyer.${index}`)),
    );
    const answers = await Promise.all(drafts.map((draftId) => apply(shop, draftId, code)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['held', 'used-up']));
    expect(await listCodes(shop.orders)).toMatchObject([{ uses: 3, state: 'used-up', paid: 0 }]);
  });

  test('for one use an address is held by one of six drafts of that address', async () => {
    const shop = shopOn(await open());
    const code = await codeIn(shop, { usesPerAddress: 1 });
    const drafts = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((company) => draftOf(shop, { ...adaDetails, company })),
    );
    const answers = await Promise.all(drafts.map((draftId) => apply(shop, draftId, code)));
    expect(answers.map(codeOf).toSorted()).toEqual(['held', ...Array(5).fill('used-by-address')]);
  });

  test('makes the payment cost what is left, and the order, its mails, and the books say so', async () => {
    const shop = shopOn(await open());
    const code = await codeIn(shop);
    const draftId = await draftOf(shop);
    expect(await apply(shop, draftId, ' spring 20')).toMatchObject({ ok: true });
    expect(await pay(shop, draftId)).toBe('paid');
    expect([...shop.gateway.intents.values()].map(({ amount }) => amount)).toEqual([2_800]);
    expect(await findOrder(shop.orders, draftId)).toMatchObject({
      amount: 2_800,
      discount: 700,
      code,
    });
    const [mail] = await shop.mails('order-confirmed');
    expect(mail?.values).toMatchObject({
      price: '$28',
      listPrice: '$35',
      discount: '$7',
      code,
    });
    expect(await listCodes(shop.orders)).toMatchObject([
      {
        uses: 1,
        paid: 1,
        discount: [{ amount: 700, currency: 'usd' }],
        revenue: [{ amount: 2_800, currency: 'usd' }],
      },
    ]);
  });

  test('typed while a payment is open closes it, so that nobody can pay the old price', async () => {
    const shop = shopOn(await open());
    const code = await codeIn(shop);
    const { draftId, intentId } = await openSession(shop);
    expect(await apply(shop, draftId, code)).toMatchObject({ ok: true });
    expect(shop.gateway.intents.get(intentId)?.state).toBe('cancelled');
    expect(await pay(shop, draftId)).toBe('paid');
    expect(await findOrder(shop.orders, draftId)).toMatchObject({ amount: 2_800 });
    // And the other way: taken off, the full price is paid.
    const other = await draftFor(shop, 'uma');
    await apply(shop, other, code);
    await startPayment(shop.payments, { draftId: other });
    expect(await apply(shop, other, null)).toMatchObject({ ok: true });
    expect(await pay(shop, other)).toBe('paid');
    expect(await findOrder(shop.orders, other)).toMatchObject({ amount: 3_500, code: null });
  });

  test('and payments begun from many tabs at once end at one price', async () => {
    const shop = shopOn(await open());
    const code = await codeIn(shop);
    const draftId = await draftOf(shop);
    await Promise.all([
      ...Array.from({ length: 4 }, () => startPayment(shop.payments, { draftId })),
      apply(shop, draftId, code),
      ...Array.from({ length: 4 }, () => startPayment(shop.payments, { draftId })),
    ]);
    const order = await readOrder(shop.database.read, draftId);
    const payable = [...shop.gateway.intents.values()].filter(({ state }) => state === 'open');
    expect(await pay(shop, draftId)).toBe('paid');
    expect((await findOrder(shop.orders, draftId))?.amount).toBe(order?.amount);
    expect(payable.every(({ amount }) => amount === order?.amount)).toBe(true);
  });
});

test.each([
  ['nothing', ' ', {}, 'empty'],
  ['one that nobody made', 'WINTER', {}, 'unknown'],
  ['markup', '<b>"; DROP', {}, 'unknown'],
  ['one of next week', 'SPRING20', { validFrom: '2126-01-01T00:00:00.000Z' }, 'not-yet'],
  [
    'one of last year',
    'SPRING20',
    { validFrom: '2019-01-01T00:00:00.000Z', validUntil: '2020-01-01T00:00:00.000Z' },
    'expired',
  ],
] as const)('%s is refused, and leaves the open payment alone', async (_, typed, change, why) => {
  const shop = await embeddedShop();
  await codeIn(shop, change);
  const { draftId, intentId } = await openSession(shop);
  expect(codeOf(await apply(shop, draftId, typed))).toBe(why);
  expect(shop.gateway.intents.get(intentId)?.state).toBe('open');
  expect(await findOrder(shop.orders, draftId)).toMatchObject({ amount: 3_500, discount: 0 });
});

test('one that was ended is refused, and stays with who holds it', async () => {
  const shop = await embeddedShop();
  const code = await codeIn(shop);
  const early = await draftFor(shop, 'early');
  await apply(shop, early, code);
  expect(await endCode(shop.orders, code, async () => undefined)).toMatchObject({ ok: true });
  expect(await endCode(shop.orders, code, async () => undefined)).toMatchObject({ ok: false });
  expect(codeOf(await apply(shop, await draftFor(shop, 'late'), code))).toBe('expired');
  expect(await pay(shop, early)).toBe('paid');
  expect(await findOrder(shop.orders, early)).toMatchObject({ amount: 2_800 });
});

test('a payment that is being confirmed, or was made, keeps its price', async () => {
  const shop = await embeddedShop();
  const code = await codeIn(shop);
  const { draftId, intentId } = await openSession(shop);
  shop.gateway.change(intentId, { state: 'processing' });
  expect(codeOf(await apply(shop, draftId, code))).toBe('in-progress');
  shop.gateway.pay(intentId);
  expect(codeOf(await apply(shop, draftId, code))).toBe('in-progress');
  expect(codeOf(await apply(shop, draftId, code))).toBe('no-draft');
  expect(await findOrder(shop.orders, draftId)).toMatchObject({ amount: 3_500, payment: 'paid' });
});

test('while the provider is silent nothing changes', async () => {
  const shop = await embeddedShop();
  const code = await codeIn(shop);
  const { draftId } = await openSession(shop);
  shop.gateway.silence('cancelIntent');
  expect(codeOf(await apply(shop, draftId, code))).toBe('unavailable');
  expect(await findOrder(shop.orders, draftId)).toMatchObject({ amount: 3_500, code: null });
});

test('a draft that does not pay for hours gives its code back, with its price and its payment', async () => {
  const shop = await embeddedShop();
  const code = await codeIn(shop, { usesLimit: 1 });
  const slow = await draftFor(shop, 'slow');
  await apply(shop, slow, code);
  await startPayment(shop.payments, { draftId: slow });
  shop.clock.advance(hours(2));
  expect(await releaseCodes(shop.payments)).toEqual({ released: 0 });
  shop.clock.advance(hours(2));
  expect(await releaseCodes(shop.payments)).toEqual({ released: 1 });
  expect(await findOrder(shop.orders, slow)).toMatchObject({ amount: 3_500, code: null });
  expect([...shop.gateway.intents.values()].map(({ state }) => state)).toEqual(['cancelled']);
  expect(codeOf(await apply(shop, await draftFor(shop, 'quick'), code))).toBe('held');
  expect(codeOf(await apply(shop, slow, code))).toBe('used-up');
});

test('an order called off unpaid gives its code back; a paid one keeps it, also refunded', async () => {
  const shop = await embeddedShop();
  const code = await codeIn(shop, { usesLimit: 1 });
  const manual = await draftFor(shop, 'manual');
  await apply(shop, manual, code);
  await requestManual(shop.orders, { draftId: manual });
  const uma = await draftFor(shop, 'uma');
  expect(codeOf(await apply(shop, uma, code))).toBe('used-up');
  await cancelOrder(shop.orders, { orderId: manual, actor: 'staff:mara', reason: 'asked' });
  expect(codeOf(await apply(shop, uma, code))).toBe('held');
  await pay(shop, uma);
  const refunded = await refundPayment(shop.payments, {
    refundId: '0196a1b2-0000-7000-8000-000000000001',
    orderId: uma,
    amount: null,
    reason: 'as asked',
    actor: 'staff:mara',
  });
  expect(refunded).toMatchObject({
    ok: true,
    value: { payment: 'refunded', refundedAmount: 2_800 },
  });
  expect(codeOf(await apply(shop, await draftFor(shop, 'tom'), code))).toBe('used-up');
});

test('a code that counts for each address is not carried to one that has used it', async () => {
  const shop = await embeddedShop();
  const code = await codeIn(shop, { usesPerAddress: 1, terms: tenOff });
  const first = await draftFor(shop, 'ada');
  await apply(shop, first, code);
  await pay(shop, first);
  const second = await draftFor(shop, 'uma');
  expect(codeOf(await apply(shop, second, code))).toBe('held');
  const retype = (email: string) =>
    saveDraft(shop.orders, { draftId: second, details: { ...adaDetails, email } });
  expect(await retype('ADA@candidate.example')).toMatchObject({
    failure: { errors: { email: expect.stringContaining(code) as string } },
  });
  expect(await retype('tom@candidate.example')).toMatchObject({ ok: true });
  expect(await findOrder(shop.orders, second)).toMatchObject({ amount: 2_500, code });
});

test('a code that covers the price places the order once, without a payment', async () => {
  const shop = await embeddedShop();
  const code = await codeIn(shop, { terms: freeTerms, usesLimit: 1 });
  const draftId = await draftOf(shop);
  expect(await takeFreeOrder(shop.orders, { draftId })).toMatchObject({
    failure: { code: 'not-free' },
  });
  await apply(shop, draftId, code);
  expect(await startPayment(shop.payments, { draftId })).toMatchObject({
    failure: { code: 'nothing-to-pay' },
  });
  expect(await requestManual(shop.orders, { draftId })).toMatchObject({
    failure: { code: 'nothing-to-pay' },
  });
  const placed = await Promise.all([1, 2, 3].map(() => takeFreeOrder(shop.orders, { draftId })));
  expect(placed.every(({ ok }) => ok)).toBe(true);
  expect(await findOrder(shop.orders, draftId)).toMatchObject({
    state: 'placed',
    payment: 'paid',
    amount: 0,
    discount: 3_500,
  });
  expect(shop.gateway.calls).toEqual([]);
  expect(shop.placed.filter(({ name }) => name === 'order-paid')).toHaveLength(1);
  expect(await shop.mails('order-confirmed')).toHaveLength(1);
});

test('an order that cost nothing is called off instead of refunded, and its code works again', async () => {
  const shop = await embeddedShop();
  const code = await codeIn(shop, { terms: freeTerms, usesLimit: 1 });
  const draftId = await draftOf(shop);
  await apply(shop, draftId, code);
  await takeFreeOrder(shop.orders, { draftId });
  const refund = () =>
    refundPayment(shop.payments, {
      refundId: '0196a1b2-0000-7000-8000-000000000001',
      orderId: draftId,
      amount: null,
      reason: 'Too little is public.',
      actor: 'system',
    });
  expect(await refund()).toMatchObject({
    ok: true,
    value: { state: 'cancelled', payment: 'paid' },
  });
  expect(await refund()).toMatchObject({ failure: { code: 'not-refundable' } });
  const [mail] = await shop.mails('order-cancelled');
  expect(mail?.values).toMatchObject({ paid: false, code, reason: 'Too little is public.' });
  expect(codeOf(await apply(shop, await draftFor(shop, 'again'), code))).toBe('held');
});
