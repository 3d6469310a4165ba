import { expect, test } from 'vitest';
import { eachDatabase } from '../../../test/databases';
import { newIdentifier } from '../../kernel/identifier';
import { cents } from '../../kernel/money';
import { days } from '../../kernel/time';
import {
  cancelOrder,
  findGift,
  findOrder,
  listCodes,
  saveDraft,
  sendGift,
  takeFreeOrder,
} from '../orders';
import { adaGives, boughtGift, giftDraft } from '../orders/gifts/testing';
import { adaDetails, draftOf, embeddedShop, shopOn, type TestShop } from '../testing';
import { applyCode } from './pay/apply-code';
import { expireDrafts } from './pay/expire-drafts';
import { startPayment } from './pay/start-payment';
import { refundPayment } from './refunds/refund-payment';
import { settlePayment } from './settle/settle-payment';

const RECIPIENT = 'sam.okoro@candidate.example';
const draftFor = (shop: TestShop, email = RECIPIENT) => draftOf(shop, { ...adaDetails, email });
const codeOf = (answer: { ok: boolean; failure?: { code: string } }) =>
  answer.ok ? 'done' : answer.failure?.code;

async function redeem(shop: TestShop, code: string, email = RECIPIENT): Promise<string> {
  const draftId = await draftFor(shop, email);
  const held = await applyCode(shop.payments, { draftId, typed: code });
  if (!held.ok) throw new Error(held.failure.sentence);
  const placed = await takeFreeOrder(shop.orders, { draftId });
  if (!placed.ok) throw new Error(placed.failure.sentence);
  return draftId;
}

const refund = (
  shop: TestShop,
  orderId: string,
  change: { evenIfUsed?: boolean; amount?: number } = {},
) =>
  refundPayment(shop.payments, {
    refundId: newIdentifier(shop.clock),
    orderId,
    reason: 'Changed their mind',
    actor: 'staff:mara',
    ...change,
    amount: change.amount === undefined ? null : cents(change.amount),
  });

const stateOf = async (shop: TestShop, orderId: string) =>
  (await findGift(shop.orders, orderId))?.state;

eachDatabase('A gift', (open) => {
  test('costs the price, becomes a code, is mailed, and starts no research', async () => {
    const shop = shopOn(await open());
    const gift = await boughtGift(shop, { recipientEmail: RECIPIENT, message: 'Good luck.' });
    expect(gift.code).toMatch(/^GIFT(?:-[A-HJKMNP-TV-Z2-9]{4}){3}$/u);
    expect(gift).toMatchObject({ state: 'unused', use: null });
    expect(gift.validUntil.slice(0, 4)).toBe(String(shop.clock.now().getUTCFullYear() + 7));
    expect([...shop.gateway.intents.values()]).toMatchObject([{ amount: 3_500, currency: 'usd' }]);
    expect(await findOrder(shop.orders, gift.orderId)).toMatchObject({
      kind: 'gift',
      state: 'delivered',
      payment: 'paid',
      promisedAt: null,
      number: expect.stringMatching(/^FW-/u),
    });
    expect(shop.placed.map(({ name }) => name)).not.toContain('order-paid');
    expect(shop.placed.map(({ name }) => name)).not.toContain('order-delivered');
    const { code } = gift;
    expect(await shop.mails()).toMatchObject([
      {
        template: 'gift-bought',
        recipient: adaGives.email,
        values: { giftCode: code, price: '$35' },
      },
      {
        template: 'gift-received',
        recipient: RECIPIENT,
        values: { giftCode: code, message: 'Good luck.' },
      },
    ]);
  });

  test('that is paid for once is one gift, however often and at once its payment is heard of', async () => {
    const shop = shopOn(await open());
    const draftId = await giftDraft(shop);
    const session = await startPayment(shop.payments, { draftId });
    if (!session.ok) throw new Error(session.failure.sentence);
    shop.gateway.pay(session.value.intentId);
    await Promise.all(Array.from({ length: 4 }, () => settlePayment(shop.payments, session.value)));
    expect(await shop.count('promotion_code')).toBe(1);
    expect(await shop.mails()).toHaveLength(1);
  });

  test('pays for one report: of six who order with it at once, one gets it', async () => {
    const shop = shopOn(await open());
    const { code, orderId } = await boughtGift(shop);
    const drafts = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => draftFor(shop, `${name}@candidate.example`)),
    );
    const placed = await Promise.all(
      drafts.map(async (draftId) => {
        await applyCode(shop.payments, { draftId, typed: code.toLowerCase() });
        return takeFreeOrder(shop.orders, { draftId });
      }),
    );
    expect(placed.map(codeOf).toSorted()).toEqual(['done', ...Array(5).fill('not-free')]);
    expect(await findGift(shop.orders, orderId)).toMatchObject({
      state: 'used',
      use: { number: expect.stringMatching(/^FW-/u) },
    });
  });

  test('is either used or refunded where both come at once', async () => {
    const shop = shopOn(await open());
    for (let round = 0; round < 4; round += 1) {
      const { code, orderId } = await boughtGift(shop);
      const draftId = await draftFor(shop, `round.${round}@candidate.example`);
      await applyCode(shop.payments, { draftId, typed: code });
      const [taken, refunded] = await Promise.all([
        takeFreeOrder(shop.orders, { draftId }),
        refund(shop, orderId),
      ]);
      expect([taken.ok, refunded.ok].filter(Boolean)).toHaveLength(1);
      expect(await stateOf(shop, orderId)).toBe(taken.ok ? 'used' : 'ended');
    }
  });
});

