import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shopInBrowser } from '../support/shop-in-browser';
import {
  button,
  field,
  fillDetails,
  followUntilDelivered,
  goToPayment,
  newBuyer,
  newReader,
  onSuccessPage,
  openOrder,
  placeOrder,
} from './buyer';

const shop = shopInBrowser();
const QUESTION = 'Which is nearest to your role? (optional)';

const question = (page: Page): Locator => page.getByRole('group', { name: QUESTION });
const answer = (page: Page, name: string): Locator =>
  question(page).getByRole('button', { name, exact: true });
const isPressed = (page: Page, name: string): Promise<string | null> =>
  answer(page, name).getAttribute('aria-pressed');

test('a role that may mean two jobs is asked beside the payment, by one tap that stays', async () => {
  const page = await shop.open();
  await goToPayment(page, newBuyer({ role: 'Product Designer' }));
  await answer(page, 'Industrial Designer').click();
  await question(page)
    .getByText(/^Saved/u)
    .waitFor();
  expect(await isPressed(page, 'Industrial Designer')).toBe('true');
  await page.reload();
  await question(page).waitFor();
  expect(await isPressed(page, 'Industrial Designer')).toBe('true');
  await answer(page, 'None of these').click();
  await expect.poll(() => isPressed(page, 'None of these')).toBe('true');
  expect(await isPressed(page, 'Industrial Designer')).toBe('false');
});

test('a role that is clear is not asked about', async () => {
  const page = await shop.open();
  await goToPayment(page, newBuyer({ role: 'Registered Nurse' }));
  expect(await question(page).count()).toBe(0);
});

test('without scripts the answer is a form, and one comes back to the payment', async () => {
  const page = await shop.open({ javaScriptEnabled: false });
  await page.goto('/order');
  await fillDetails(page, newBuyer({ role: 'Product Designer' }));
  await button(page, 'Continue to Payment').click();
  await answer(page, 'Industrial Designer').click();
  await page.waitForURL('**/order?step=payment');
  expect(await isPressed(page, 'Industrial Designer')).toBe('true');
});

test('nobody has to answer, and once the report is written nobody is asked', async () => {
  const page = await shop.open();
  await placeOrder(page, newReader({ role: 'Product Designer' }));
  await followUntilDelivered(page);
  expect(await question(page).count()).toBe(0);
});

test('the tracking page asks the same while the report isn’t written', async () => {
  const page = await shop.open();
  await openOrder(page, '/order?paymentMode=manual');
  await fillDetails(page, newBuyer({ role: 'Product Designer' }));
  await button(page, 'Request Order').click();
  await onSuccessPage(page);
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await page.waitForURL('**/track/**');
  await answer(page, 'Industrial Designer').click();
  await expect.poll(() => isPressed(page, 'Industrial Designer')).toBe('true');
  await page.reload();
  expect(await isPressed(page, 'Industrial Designer')).toBe('true');
});

test('another role takes the answer with it', async () => {
  const page = await shop.open();
  await goToPayment(page, newBuyer({ role: 'Product Designer' }));
  await answer(page, 'Industrial Designer').click();
  await question(page)
    .getByText(/^Saved/u)
    .waitFor();
  await openOrder(page);
  await field(page, 'role').fill('Program Manager');
  await button(page, 'Continue to Payment').click();
  await question(page).waitFor();
  expect(await answer(page, 'Industrial Designer').count()).toBe(0);
  expect(await question(page).locator('[aria-pressed="true"]').count()).toBe(0);
});
