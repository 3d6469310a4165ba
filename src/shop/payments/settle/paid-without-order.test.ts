import { expect, test } from 'vitest';
import { before, days, minutes } from '../../../kernel/time';
import { embeddedShop, paidOrder } from '../../testing';
import { listOpenDisputes, listPaidWithoutOrder } from './paid-without-order';

test('a payment whose order says that nobody paid is found once its time is over, and no other', async () => {
  const shop = await embeddedShop();
  const { draftId } = await paidOrder(shop);
  shop.clock.advance(minutes(30));
  const now = shop.clock.now();
  const look = (since: Date, until: Date) => listPaidWithoutOrder(shop, { since, until });
  expect(await look(before(now, days(3)), now)).toEqual([]);
  await shop.database.runScript(
    `UPDATE customer_order SET payment = 'pending', state = 'draft', placed_at = NULL, number = NULL WHERE id = '${draftId}'`,
  );
  expect(await look(before(now, days(3)), now)).toMatchObject([{ orderId: draftId }]);
  expect(await look(before(now, days(3)), before(now, days(1)))).toEqual([]);
  expect(await look(now, now)).toEqual([]);
});

test('only disputes that nobody decided are open', async () => {
  const shop = await embeddedShop();
  const { draftId } = await paidOrder(shop);
  await shop.database
    .runScript(`INSERT INTO payment_dispute (provider_id, order_id, state, amount, reason, created_at, updated_at)
    VALUES ('du_1', '${draftId}', 'open', 3500, 'fraudulent', now(), now()), ('du_2', '${draftId}', 'won', 3500, 'fraudulent', now(), now())`);
  expect(await listOpenDisputes(shop)).toEqual(['du_1']);
});
