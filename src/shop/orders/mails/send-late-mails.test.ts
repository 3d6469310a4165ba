import { expect, test } from 'vitest';
import { hours, minutes } from '../../../kernel/time';
import { adaDetails, draftOf, embeddedShop, paidOrder, type TestShop } from '../../testing';
import { cancelOrder } from '../change/cancel-order';
import { orderHandlers, orderSchedules } from '../jobs';
import { moveOrder, type OrderMove } from '../change/move-order';
import { sendLateMails } from './send-late-mails';

const move = (shop: TestShop, orderId: string, event: OrderMove['event']) =>
  shop.database.write((transaction) =>
    moveOrder(shop.orders, transaction, { orderId, event, actor: 'system' }),
  );

test('a buyer whose hour has passed is told once, and not a minute before', async () => {
  const shop = await embeddedShop();
  const { draftId } = await paidOrder(shop);
  await move(shop, draftId, 'start');
  shop.clock.advance(hours(12));
  shop.clock.advance(minutes(-1));
  expect(await sendLateMails(shop.orders)).toEqual({ late: 0 });
  shop.clock.advance(minutes(2));
  await sendLateMails(shop.orders);
  await sendLateMails(shop.orders);
  expect(await shop.mails('report-late')).toMatchObject([
    {
      recipient: adaDetails.email,
      values: { company: adaDetails.company, number: 'FW-10427', expectedAt: null },
    },
  ]);
});

test.each(['delivered', 'cancelled', 'a draft'])(
  'nothing is late about one that is %s',
  async (state) => {
    const shop = await embeddedShop();
    const { draftId } =
      state === 'a draft' ? { draftId: await draftOf(shop) } : await paidOrder(shop);
    if (state === 'delivered') {
      await move(shop, draftId, 'start');
      await move(shop, draftId, 'deliver');
    }
    if (state === 'cancelled')
      await cancelOrder(shop.orders, {
        orderId: draftId,
        actor: 'staff:owner',
        reason: 'asked for',
      });
    shop.clock.advance(hours(13));
    expect(await sendLateMails(shop.orders)).toEqual({ late: 0 });
    expect(await shop.mails('report-late')).toEqual([]);
  },
);

test('every scheduled job of orders has somebody who does it', async () => {
  const { orders } = await embeddedShop();
  const handled = orderHandlers(orders).map(({ job }) => job.name);
  for (const { job } of orderSchedules) expect(handled).toContain(job.name);
});
