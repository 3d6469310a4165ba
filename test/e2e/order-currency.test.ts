import { expect, test } from 'vitest';
import { faultsInBothSchemes } from '../support/accessibility';
import { shopInBrowser } from '../support/shop-in-browser';
import {
  button,
  completePayment,
  expectNoSidewaysScroll,
  goToPayment,
  heading,
  newBuyer,
  onSuccessPage,
  payWith,
  storedOrders,
} from './buyer';
import { chargesOf } from './ledger';
import { mailBody, openMail } from './outbox';

const shop = shopInBrowser(async () => ({ CURRENCIES: 'usd,eur,jpy' }));
const PHONE = { width: 390, height: 844 } as const;

test('with other currencies switched on a buyer chooses one, and pays, reads, and is told that price', async () => {
  const page = await shop.open(PHONE);
  const buyer = newBuyer();
  await goToPayment(page, buyer);
  const summary = page.getByRole('region', { name: 'Your order' });
  expect(await button(page, 'USD $35').getAttribute('aria-pressed')).toBe('true');
  await button(page, 'JPY ¥5,400').click();
  await summary.getByText('¥5,400', { exact: true }).waitFor();
  expect(await button(page, 'JPY ¥5,400').getAttribute('aria-pressed')).toBe('true');
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await expect.poll(() => completePayment(page).isEnabled()).toBe(true);
  await payWith(page, 'Succeeds');
  await onSuccessPage(page);
  await page.getByText('¥5,400', { exact: true }).waitFor();
  expect(chargesOf(shop.dataFolder, buyer.email)).toMatchObject([
    { amount: 5_400, currency: 'jpy' },
  ]);
  expect((await storedOrders(page))['orderDetails']).toMatchObject({ paymentAmount: 5_400 });
  const reader = await shop.open();
  await openMail(reader, buyer.email, /^Order confirmed/u);
  await mailBody(reader).getByText('¥5,400').waitFor();
});

test('without scripts the choice is made the same, and a gift is paid for in it too', async () => {
  const plain = await shop.open({ javaScriptEnabled: false });
  await plain.goto('/gift');
  await plain.getByLabel('Your Name').fill('Noor Castell');
  await plain.getByLabel('Your Email Address').fill('noor@mail.example');
  await button(plain, 'Continue to Payment').click();
  await button(plain, 'EUR €33').click();
  await heading(plain, 'Pay for Your Gift').waitFor();
  const summary = plain.getByRole('region', { name: 'Your gift' });
  await summary.getByText('€33', { exact: true }).waitFor();
  expect(await button(plain, 'EUR €33').getAttribute('aria-pressed')).toBe('true');
});

test('the desk shows each order in its own currency', async () => {
  const page = await shop.open();
  const [, password = ''] = /admin \/ (\S+)/.exec(shop.output()) ?? [];
  await page.goto('/admin');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').click();
  await page.getByRole('cell', { name: '¥5,400' }).waitFor();
  await page.goto('/desk/figures');
  await page.getByText('Other currencies: ¥5,400 from 1 order.').waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
});
