import { expect, test } from 'vitest';
import { seconds } from '../../../kernel/time';
import { embeddedShop, paidOrder, adaDetails } from '../../testing';
import { requestCancel, cancelOrder, listCancelWishes } from '..';

test('a wish to cancel is listed until the order is cancelled, paid back, or its buyer was answered', async () => {
  const shop = await embeddedShop();
  const orders = [];
  for (const company of ['Pennant Mills', 'Tallow & Finch', 'Oakhollow', 'Tessellate'])
    orders.push(await paidOrder(shop, { ...adaDetails, company }));
  const [cancelled, refunded, answered, quiet] = orders.map(({ draftId }) => draftId);
  const wishes = async () => (await listCancelWishes(shop.orders)).map(({ id }) => id);
  expect(await wishes()).toEqual([]);
  for (const orderId of [cancelled, refunded, answered]) {
    shop.clock.advance(seconds(1));
    await requestCancel(shop.orders, {
      orderId: orderId ?? '',
      reason: 'My interview was called off.',
    });
  }
  expect(await wishes()).toEqual([cancelled, refunded, answered]);
  await cancelOrder(shop.orders, {
    orderId: cancelled ?? '',
    actor: 'staff:mara',
    reason: 'As asked.',
  });
  await shop.database.runScript(
    `UPDATE customer_order SET payment = 'refunded' WHERE id = '${refunded}'; UPDATE customer_order SET cancel_answered_at = now() WHERE id = '${answered}'`,
  );
  expect(await wishes()).toEqual([]);
  await requestCancel(shop.orders, { orderId: quiet ?? '', reason: '' });
  expect(await listCancelWishes(shop.orders)).toMatchObject([
    { id: quiet, cancelAskedAt: shop.clock.now().toISOString() },
  ]);
});
