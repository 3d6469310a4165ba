import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shopInBrowser } from '../support/shop-in-browser';
import { expectNoSidewaysScroll, newBuyer, placeOrder, seeToast, untilHydrated } from './buyer';

// A shop of its own: it is looked at before anybody has ordered.
const shop = shopInBrowser(async () => ({}));

/** As the terminal showed it to the owner. */
function password(): string {
  return /admin \/ (\S+)/.exec(shop.output())?.[1] ?? '';
}

const loginButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /log ?in/i });
const rows = (page: Page): Locator =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const hint = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('adminAuth'));

async function openAdmin(page: Page, path = '/admin'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Username', { exact: true }).waitFor();
  await untilHydrated(page);
}

async function logIn(page: Page, username = 'admin', word = password()): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await loginButton(page).click();
}

test('the login page prints the demo login', async () => {
  const page = await shop.open({ width: 320 });
  await openAdmin(page);
  expect(password().length).toBeGreaterThan(7);
  expect(await page.getByRole('main').innerText()).toContain(password());
  await expectNoSidewaysScroll(page);
});

test('a wrong password, an unknown name and empty fields open nothing', async () => {
  const page = await shop.open();
  await openAdmin(page);
  await logIn(page, 'admin', `${password()}x`);
  await seeToast(page, 'Login failed', `Invalid credentials (use admin/${password()})`);
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
  await logIn(page, 'owner', password());
  await seeToast(page, 'Login failed', `Invalid credentials (use admin/${password()})`);
  expect(await page.getByRole('table').count()).toBe(0);
  expect(await hint(page)).toBeNull();
  await logIn(page, '', '');
  expect(await page.getByRole('table').count()).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
});

test('?auth=admin fills the login in, and no order yet means three rows marked as samples', async () => {
  const page = await shop.open();
  await openAdmin(page, '/admin?auth=admin');
  await expect.poll(() => page.getByLabel('Username', { exact: true }).inputValue()).toBe('admin');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(password());
  await loginButton(page).click();
  await seeToast(page, 'Logged in successfully', 'Welcome to the admin portal');
  await expect.poll(() => rows(page).count()).toBe(3);
  const texts = await rows(page).allInnerTexts();
  expect(texts.every((text) => /sample/i.test(text))).toBe(true);
  expect(texts.filter((text) => /\bpending\b/i.test(text))).toHaveLength(2);
  expect(texts.filter((text) => /\bcompleted\b/i.test(text))).toHaveLength(1);
  expect(await hint(page)).toBe('true');
});

test('the cookie that opens the desk is out of reach for scripts and other sites, and a reload keeps it', async () => {
  const page = await shop.open();
  await openAdmin(page);
  await logIn(page);
  await page.getByRole('table').waitFor();
  const cookies = await page.context().cookies();
  expect(cookies.length).toBeGreaterThan(0);
  for (const { httpOnly, sameSite } of cookies)
    expect({ httpOnly, sameSite }).toEqual({
      httpOnly: true,
      sameSite: expect.stringMatching(/^(?:Lax|Strict)$/) as string,
    });
  await page.reload();
  await page.getByRole('table').waitFor();
});

test('a forged flag opens nothing', async () => {
  const page = await shop.open();
  await page.goto('/admin');
  await page.evaluate(() => localStorage.setItem('adminAuth', 'true'));
  await page.reload();
  await page.getByLabel('Username', { exact: true }).waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  const data = await page.request.get('/admin.data');
  expect(await data.text()).not.toMatch(/@/);
});

test('an order stands in the table with its number, fields and state, and no sample beside it', async () => {
  const buyer = newBuyer({ role: 'Refrigeration Controls Specialist' });
  await placeOrder(await shop.open(), buyer);
  const page = await shop.open();
  await openAdmin(page);
  await logIn(page);
  const row = rows(page).filter({ hasText: buyer.email });
  await row.waitFor();
  expect(await row.count()).toBe(1);
  const text = await row.innerText();
  for (const part of [buyer.company, buyer.role, buyer.name]) expect(text).toContain(part);
  expect(text).toMatch(/\b(?:pending|completed)\b/i);
  expect((await rows(page).allInnerTexts()).some((each) => /sample/i.test(each))).toBe(false);
  const headings = (await page.getByRole('columnheader').allInnerTexts()).map((each) =>
    each.toLowerCase(),
  );
  for (const wanted of ['company', 'role', 'email', 'name', 'date', 'status', 'stage'])
    expect(headings).toContain(wanted);
});

test('Logout closes the desk for good and says so', async () => {
  const page = await shop.open();
  await openAdmin(page);
  await logIn(page);
  await page.getByRole('table').waitFor();
  const before = await page.context().cookies();
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await seeToast(page, 'Logged out', 'You have been logged out successfully');
  await page.getByLabel('Username', { exact: true }).waitFor();
  expect(await hint(page)).toBeNull();
  await page.context().addCookies(before);
  await page.goto('/admin');
  await page.getByLabel('Username', { exact: true }).waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
});

test.for(['/admin/orders', '/admin/', '/old/ADMIN/page', '/administration'])(
  '%s leads to /admin',
  async (path) => {
    const page = await shop.open();
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe('/admin');
    await page.getByLabel('Username', { exact: true }).waitFor();
  },
);
