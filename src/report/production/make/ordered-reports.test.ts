import { expect, test } from 'vitest';
import { newIdentifier } from '../../../kernel/identifier';
import { findOrder, moveOrder } from '../../../shop/orders';
import { adaDetails, draftOf, embeddedShop, paidOrder } from '../../../shop/testing';
import { orderedReports } from './ordered-reports';

test('what was ordered is read for production without the address it will be sent to', async () => {
  const shop = await embeddedShop();
  const { draftId } = await paidOrder(shop);
  const request = await orderedReports(shop.orders).read(draftId);
  expect(request).toMatchObject({
    orderId: draftId,
    company: adaDetails.company,
    name: adaDetails.name,
    paper: 'us-letter',
  });
  expect(JSON.stringify(request)).not.toContain(adaDetails.email);
  expect(request).not.toHaveProperty('companyPick');
  expect(request?.answers).not.toHaveProperty('occupation');
});

test('an order that is not there is nothing to make', async () => {
  const shop = await embeddedShop();
  expect(await orderedReports(shop.orders).read(newIdentifier(shop.clock))).toBeNull();
});

test('work starts on an order that is paid, and on no other', async () => {
  const shop = await embeddedShop();
  const reports = orderedReports(shop.orders);
  const begin = (orderId: string) =>
    shop.database.write((transaction) => reports.start(transaction, orderId));
  const { draftId } = await paidOrder(shop);
  expect(await begin(draftId)).toBe(true);
  expect(await begin(draftId)).toBe(false);
  expect(await begin(await draftOf(shop))).toBe(false);
});

test('a report goes into review once it was begun, and a later version of a delivered one moves nothing', async () => {
  const shop = await embeddedShop();
  const reports = orderedReports(shop.orders);
  const { draftId: orderId } = await paidOrder(shop);
  const submit = () =>
    shop.database.write((transaction) => reports.submitForReview(transaction, orderId));
  const stage = async () => (await findOrder(shop.orders, orderId))?.stage;
  await expect(submit()).rejects.toThrow('can’t go into review');
  await shop.database.write((transaction) => reports.start(transaction, orderId));
  await submit();
  expect(await stage()).toBe('In expert review');
  await shop.database.write((transaction) =>
    moveOrder(shop.orders, transaction, { orderId, event: 'deliver', actor: 'system' }),
  );
  await submit();
  expect(await stage()).toBe('Delivered');
});
