import { expect, test } from 'vitest';
import { after, hours } from '../../../kernel/time';
import { draftOf, embeddedShop, paidOrder } from '../../testing';
import { cancelOrder } from '../change/cancel-order';
import { listPromised } from './list-promised';
import { moveOrder } from '../change/move-order';
import { requestManual } from '../place/request-manual';
import { sendPaymentInstructions } from '../mails/send-instructions';

test('who waits for a report is among the promised once its hour is near, until it is delivered', async () => {
  const shop = await embeddedShop();
  const { draftId } = await paidOrder(shop);
  const promised = async (ahead: number) =>
    (await listPromised(shop.orders, after(shop.clock.now(), hours(ahead)))).map(({ id }) => id);
  expect(await promised(11)).toEqual([]);
  expect(await promised(12)).toEqual([draftId]);
  await shop.database.write(async (transaction) => {
    for (const event of ['start', 'deliver'] as const)
      await moveOrder(shop.orders, transaction, { orderId: draftId, event, actor: 'system' });
  });
  expect(await promised(12)).toEqual([]);
});

test('who asked to pay otherwise waits for instructions, until they are sent', async () => {
  const shop = await embeddedShop();
  const draftId = await draftOf(shop);
  await requestManual(shop.orders, { draftId });
  const promised = async () =>
    (await listPromised(shop.orders, after(shop.clock.now(), hours(24)))).map(
      ({ contactDueAt }) => contactDueAt,
    );
  expect(await promised()).toEqual([after(shop.clock.now(), hours(24)).toISOString()]);
  await sendPaymentInstructions(shop.orders, {
    orderId: draftId,
    actor: 'staff:owner',
    instructions: 'By transfer, please.',
  });
  expect(await promised()).toEqual([]);
});

test('a draft and a cancelled order were promised nothing', async () => {
  const shop = await embeddedShop();
  await draftOf(shop);
  const { draftId } = await paidOrder(shop);
  await cancelOrder(shop.orders, { orderId: draftId, actor: 'staff:owner', reason: 'asked for' });
  expect(await listPromised(shop.orders, after(shop.clock.now(), hours(48)))).toEqual([]);
});
