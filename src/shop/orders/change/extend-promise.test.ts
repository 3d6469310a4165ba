import { expect, test } from 'vitest';
import { after, days, hours } from '../../../kernel/time';
import { adaDetails, embeddedShop, paidOrder, type TestShop } from '../../testing';
import { extendPromise } from './extend-promise';
import { readTimeline } from '../lists/list-orders';
import { moveOrder } from './move-order';
import { sendLateMails } from '../mails/send-late-mails';
import { findOrder } from '../lists/find-order';

const extend = (
  shop: TestShop,
  orderId: string,
  promisedAt: Date,
  more: { readonly actCount?: number; readonly alongside?: () => Promise<void> } = {},
) =>
  extendPromise(shop.orders, {
    orderId,
    promisedAt,
    actor: 'staff:Mara',
    reason: 'A register was away.',
    ...more,
  });

test('a promise that is extended is told to the buyer with its reason, and what rings follows the new hour', async () => {
  const shop = await embeddedShop();
  const { draftId } = await paidOrder(shop);
  const later = after(shop.clock.now(), hours(18));
  expect(await extend(shop, draftId, later)).toMatchObject({
    value: { promisedAt: later.toISOString() },
  });
  expect(await shop.mails('promise-extended')).toMatchObject([
    {
      recipient: adaDetails.email,
      values: {
        earlierAt: after(shop.clock.now(), hours(12)).toISOString(),
        promisedAt: later.toISOString(),
        reason: 'A register was away.',
      },
    },
  ]);
  expect((await readTimeline(shop.orders, draftId)).at(-1)).toMatchObject({
    actor: 'staff:Mara',
    what: 'promise-extended',
    why: 'A register was away.',
  });
  shop.clock.advance(hours(13));
  expect(await sendLateMails(shop.orders)).toEqual({ late: 0 });
  shop.clock.advance(hours(6));
  expect(await sendLateMails(shop.orders)).toEqual({ late: 1 });
});

test('a promise that is broken twice is told of twice', async () => {
  const shop = await embeddedShop();
  const { draftId } = await paidOrder(shop);
  shop.clock.advance(hours(13));
  await sendLateMails(shop.orders);
  await extend(shop, draftId, after(shop.clock.now(), hours(2)));
  shop.clock.advance(hours(3));
  await sendLateMails(shop.orders);
  await sendLateMails(shop.orders);
  expect(await shop.mails('report-late')).toHaveLength(2);
});

test.each([
  [hours(12), 'not-later'],
  [hours(2), 'not-later'],
  [days(8), 'too-far'],
])('an hour that is no new promise is refused (%d: %s)', async (ahead, code) => {
  const shop = await embeddedShop();
  const { draftId } = await paidOrder(shop);
  expect(await extend(shop, draftId, after(shop.clock.now(), ahead))).toMatchObject({
    failure: { code },
  });
  expect(await shop.mails('promise-extended')).toEqual([]);
});

test('nothing is promised anew for what nobody waits for, for a stranger, or upon an order that has changed', async () => {
  const shop = await embeddedShop();
  const { draftId } = await paidOrder(shop);
  const later = after(shop.clock.now(), hours(20));
  expect(await extend(shop, draftId, later, { actCount: 0 })).toMatchObject({
    failure: { code: 'changed' },
  });
  expect(await extend(shop, '0196a1b2-0000-7000-8000-000000000001', later)).toMatchObject({
    failure: { code: 'no-order' },
  });
  await shop.database.write((transaction) =>
    moveOrder(shop.orders, transaction, { orderId: draftId, event: 'cancel', actor: 'system' }),
  );
  expect(await extend(shop, draftId, later)).toMatchObject({
    failure: { code: 'nothing-promised' },
  });
});

test('what is written alongside stands or falls with the promise', async () => {
  const shop = await embeddedShop();
  const { draftId } = await paidOrder(shop);
  const before = await findOrder(shop.orders, draftId);
  await expect(
    extend(shop, draftId, after(shop.clock.now(), hours(20)), {
      alongside: async () => {
        throw new Error('no log');
      },
    }),
  ).rejects.toThrow('no log');
  expect(await findOrder(shop.orders, draftId)).toEqual(before);
});
