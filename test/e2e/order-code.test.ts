import type { Page } from 'playwright-core';
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
  storedOrders,
  typeCard,
} from './buyer';
import { chargesOf } from './ledger';
import { mailBody, openMail } from './outbox';

const shop = shopInBrowser();
/** A refusal is answered with 400, which the browser notes in its console. */
const REFUSED = [/400/];
/** A payment may be asked for while the code that makes it needless is taken. */
const NOTHING_TO_PAY = [/409/];
const PHONE = { width: 390, height: 844 } as const;

async function openCodes(): Promise<Page> {
  const page = await shop.open();
  const [, password = ''] = /admin \/ (\S+)/.exec(shop.output()) ?? [];
  await page.goto('/admin');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await page.goto('/desk/codes');
  await heading(page, 'Codes').waitFor();
  return page;
}

async function makeCode(
  page: Page,
  { code, percent, uses = '' }: { code: string; percent: string; uses?: string },
): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByLabel('How much').fill(percent);
  await page.getByLabel('Uses in all').fill(uses);
  await button(page, 'Create code').click();
  await page.getByText(`${code} created.`).waitFor();
}

test('the owner makes codes at the desk', async () => {
  const page = await openCodes();
  await makeCode(page, { code: 'SPRING20', percent: '20' });
  await makeCode(page, { code: 'FREE', percent: '100' });
  await makeCode(page, { code: 'ONCE', percent: '10', uses: '1' });
  for (const code of ['SPRING20', 'FREE', 'ONCE'])
    await expect.poll(() => page.getByRole('rowheader', { name: code }).count()).toBe(1);
});

async function tryCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Promotion code').fill(code);
  await button(page, 'Apply').click();
}

const summary = (page: Page) => page.getByRole('region', { name: 'Your order' });

test('on a phone a code makes the order cheaper, with nothing typed lost, on the page, the receipt mail, and the charge', async () => {
  const page = await shop.open({ ...PHONE, expected: REFUSED });
  const buyer = newBuyer();
  await goToPayment(page, buyer);
  await typeCard(page, '4242 4242 4242 4242');
  expect(await page.getByLabel('Promotion code').isVisible()).toBe(false);
  await page.getByText('Have a code?').click();
  await tryCode(page, 'SPRING21');
  await page.getByText('We don’t know this code. Check its spelling.').waitFor();
  expect(await page.getByLabel('Promotion code').inputValue()).toBe('SPRING21');
  expect(await accessibilityFaults(page)).toEqual([]);
  await tryCode(page, 'spring20');
  await summary(page).getByText('Code SPRING20 is applied.').waitFor();
  await summary(page).getByText('−$7', { exact: true }).waitFor();
  expect(await summary(page).getByText('$28', { exact: true }).count()).toBe(2);
  expect(await accessibilityFaults(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  expect(await page.getByLabel('Card number', { exact: true }).inputValue()).toBe(
    '4242 4242 4242 4242',
  );
  await expect.poll(() => completePayment(page).isEnabled()).toBe(true);
  await completePayment(page).click();
  await onSuccessPage(page);
  await page.getByText('$28 (code SPRING20, −$7)').waitFor();
  expect(chargesOf(shop.dataFolder, buyer.email)).toMatchObject([{ amount: 2_800 }]);
  expect((await storedOrders(page))['orderDetails']).toMatchObject({ paymentAmount: 28 });
  const reader = await shop.open();
  await openMail(reader, buyer.email, /^Order confirmed/);
  await mailBody(reader).getByText('SPRING20, −$7').waitFor();
});

test('a code that is taken off leaves the full price', async () => {
  const page = await shop.open(PHONE);
  const buyer = newBuyer();
  await goToPayment(page, buyer);
  await page.getByText('Have a code?').click();
  await tryCode(page, 'SPRING20');
  await button(page, 'Remove code').click();
  await page.getByText('Have a code?').waitFor();
  await summary(page).getByText('$35', { exact: true }).waitFor();
  await expect.poll(() => completePayment(page).isEnabled()).toBe(true);
  await payWith(page, 'Succeeds');
  await onSuccessPage(page);
  expect(chargesOf(shop.dataFolder, buyer.email)).toMatchObject([{ amount: 3_500 }]);
});

test('a code that covers the price needs no card, and the order is there', async () => {
  const page = await shop.open({ ...PHONE, allowed: NOTHING_TO_PAY });
  const buyer = newBuyer();
  await goToPayment(page, buyer);
  await page.getByText('Have a code?').click();
  await tryCode(page, 'free');
  await page.getByText('Your code FREE covers the price. There’s nothing to pay.').waitFor();
  expect(await completePayment(page).count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await button(page, 'Place Order').click();
  await onSuccessPage(page);
  await page.getByText('$0 (code FREE, −$35)').waitFor();
  expect(chargesOf(shop.dataFolder, buyer.email)).toEqual([]);
  await expect
    .poll(async () => (await storedOrders(page))['orderDetails'])
    .toMatchObject({ paymentAmount: 0 });
});

test('without scripts the field does the same, and says at its place what is wrong', async () => {
  const page = await shop.open({ ...PHONE, javaScriptEnabled: false });
  await page.goto('/order');
  await fillDetails(page, newBuyer());
  await button(page, 'Continue to Payment').click();
  await page.getByText('Have a code?').click();
  await tryCode(page, 'WINTER');
  await page.getByText('We don’t know this code. Check its spelling.').waitFor();
  expect(await page.getByLabel('Promotion code').inputValue()).toBe('WINTER');
  await tryCode(page, 'FREE');
  await button(page, 'Place Order').click();
  await heading(page, 'Order Confirmed!').waitFor();
});

test('the last use of a code goes to who came first; the desk shows it, and ends a code', async () => {
  const first = await shop.open();
  await goToPayment(first, newBuyer());
  await first.getByText('Have a code?').click();
  await tryCode(first, 'ONCE');
  await summary(first).getByText('Code ONCE is applied.').waitFor();
  const second = await shop.open({ expected: REFUSED });
  await goToPayment(second, newBuyer());
  await second.getByText('Have a code?').click();
  await tryCode(second, 'ONCE');
  await second.getByText('This code has been used up.').waitFor();
  // Whoever goes back to the form keeps the code.
  await openOrder(first);
  await button(first, 'Continue to Payment').click();
  await summary(first).getByText('Code ONCE is applied.').waitFor();

  const desk = await openCodes();
  const row = desk.getByRole('row').filter({ hasText: 'ONCE' });
  await row.getByText('Used up').waitFor();
  await row.getByText('1 of 1, 0 paid').waitFor();
  expect(await accessibilityFaults(desk)).toEqual([]);
  await button(desk, 'End ONCE').click();
  await desk.getByText('ONCE ended. Nobody new can use it.').waitFor();
  await row.getByText('Ended').waitFor();
  await desk.setViewportSize(PHONE);
  await expectNoSidewaysScroll(desk);
});
