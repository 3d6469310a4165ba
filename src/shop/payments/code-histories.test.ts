import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hours } from '../../kernel/time';
import { cancelOrder, findOrder, listCodes, requestManual, takeFreeOrder } from '../orders';
import { codeIn, freeTerms } from '../orders/codes/testing';
import { adaDetails, draftOf, embeddedShop, type TestShop } from '../testing';
import { applyCode, releaseCodes } from './pay/apply-code';
import { startPayment } from './pay/start-payment';
import { settlePayment } from './settle/settle-payment';
import { applyTax } from './tax/apply-tax';

/** What may happen to the price of an order, and to its payment meanwhile. */
const actions = [
  'cheaper',
  'free',
  'full',
  'tax',
  'start',
  'start-twice-with-code',
  'pay',
  'bank-thinks',
  'bank-refuses',
  'settle',
  'take-free',
  'request-manual',
  'cancel',
  'hours-pass',
  'provider-sleeps',
  'provider-wakes',
] as const;
type Action = (typeof actions)[number];

const PRICE = 3_500;
const place = { country: 'DE', postalCode: '20457' };

async function live(shop: TestShop, draftId: string, action: Action): Promise<void> {
  const { gateway, payments, orders } = shop;
  const last = [...gateway.intents.values()].findLast(
    ({ metadata }) => metadata['order_id'] === draftId,
  );
  const code = (typed: string | null) => applyCode(payments, { draftId, typed });
  const start = () => startPayment(payments, { draftId });
  switch (action) {
    case 'cheaper':
      await code('SPRING20');
      break;
    case 'free':
      await code('FREE');
      break;
    case 'full':
      await code(null);
      break;
    case 'tax':
      await applyTax(payments, { draftId, told: place });
      break;
    case 'start':
      await start();
      break;
    case 'start-twice-with-code':
      await Promise.all([start(), code('SPRING20'), start()]);
      break;
    case 'pay':
      if (last?.state === 'open' || last?.state === 'processing') gateway.pay(last.intentId);
      break;
    case 'bank-thinks':
      if (last?.state === 'open') gateway.change(last.intentId, { state: 'processing' });
      break;
    case 'bank-refuses':
      if (last?.state === 'processing') gateway.change(last.intentId, { state: 'open' });
      break;
    case 'settle':
      for (const { intentId } of gateway.intents.values())
        await settlePayment(payments, { intentId });
      break;
    case 'take-free':
      await takeFreeOrder(orders, { draftId });
      break;
    case 'request-manual':
      await requestManual(orders, { draftId });
      break;
    case 'cancel':
      await cancelOrder(orders, { orderId: draftId, actor: 'staff:mara', reason: 'asked' });
      break;
    case 'hours-pass':
      shop.clock.advance(hours(4));
      await releaseCodes(payments);
      break;
    case 'provider-sleeps':
      for (const call of ['cancelIntent', 'readIntent', 'calculateTax'] as const)
        gateway.silence(call);
      break;
    case 'provider-wakes':
      gateway.heal();
      break;
  }
}

async function faultsOf(shop: TestShop, draftIds: readonly string[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const draftId of draftIds) {
    const order = await findOrder(shop.orders, draftId);
    if (!order) return ['the order vanished'];
    const { amount, discount, tax } = order;
    if (amount - (tax ?? 0) + discount !== PRICE)
      faults.push(`${amount} to pay, ${discount} off, and ${tax} tax are not the price`);
    const open = [...shop.gateway.intents.values()].filter(
      ({ state, metadata }) =>
        metadata['order_id'] === draftId && (state === 'open' || state === 'processing'),
    );
    if (open.some((intent) => intent.amount !== amount))
      faults.push(`a payment of ${open[0]?.amount} is open for an order of ${amount}`);
  }
  const paid = await shop.database.queryRows(
    `SELECT payment_attempt.amount AS charged, customer_order.amount AS booked
     FROM customer_order JOIN payment_attempt ON payment_attempt.id = paid_attempt_id`,
  );
  if (paid.some(({ charged, booked }) => charged !== booked))
    faults.push(`charged and booked differ: ${JSON.stringify(paid)}`);
  for (const { code, uses, usesLimit } of await listCodes(shop.orders))
    if (uses > (usesLimit ?? uses)) faults.push(`${code} is used ${uses} times`);
  return faults;
}

test('whatever happens in whatever order, an order is charged what it costs and no code is used too often', async () => {
  const shop = await embeddedShop();
  const step = fc.tuple(fc.constantFrom(...actions), fc.constantFrom(0, 1));
  const failure = await fc.check(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (history) => {
      await shop.database.runScript(
        'TRUNCATE customer_order, promotion_code, outgoing_mail CASCADE',
      );
      shop.gateway.intents.clear();
      shop.gateway.heal();
      await codeIn(shop, { usesLimit: 1 });
      await codeIn(shop, { code: 'FREE', terms: freeTerms, usesLimit: 1 });
      const drafts = [
        await draftOf(shop),
        await draftOf(shop, { ...adaDetails, email: 'uma.tarr@candidate.example' }),
      ];
      for (const [action, whose] of history) {
        await live(shop, drafts[whose] ?? '', action);
        const faults = await faultsOf(shop, drafts);
        if (faults.length > 0) throw new Error(`${faults.join('; ')}, after ${action}`);
      }
    }),
    { numRuns: 60, seed: 91_00_12 },
  );
  expect(fc.defaultReportMessage(failure) ?? 'every history ended well').toBe(
    'every history ended well',
  );
}, 240_000);
