import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shopInBrowser } from '../support/shop-in-browser';
import {
  button,
  COMPANY,
  completePayment,
  expectNoSidewaysScroll,
  field,
  fillDetails,
  goToPayment,
  heading,
  holdScripts,
  newBuyer,
  onSuccessPage,
  openOrder,
  readDetails,
  storedOrders,
  untilHydrated,
  type Buyer,
} from './buyer';
import { chargesOf } from './ledger';

const shop = shopInBrowser();

/** What a screen reader reads out as the field's description. */
async function errorOf(page: Page, name: keyof Buyer): Promise<string> {
  return field(page, name).evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim(),
  );
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.id ?? '');
const atDetails = (page: Page): Promise<void> =>
  heading(page, 'Tell Us About Your Interview').waitFor();

test('an empty form names what is missing, in red, tied to its fields, and goes to the first of them', async () => {
  const page = await shop.open();
  await openOrder(page);
  await button(page, 'Continue to Payment').click();
  await expect.poll(() => errorOf(page, 'company')).toBe('Company name is required');
  expect(await errorOf(page, 'role')).toBe('Role is required');
  expect(await errorOf(page, 'email')).toBe('Email is required');
  expect(await focused(page)).toBe('company');
  for (const name of ['company', 'role', 'email'] as const) {
    expect(await field(page, name).getAttribute('aria-invalid')).toBe('true');
    const [border, words] = await field(page, name).evaluate((input) => [
      getComputedStyle(input).borderColor,
      getComputedStyle(document.getElementById(`${input.id}-error`) as HTMLElement).color,
    ]);
    expect(border).toBe(words);
    expect(words).toBe('rgb(163, 35, 28)');
  }
  expect(await errorOf(page, 'name')).toBe('');
  // What is right is no longer called wrong, and what isn't yet is.
  await field(page, 'role').fill('Backend Engineer');
  await expect.poll(() => errorOf(page, 'role')).toBe('');
  await field(page, 'email').fill('wren@');
  expect(await errorOf(page, 'email')).toBe('Email is required');
  await field(page, 'email').fill('wren@mail.example');
  await expect.poll(() => errorOf(page, 'email')).toBe('');
  expect(await errorOf(page, 'company')).toBe('Company name is required');
  await atDetails(page);
});

test('blanks are not a company, and an address needs an at sign and a dot', async () => {
  const page = await shop.open();
  await openOrder(page);
  await fillDetails(page, newBuyer({ company: '   ', email: 'wren@mail' }));
  await button(page, 'Continue to Payment').click();
  await expect.poll(() => errorOf(page, 'company')).toBe('Company name is required');
  expect(await errorOf(page, 'email')).toBe('Please enter a valid email address');
  await field(page, 'company').fill(COMPANY);
  await button(page, 'Continue to Payment').click();
  await expect.poll(() => focused(page)).toBe('email');
  expect(await field(page, 'email').inputValue()).toBe('wren@mail');
});

test('name, interviewers and location may be left empty', async () => {
  const page = await shop.open();
  await goToPayment(page, newBuyer({ name: '', interviewers: '', location: '' }));
  expect(new URL(page.url()).pathname).toBe('/order');
});

test('what was typed is still there after a reload, before anything was sent', async () => {
  const page = await shop.open();
  const buyer = newBuyer();
  await openOrder(page);
  await fillDetails(page, buyer);
  await page.reload();
  await expect.poll(() => readDetails(page)).toEqual(buyer);
});

test('what is typed before the scripts are there stays, and what was kept from before fills in the rest alone', async () => {
  const page = await shop.open();
  await openOrder(page);
  await fillDetails(page, newBuyer({ role: 'Gardener' }));
  const release = await holdScripts(page);
  // Scripts that are held hold the load event, too.
  await page.goto('/order', { waitUntil: 'domcontentloaded' });
  const { name: _, ...typed } = newBuyer();
  for (const [part, words] of Object.entries(typed))
    await field(page, part as keyof Buyer).fill(words);
  await release();
  await untilHydrated(page);
  await expect.poll(() => readDetails(page)).toEqual({ ...typed, name: newBuyer().name });
  await button(page, 'Continue to Payment').click();
  await heading(page, 'Complete Your Order').waitFor();
});

test('what was typed is still there after Back from the payment, and after a reload of the payment', async () => {
  const page = await shop.open();
  const buyer = newBuyer({
    interviewers: 'Zoë "Zo" O’Brien & Søn <lead>',
    location: 'Łódź — remote',
  });
  await goToPayment(page, buyer);
  await page.reload();
  await heading(page, 'Complete Your Order').waitFor();
  await page.getByText(buyer.email).waitFor();
  await page.goBack();
  await atDetails(page);
  await expect.poll(() => readDetails(page)).toEqual(buyer);
  await button(page, 'Continue to Payment').click();
  await heading(page, 'Complete Your Order').waitFor();
});

