import { expect, test } from 'vitest';
import { cents } from '../../../kernel/money';
import { embeddedShop, paidOrder } from '../../testing';
import { findOrder } from '../../orders';
import { readPaymentsOf } from './read-payments';
import { refundPayment } from '../refunds/refund-payment';
import { settlePayment } from './settle-payment';

const FIRST = '0196a1b2-0000-7000-8000-00000000000a';
const SECOND = '0196a1b2-0000-7000-8000-00000000000b';

test('what was paid, given back and disputed is read from our books, and of nobody else’s order', async () => {
  const shop = await embeddedShop();
  const { draftId, intentId } = await paidOrder(shop);
  const other = await paidOrder(shop);
  await refundPayment(shop.payments, {
    refundId: FIRST,
    orderId: draftId,
    amount: cents(1_000),
    reason: 'It came late.',
    actor: 'staff:Mara',
  });
  shop.gateway.dispute(intentId, 'open');
  await settlePayment(shop.payments, { intentId });
  expect(await readPaymentsOf(shop.payments, draftId)).toMatchObject({
    attempts: [{ intentId, state: 'succeeded', amount: 3_500 }],
    refunds: [
      {
        id: FIRST,
        state: 'succeeded',
        amount: 1_000,
        reason: 'It came late.',
        actor: 'staff:Mara',
      },
    ],
    disputes: [{ state: 'open' }],
  });
  expect(await readPaymentsOf(shop.payments, other.draftId)).toMatchObject({
    refunds: [],
    disputes: [],
  });
});

test('of two people who give money back at once the second is refused, even while the provider says nothing', async () => {
  const shop = await embeddedShop();
  const { draftId: orderId } = await paidOrder(shop);
  const actCount = (await findOrder(shop.orders, orderId))?.actCount;
  shop.gateway.silence('refund');
  const written: string[] = [];
  const half = { orderId, actCount, amount: cents(1_000), reason: 'It came late.' };
  const asked = await refundPayment(shop.payments, {
    ...half,
    refundId: FIRST,
    actor: 'staff:Mara',
    alongside: async () => void written.push('Mara'),
  });
  expect(asked).toMatchObject({ failure: { code: 'provider-down' } });
  expect(
    await refundPayment(shop.payments, {
      ...half,
      refundId: SECOND,
      actor: 'staff:Ilse',
      alongside: async () => void written.push('Ilse'),
    }),
  ).toMatchObject({ failure: { code: 'changed' } });
  // The same form sent once more is the same refund, and written down once.
  shop.gateway.heal();
  expect(
    await refundPayment(shop.payments, {
      ...half,
      refundId: FIRST,
      actor: 'staff:Mara',
      alongside: async () => void written.push('again'),
    }),
  ).toMatchObject({ ok: true });
  expect(written).toEqual(['Mara']);
  expect((await readPaymentsOf(shop.payments, orderId)).refunds).toMatchObject([
    { id: FIRST, state: 'succeeded' },
  ]);
});
