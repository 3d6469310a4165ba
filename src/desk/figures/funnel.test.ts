import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { giftDraft } from '../../shop/orders/gifts/testing';
import { startPayment } from '../../shop/payments';
import { draftOf, shopOn } from '../../shop/testing';
import { createFunnel } from './funnel';

test('a payment that is begun is a step toward an order, and one for a gift is not', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.close());
  const shop = shopOn(database);
  const { counter, listen } = createFunnel(
    { database, clock: shop.clock, log: { error: () => undefined } },
    { baseUrl: 'http://localhost:3000' },
  );
  const payments = listen(shop.payments);
  await startPayment(payments, { draftId: await giftDraft(shop) });
  await counter.flush();
  expect(await shop.count('funnel_day')).toBe(0);
  const draftId = await draftOf(shop);
  await startPayment(payments, { draftId });
  await startPayment(payments, { draftId });
  await counter.flush();
  expect(await database.queryRows('SELECT step, count::int FROM funnel_day')).toEqual([
    { step: 'payment', count: 1 },
  ]);
});
