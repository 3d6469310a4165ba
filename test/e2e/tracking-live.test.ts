import { expect, test } from 'vitest';
import { shopInBrowser } from '../support/shop-in-browser';
import { newBuyer, placeOrder } from './buyer';

const shop = shopInBrowser();

test('the tracking page listens to the server’s events', async () => {
  const page = await shop.open();
  await placeOrder(page, newBuyer());
  const events = page.waitForResponse((response) =>
    /\/api\/track\/[^/]+\/events$/.test(response.url()),
  );
  await page.getByRole('link', { name: 'Follow your order' }).click();
  expect((await events).headers()['content-type']).toContain('text/event-stream');
  await page.getByRole('link', { name: 'Read the report' }).waitFor({ timeout: 90_000 });
});

test('where the events never come through, the page asks by itself', async () => {
  const page = await shop.open();
  // A proxy that holds the stream back: the request stays open and says nothing.
  await page.route(/\/api\/track\/[^/]+\/events$/, () => undefined);
  await placeOrder(page, newBuyer());
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await page.getByRole('link', { name: 'Read the report' }).waitFor({ timeout: 90_000 });
  expect(await page.getByRole('main').innerText()).toContain('Delivered');
});
