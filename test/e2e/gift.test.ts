import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, faultsInBothSchemes } from '../support/accessibility';
import { shopInBrowser } from '../support/shop-in-browser';
import {
  button,
  completePayment,
  expectNoSidewaysScroll,
  fillDetails,
  heading,
  newBuyer,
  onSuccessPage,
  payWith,
  untilHydrated,
} from './buyer';
import { chargesOf } from './ledger';
import { followLink, mailBody, openMail, subjectsTo } from './outbox';

const shop = shopInBrowser();
const PHONE = { width: 390, height: 844 } as const;
/** A form that is refused is answered with 400, which the browser notes in its console. */
const REFUSED = [/400/];
/** A payment may be asked for while the gift that makes it needless is taken. */
const NOTHING_TO_PAY = [/409/];

let givers = 0;
const newGiver = (): string => `giver.${(givers += 1)}@mail.example`;
const theirs = (page: Page) => page.getByLabel('Their Email Address (optional)');
const gift = (page: Page) => page.getByRole('region', { name: 'Your gift' });

async function giveTo(page: Page, giver: string, recipient: string): Promise<void> {
  await page.goto('/gift');
  await page.getByLabel('Your Name').fill('Noor Castell');
  await page.getByLabel('Your Email Address').fill(giver);
  await theirs(page).fill(recipient);
  await page.getByLabel('A Few Words for Them (optional)').fill('Good luck on Thursday.');
  await button(page, 'Continue to Payment').click();
  await heading(page, 'Pay for Your Gift').waitFor();
  await untilHydrated(page);
}

async function buy(page: Page, giver: string, recipient = ''): Promise<string> {
  await giveTo(page, giver, recipient);
  await payWith(page, 'Succeeds');
  await heading(page, 'Your Gift Is Ready').waitFor();
  return gift(page)
    .getByText(/^GIFT-/u)
    .innerText();
}

test('on a phone a gift is bought, arrives, and pays for the report of whoever it was meant for', async () => {
  const page = await shop.open({ ...PHONE, expected: REFUSED });
  const giver = newGiver();
  const buyer = newBuyer({ name: 'Tove Ashdown' });
  await page.goto('/gift');
  await button(page, 'Continue to Payment').click();
  await page.getByText('Enter your name, so they know who it’s from').waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  const code = await buy(page, giver, buyer.email);
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await gift(page).getByText('Not used yet').waitFor();
  expect(chargesOf(shop.dataFolder, giver)).toMatchObject([{ amount: 3_500 }]);

  const reader = await shop.open({ allowed: NOTHING_TO_PAY });
  await openMail(reader, giver, /^Your gift is ready$/u);
  await mailBody(reader).getByText(code).waitFor();
  await mailBody(reader).getByText(`We emailed your gift to ${buyer.email}`).waitFor();
  await openMail(reader, buyer.email, /^Noor Castell gave you an interview report$/u);
  await mailBody(reader).getByText('Good luck on Thursday.').waitFor();
  const order = await followLink(reader, 'Use your gift');
  await order.getByText(`We’ll apply your code ${code}`).waitFor();
  await untilHydrated(order);
  await fillDetails(order, buyer);
  expect(await accessibilityFaults(order)).toEqual([]);
  await button(order, 'Continue to Payment').click();
  await order.getByText(`Your code ${code} covers the price. There’s nothing to pay.`).waitFor();
  await button(order, 'Place Order').click();
  await onSuccessPage(order);
  await order.getByText(`$0 (code ${code}, −$35)`).waitFor();
  expect(chargesOf(shop.dataFolder, buyer.email)).toEqual([]);

  // The giver learns that it was used, and nothing of what it was used for.
  await page.getByRole('link', { name: 'Receipt, or another address' }).click();
  await heading(page, 'Your Gift').waitFor();
  await gift(page).getByText(/^Used/u).waitFor();
  expect(await page.getByText(buyer.company).count()).toBe(0);
  expect(await page.getByText('Wrong email address?').count()).toBe(0);
  await page.getByRole('link', { name: 'Download the receipt' }).waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
});

