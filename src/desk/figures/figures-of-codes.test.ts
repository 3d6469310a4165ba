import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { newIdentifier } from '../../kernel/identifier';
import { cents } from '../../kernel/money';
import { days } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { cancelOrder, takeFreeOrder } from '../../shop/orders';
import { codeIn, freeTerms } from '../../shop/orders/codes/testing';
import { boughtGift } from '../../shop/orders/gifts/testing';
import {
  applyCode,
  applyCurrency,
  refundPayment,
  settlePayment,
  startPayment,
} from '../../shop/payments';
import { adaDetails, draftOf, shopOn, type TestShop } from '../../shop/testing';
import { permit } from '../policy';
import { addUpDays, readFigures } from './index';

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await freshDatabase();
  shop = shopOn(database);
});
afterAll(() => database.close());

const read = async () => (await view()).total;
const readOthers = async () => (await view()).others;

async function view() {
  const allowed = permit({ id: 's1', name: 'Mara', role: 'owner' }, 'see-figures');
  if (!allowed.ok) throw new Error(allowed.failure.sentence);
  return readFigures(shop, allowed.value, { period: '30' });
}

async function draftWith(code: string, email: string): Promise<string> {
  const draftId = await draftOf(shop, { ...adaDetails, email });
  const held = await applyCode(shop.payments, { draftId, typed: code });
  if (!held.ok) throw new Error(held.failure.sentence);
  return draftId;
}

test('a gift is revenue once, where it is bought, and codes are told apart from it', async () => {
  const code = await codeIn(shop);
  const free = await codeIn(shop, { code: 'FREE', terms: freeTerms });
  const gift = await boughtGift(shop);
  await boughtGift(shop);
  await takeFreeOrder(shop.orders, {
    draftId: await draftWith(gift.code, 'sam@candidate.example'),
  });
  const cheaper = await draftWith(code, 'ada@candidate.example');
  const session = await startPayment(shop.payments, { draftId: cheaper });
  if (!session.ok) throw new Error(session.failure.sentence);
  shop.gateway.pay(session.value.intentId);
  await settlePayment(shop.payments, session.value);
  // Given back by its end, so it took nothing off.
  const calledOff = await draftWith(free, 'lena@candidate.example');
  await takeFreeOrder(shop.orders, { draftId: calledOff });
  await cancelOrder(shop.orders, { orderId: calledOff, actor: 'staff:mara', reason: 'No report' });
  // Held by a draft, so it is used by nobody yet.
  await draftWith(code, 'noor@candidate.example');

  const expected = {
    placed: 3,
    paid: 3,
    revenue: 3_500 + 3_500 + 2_800,
    coded: 1,
    discount: 700,
    gifts: 2,
    giftRevenue: 7_000,
    giftsUsed: 1,
    delivered: 0,
    inTime: 0,
  };
  expect(await read()).toMatchObject(expected);
  shop.clock.advance(days(2));
  await addUpDays(shop, { all: true });
  expect(await read()).toMatchObject(expected);

  await refundPayment(shop.payments, {
    refundId: newIdentifier(shop.clock),
    orderId: gift.orderId,
    amount: null,
    reason: 'Used, and sorry all the same',
    evenIfUsed: true,
    actor: 'staff:mara',
  });
  expect(await read()).toMatchObject({ ...expected, refunds: 1, refunded: 3_500 });
});

test('money of other currencies stands beside the dollars, and in none of their sums', async () => {
  const before = await read();
  const payments = { ...shop.payments, currencies: ['usd', 'eur'] as const };
  const draftId = await draftOf(shop, { ...adaDetails, email: 'euro@candidate.example' });
  await applyCurrency(payments, { draftId, currency: 'eur' });
  const session = await startPayment(payments, { draftId });
  if (!session.ok) throw new Error(session.failure.sentence);
  shop.gateway.pay(session.value.intentId);
  await settlePayment(payments, session.value);
  await refundPayment(payments, {
    refundId: newIdentifier(shop.clock),
    orderId: draftId,
    amount: cents(1_000),
    reason: 'Late',
    actor: 'staff:mara',
  });
  const after = await read();
  expect(after).toMatchObject({ revenue: before.revenue, refunded: before.refunded });
  expect([after.paid, after.refunds]).toEqual([before.paid + 1, before.refunds + 1]);
  expect(await readOthers()).toEqual([{ currency: 'eur', orders: 1, revenue: 3_300, back: 1_000 }]);
});
