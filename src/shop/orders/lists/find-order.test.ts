import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '../../../../test/databases';
import { newIdentifier } from '../../../kernel/identifier';
import type { Database } from '../../../platform/database';
import { draftOf, shopOn, type TestShop } from '../../testing';
import { findOrder, findOrderByNumber, findOrders, requestManual } from '..';

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await openEmbedded();
  shop = shopOn(database);
});
afterAll(() => database.close());

test('many orders are found at once, those that are not there and what is no name at all left out', async () => {
  const [one, other] = [await draftOf(shop), await draftOf(shop)];
  const found = await findOrders(shop.orders, [
    other,
    'nobody',
    one,
    newIdentifier(shop.clock),
    other,
  ]);
  expect(found.map(({ id }) => id).toSorted()).toEqual([one, other].toSorted());
  expect(found.find(({ id }) => id === one)).toEqual(await findOrder(shop.orders, one));
  expect(await findOrders(shop.orders, [])).toEqual([]);
});

test('an order is found by its number however it is typed', async () => {
  const placed = await requestManual(shop.orders, { draftId: await draftOf(shop) });
  const number = placed.ok ? (placed.value.number ?? '') : '';
  expect(number).toMatch(/^FW-\d+$/u);
  expect(await findOrderByNumber(shop.orders, ` ${number.toLowerCase()} `)).toMatchObject({
    number,
  });
  expect(await findOrderByNumber(shop.orders, 'FW-0')).toBeNull();
  expect(await findOrder(shop.orders, 'FW-0')).toBeNull();
});
