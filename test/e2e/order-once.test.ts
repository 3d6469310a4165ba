import { expect, test } from 'vitest';
import { shopInBrowser } from '../support/shop-in-browser';
import {
  completePayment,
  fillDetails,
  button,
  goToPayment,
  heading,
  newBuyer,
  onSuccessPage,
  openOrder,
  payWith,
  placeOrder,
  seeToast,
  tapCard,
} from './buyer';
import { chargesOf, ONE_CHARGE } from './ledger';
import { confirmationsTo, openMail, openTracking } from './outbox';

const shop = shopInBrowser();

/** Exactly one charge of the right price, and one confirmation mail. */
const ONCE = { charges: ONE_CHARGE, confirmations: 1 };

/** What a buyer has at the end, once the confirmation is there. */
async function outcomeFor(email: string) {
  const reader = await shop.open();
  await openMail(reader, email, /^Order confirmed/);
  return {
    charges: chargesOf(shop.dataFolder, email),
    confirmations: await confirmationsTo(reader, email),
  };
}

test('two presses in one moment are one charge', async () => {
  const page = await shop.open();
  const buyer = newBuyer();
  await goToPayment(page, buyer);
  await tapCard(page, 'Succeeds');
  await completePayment(page).evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
    element.form?.requestSubmit();
  });
  await onSuccessPage(page);
  expect(await outcomeFor(buyer.email)).toMatchObject(ONCE);
});

test('a double click on the details leads to one payment page', async () => {
  const page = await shop.open();
  const buyer = newBuyer();
  await openOrder(page);
  await fillDetails(page, buyer);
  await button(page, 'Continue to Payment').dblclick();
  await heading(page, 'Complete Your Order').waitFor();
  await payWith(page, 'Succeeds');
  await onSuccessPage(page);
  expect(await outcomeFor(buyer.email)).toMatchObject(ONCE);
});

test('two tabs on one order pay it once: the second is led to the order', async () => {
  const first = await shop.open({ expected: [/400/] });
  const buyer = newBuyer();
  await goToPayment(first, buyer);
  const second = await first.context().newPage();
  await second.goto('/order?step=payment');
  await tapCard(second, 'Succeeds');
  await payWith(first, 'Succeeds');
  await onSuccessPage(first);
  await completePayment(second).click();
  await onSuccessPage(second);
  expect(await second.getByText('Payment Error').count()).toBe(0);
  expect(await outcomeFor(buyer.email)).toMatchObject(ONCE);
});

test('Back after paying leads to the order and not to a second payment', async () => {
  const page = await shop.open();
  const buyer = newBuyer();
  await placeOrder(page, buyer);
  await page.goto('/order?step=payment');
  await onSuccessPage(page);
  await page.goto('/about');
  await page.goBack();
  await onSuccessPage(page);
  expect(await outcomeFor(buyer.email)).toMatchObject(ONCE);
});

test('a browser closed right after confirming loses nothing: the order arrives by webhook with all six fields', async () => {
  const page = await shop.open();
  const buyer = newBuyer({
    role: 'Night Shift Lead — "Tiller"',
    interviewers: 'Anneke Sørby; Tomás Ibarra',
    location: 'Anywhere <remote>',
  });
  await goToPayment(page, buyer);
  await page.route('**/functions/v1/send-order-notification', () => new Promise(() => undefined));
  await tapCard(page, 'Succeeds');
  await Promise.all([
    page.waitForResponse('**/v1/payment_intents/*/confirm'),
    completePayment(page).click(),
  ]);
  await page.context().close();
  expect(await outcomeFor(buyer.email)).toMatchObject(ONCE);
  const tracking = await openTracking(await shop.open(), buyer.email);
  for (const value of Object.values(buyer))
    await tracking.getByRole('definition').getByText(value, { exact: true }).waitFor();
});

test('a notification that fails twice still ends on the success page, and the order arrives', async () => {
  const page = await shop.open({ expected: [/503/] });
  const buyer = newBuyer();
  await page.route('**/functions/v1/send-order-notification', (route) =>
    route.fulfill({ status: 503, json: {} }),
  );
  await goToPayment(page, buyer);
  await payWith(page, 'Succeeds');
  await seeToast(page, 'Payment successful!');
  await onSuccessPage(page);
  expect(await outcomeFor(buyer.email)).toMatchObject(ONCE);
});

test('the same company and address again: the browser that holds the order is told before it pays, and may go on', async () => {
  const page = await shop.open();
  const buyer = newBuyer();
  await placeOrder(page, buyer);
  await goToPayment(page, { ...buyer, role: 'Site Reliability Engineer' });
  await page.getByText('You already ordered this', { exact: true }).waitFor();
  expect(await completePayment(page).count()).toBe(0);
  await button(page, 'Order again anyway').click();
  await payWith(page, 'Succeeds');
  await onSuccessPage(page);
  const stranger = await shop.open();
  await goToPayment(stranger, buyer);
  await completePayment(stranger).waitFor();
  expect(await stranger.getByText('You already ordered this').count()).toBe(0);
});
