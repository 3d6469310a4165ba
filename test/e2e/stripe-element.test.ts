import type { Page, Route } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { startPaymentSandbox, type PaymentSandbox } from '../../demo/stripe';
import { systemClock } from '../../src/kernel/time';
import { shopInBrowser } from '../support/shop-in-browser';
import {
  button,
  completePayment,
  goToPayment,
  newBuyer,
  onSuccessPage,
  seeToast,
  WORK_IS_DONE,
  type Buyer,
} from './buyer';
import { confirmationsTo, openMail } from './outbox';
import { STRIPE_SCRIPT } from './stripe-script';

const KEYS = {
  secretKey: `sk_test_${'5e'.repeat(12)}`,
  publishableKey: `pk_test_${'9b'.repeat(12)}`,
  webhookSecret: `whsec_${'c4'.repeat(12)}`,
};

let provider: PaymentSandbox;
const shop = shopInBrowser(async ({ port }) => {
  provider = await startPaymentSandbox({
    ...KEYS,
    clock: systemClock,
    webhookUrl: () => `http://127.0.0.1:${port}/webhooks/stripe`,
  });
  return {
    STRIPE_SECRET_KEY: KEYS.secretKey,
    STRIPE_PUBLISHABLE_KEY: KEYS.publishableKey,
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
    STRIPE_API_BASE: provider.url,
  };
});
afterAll(() => provider?.close());

/** The provider's hosts, answered by the stand-in; that the browser asks for them at all is meant. */
const HOSTS = [/request to another origin: https:\/\/js\.stripe\.com\/v3\//];
const API = /request to another origin: https:\/\/api\.stripe\.com\//;

async function openShop(expected: readonly RegExp[], script = STRIPE_SCRIPT): Promise<Page> {
  const page = await shop.open({ expected });
  await page
    .context()
    .route('https://js.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
  await page.context().route('https://api.stripe.com/**', forward);
  return page;
}

async function forward(route: Route): Promise<void> {
  const { pathname, search } = new URL(route.request().url());
  const body = route.request().postData();
  const answer = await fetch(`${provider.url}${pathname}${search}`, {
    method: route.request().method(),
    ...(body === null
      ? {}
      : { body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }),
  });
  await route.fulfill({
    status: answer.status,
    body: await answer.text(),
    headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' },
  });
}

async function payByElement(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await completePayment(page).click();
}

/** How many confirmations the buyer has, once the first is there. */
async function confirmed(page: Page, { email }: Buyer): Promise<number> {
  await onSuccessPage(page);
  const reader = await shop.open();
  await openMail(reader, email, /^Order confirmed/);
  return confirmationsTo(reader, email);
}

test('with keys of the provider its own field takes the card, under a policy that names its hosts on /order alone', async () => {
  const page = await openShop([...HOSTS, API]);
  const buyer = newBuyer();
  await goToPayment(page, buyer);
  expect(await page.getByText('Test mode.').count()).toBe(0);
  await payByElement(page, '4242424242424242');
  expect(await confirmed(page, buyer)).toBe(1);
  const policy = async (path: string): Promise<string> =>
    (await page.request.get(path)).headers()['content-security-policy'] ?? '';
  expect(await policy('/order')).toContain('stripe.com');
  for (const path of ['/', '/success', '/admin', '/contact'])
    expect(await policy(path)).not.toContain('stripe.com');
});

test('a decline of the provider is told, and the next card pays', async () => {
  const page = await openShop([...HOSTS, API, /402/]);
  const buyer = newBuyer();
  await goToPayment(page, buyer);
  await payByElement(page, '4000000000009995');
  await seeToast(page, 'Payment Error');
  await page
    .getByRole('main')
    .getByText('Your card has insufficient funds.', { exact: true })
    .waitFor();
  await payByElement(page, '4242424242424242');
  expect(await confirmed(page, buyer)).toBe(1);
});

test('wallets come first, and an empty field is told once, by the provider’s own field, with nothing sent', async () => {
  const page = await openShop(HOSTS);
  await goToPayment(page, newBuyer());
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(request.url()));
  const card = page.getByLabel('Card number');
  expect(await card.getAttribute('data-order')).toBe('apple_pay google_pay link card');
  await completePayment(page).click();
  await page.getByText('Your card number is incomplete.', { exact: true }).waitFor();
  expect(await page.getByText('Your card number is incomplete.', { exact: true }).count()).toBe(1);
  expect(await page.getByText('Payment Error').count()).toBe(0);
  expect(sent.filter((url) => url.includes('api.stripe.com'))).toEqual([]);
});

test('back from the bank the order goes on', async () => {
  const page = await openShop([...HOSTS, API, /request to another origin: http:\/\/127\.0\.0\.1/]);
  const buyer = newBuyer();
  await goToPayment(page, buyer);
  await payByElement(page, '4000002500003155');
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  expect(await confirmed(page, buyer)).toBe(1);
});

test('a script of the provider that does not load is told', async () => {
  const page = await openShop([
    ...HOSTS,
    /request failed: GET https:\/\/js\.stripe\.com/,
    /console error/,
  ]);
  await page.context().unroute('https://js.stripe.com/**');
  await page
    .context()
    .route('https://js.stripe.com/**', (route) => route.abort('connectionrefused'));
  await goToPayment(page, newBuyer());
  await page
    .getByRole('main')
    .getByText('Failed to load Stripe. Please refresh the page and try again.', { exact: true })
    .waitFor();
  expect(await completePayment(page).isDisabled()).toBe(true);
});

/** The shop remembers for some seconds whether its provider answers. */
async function untilPaymentsAnswer(status: number): Promise<void> {
  const ask = async (): Promise<number> => {
    const answer = await fetch(`${shop.baseUrl}/functions/v1/stripe-integration`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ check: true }),
    });
    return answer.status;
  };
  await expect.poll(ask, { interval: 2_000 }).toBe(status);
}

test('a provider that is down makes payments unavailable; once it is back, Check Again finds it', async () => {
  const page = await openShop([...HOSTS, API, /50[0-9]/]);
  const buyer = newBuyer();
  provider.control.fail({ kind: 'unavailable', times: null });
  try {
    await untilPaymentsAnswer(503);
    await goToPayment(page, buyer);
    await page.getByText('Payment Service Unavailable', { exact: true }).waitFor();
  } finally {
    provider.control.clearFaults();
  }
  await untilPaymentsAnswer(200);
  const again = button(page, 'Check Again');
  const field = page.getByLabel('Card number');
  await expect
    .poll(
      async () => {
        await again.click({ timeout: 1_000 }).catch(() => undefined);
        return field.isVisible();
      },
      { ...WORK_IS_DONE, interval: 1_000 },
    )
    .toBe(true);
  await payByElement(page, '4242424242424242');
  expect(await confirmed(page, buyer)).toBe(1);
});
