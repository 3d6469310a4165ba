import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults } from '../support/accessibility';
import { shopInBrowser } from '../support/shop-in-browser';
import {
  button,
  COMPANY,
  expectNoSidewaysScroll,
  field,
  fillDetails,
  heading,
  newBuyer,
  openOrder,
  readDetails,
  SHARED_NAME,
  tapCard,
  completePayment,
  onSuccessPage,
  type Buyer,
} from './buyer';

const shop = shopInBrowser();

const list = (page: Page, name: string) => page.getByRole('listbox', { name });
const options = (page: Page, name = 'Matching companies') => list(page, name).getByRole('option');
const marked = (page: Page): Promise<string | null> =>
  field(page, 'company').evaluate((input) => {
    const id = input.getAttribute('aria-activedescendant');
    return id === null ? null : (document.getElementById(id)?.firstChild?.textContent ?? '');
  });

test('the company is found by keyboard alone, at 320 pixels, as a screen reader hears it', async () => {
  const page = await shop.open({ width: 320 });
  await openOrder(page);
  const company = field(page, 'company');
  await expect.poll(() => company.getAttribute('role')).toBe('combobox');
  await company.focus();
  await page.keyboard.type('quillh');
  await options(page).first().waitFor();
  await expect.poll(() => company.getAttribute('aria-expanded')).toBe('true');
  expect(await list(page, 'Matching companies').getAttribute('id')).toBe(
    await company.getAttribute('aria-controls'),
  );
  await page.getByText('3 companies found. Press the down arrow to choose.').waitFor();
  await expectNoSidewaysScroll(page);
  expect(await marked(page)).toBeNull();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => marked(page)).not.toBeNull();
  expect(await marked(page)).not.toBe(COMPANY);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => marked(page)).toBe(COMPANY);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => company.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => marked(page)).toBe(COMPANY);
  await page.keyboard.press('Enter');
  await expect.poll(() => company.inputValue()).toBe(COMPANY);
  await button(page, 'Not this one').waitFor();
  await heading(page, 'Tell Us About Your Interview').waitFor();
});

test('among namesakes one is picked before the payment, stays picked over a reload, and goes with its name', async () => {
  const page = await shop.open();
  const buyer = newBuyer({ company: 'Quillhaven Therapeutics' });
  await openOrder(page);
  await fillDetails(page, { ...buyer, company: SHARED_NAME });
  await page.getByText('Which one do you mean? (optional)').waitFor();
  await button(page, buyer.company).click();
  expect(await field(page, 'company').inputValue()).toBe(buyer.company);
  await page.reload();
  await button(page, 'Not this one').waitFor();
  await button(page, 'Continue to Payment').click();
  await heading(page, 'Complete Your Order').waitFor();
  await page.goBack();
  await button(page, 'Not this one').waitFor();
  await field(page, 'company').fill(COMPANY);
  await button(page, 'Not this one').waitFor({ state: 'detached' });
});

test('a slip in the company’s name or in the address is asked about, and refuses nothing', async () => {
  const page = await shop.open();
  const buyer = newBuyer({ company: 'Quilhaven Sytems', email: 'wren.slip@gmial.com' });
  await openOrder(page);
  await fillDetails(page, buyer);
  await field(page, 'name').focus();
  await page.getByText('Did you mean this company?').waitFor();
  await button(page, COMPANY).click();
  await button(page, 'wren.slip@gmail.com').click();
  expect(await readDetails(page)).toEqual({
    ...buyer,
    company: COMPANY,
    email: 'wren.slip@gmail.com',
  });
  await field(page, 'email').fill(buyer.email);
  await button(page, 'Continue to Payment').click();
  await page.getByText(buyer.email).waitFor();
  await heading(page, 'Complete Your Order').waitFor();
});

test('a lookup that fails stops nobody', async () => {
  const page = await shop.open({ expected: [/503/] });
  await page.route('**/order/companies?*', (route) => route.fulfill({ status: 503 }));
  await openOrder(page);
  await field(page, 'company').fill(SHARED_NAME);
  await page.getByText(/^Company suggestions aren’t available right now/u).waitFor();
  await fillDetails(page, newBuyer());
  await button(page, 'Continue to Payment').click();
  await heading(page, 'Complete Your Order').waitFor();
  expect(new URL(page.url()).search).toBe('?step=payment');
});

test('titles are offered for a role, a level in front of it stays, and any other words are taken', async () => {
  const page = await shop.open();
  await openOrder(page);
  await field(page, 'role').focus();
  await page.keyboard.type('senior backend e');
  await options(page, 'Matching job titles').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await field(page, 'role').inputValue()).toBe('Senior Backend Engineer');
  await fillDetails(page, newBuyer({ role: 'Keeper of the Long Barn' }));
  await button(page, 'Continue to Payment').click();
  await page.getByText('Keeper of the Long Barn', { exact: true }).waitFor();
});

