import { expect, test } from 'vitest';
import { eachDatabase } from '../../../test/databases';
import { prices } from '../../../content/prices';
import { newIdentifier } from '../../kernel/identifier';
import { cents, currencies, formatMoney, toUnits } from '../../kernel/money';
import { browserOf } from '../browser/testing';
import { priceIn } from '../catalog';
import { findOrder, listCodes, takeFreeOrder } from '../orders';
import { codeIn, freeTerms, tenOff } from '../orders/codes/testing';
import { giftDraft } from '../orders/gifts/testing';
import { adaDetails, draftOf, embeddedShop, shopOn, type TestShop } from '../testing';
import { applyCode } from './pay/apply-code';
import { applyCurrency } from './pay/apply-currency';
import { startPayment } from './pay/start-payment';
import { refundPayment } from './refunds/refund-payment';
import { settlePayment } from './settle/settle-payment';
import { applyTax } from './tax/apply-tax';

/** A shop that sells in all of them. */
const selling = (shop: TestShop) => ({ ...shop, payments: { ...shop.payments, currencies } });
const choose = ({ payments }: TestShop, draftId: string, currency: string) =>
  applyCurrency(payments, { draftId, currency });
const codeOf = (answer: { ok: boolean; failure?: { code: string } }) =>
  answer.ok ? 'done' : answer.failure?.code;

async function pay(shop: TestShop, draftId: string): Promise<string> {
  const session = await startPayment(shop.payments, { draftId });
  if (!session.ok) return session.failure.code;
  shop.gateway.pay(session.value.intentId);
  const settled = await settlePayment(shop.payments, session.value);
  return settled.ok ? settled.value.payment : settled.failure.code;
}

eachDatabase('A currency', (open) => {
  test('that is chosen prices the order, its payment, its receipt mail, and its refund', async () => {
    const shop = selling(shopOn(await open()));
    const draftId = await draftOf(shop);
    await startPayment(shop.payments, { draftId });
    expect(codeOf(await choose(shop, draftId, 'eur'))).toBe('done');
    expect(await findOrder(shop.orders, draftId)).toMatchObject({ amount: 3_300, currency: 'eur' });
    expect(await pay(shop, draftId)).toBe('paid');
    expect([...shop.gateway.intents.values()]).toMatchObject([
      { amount: 3_500, currency: 'usd', state: 'cancelled' },
      { amount: 3_300, currency: 'eur', state: 'succeeded' },
    ]);
    expect(await shop.mails('order-confirmed')).toMatchObject([{ values: { price: '€33' } }]);
    const refund = (amount: number) =>
      refundPayment(shop.payments, {
        refundId: newIdentifier(shop.clock),
        orderId: draftId,
        amount: cents(amount),
        reason: 'Late',
        actor: 'staff:mara',
      });
    expect(await refund(3_301)).toMatchObject({
      failure: { code: 'too-much', sentence: 'At most €33 can be refunded.' },
    });
    expect(codeOf(await refund(1_000))).toBe('done');
    expect(await shop.mails('refunded')).toMatchObject([{ values: { amount: '€10' } }]);
  });

  test('is one of six that are asked for at once, and what can be paid is what the order costs', async () => {
    const shop = selling(shopOn(await open()));
    const draftId = await draftOf(shop);
    await Promise.all([
      ...currencies.map((currency) => choose(shop, draftId, currency)),
      startPayment(shop.payments, { draftId }),
    ]);
    const session = await startPayment(shop.payments, { draftId });
    if (!session.ok) throw new Error(session.failure.sentence);
    const order = await findOrder(shop.orders, draftId);
    const truth = shop.gateway.intents.get(session.value.intentId);
    expect(truth).toMatchObject({ amount: order?.amount, currency: order?.currency });
    expect(order?.amount).toBe(priceIn(order?.currency ?? 'usd').amount);
  });
});

test('each currency has a price in its smallest unit, and a yen has none smaller', () => {
  expect(Object.keys(prices).toSorted()).toEqual([...currencies].toSorted());
  expect(currencies.map((currency) => formatMoney(priceIn(currency)))).toEqual([
    '$35',
    '€33',
    '£29',
    'CA$49',
    'A$54',
    '¥5,400',
  ]);
  expect(toUnits({ amount: cents(5_401), currency: 'jpy' })).toBe(5_401);
  expect(formatMoney({ amount: cents(3_305), currency: 'eur' })).toBe('€33.05');
});

