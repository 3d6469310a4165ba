import type { Cookie, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { accessibilityFaults, faultsInBothSchemes } from '../support/accessibility';
import { launchBrowser, type PageOptions } from '../support/browser';
import { shopInBrowser } from '../support/shop-in-browser';
import {
  button,
  expectNoSidewaysScroll,
  followUntilDelivered,
  goToPayment,
  heading,
  newBuyer,
  newReader,
  onSuccessPage,
  openOrder,
  payWith,
  placeOrder,
  seeToast,
  tapCard,
  untilHydrated,
} from '../e2e/buyer';
import { mailBody, openMail } from '../e2e/outbox';

const shop = shopInBrowser();

const buyer = newReader();

interface Place {
  readonly name: string;
  readonly options?: Partial<PageOptions>;
  visit(page: Page): Promise<unknown>;
}

const plain = (path: string): Place => ({ name: path, visit: (page) => page.goto(path) });

/** One delivered order, looked at from all sides. */
let ordered: { readonly cookies: Cookie[]; readonly track: string; readonly report: string };
beforeAll(async () => {
  const browser = await launchBrowser();
  const page = await browser.newPage({ baseURL: shop.baseUrl });
  await placeOrder(page, buyer);
  const link = await followUntilDelivered(page);
  ordered = {
    cookies: await page.context().cookies(),
    track: page.url(),
    report: new URL((await link.getAttribute('href')) ?? '', shop.baseUrl).href,
  };
  await browser.close();
});

const places: readonly Place[] = [
  ...[
    '/',
    '/about',
    '/faq',
    '/contact',
    '/gift',
    '/terms',
    '/privacy',
    '/api',
    '/bot',
    '/sources',
    '/links',
    '/outbox',
    '/success',
    '/admin',
  ].map(plain),
  { name: 'the order form', visit: (page) => openOrder(page) },
  {
    name: 'the order form with messages',
    visit: async (page) => {
      await openOrder(page);
      await button(page, 'Continue to Payment').click();
      await page.getByText('Email is required').waitFor();
    },
  },
  {
    name: 'the card form',
    visit: async (page) => {
      await goToPayment(page, newBuyer());
      await page.getByLabel('Card number', { exact: true }).waitFor();
      await tapCard(page, 'Succeeds');
    },
  },
  {
    name: 'a declined card with its toast',
    options: { expected: [/402/] },
    visit: async (page) => {
      await goToPayment(page, newBuyer());
      await payWith(page, 'Declined');
      await seeToast(page, 'Payment Error');
      await page.getByRole('main').getByText('Your card was declined.', { exact: true }).waitFor();
    },
  },
  {
    name: 'payments unavailable',
    options: { expected: [/503/] },
    visit: async (page) => {
      await page.route('**/functions/v1/stripe-integration', (route) =>
        route.fulfill({ status: 503, json: {} }),
      );
      await goToPayment(page, newBuyer());
      await page.getByText('Payment Service Unavailable').waitFor();
    },
  },
  {
    name: 'a payment being confirmed',
    visit: async (page) => {
      await page.route('**/v1/payment_intents/**', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          json: { ...((await answer.json()) as object), status: 'processing' },
        });
      });
      await goToPayment(page, newBuyer());
      await payWith(page, 'Succeeds');
      await page.getByText('We are confirming your payment').waitFor();
    },
  },
  {
    name: 'the bank’s page',
    visit: async (page) => {
      await goToPayment(page, newBuyer());
      await payWith(page, '3-D Secure');
      await heading(page, 'Confirm your payment').waitFor();
    },
  },
  { name: 'the manual form', visit: (page) => openOrder(page, '/order?paymentMode=manual') },
  {
    name: 'success',
    visit: async (page) => {
      await page.context().addCookies(ordered.cookies);
      await page.goto('/success');
      await onSuccessPage(page);
    },
  },
  {
    name: 'tracking',
    visit: async (page) => {
      await page.goto(ordered.track);
      await untilHydrated(page);
    },
  },
  { name: 'the report', visit: (page) => page.goto(ordered.report) },
  {
    name: 'the report with a quote open',
    visit: async (page) => {
      await page.goto(ordered.report);
      await page
        .getByRole('button', { name: /^Sources? \d/ })
        .first()
        .click();
      await page.locator('.card:popover-open').waitFor();
    },
  },
  {
    name: 'a practice card with its plan',
    visit: async (page) => {
      await page.goto(`${ordered.report}#practice`);
      await button(page, 'Show the plan').click();
      await button(page, 'I know this one').click();
    },
  },
  { name: 'ten minutes', visit: (page) => page.goto(`${ordered.report}#ten-minutes`) },
  {
    name: 'the thank-you note',
    visit: (page) => page.goto(`${ordered.report}#thank-you`),
  },
  {
    name: 'a link to share',
    visit: async (page) => {
      await page.goto(`${ordered.report}/share`);
      await button(page, 'Make a link').click();
      await page.getByLabel('Link 1').waitFor();
    },
  },
  {
    name: 'a link that opens nothing',
    options: { expected: [/404/] },
    visit: (page) => page.goto(`${ordered.track}x`),
  },
  {
    name: 'a page that is not there',
    options: { expected: [/404/] },
    visit: (page) => page.goto('/nowhere'),
  },
  {
    name: 'a mail in the outbox',
    visit: async (page) => {
      await openMail(page, buyer.email, /^Order confirmed/);
      await mailBody(page).getByRole('heading').first().waitFor();
    },
  },
  // In its frame no script may run, not even the one that looks for faults; so it is shown without.
  {
    name: 'the mail itself',
    visit: async (page) => {
      await openMail(page, buyer.email, /^Order confirmed/);
      const html = await (await page.request.get(`${page.url()}/html`)).text();
      await page.goto('about:blank');
      await page.setContent(html);
    },
  },
  {
    name: 'the orders table',
    visit: async (page) => {
      await page.goto('/admin?auth=admin');
      await untilHydrated(page);
      await page
        .getByRole('main')
        .getByRole('button', { name: /log ?in/i })
        .click();
      await page.getByRole('table').waitFor();
    },
  },
];

test.for(places)(
  '$name has no fault that axe finds, light and dark, on a phone and a desk',
  async ({ visit, options }) => {
    const page = await shop.open({ reducedMotion: 'reduce', ...options });
    await visit(page);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      // The bar of contents covers half of whatever is scrolled beneath it.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await faultsInBothSchemes(page), `${width} pixels wide`).toEqual([]);
    }
  },
);

test('faults planted in a page are found: a field without a name, words too pale, and pale in the dark alone', async () => {
  const page = await shop.open({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await page.locator('main').evaluate((main) => {
    main.innerHTML = '<input><p style="color: #bbb">Too pale on white.</p>';
  });
  const found = await accessibilityFaults(page);
  expect(found.map((fault) => fault.split(':')[0]).toSorted()).toEqual(['color-contrast', 'label']);
  await page.locator('main').evaluate((main) => {
    main.innerHTML = '<p style="color: #333">Too dark at night.</p>';
  });
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await faultsInBothSchemes(page)).toEqual([
    expect.stringMatching(/^dark: color-contrast: /u),
  ]);
});