test('a gift for one address is good for that address alone, also when it is changed later', async () => {
  const shop = await embeddedShop();
  const { code } = await boughtGift(shop, { recipientEmail: RECIPIENT });
  const other = await draftFor(shop, 'somebody.else@candidate.example');
  expect(codeOf(await applyCode(shop.payments, { draftId: other, typed: code }))).toBe(
    'other-address',
  );
  const draftId = await draftFor(shop, RECIPIENT.toUpperCase());
  expect(codeOf(await applyCode(shop.payments, { draftId, typed: code }))).toBe('done');
  const moved = await saveDraft(shop.orders, {
    draftId,
    details: { ...adaDetails, email: 'somebody.else@candidate.example' },
  });
  expect(moved).toMatchObject({
    ok: false,
    failure: { errors: { email: expect.stringContaining('isn’t for this address') } },
  });
});

test('a gift is sent to another address, which alone can use it then, and not to ever more', async () => {
  const shop = await embeddedShop();
  const { code, orderId } = await boughtGift(shop, { recipientEmail: 'typo@candidate.example' });
  const send = (email: string) => sendGift(shop.orders, { orderId, email });
  expect(codeOf(await send('nobody'))).toBe('invalid-email');
  expect(codeOf(await send(RECIPIENT))).toBe('done');
  expect(codeOf(await send(RECIPIENT))).toBe('done');
  expect((await shop.mails('gift-received')).map(({ recipient }) => recipient)).toEqual([
    'typo@candidate.example',
    RECIPIENT,
  ]);
  const early = await draftFor(shop, 'typo@candidate.example');
  expect(codeOf(await applyCode(shop.payments, { draftId: early, typed: code }))).toBe(
    'other-address',
  );
  for (const name of ['a', 'b', 'c']) await send(`${name}@candidate.example`);
  expect(codeOf(await send('d@candidate.example'))).toBe('too-often');
  await redeem(shop, code, 'c@candidate.example');
  expect(codeOf(await send(RECIPIENT))).toBe('not-unused');
});

test('an unused gift is refunded, and its code, held or not, is no longer good', async () => {
  const shop = await embeddedShop();
  const { code, orderId } = await boughtGift(shop);
  const held = await draftFor(shop);
  await applyCode(shop.payments, { draftId: held, typed: code });
  expect(await refund(shop, orderId)).toMatchObject({
    ok: true,
    value: { payment: 'refunded', stage: 'Refunded' },
  });
  expect(codeOf(await takeFreeOrder(shop.orders, { draftId: held }))).toBe('gift-ended');
  expect(await findOrder(shop.orders, held)).toMatchObject({
    code: null,
    amount: 3_500,
    state: 'draft',
  });
  const next = await draftFor(shop, 'next@candidate.example');
  expect(codeOf(await applyCode(shop.payments, { draftId: next, typed: code }))).toBe('gift-ended');
  expect(await shop.mails('refunded')).toMatchObject([{ values: { gift: true, amount: '$35' } }]);
});

