import { expect, test } from 'vitest';
import { accessibilityFaults } from '../support/accessibility';
import { shopInBrowser } from '../support/shop-in-browser';
import {
  button,
  completePayment,
  expectNoSidewaysScroll,
  fillDetails,
  goToPayment,
  heading,
  newBuyer,
  onSuccessPage,
  openOrder,
  payWith,
  seeToast,
  typeCard,
  type TestCard,
} from './buyer';
import { chargesOf, ONE_CHARGE } from './ledger';

const shop = shopInBrowser();

/** The provider answers a decline with 402, which the browser notes in its console. */
const DECLINED = [/402/];
const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

test.for([
  ['4000 0000 0000 0002', 'Your card was declined.'],
  ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
  ['4000 0000 0000 0069', 'Your card has expired.'],
  ['4000 0000 0000 0127', "Your card's security code is incorrect."],
  [
    '4000 0000 0000 0119',
    'An error occurred while processing your card. Please try again in a moment.',
  ],
] as const)(
  'the card %s is told “%s” once, on the page, and a toast that stays says where to look',
  async ([number, message]) => {
    const page = await shop.open({ expected: DECLINED });
    const buyer = newBuyer();
    await goToPayment(page, buyer);
    await typeCard(page, number);
    await completePayment(page).click();
    await seeToast(page, 'Payment Error');
    await page.getByRole('main').getByText(message, { exact: true }).waitFor();
    expect(await page.getByText(message, { exact: true }).count()).toBe(1);
    expect(chargesOf(shop.dataFolder, buyer.email)).toEqual([]);
  },
);

test('after a declined card the next card pays, once', async () => {
  const page = await shop.open({ expected: DECLINED });
  const buyer = newBuyer();
  await goToPayment(page, buyer);
  await payWith(page, 'Declined');
  await seeToast(page, 'Payment Error');
  await page.getByRole('main').getByText('Your card was declined.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
  await payWith(page, 'Succeeds');
  await onSuccessPage(page);
  expect(chargesOf(shop.dataFolder, buyer.email)).toMatchObject(ONE_CHARGE);
});

test('a number that is no card is refused and stays in the field', async () => {
  const page = await shop.open({ expected: DECLINED });
  await goToPayment(page, newBuyer());
  await typeCard(page, '4242 4242 4242 4241');
  await completePayment(page).click();
  await seeToast(page, 'Payment Error');
  await page
    .getByRole('main')
    .getByText('Your card number is incorrect.', { exact: true })
    .waitFor();
  expect(await page.getByLabel('Card number', { exact: true }).inputValue()).toBe(
    '4242 4242 4242 4241',
  );
});

test('the submit button waits until there is something to confirm', async () => {
  const page = await shop.open();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/functions/v1/stripe-integration', async (route) => {
    await held;
    await route.continue();
  });
  await goToPayment(page, newBuyer());
  await completePayment(page).waitFor();
  expect(await completePayment(page).isDisabled()).toBe(true);
  release();
  await expect.poll(() => completePayment(page).isEnabled()).toBe(true);
});

test('3-D Secure leads to the bank’s page and, once passed there, to the order', async () => {
  const page = await shop.open();
  const buyer = newBuyer();
  await goToPayment(page, buyer);
  await payWith(page, '3-D Secure');
  await heading(page, 'Confirm your payment').waitFor();
  expect(chargesOf(shop.dataFolder, buyer.email)).toEqual([]);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await onSuccessPage(page);
  await page.getByText(buyer.email).waitFor();
  expect(chargesOf(shop.dataFolder, buyer.email)).toMatchObject(ONE_CHARGE);
});

test.for([
  ['3-D Secure', 'Fail authentication', NOT_AUTHENTICATED],
  ['3-D Secure, then declined', 'Complete authentication', 'Your card was declined.'],
] as const)(
  '%s: “%s” at the bank comes back to the form, says why, and another card pays',
  async ([card, answer, message]) => {
    const page = await shop.open();
    const buyer = newBuyer();
    await goToPayment(page, buyer);
    await payWith(page, card as TestCard);
    await page.getByRole('button', { name: answer }).click();
    await page.getByRole('main').getByText(message, { exact: true }).waitFor();
    await expect.poll(() => page.url()).not.toContain('client_secret');
    await page.getByRole('region', { name: 'Your order' }).getByText(buyer.email).waitFor();
    await payWith(page, 'Succeeds');
    await onSuccessPage(page);
    expect(chargesOf(shop.dataFolder, buyer.email)).toMatchObject(ONE_CHARGE);
  },
);

test('a shop opened by its number instead of its name gets its buyer back from the bank as well', async () => {
  const page = await shop.open({ expected: [/^request to another origin: http:\/\/127\.0\.0\.1/] });
  const buyer = newBuyer();
  await openOrder(page, `${shop.baseUrl.replace('localhost', '127.0.0.1')}/order`);
  await fillDetails(page, buyer);
  await button(page, 'Continue to Payment').click();
  await payWith(page, '3-D Secure');
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await onSuccessPage(page);
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  expect(chargesOf(shop.dataFolder, buyer.email)).toMatchObject(ONE_CHARGE);
});

test('Back from the bank’s page finds the form ready for another card', async () => {
  const page = await shop.open();
  const buyer = newBuyer();
  await goToPayment(page, buyer);
  await payWith(page, '3-D Secure');
  await heading(page, 'Confirm your payment').waitFor();
  await page.goBack();
  await heading(page, 'Complete Your Order').waitFor();
  await payWith(page, 'Succeeds');
  await onSuccessPage(page);
  expect(chargesOf(shop.dataFolder, buyer.email)).toMatchObject(ONE_CHARGE);
});

test('a payment that stays in processing is said to be confirmed, survives a reload, and becomes one order', async () => {
  // Whether the shop has heard of the payment when the page asks to begin one is a matter of moments.
  const page = await shop.open({ allowed: [/409 \(Conflict\)/] });
  const buyer = newBuyer();
  await goToPayment(page, buyer);
  await payWith(page, 'Stays processing');
  await page.getByText('We are confirming your payment').waitFor();
  await page.reload();
  await page.getByText('We are confirming your payment').waitFor();
  await onSuccessPage(page);
  await page.getByText(buyer.email).waitFor();
  expect(chargesOf(shop.dataFolder, buyer.email)).toMatchObject(ONE_CHARGE);
});

test('an order whose payment is disputed says that nothing is prepared, and promises no hour', async () => {
  const page = await shop.open({ width: 320 });
  await goToPayment(page, newBuyer());
  await typeCard(page, '4000 0000 0000 0259');
  await completePayment(page).click();
  await onSuccessPage(page);
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await heading(page, 'On hold').waitFor();
  await page.getByText('we won’t prepare or deliver your report').waitFor();
  expect(await page.getByText('Your report arrives by').count()).toBe(0);
  await expectNoSidewaysScroll(page);
  expect(await accessibilityFaults(page)).toEqual([]);
});
