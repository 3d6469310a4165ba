import { expect, test } from 'vitest';
import { accessibilityFaults } from '../support/accessibility';
import { shopInBrowser } from '../support/shop-in-browser';
import {
  button,
  completePayment,
  expectNoSidewaysScroll,
  goToPayment,
  newBuyer,
  onSuccessPage,
  openOrder,
  payWith,
} from './buyer';
import { chargesOf } from './ledger';
import { mailBody, openMail } from './outbox';

const shop = shopInBrowser(async () => ({ STRIPE_TAX: 'on' }));

test('with tax switched on the country is asked before the payment, and the tax is shown, charged, and told', async () => {
  const page = await shop.open({ width: 390, height: 844 });
  const buyer = newBuyer();
  await openOrder(page);
  await page.getByText('$35, one time, plus tax').waitFor({ state: 'attached' });
  await goToPayment(page, buyer);
  expect(await completePayment(page).count()).toBe(0);
  await page.getByLabel('Country').selectOption('Germany');
  await page.getByLabel('ZIP or postal code').fill('000');
  await button(page, 'Add tax and continue').click();
  await page.getByText('We can’t place this. Check the country and the postal code.').waitFor();
  expect(await page.getByLabel('Country').inputValue()).toBe('DE');
  await page.getByLabel('ZIP or postal code').fill('20457');
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, 'Add tax and continue').click();
  const summary = page.getByRole('region', { name: 'Your order' });
  await summary.getByText('$6.65', { exact: true }).waitFor();
  expect(await summary.getByText('$41.65', { exact: true }).count()).toBe(2);
  await expectNoSidewaysScroll(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await payWith(page, 'Succeeds');
  await onSuccessPage(page);
  await page.getByText('$41.65 (tax $6.65)').waitFor();
  expect(chargesOf(shop.dataFolder, buyer.email)).toMatchObject([{ amount: 4_165 }]);
  const reader = await shop.open();
  await openMail(reader, buyer.email, /^Order confirmed/);
  await mailBody(reader).getByText('$6.65').waitFor();
});