test('the company comes along in the address, and the price is in view before anything is filled in', async () => {
  const page = await shop.open({ width: 390, height: 844 });
  await openOrder(page, `/order?company=${encodeURIComponent(COMPANY)}`);
  expect(await field(page, 'company').inputValue()).toBe(COMPANY);
  const line = page.locator('p', { hasText: /^\$35, ready by/u });
  const box = await line.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  await page.getByRole('complementary').getByText('$35').waitFor();
});

test('the posting and the day of the interview come along to the order, its page and the calendar', async () => {
  const page = await shop.open({ width: 390, height: 844 });
  await openOrder(page);
  await fillDetails(page, newBuyer());
  await page.getByLabel('Job posting (link or text)').fill('https://jobs.example/12');
  await page.getByLabel('When is the interview?').fill('2031-03-04T10:30');
  await page.reload();
  await expect
    .poll(() => page.getByLabel('When is the interview?').inputValue())
    .toBe('2031-03-04T10:30');
  await button(page, 'Continue to Payment').click();
  await tapCard(page, 'Succeeds');
  await completePayment(page).click();
  await onSuccessPage(page);
  const follow = await page.getByRole('link', { name: 'Follow your order' }).boundingBox();
  const toast = await page.getByText('Payment successful!').boundingBox();
  expect((follow?.y ?? 0) + (follow?.height ?? 0)).toBeLessThan(toast?.y ?? 0);
  await page.getByRole('link', { name: 'Add the interview to your calendar' }).waitFor();
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await page.waitForURL('**/track/**');
  expect(await page.getByLabel('Job posting (link or text)').inputValue()).toBe(
    'https://jobs.example/12',
  );
  const calendar = page.getByRole('link', { name: 'Add to calendar' });
  const entry = await page.request.get((await calendar.getAttribute('href')) ?? '');
  expect(await entry.text()).toMatch(/BEGIN:VEVENT[\s\S]*SUMMARY:Interview: Quillhaven/u);
});

const ODD: readonly (readonly [string, string])[] = [
  ['300 letters', 'Lengthy '.repeat(38).trim()],
  ['emoji', '👩‍💻🌿 Barn 🧑🏽‍🔧'],
  ['right-to-left text', 'مهندس برمجيات \u202eabc'],
  ['markup', '<img src=x onerror=alert(1)> & "quotes" </textarea>'],
];

test.each(ODD)(
  '%s in every field goes through to the payment and back as it was typed',
  async (_, odd) => {
    const page = await shop.open();
    const buyer = newBuyer({ role: odd, interviewers: odd, location: odd, name: odd });
    await openOrder(page);
    await fillDetails(page, buyer);
    await page.getByLabel('Job posting (link or text)').fill(odd);
    await button(page, 'Continue to Payment').click();
    await heading(page, 'Complete Your Order').waitFor();
    await expectNoSidewaysScroll(page);
    await page.reload();
    await page.getByText(buyer.email).waitFor();
    await page.goBack();
    await expect.poll(() => readDetails(page)).toEqual(buyer satisfies Buyer);
    expect(await page.getByLabel('Job posting (link or text)').inputValue()).toBe(odd);
  },
);

test.each(ODD)(
  '%s as a company is answered by a sentence at its field, and nothing is lost',
  async (_, odd) => {
    const page = await shop.open({ expected: [/400/] });
    const buyer = newBuyer({ company: odd });
    await openOrder(page);
    await fillDetails(page, buyer);
    await button(page, 'Continue to Payment').click();
    await page.getByText(/is not in the sample/u).waitFor();
    expect(await readDetails(page)).toEqual(buyer);
    await expectNoSidewaysScroll(page);
  },
);

test('a browser that keeps no cookies is told so, and keeps what was typed', async () => {
  const page = await shop.open();
  await page.route('**/order/draft', async (route) => {
    const answer = await route.fetch();
    const { 'set-cookie': _, ...headers } = answer.headers();
    // The fetch itself kept the cookie; the page moves on as soon as it has the answer.
    await page.context().clearCookies();
    await route.fulfill({ response: answer, headers });
  });
  const buyer = newBuyer();
  await openOrder(page);
  await fillDetails(page, buyer);
  await button(page, 'Continue to Payment').click();
  await page.getByText(/allow cookies for this site/u).waitFor();
  await expect.poll(() => readDetails(page)).toEqual(buyer);
});

test('two tabs with two companies pay for what the newer one says, and neither loses its words', async () => {
  const first = await shop.open();
  await openOrder(first);
  await fillDetails(first, newBuyer({ role: 'Baker' }));
  await button(first, 'Continue to Payment').click();
  await heading(first, 'Complete Your Order').waitFor();
  const second = await first.context().newPage();
  await openOrder(second);
  await field(second, 'role').fill('Miller');
  await button(second, 'Continue to Payment').click();
  await heading(second, 'Complete Your Order').waitFor();
  await first.reload();
  await first.getByText('Miller', { exact: true }).waitFor();
  expect(await first.getByText('Baker').count()).toBe(0);
});
