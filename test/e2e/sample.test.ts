import { expect, test } from 'vitest';
import { accessibilityFaults } from '../support/accessibility';
import { shopInBrowser } from '../support/shop-in-browser';
import { expectNoSidewaysScroll } from './buyer';

const shop = shopInBrowser();

test('the landing page shows a sentence of the sample with its quotes, and leads to the whole of it', async () => {
  const page = await shop.open();
  await page.goto('/');
  const checking = page.locator('#checking');
  const sentence = await checking.locator('figure > p').nth(1).innerText();
  const quotes = await checking.locator('blockquote').allTextContents();
  expect(quotes.length).toBeGreaterThan(0);
  await checking.getByRole('link', { name: 'Read the whole sample' }).click();
  await page.getByRole('heading', { level: 1, name: 'Quillhaven Systems' }).waitFor();
  const words = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
  expect(words).toContain(sentence);
  for (const quote of quotes)
    expect(
      await page.locator('q', { hasText: quote.replace(/^“|”$/g, '') }).count(),
    ).toBeGreaterThan(0);
  await page.getByText('are made up').first().waitFor();
});

test.for([
  ['/', 'See a sample report first'],
  ['/', 'See a full sample report'],
  ['/', 'Sample report'],
])('%s leads to it by “%s”', async ([path = '', name = '']) => {
  const page = await shop.open({ javaScriptEnabled: false });
  await page.goto(path);
  expect(await page.getByRole('link', { name, exact: true }).getAttribute('href')).toBe('/sample');
});

test('the questions lead to it too', async () => {
  const page = await shop.open();
  await page.goto('/faq');
  await page.locator('summary', { hasText: 'How is the report structured?' }).click();
  await page.getByRole('link', { name: 'See a sample report' }).click();
  await page.waitForURL('**/sample');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Quillhaven Systems');
});

test('it is everybody’s: kept by caches, found by search engines, and whole without a script', async () => {
  const page = await shop.open({ javaScriptEnabled: false, width: 320 });
  const answer = await page.goto('/sample');
  expect(answer?.status()).toBe(200);
  const headers = answer?.headers() ?? {};
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(headers['x-robots-tag']).toBeUndefined();
  const html = (await answer?.text()) ?? '';
  expect(html).not.toMatch(/noindex|<script[^>]+src=/);
  // The brief stands in the page as it is sent.
  await page.locator('main').getByText('Noreen Castellaw').first().waitFor();
  expect(html).toContain('content="index, follow"');
  await expectNoSidewaysScroll(page);
  const order = page.getByRole('complementary', { name: 'Order' }).getByRole('link');
  expect(await order.evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
    page.viewportSize()?.height ?? 0,
  );
  const again = await page.request.get('/sample', {
    headers: { 'if-none-match': headers['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
  const pdf = await page.request.get('/sample/report.pdf');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test.for(['light', 'dark'] as const)('nothing on it keeps anybody out, %s', async (colorScheme) => {
  const page = await shop.open();
  await page.emulateMedia({ colorScheme });
  await page.goto('/sample');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto('/');
  expect(await accessibilityFaults(page)).toEqual([]);
});
