import { expect, test } from 'vitest';
import { shopInBrowser } from '../support/shop-in-browser';
import { newReader, placeOrder, WORK_IS_DONE } from './buyer';

const shop = shopInBrowser();

test('the tracking page listens to the server’s events, and where they never come through, it asks by itself', async () => {
  const page = await shop.open();
  await placeOrder(page, newReader());
  const events = page.waitForResponse((response) =>
    /\/api\/track\/[^/]+\/events$/.test(response.url()),
  );
  await page.getByRole('link', { name: 'Follow your order' }).click();
  expect((await events).headers()['content-type']).toContain('text/event-stream');

  const without = await shop.open();
  // A proxy that holds the stream back: the request stays open and says nothing.
  await without.route(/\/api\/track\/[^/]+\/events$/, () => undefined);
  await without.goto(page.url());
  for (const watched of [page, without]) {
    await watched.getByRole('link', { name: 'Read the report' }).waitFor(WORK_IS_DONE);
    expect(await watched.getByRole('main').innerText()).toContain('Delivered');
  }
});