test('a gift for one address is refused to another, and can be sent on to it', async () => {
  const page = await shop.open();
  const giver = newGiver();
  const buyer = newBuyer();
  const code = await buy(page, giver, 'mistyped@mail.example');
  const other = await shop.open({ allowed: NOTHING_TO_PAY });
  await other.goto(`/order?code=${code}`);
  await untilHydrated(other);
  await fillDetails(other, buyer);
  await button(other, 'Continue to Payment').click();
  await other.getByText('This gift is for another email address.').waitFor();

  await page.getByRole('link', { name: 'Receipt, or another address' }).click();
  await untilHydrated(page);
  await page.getByLabel('Their Email Address').fill(buyer.email);
  await button(page, 'Send the gift').click();
  await page.getByText('The gift is on its way.').waitFor();
  await expect
    .poll(async () => subjectsTo(await shop.open(), buyer.email))
    .toEqual(['Noor Castell gave you an interview report']);
  await other.getByLabel('Promotion code').fill(code);
  await button(other, 'Apply').click();
  await other.getByText(`Your code ${code} covers the price.`).waitFor();
});

test('without scripts the payment page says what it needs, and a failed card buys nothing', async () => {
  const plain = await shop.open({ javaScriptEnabled: false });
  await plain.goto('/gift');
  await plain.getByLabel('Your Name').fill('Noor Castell');
  await plain.getByLabel('Your Email Address').fill(newGiver());
  await button(plain, 'Continue to Payment').click();
  await heading(plain, 'Pay for Your Gift').waitFor();
  expect(await plain.locator('main noscript').textContent()).toContain('needs JavaScript');

  const page = await shop.open({ expected: [/402/] });
  await giveTo(page, newGiver(), '');
  await payWith(page, 'Declined');
  await page.getByRole('main').getByText('Your card was declined.', { exact: true }).waitFor();
  await expect.poll(() => completePayment(page).isEnabled()).toBe(true);
  await payWith(page, '3-D Secure');
  await heading(page, 'Confirm your payment').waitFor();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await heading(page, 'Your Gift Is Ready').waitFor();
});

test('the desk lists a gift, and refunds one that was not used', async () => {
  const buyer = await shop.open();
  const giver = newGiver();
  const code = await buy(buyer, giver);
  const page = await shop.open();
  const [, password = ''] = /admin \/ (\S+)/.exec(shop.output()) ?? [];
  await page.goto('/admin');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').click();
  const row = page.getByRole('row').filter({ hasText: giver });
  await row.getByText('Gift', { exact: true }).waitFor();
  await row.getByRole('link').first().click();
  await heading(page, 'Gift').first().waitFor();
  await page.getByRole('region', { name: 'Gift' }).getByText(code).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Refund/u }).click();
  await page.getByLabel('Reason (shown to the buyer)').fill('You changed your mind');
  await button(page, 'Send refund').click();
  await page
    .getByRole('dialog', { name: 'Confirm your password' })
    .getByLabel('Your password')
    .fill(password);
  await button(page, 'Confirm').click();
  await page.getByText('Ended: refunded or disputed').waitFor();
  const reader = await shop.open();
  await openMail(reader, giver, /^Refund of \$35 for your gift$/u);
  await mailBody(reader).getByText('The gift’s code no longer works.').waitFor();
});

test('a typo in an email domain is asked about before payment, and a lost cookie sells nothing twice', async () => {
  const page = await shop.open(PHONE);
  await giveTo(page, newGiver(), 'sam@gmial.com');
  await gift(page).getByText('Did you mean sam@gmail.com?').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.context().clearCookies();
  await page.goto('/gift?step=done');
  await heading(page, 'Lost your link?').waitFor();
});
