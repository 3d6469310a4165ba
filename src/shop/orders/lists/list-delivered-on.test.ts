import { expect, test } from 'vitest';
import { before, days } from '../../../kernel/time';
import { adaDetails, embeddedShop, paidOrder } from '../../testing';
import { listDeliveredOn } from './list-delivered-on';

test('orders on a company are found by its name however it is typed, once they went out, and while that is recent', async () => {
  const shop = await embeddedShop();
  const { draftId } = await paidOrder(shop, { ...adaDetails, company: 'Café Tarn' });
  const on = (company: string, since = before(shop.clock.now(), days(30))) =>
    listDeliveredOn(shop.orders, { company, since });
  expect(await on('Café Tarn')).toEqual([]);
  await shop.database.queryRows(
    `UPDATE customer_order SET state = 'delivered', delivered_at = $1 WHERE id = $2`,
    [shop.clock.now().toISOString(), draftId],
  );
  expect(await on(' CAFE TARN ')).toEqual([draftId]);
  expect(await on('Café')).toEqual([]);
  expect(await on('')).toEqual([]);
  shop.clock.advance(days(31));
  expect(await on('Café Tarn')).toEqual([]);
});
