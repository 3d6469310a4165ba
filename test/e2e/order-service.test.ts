import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { shopInBrowser } from '../support/shop-in-browser';
import {
  button,
  completePayment,
  goToPayment,
  heading,
  newBuyer,
  onSuccessPage,
  payWith,
  readDetails,
  seeToast,
  storedOrders,
} from './buyer';
import { chargesOf, ONE_CHARGE } from './ledger';

const shop = shopInBrowser();
const CALL = '**/functions/v1/stripe-integration';

const isProbe = (route: Route): boolean =>
  (route.request().postDataJSON() as { check?: boolean } | null)?.check === true;

/** Answers only one of the two kinds of call in the server's place. */
async function whenAsked(
  page: Page,
  kind: 'probe' | 'intent',
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(CALL, async (route) =>
    isProbe(route) === (kind === 'probe') ? answer(route) : route.continue(),
  );
}

test('a failing probe shows the alert and the manual form; Check Again says how it went, and brings the card form back', async () => {
  const page = await shop.open({ expected: [/503/] });
  const buyer = newBuyer();
  await whenAsked(page, 'probe', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable' } }),
  );
  await goToPayment(page, buyer);
  await page.getByText('Payment Service Unavailable', { exact: true }).waitFor();
  await button(page, 'Request Order').waitFor();
  expect(await completePayment(page).count()).toBe(0);
  expect(await readDetails(page)).toEqual(buyer);
  await button(page, 'Check Again').click();
  await seeToast(
    page,
    'Payment service is unavailable',
    'Please try again later or contact support.',
  );
  await page.unroute(CALL);
  await button(page, 'Check Again').click();
  await seeToast(
    page,
    'Payment service is now available',
    'You can now proceed with your payment.',
  );
  expect(await page.getByText('Payment Service Unavailable', { exact: true }).count()).toBe(0);
  await payWith(page, 'Succeeds');
  await onSuccessPage(page);
  expect(chargesOf(shop.dataFolder, buyer.email)).toMatchObject(ONE_CHARGE);
});

test('the probe that finds no network counts as unavailable', async () => {
  const page = await shop.open({ expected: [/stripe-integration/] });
  await whenAsked(page, 'probe', (route) => route.abort('internetdisconnected'));
  await goToPayment(page, newBuyer());
  await page.getByText('Payment Service Unavailable', { exact: true }).waitFor();
  expect(await completePayment(page).count()).toBe(0);
});

test.for<readonly [string, (route: Route) => Promise<void>, RegExp | null, string]>([
  [
    'no connection',
    (route) => route.abort('connectionrefused'),
    /stripe-integration/,
    'Could not connect to payment server. Please check your internet connection and try again.',
  ],
  [
    'a refusal',
    (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }),
    /500/,
    'Failed to initialize payment: Failed to create payment intent',
  ],
  [
    'an answer without a secret',
    (route) => route.fulfill({ status: 200, json: {} }),
    null,
    'Failed to initialize payment: Invalid response from payment server: missing client secret',
  ],
  [
    'an answer that is no answer',
    (route) => route.fulfill({ status: 200, body: 'hello' }),
    null,
    'Failed to initialize payment: Invalid response from payment server: missing client secret',
  ],
])(
  '%s at the start of a payment is explained, and can be retried',
  async ([, answer, fault, message]) => {
    const page = await shop.open(fault ? { expected: [fault] } : {});
    const buyer = newBuyer();
    await whenAsked(page, 'intent', answer);
    await goToPayment(page, buyer);
    await page.getByRole('main').getByText(message, { exact: true }).waitFor();
    await seeToast(page, 'Payment Error', 'Payment not initialized properly. Please try again.');
    expect(await completePayment(page).isDisabled()).toBe(true);

    await page.unroute(CALL);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(CALL, async (route) => {
      await held;
      await route.continue();
    });
    await button(page, 'Retry Payment Initialization').click();
    await button(page, 'Retrying...').waitFor();
    release();
    await page.getByRole('button', { name: 'Dismiss notification' }).click();
    await payWith(page, 'Succeeds');
    await onSuccessPage(page);
    expect(chargesOf(shop.dataFolder, buyer.email)).toMatchObject(ONE_CHARGE);
  },
);

test('a payment server that never answers is given up after 15 seconds', async () => {
  const page = await shop.open();
  await page.addInitScript(() => {
    // The fifteen seconds pass when the test says so, and for all but the probe, which is under way as well.
    const ask = fetch;
    window.fetch = (input, init) =>
      ask(input, /"check":true/.test(String(init?.body)) ? { ...init, signal: null } : init);
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => {
      if (milliseconds !== 15_000) return timeout(600_000);
      const late = new AbortController();
      const reason = new DOMException('The operation timed out.', 'TimeoutError');
      addEventListener('fifteen-seconds', () => late.abort(reason), { once: true });
      return late.signal;
    };
  });
  await page.route(CALL, async (route) => {
    if (isProbe(route)) return route.fulfill({ status: 200, json: {} });
    await page.evaluate(() => dispatchEvent(new Event('fifteen-seconds')));
    return new Promise<void>(() => undefined);
  });
  await goToPayment(page, newBuyer());
  await page
    .getByRole('main')
    .getByText('Payment server connection timed out. Please try again.', { exact: true })
    .waitFor();
  expect(await completePayment(page).isDisabled()).toBe(true);
});

test('where the payment can’t start, the manual option takes everything typed along', async () => {
  const page = await shop.open({ expected: [/500/] });
  const buyer = newBuyer();
  await whenAsked(page, 'intent', (route) => route.fulfill({ status: 500, json: {} }));
  await goToPayment(page, buyer);
  await button(page, 'Request Manual Payment Option').click();
  await page.waitForURL('**/order?paymentMode=manual');
  expect((await storedOrders(page))['tempOrderDetails']).toMatchObject({
    ...buyer,
    paymentStatus: 'manual_request',
  });
  await heading(page, 'Complete Your Order').waitFor();
  await expect.poll(() => readDetails(page)).toEqual(buyer);
});