test('a shop sells in dollars alone unless it is told otherwise', async () => {
  const shop = await embeddedShop();
  const draftId = await draftOf(shop);
  expect(codeOf(await choose(shop, draftId, 'eur'))).toBe('not-sold');
  expect(codeOf(await choose(selling(shop), draftId, 'xau'))).toBe('not-sold');
  const euros = { ...shop, payments: { ...shop.payments, currencies: ['usd', 'eur'] as const } };
  expect(codeOf(await choose(euros, draftId, 'jpy'))).toBe('not-sold');
  expect(await findOrder(shop.orders, draftId)).toMatchObject({ amount: 3_500, currency: 'usd' });
});

test('a share stays a share in yen, and a sum in dollars is for dollars', async () => {
  const shop = selling(await embeddedShop());
  const share = await codeIn(shop);
  const sum = await codeIn(shop, { code: 'TENOFF', terms: tenOff });
  const draftId = await draftOf(shop);
  const apply = (typed: string | null) => applyCode(shop.payments, { draftId, typed });
  await apply(share);
  expect(codeOf(await choose(shop, draftId, 'jpy'))).toBe('done');
  expect(await findOrder(shop.orders, draftId)).toMatchObject({
    amount: 4_320,
    discount: 1_080,
    code: share,
    currency: 'jpy',
  });
  expect(codeOf(await apply(sum))).toBe('in-dollars');
  await apply(null);
  expect(await findOrder(shop.orders, draftId)).toMatchObject({ amount: 5_400, code: null });
  await choose(shop, draftId, 'usd');
  expect(codeOf(await apply(sum))).toBe('done');
  expect(codeOf(await choose(shop, draftId, 'eur'))).toBe('code-in-dollars');
  expect(await findOrder(shop.orders, draftId)).toMatchObject({ amount: 2_500, currency: 'usd' });
});

test('tax is calculated anew in another currency, and a gift may be paid for in it too', async () => {
  const shop = selling(await embeddedShop());
  const payments = { ...shop.payments, taxes: true };
  const draftId = await giftDraft(shop);
  const place = { country: 'DE', postalCode: '20457' };
  await applyTax(payments, { draftId, told: place });
  const before = await findOrder(shop.orders, draftId);
  expect(codeOf(await applyCurrency(payments, { draftId, currency: 'gbp' }))).toBe('done');
  const after = await findOrder(shop.orders, draftId);
  expect(after).toMatchObject({ kind: 'gift', currency: 'gbp', amount: 2_900 + (after?.tax ?? 0) });
  expect(after?.tax).not.toBe(before?.tax);
  expect(await pay({ ...shop, payments }, draftId)).toBe('paid');
});

test('what codes took off is told in each currency, and never added up', async () => {
  const shop = selling(await embeddedShop());
  const code = await codeIn(shop);
  for (const [email, currency] of [
    ['a@candidate.example', 'usd'],
    ['b@candidate.example', 'eur'],
  ] as const) {
    const draftId = await draftOf(shop, { ...adaDetails, email });
    await choose(shop, draftId, currency);
    await applyCode(shop.payments, { draftId, typed: code });
    expect(await pay(shop, draftId)).toBe('paid');
  }
  expect(await listCodes(shop.orders)).toMatchObject([
    {
      uses: 2,
      discount: [
        { amount: 660, currency: 'eur' },
        { amount: 700, currency: 'usd' },
      ],
      revenue: [
        { amount: 2_640, currency: 'eur' },
        { amount: 2_800, currency: 'usd' },
      ],
    },
  ]);
});

test('a code that covers the price covers it in every currency', async () => {
  const shop = selling(await embeddedShop());
  const code = await codeIn(shop, { terms: freeTerms });
  const draftId = await draftOf(shop);
  await choose(shop, draftId, 'aud');
  await applyCode(shop.payments, { draftId, typed: code });
  expect(codeOf(await takeFreeOrder(shop.orders, { draftId }))).toBe('done');
  expect(await findOrder(shop.orders, draftId)).toMatchObject({ amount: 0, discount: 5_400 });
});

test('the documented call takes the draft’s own currency and amount, and no other', async () => {
  const shop = selling(await embeddedShop());
  const draftId = await draftOf(shop);
  await choose(shop, draftId, 'eur');
  const { company, role, email, name } = adaDetails;
  const ask = (amount: number, currency: string) =>
    browserOf(shop).post(
      '/functions/v1/stripe-integration',
      { amount, currency, metadata: { company, role, email, name } },
      draftId,
    );
  expect((await ask(3_500, 'usd')).body).toMatchObject({ code: 'wrong-price' });
  expect((await ask(3_300, 'usd')).body).toMatchObject({ code: 'wrong-price' });
  expect((await ask(3_500, 'eur')).body).toMatchObject({ code: 'wrong-price' });
  expect((await ask(3_300, 'eur')).status).toBe(200);
});
