import { expect, test } from 'vitest';
import { adaDetails, draftOf, embeddedShop, paidOrder } from '../../testing';
import { cancelOrder } from './cancel-order';
import { correctAddress } from './correct-address';
import { findOrder } from '../lists/find-order';
import { lockIfUnchanged, touchOrder } from './lock-if-unchanged';
import { markManualPaid } from './payment/mark-manual-paid';
import { moveOrder } from './move-order';
import { requestManual } from '../place/request-manual';
import { sendPaymentInstructions } from '../mails/send-instructions';

const mara = { actor: 'staff:Mara', reason: 'as she asked' } as const;

test('an order is held for whoever saw it as it is, and for nobody who saw an earlier one', async () => {
  const shop = await embeddedShop();
  const { draftId: orderId } = await paidOrder(shop);
  const actCount = (await findOrder(shop.orders, orderId))?.actCount;
  const hold = () =>
    shop.database.write((transaction) => lockIfUnchanged(transaction, { orderId, actCount }));
  expect(await hold()).toMatchObject({ ok: true, value: { id: orderId } });
  // Its work goes on by itself.
  await shop.database.write((transaction) =>
    moveOrder(shop.orders, transaction, { orderId, event: 'start', actor: 'system' }),
  );
  expect(await hold()).toMatchObject({ ok: true, value: { state: 'in-production' } });
  await shop.database.write((transaction) => touchOrder(transaction, orderId));
  expect(await hold()).toMatchObject({ failure: { code: 'changed' } });
  expect(
    await shop.database.write((transaction) =>
      lockIfUnchanged(transaction, { orderId: '0196a1b2-0000-7000-8000-000000000001' }),
    ),
  ).toMatchObject({ failure: { code: 'no-order' } });
});

test('of two people who act on one order the second is refused, and nothing of theirs happens', async () => {
  const shop = await embeddedShop();
  const orderId = await draftOf(shop);
  await requestManual(shop.orders, { draftId: orderId });
  const actCount = (await findOrder(shop.orders, orderId))?.actCount;
  expect(
    await sendPaymentInstructions(shop.orders, {
      orderId,
      actCount,
      ...mara,
      instructions: 'By transfer.',
    }),
  ).toMatchObject({ ok: true });
  const late = { orderId, actCount, ...mara };
  expect(
    await sendPaymentInstructions(shop.orders, { ...late, instructions: 'By cheque.' }),
  ).toMatchObject({ failure: { code: 'changed' } });
  expect(await markManualPaid(shop.orders, late)).toMatchObject({ failure: { code: 'changed' } });
  expect(await cancelOrder(shop.orders, late)).toMatchObject({ failure: { code: 'changed' } });
  expect(
    await correctAddress(shop.orders, { ...late, email: 'new@candidate.example' }),
  ).toMatchObject({ failure: { code: 'changed' } });
  expect(await findOrder(shop.orders, orderId)).toMatchObject({
    payment: 'manual-requested',
    state: 'placed',
    details: adaDetails,
  });
  expect(await shop.mails('payment-instructions')).toHaveLength(1);
  expect(await shop.mails('order-cancelled')).toEqual([]);
});

test('a buyer is told of a cancelled order with its reason, and whether anything was paid', async () => {
  const shop = await embeddedShop();
  const { draftId: paid } = await paidOrder(shop);
  const manual = await draftOf(shop, { ...adaDetails, company: 'Pennant Mills' });
  await requestManual(shop.orders, { draftId: manual });
  for (const orderId of [paid, manual]) await cancelOrder(shop.orders, { orderId, ...mara });
  expect(
    (await shop.mails('order-cancelled'))
      .map(({ values }) => [values['company'], values['paid'], values['reason']])
      .toSorted(),
  ).toEqual([
    ['Pennant Mills', false, 'as she asked'],
    ['Quillhaven Systems', true, 'as she asked'],
  ]);
});

test('staff may mend the address of a delivered order, whose buyer never got it', async () => {
  const shop = await embeddedShop();
  const { draftId: orderId } = await paidOrder(shop);
  for (const event of ['start', 'deliver'] as const)
    await shop.database.write((transaction) =>
      moveOrder(shop.orders, transaction, { orderId, event, actor: 'system' }),
    );
  const correct = (email: string) => correctAddress(shop.orders, { orderId, email, ...mara });
  expect(await correct(adaDetails.email)).toMatchObject({ failure: { code: 'same-address' } });
  expect(await correct('no address')).toMatchObject({ failure: { code: 'invalid-email' } });
  expect(await correct('ada@candidate.example')).toMatchObject({
    value: { details: { email: 'ada@candidate.example' } },
  });
  expect(shop.placed.filter(({ name }) => name === 'order-address-corrected')).toHaveLength(1);
});