test('a used gift is refunded in full only by who knows that it was used; a part is goodwill', async () => {
  const shop = await embeddedShop();
  const { code, orderId } = await boughtGift(shop);
  const used = await redeem(shop, code);
  expect(codeOf(await refund(shop, orderId))).toBe('gift-used');
  expect(codeOf(await refund(shop, orderId, { amount: 1_000 }))).toBe('done');
  expect(await stateOf(shop, orderId)).toBe('used');
  expect(codeOf(await refund(shop, orderId, { amount: 2_500 }))).toBe('gift-used');
  expect(codeOf(await refund(shop, orderId, { evenIfUsed: true }))).toBe('done');
  expect(await findOrder(shop.orders, used)).toMatchObject({ state: 'placed', payment: 'paid' });
});

test('a gift whose report is called off works again, unless its money went back', async () => {
  const shop = await embeddedShop();
  const { code, orderId } = await boughtGift(shop);
  const first = await redeem(shop, code);
  await cancelOrder(shop.orders, {
    orderId: first,
    actor: 'staff:mara',
    reason: 'Too little is public',
  });
  expect(await stateOf(shop, orderId)).toBe('unused');
  const second = await redeem(shop, code, 'again@candidate.example');
  await refund(shop, orderId, { evenIfUsed: true });
  await cancelOrder(shop.orders, {
    orderId: second,
    actor: 'staff:mara',
    reason: 'Too little is public',
  });
  const third = await draftFor(shop, 'third@candidate.example');
  expect(codeOf(await applyCode(shop.payments, { draftId: third, typed: code }))).toBe(
    'gift-ended',
  );
});

test('a disputed or refunded payment stops a gift, and one that is won or returned revives it', async () => {
  const shop = await embeddedShop();
  const { code, orderId, intentId } = await boughtGift(shop);
  const draftId = await draftFor(shop);
  const apply = () => applyCode(shop.payments, { draftId, typed: code }).then(codeOf);
  shop.gateway.dispute(intentId, 'open');
  await settlePayment(shop.payments, { intentId });
  expect([await apply(), await stateOf(shop, orderId)]).toEqual(['gift-ended', 'ended']);
  shop.gateway.dispute(intentId, 'won');
  await settlePayment(shop.payments, { intentId });
  expect(await apply()).toBe('done');
  shop.gateway.refundAtProvider(intentId, 3_500);
  await settlePayment(shop.payments, { intentId });
  expect(codeOf(await takeFreeOrder(shop.orders, { draftId }))).toBe('gift-ended');
});

test('a gift ends with its last day, and no code pays for a gift', async () => {
  const shop = await embeddedShop();
  const { code } = await boughtGift(shop);
  const nested = await giftDraft(shop);
  expect(codeOf(await applyCode(shop.payments, { draftId: nested, typed: code }))).toBe(
    'not-for-gifts',
  );
  shop.clock.advance(days(365 * 7 + 2));
  const draftId = await draftFor(shop);
  expect(codeOf(await applyCode(shop.payments, { draftId, typed: code }))).toBe('expired');
});

test('a gift’s draft takes what was typed last, is no order’s draft, and is forgotten like one', async () => {
  const shop = await embeddedShop();
  const draftId = await giftDraft(shop, { recipientEmail: RECIPIENT, message: 'Hello' });
  expect(await draftOf(shop, adaDetails, draftId)).not.toBe(draftId);
  await startPayment(shop.payments, { draftId });
  shop.clock.advance(days(8));
  await expireDrafts(shop.payments);
  expect(await shop.database.queryRows('SELECT recipient_email, message FROM gift')).toEqual([
    { recipient_email: '', message: '' },
  ]);
});

test('money for a gift whose draft was forgotten makes no code, and the owner hears of it', async () => {
  const shop = await embeddedShop();
  const draftId = await giftDraft(shop);
  const session = await startPayment(shop.payments, { draftId });
  if (!session.ok) throw new Error(session.failure.sentence);
  shop.clock.advance(days(8));
  await expireDrafts(shop.payments);
  shop.gateway.pay(session.value.intentId);
  await settlePayment(shop.payments, session.value);
  expect(await shop.count('promotion_code')).toBe(0);
  expect((await shop.mails()).map(({ template }) => template)).toEqual(['payment-alert']);
});

test('a gift’s code stands on its order and not among the codes of the desk', async () => {
  const shop = await embeddedShop();
  await boughtGift(shop);
  expect(await listCodes(shop.orders)).toEqual([]);
});
