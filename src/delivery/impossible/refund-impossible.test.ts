import { expect, test } from 'vitest';
import { newIdentifier } from '../../kernel/identifier';
import { findOrder } from '../../shop/orders';
import { refundPayment } from '../../shop/payments';
import { embeddedShop, paidOrder } from '../../shop/testing';
import { cents } from '../../kernel/money';
import { refundImpossible } from './refund-impossible';

const reason = 'We couldn’t create the report.';

test('a report that can’t be made gives all the money back once, though engine and expert both ask', async () => {
  const shop = await embeddedShop();
  const { draftId: orderId } = await paidOrder(shop);
  const asked = await Promise.all(
    (['system', 'staff:mara'] as const).map((actor) =>
      refundImpossible(shop.payments, { orderId, reason, actor }),
    ),
  );
  expect(asked.map(({ ok }) => ok)).toEqual([true, true]);
  expect([...shop.gateway.intents.values()].flatMap(({ refunds }) => refunds)).toHaveLength(1);
  expect(await findOrder(shop.orders, orderId)).toMatchObject({
    payment: 'refunded',
    refundedAmount: 3_500,
  });
  expect(await shop.mails('refunded')).toHaveLength(1);
});

test('a report that can’t be made gives back what is left of a payment', async () => {
  const shop = await embeddedShop();
  const { draftId: orderId } = await paidOrder(shop);
  const first = { refundId: newIdentifier(shop.clock), orderId, amount: cents(1_000), reason };
  await refundPayment(shop.payments, { ...first, actor: 'staff:mara' });
  expect((await refundImpossible(shop.payments, { orderId, reason, actor: 'system' })).ok).toBe(
    true,
  );
  expect(await findOrder(shop.orders, orderId)).toMatchObject({ refundedAmount: 3_500 });
});

test('an expert who saw an older state of the order is refused, and no money moves', async () => {
  const shop = await embeddedShop();
  const { draftId: orderId } = await paidOrder(shop);
  const refund = { orderId, reason, actor: 'staff:mara', actCount: 99 } as const;
  expect(await refundImpossible(shop.payments, refund)).toMatchObject({
    failure: { code: 'changed' },
  });
  expect(await findOrder(shop.orders, orderId)).toMatchObject({ refundedAmount: 0 });
});
