import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shopInBrowser } from '../support/shop-in-browser';
import {
  button,
  fillDetails,
  holdScripts,
  newBuyer,
  openOrder,
  placeOrder,
  seeToast,
  untilHydrated,
} from './buyer';

const shop = shopInBrowser();

const SCRIPT_FREE = [
  '/',
  '/about',
  '/faq',
  '/sources',
  '/terms',
  '/privacy',
  '/bot',
  '/sources',
  '/links',
] as const;
/** Facts for search engines stand in such an element too; no browser runs them. */
const SCRIPT = 'script:not([type="application/ld+json"])';
const HYDRATED = ['/order', '/order?paymentMode=manual', '/success', '/admin', '/contact'] as const;

test.for(SCRIPT_FREE)('%s brings no script at all', async (path) => {
  const page = await shop.open();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.resourceType()));
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(fetched).not.toContain('script');
  expect(await page.locator(SCRIPT).count()).toBe(0);
  expect(await page.locator('link[rel=modulepreload]').count()).toBe(0);
});

test('a page that is not there says so without a script, with a link home', async () => {
  const page = await shop.open({ expected: [/404/] });
  const answer = await page.goto('/nowhere-at-all');
  expect(answer?.status()).toBe(404);
  await page.getByText('Oops! Page not found').waitFor();
  expect(await page.locator(SCRIPT).count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test.for(HYDRATED)('%s comes alive under the content policy', async (path) => {
  const page = await shop.open();
  await page.goto(path);
  await untilHydrated(page);
  expect(
    (await page.locator('script[src]').count()) + (await page.locator('script:not([src])').count()),
  ).toBeGreaterThan(0);
});

/** What may begin a page's scripts, taken away for the whole page. */
const withoutClock = (): void => {
  const ask = window.setTimeout;
  window.setTimeout = ((work: () => void, wait = 0) =>
    wait < 3_000 ? ask(work, wait) : 0) as typeof window.setTimeout;
};
const withoutPaint = (): void => {
  window.PerformanceObserver = class {
    observe(): void {
      /* Nothing is ever told. */
    }
  } as unknown as typeof PerformanceObserver;
};
const withHurriedClock = (): void => {
  const ask = window.setTimeout;
  window.setTimeout = ((work: () => void) => ask(work)) as typeof window.setTimeout;
};

test('scripts are begun by the first paint, by a key before that, and by the clock if neither comes', async () => {
  const open = async (...scripts: readonly (() => void)[]): Promise<Page> => {
    const page = await shop.open();
    for (const script of scripts) await page.addInitScript(script);
    await page.goto('/contact', { waitUntil: 'networkidle' });
    return page;
  };
  await untilHydrated(await open(withoutClock));
  await untilHydrated(await open(withoutPaint, withHurriedClock));
  const page = await open(withoutPaint, withoutClock);
  expect(await page.locator('link[rel=modulepreload], script[type=module]').count()).toBe(0);
  await page.keyboard.press('Tab');
  await untilHydrated(page);
});

test('words typed before the scripts are there are sent by a plain form, stay when the scripts come, and count from the page’s opening', async () => {
  const page = await shop.open({ expected: [/400/] });
  const release = await holdScripts(page);
  // Scripts that are held hold the load event, too.
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const [name, email, message] = ['Name', 'Email', 'Message'].map((label) =>
    page.getByLabel(label, { exact: true }),
  ) as [Locator, Locator, Locator];
  await name.fill('Imre Castellane');
  await message.fill('A long thought.');
  await button(page, 'Send Message').click();
  await page.getByText('Email is required').waitFor();
  await message.fill('A long thought, and another.');
  await email.fill('imre@mail.example');
  const early = await page.evaluate(() => performance.now());
  await release();
  await untilHydrated(page);
  expect(await Promise.all([name, email, message].map((field) => field.inputValue()))).toEqual([
    'Imre Castellane',
    'imre@mail.example',
    'A long thought, and another.',
  ]);
  const sent = page.waitForRequest('**/api/contact');
  await button(page, 'Send Message').click();
  expect((await sent).postDataJSON().openForMilliseconds).toBeGreaterThan(early);
  await seeToast(page, 'Message sent!');
});

test('the tracking page comes alive too', async () => {
  const page = await shop.open();
  await placeOrder(page, newBuyer());
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await page.waitForURL('**/track/**');
  await untilHydrated(page);
  expect(await page.locator('script').count()).toBeGreaterThan(0);
});

test('a script that someone smuggles into a page does not run', async () => {
  const page = await shop.open({
    expected: [/content policy: script-src/, /Content Security Policy/],
  });
  await openOrder(page);
  const ran = await page.evaluate(async () => {
    const place = document.createElement('div');
    place.innerHTML = '<img src="data:," onerror="window.smuggled = true" alt="">';
    // The picture fails in either case, after its own handler; a refusal is reported before that or after.
    const refusedOrRun = new Promise<void>((resolve) => {
      document.addEventListener('securitypolicyviolation', () => resolve(), { once: true });
      place.querySelector('img')?.addEventListener('error', () => {
        if ('smuggled' in window) resolve();
      });
    });
    document.body.append(place);
    await refusedOrRun;
    return 'smuggled' in window;
  });
  expect(ran).toBe(false);
});

test('what a buyer types comes back as text, never as markup', async () => {
  const page = await shop.open();
  const nasty = '<img src=x onerror=alert(1)>"><script>alert(2)</script>';
  await openOrder(page);
  await fillDetails(page, newBuyer({ role: nasty }));
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('region', { name: 'Your order' }).getByText(nasty).waitFor();
  expect(await page.locator('main img').count()).toBe(0);
});

interface Kind {
  readonly name: string;
  address(page: Page): Promise<string>;
}

const kinds: readonly Kind[] = [
  { name: 'a script-free page', address: () => Promise.resolve('/') },
  { name: 'a hydrated page', address: () => Promise.resolve('/order') },
  { name: 'the desk', address: () => Promise.resolve('/admin') },
  { name: 'a missing page', address: () => Promise.resolve('/nowhere') },
  {
    name: 'a built asset',
    address: async (page) => {
      await page.goto('/faq');
      return (await page.locator('link[rel=stylesheet]').first().getAttribute('href')) ?? '';
    },
  },
  { name: 'an answer of the API', address: () => Promise.resolve('/api/openapi.json') },
  { name: 'the health check', address: () => Promise.resolve('/healthz') },
];

test.for(kinds)('$name carries the security headers', async ({ address }) => {
  const page = await shop.open();
  const answer = await page.request.get(await address(page));
  const headers = answer.headers();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain("base-uri 'none'");
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-(?:inline|eval)'/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toMatch(
    /^(?:no-referrer|same-origin|strict-origin-when-cross-origin)$/,
  );
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['x-powered-by']).toBeUndefined();
});

test('every page gets a nonce of its own', async () => {
  const page = await shop.open();
  const nonces = await Promise.all(
    [1, 2, 3].map(
      async () =>
        /'nonce-([^']+)'/.exec(
          (await page.request.get('/order')).headers()['content-security-policy'] ?? '',
        )?.[1] ?? '',
    ),
  );
  expect(nonces.every((nonce) => nonce.length >= 16)).toBe(true);
  expect(new Set(nonces).size).toBe(3);
});

test('a built asset may be kept for a year, a page with an order may not be kept at all', async () => {
  const page = await shop.open();
  await page.goto('/faq');
  const style = (await page.locator('link[rel=stylesheet]').first().getAttribute('href')) ?? '';
  expect((await page.request.get(style)).headers()['cache-control']).toContain('immutable');
  await placeOrder(page, newBuyer());
  for (const path of ['/order', '/success', '/admin']) {
    expect((await page.request.get(path)).headers()['cache-control'], path).toMatch(
      /no-store|private/,
    );
  }
});
