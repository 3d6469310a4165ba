import { expect, test } from 'vitest';
import { embeddedShop, paidOrder } from '../testing';
import { findOrdersOfPayment } from './find-orders';

test('an order is found by the provider’s names of its payment, its charge, its refund and its dispute', async () => {
  const shop = await embeddedShop();
  const { draftId, intentId } = await paidOrder(shop);
  await shop.database.queryRows(
    "UPDATE payment_attempt SET charge_id = 'ch_known' WHERE order_id = $1",
    [draftId],
  );
  await shop.database.queryRows(
    `INSERT INTO payment_refund (id, order_id, provider_id, state, amount, reason, actor, created_at, updated_at)
     VALUES ($1, $1, 're_known', 'succeeded', 100, 'asked for', 'staff:mara', now(), now())`,
    [draftId],
  );
  await shop.database.queryRows(
    `INSERT INTO payment_dispute (provider_id, order_id, state, amount, reason, created_at, updated_at)
     VALUES ('dp_known', $1, 'open', 100, 'unknown', now(), now())`,
    [draftId],
  );
  for (const name of [intentId, 'ch_known', 're_known', 'dp_known'])
    expect(await findOrdersOfPayment(shop, name), name).toEqual([draftId]);
  for (const name of ['pi_nobody', '', '%', intentId.toUpperCase()])
    expect(await findOrdersOfPayment(shop, name), name).toEqual([]);
});
