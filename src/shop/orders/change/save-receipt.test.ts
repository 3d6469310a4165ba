import { expect, test } from 'vitest';
import { draftOf, embeddedShop, paidOrder } from '../../testing';
import { orderPersonalData } from '../personal';
import { findOrder } from '../lists/find-order';
import { saveReceiptDetails } from './save-receipt';

const details = {
  company: ' Merrow Consulting GmbH ',
  taxId: 'DE 123456789',
  address: 'Kranstraße 4\n20457 Hamburg',
};

test('a paid order’s receipt is made out to whom its buyer says, as often as they say it', async () => {
  const shop = await embeddedShop();
  const { draftId: orderId } = await paidOrder(shop);
  await saveReceiptDetails(shop.orders, { orderId, details });
  expect(await findOrder(shop.orders, orderId)).toMatchObject({
    receiptFor: { ...details, company: 'Merrow Consulting GmbH' },
  });
  const nothing = { company: '', taxId: '', address: '' };
  await saveReceiptDetails(shop.orders, { orderId, details: nothing });
  expect(await findOrder(shop.orders, orderId)).toMatchObject({ receiptFor: nothing });
});

test.each([
  ['a company', { company: 'x'.repeat(201) }],
  ['an address', { address: 'x'.repeat(501) }],
  ['a number', { taxId: 'x'.repeat(31) }],
  ['a number with markup', { taxId: '<b>DE1</b>' }],
  ['a number in emoji', { taxId: '👋👋👋👋' }],
])('%s that can’t be is refused with a sentence, and nothing is kept', async (_, wrong) => {
  const shop = await embeddedShop();
  const { draftId: orderId } = await paidOrder(shop);
  expect(
    await saveReceiptDetails(shop.orders, { orderId, details: { ...details, ...wrong } }),
  ).toMatchObject({ failure: { code: 'invalid-details' } });
  expect(await findOrder(shop.orders, orderId)).toMatchObject({
    receiptFor: { company: '', taxId: '', address: '' },
  });
});

test('what isn’t paid has no receipt, and what was erased takes no name any more', async () => {
  const shop = await embeddedShop();
  const draftId = await draftOf(shop);
  expect(await saveReceiptDetails(shop.orders, { orderId: draftId, details })).toMatchObject({
    failure: { code: 'unpaid' },
  });
  const { draftId: orderId } = await paidOrder(shop);
  await saveReceiptDetails(shop.orders, { orderId, details });
  await shop.database.write((transaction) =>
    orderPersonalData(shop).erase(transaction, { email: '', orderIds: [orderId] }),
  );
  expect(await findOrder(shop.orders, orderId)).toMatchObject({
    receiptFor: { company: '', taxId: '', address: '' },
  });
  expect(await saveReceiptDetails(shop.orders, { orderId, details })).toMatchObject({
    failure: { code: 'no-order' },
  });
});
