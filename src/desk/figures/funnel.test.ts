import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { sessionCookie } from '../identity';
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

test('a page that is shown is a step of its visitor, and none of whoever works here', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.close());
  const settings = { baseUrl: 'https://shop.example' };
  const { counter, watch } = createFunnel(
    { database, clock: testClock(), log: { error: () => undefined } },
    settings,
  );
  const pages = watch(async (request: Request, words: string) =>
    request.url.endsWith('/order') ? new Response(words) : new Response(words, { status: 500 }),
  );
  const [session] = sessionCookie(settings).give('token').split(';');
  const visit = async (path: string, headers: Record<string, string> = {}) =>
    (
      await pages(
        new Request(`https://shop.example${path}`, {
          headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/141.0', ...headers },
        }),
        'a page',
      )
    ).text();
  expect(await visit('/order')).toBe('a page');
  expect(await visit('/')).toBe('a page');
  expect(await visit('/order', { cookie: session ?? '' })).toBe('a page');
  await counter.flush();
  expect(await database.queryRows('SELECT step, count::int FROM funnel_day')).toEqual([
    { step: 'order', count: 1 },
  ]);
});