test('the whole order goes by keyboard alone, at 320 pixels, without scrolling sideways', async () => {
  const page = await shop.open({ width: 320 });
  const buyer = newBuyer();
  await openOrder(page);
  await expectNoSidewaysScroll(page);
  expect(await tabTo(page, 'company')).toBe(true);
  for (const [index, value] of [
    buyer.company,
    buyer.role,
    buyer.interviewers,
    buyer.location,
    buyer.name,
    buyer.email,
  ].entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await heading(page, 'Complete Your Order').waitFor();
  await page.getByLabel('Card number', { exact: true }).waitFor();
  await expectNoSidewaysScroll(page);
  expect(await tabTo(page, /^Succeeds/)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await tabTo(page, 'Complete Payment')).toBe(true);
  await page.keyboard.press('Enter');
  await onSuccessPage(page);
  await expectNoSidewaysScroll(page);
});

function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const style = getComputedStyle(document.activeElement as Element);
    return style.outlineStyle !== 'none' || style.boxShadow !== 'none';
  });
}

/** Presses Tab until the element with this id, or a button of this name, has the focus; tells whether one sees that. */
async function tabTo(page: Page, target: string | RegExp): Promise<boolean> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => ({
      id: document.activeElement?.id ?? '',
      words: document.activeElement?.textContent ?? '',
    }));
    if (
      typeof target === 'string'
        ? here.id === target || here.words === target
        : target.test(here.words)
    )
      return focusIsSeen(page);
  }
  throw new Error(`Tab never reaches ${String(target)}`);
}

test('the page begins at its top on every step', async () => {
  const page = await shop.open({ height: 500 });
  await goToPayment(page, newBuyer());
  await completePayment(page).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the bar shows the three stages and where one stands; a link leads home', async () => {
  const page = await shop.open();
  await openOrder(page);
  const stages = page.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  expect(
    (await stages.allInnerTexts()).map((text) => text.replace(/[^A-Za-z& ]/g, '').trim()),
  ).toEqual(['Company & Role', 'Payment', 'Confirmation']);
  expect(await stages.first().getAttribute('aria-current')).toBe('step');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('without JavaScript the server gives the same messages and keeps what was typed', async () => {
  const page = await shop.open({ javaScriptEnabled: false, expected: [/400/] });
  await page.goto('/order');
  await button(page, 'Continue to Payment').click();
  await page.getByText('Company name is required').waitFor();
  await fillDetails(page, newBuyer({ role: '', email: 'wren at mail', location: 'Bergen' }));
  await button(page, 'Continue to Payment').click();
  await page.getByText('Please enter a valid email address').waitFor();
  await page.getByText('Role is required').waitFor();
  expect(await page.getByText('Company name is required').count()).toBe(0);
  expect(await field(page, 'email').inputValue()).toBe('wren at mail');
  expect(await field(page, 'location').inputValue()).toBe('Bergen');
});

test('without JavaScript the way leads on to the payment, and by a manual request to the end', async () => {
  const page = await shop.open({ javaScriptEnabled: false });
  await page.goto('/order');
  const buyer = newBuyer();
  await fillDetails(page, buyer);
  await button(page, 'Continue to Payment').click();
  await heading(page, 'Complete Your Order').waitFor();
  await page.getByRole('link', { name: /pay another way/ }).click();
  expect(await readDetails(page)).toEqual(buyer);
  await button(page, 'Request Order').click();
  await onSuccessPage(page);
  await page.getByText(buyer.email).waitFor();
});

test('in sample mode one tap fills the company, and any other is refused before paying', async () => {
  const page = await shop.open({ expected: [/400/] });
  await openOrder(page);
  await page.getByRole('link', { name: COMPANY, exact: true }).click();
  expect(await field(page, 'company').inputValue()).toBe(COMPANY);
  const stranger = newBuyer({ company: 'Brindlewick Cheese Cooperative' });
  await fillDetails(page, stranger);
  await button(page, 'Continue to Payment').click();
  await page
    .getByText(/not in the sample/)
    .first()
    .waitFor();
  await expect
    .poll(() => errorOf(page, 'company'))
    .toMatch(/Brindlewick Cheese Cooperative is not in the sample/);
  await atDetails(page);
  expect(chargesOf(shop.dataFolder, stranger.email)).toEqual([]);
});

test('the browser keeps the order under the documented keys, with the documented fields', async () => {
  const page = await shop.open();
  const buyer = newBuyer();
  await goToPayment(page, buyer);
  await page.getByRole('button', { name: /^Succeeds/ }).click();
  await completePayment(page).click();
  await onSuccessPage(page);
  const stored = await storedOrders(page);
  expect(stored['orderDetails']).toMatchObject({
    ...buyer,
    paymentStatus: 'succeeded',
    paymentAmount: 35,
  });
  expect(stored['orderDetails']?.['paymentId']).toMatch(/^pi_/);
  expect(Date.parse(String(stored['orderDetails']?.['date']))).toBeGreaterThan(0);
  const entries = Object.keys(stored).filter((key) => /^orderDetails_\d{13}$/.test(key));
  expect(entries).toHaveLength(1);
  expect(stored[entries[0] ?? '']).toMatchObject({
    ...buyer,
    paymentStatus: 'succeeded',
    paymentAmount: 35,
  });
  expect(JSON.stringify(stored)).not.toMatch(/4242 ?4242|_secret_/);
});
