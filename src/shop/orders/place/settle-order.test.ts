import { describe, expect, test } from 'vitest';
import { eachDatabase } from '../../../../test/databases';
import { days, milliseconds, seconds } from '../../../kernel/time';
import {
  adaDetails,
  draftOf,
  embeddedShop,
  openSession,
  paidOrder,
  shopOn,
  type TestShop,
} from '../../testing';
import { cancelOrder } from '../change/cancel-order';
import { findOrder } from '../lists/find-order';
import { settleOrder } from './settle-order';
import { viewOf } from '../lists/present';
import { requestManual } from './request-manual';
import { lockOrder, readOrder } from '../store';

const receipt = { actor: 'provider', why: 'pi_1', billingCountry: null, attemptId: null } as const;

function settle(shop: TestShop, orderId: string) {
  return shop.database.write(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (!order) throw new Error('Order not found.');
    return settleOrder(shop.orders, transaction, order, receipt);
  });
}

const earlierNamed = async (shop: TestShop): Promise<readonly unknown[]> =>
  (await shop.mails('order-confirmed')).map(({ values }) => values['earlierOrderNumber']);

eachDatabase('Settling an order', (open) => {
  test('that is undone leaves no number, no mail and no job behind, and the next takes its own number', async () => {
    const shop = shopOn(await open());
    const orderId = await draftOf(shop);
    const undone = shop.database.write(async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      if (order) await settleOrder(shop.orders, transaction, order, receipt);
      throw new Error('something after it failed');
    });

    await expect(undone).rejects.toThrow('something after it failed');

    expect(await findOrder(shop.orders, orderId)).toMatchObject({
      number: null,
      stage: 'Draft',
      promisedAt: null,
    });
    expect(await shop.mails()).toEqual([]);
    expect(await shop.count('order_event')).toBe(0);
    expect(await settle(shop, orderId)).toMatchObject({
      ok: true,
      value: { number: expect.stringMatching(/^FW-\d{5}$/) },
    });
  });

  test('twice is an illegal move the second time, and changes nothing', async () => {
    const shop = shopOn(await open());
    const orderId = await draftOf(shop);
    await settle(shop, orderId);
    const before = await readOrder(shop.database.read, orderId);

    expect(await settle(shop, orderId)).toMatchObject({
      ok: false,
      failure: { code: 'illegal-move' },
    });

    expect(await readOrder(shop.database.read, orderId)).toEqual(before);
    expect(await shop.mails('order-confirmed')).toHaveLength(1);
  });

  test('raises its version with every change, so that a page knows when it is out of date', async () => {
    const shop = shopOn(await open());
    const orderId = await draftOf(shop);
    const versions = [(await findOrder(shop.orders, orderId))?.version];
    await draftOf(shop, { ...adaDetails, role: 'Team Lead' }, orderId);
    versions.push((await findOrder(shop.orders, orderId))?.version);
    await settle(shop, orderId);
    versions.push((await findOrder(shop.orders, orderId))?.version);

    expect(versions).toEqual([1, 2, 3]);
  });
});

describe('An earlier order for the same company', () => {
  test('is named for thirty days to the moment, and not a moment longer', async () => {
    for (const [wait, named] of [
      [days(30), 'FW-10427'],
      [milliseconds(days(30) + 1), null],
    ] as const) {
      const shop = await embeddedShop();
      await paidOrder(shop);
      shop.clock.advance(wait);
      await paidOrder(shop);

      expect(await earlierNamed(shop)).toEqual([null, named]);
    }
  });

  test('is the newest of several', async () => {
    const shop = await embeddedShop();
    for (let order = 0; order < 3; order += 1) {
      await paidOrder(shop);
      shop.clock.advance(seconds(1));
    }

    expect(await earlierNamed(shop)).toEqual([null, 'FW-10427', 'FW-10428']);
  });

  test('is not one that was cancelled, and not a draft', async () => {
    const shop = await embeddedShop();
    const { draftId } = await paidOrder(shop);
    await cancelOrder(shop.orders, {
      orderId: draftId,
      actor: 'staff:owner',
      reason: 'asked by phone',
    });
    await openSession(shop);
    shop.clock.advance(seconds(1));
    await paidOrder(shop);

    expect(await earlierNamed(shop)).toEqual([null, null]);
  });

  test('may be one that waits for its payment', async () => {
    const shop = await embeddedShop();
    await requestManual(shop.orders, { draftId: await draftOf(shop) });
    await paidOrder(shop);

    expect(await earlierNamed(shop)).toEqual(['FW-10427']);
  });
});

describe('What a page is shown of an order', () => {
  test('is chosen word by word, so that a new column is not shown by itself', async () => {
    const shop = await embeddedShop();
    const { draftId } = await paidOrder(shop);
    const row = await readOrder(shop.database.read, draftId);
    if (!row) throw new Error('Order not found.');

    expect(Object.keys(viewOf(row)).toSorted()).toEqual([
      'actCount',
      'amount',
      'answers',
      'billingCountry',
      'cancelAskedAt',
      'code',
      'companyPick',
      'contactDueAt',
      'currency',
      'deliveredAt',
      'details',
      'discount',
      'id',
      'kind',
      'number',
      'occupation',
      'paidAt',
      'payment',
      'placedAt',
      'promisedAt',
      'receiptFor',
      'refundedAmount',
      'stage',
      'state',
      'tax',
      'version',
    ]);
    expect(viewOf(row)).toMatchObject({
      billingCountry: 'US',
      paidAt: '2026-03-02T09:00:00.000Z',
      details: adaDetails,
    });
    expect(JSON.stringify(viewOf(row))).not.toMatch(/similarity|attempt|pi_/);
  });
});
