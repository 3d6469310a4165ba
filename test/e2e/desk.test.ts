import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { embeddedDatabase, openDurablePglite } from '../../src/platform/database';
import { accessibilityFaults } from '../support/accessibility';
import { fillOrders } from '../support/many-orders';
import { shopInBrowser } from '../support/shop-in-browser';
import { programEnvironment, root } from '../support/shop-process';
import {
  actOnSeveral,
  expectDensity,
  findByPalette,
  saveView,
  switchKeysOff,
} from './at-the-orders';
import {
  button,
  expectNoSidewaysScroll,
  fillDetails,
  heading,
  followUntilInReview,
  newBuyer,
  newReader,
  openOrder,
  placeOrder,
  untilHydrated,
  WORK_IS_DONE,
} from './buyer';

let invitation = '';
/** Delivered long ago: more than a page of the table holds. */
const EARLIER = 60;

/** The owner's link is made before the shop starts, since both want the data folder for themselves. */
const shop = shopInBrowser(async ({ port, dataFolder }) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'build/server/cli.js'), 'owner'],
    {
      cwd: root,
      env: { ...programEnvironment, DATA_DIR: dataFolder, PORT: String(port) },
    },
  );
  invitation = /\/desk\/invitation\/\S+/.exec(stdout)?.[0] ?? '';
  const database = embeddedDatabase(
    await openDurablePglite({ folder: join(dataFolder, 'database') }),
  );
  await fillOrders(database, EARLIER, new Date('2026-01-20T12:00:00Z'));
  await database.runScript(
    "UPDATE customer_order SET state = 'delivered', payment = 'paid', cancelled_at = NULL, cancel_asked_at = NULL; SELECT setval('order_number', 20000)",
  );
  await database.close();
  return { REVIEW: 'required' };
});

const PASSWORD = 'a long walk by the river';

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/admin');
  await untilHydrated(page);
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').click();
  await button(page, 'Logout').waitFor();
}

async function follow(page: Page): Promise<void> {
  await placeOrder(page, newBuyer());
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await page.waitForURL('**/track/**');
  await untilHydrated(page);
}

test('the owner chooses a login by a link that is only looked at until the button is pressed, and works once', async () => {
  const page = await shop.open({ width: 320, expected: [/400/] });
  const answer = await page.goto(invitation);
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'same-origin',
    'x-robots-tag': expect.stringContaining('noindex') as string,
  });
  await page.reload();
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Username', { exact: true }).fill('Mara Lindqvist');
  await page.getByLabel('Password', { exact: true }).fill('too short');
  await button(page, 'Create account').click();
  await page.getByText('Use a password of at least 12 characters.').waitFor();
  expect(await page.getByLabel('Username', { exact: true }).inputValue()).toBe('Mara Lindqvist');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Create account').click();
  await heading(page, 'Your account is ready').waitFor();
  await logIn(page, 'Mara Lindqvist', PASSWORD);

  await page.goto(invitation);
  await page.getByLabel('Username', { exact: true }).fill('Somebody Else');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Create account').click();
  await page.getByText('This invitation was used or has expired. Ask for a new one.').waitFor();
});

test('a report under review leads from its row to the bench on a phone, and stays here until it is signed there', async () => {
  const buyer = await shop.open();
  await placeOrder(buyer, newReader());
  await followUntilInReview(buyer);
  expect(await buyer.getByRole('link', { name: 'Read the report' }).count()).toBe(0);

  const desk = await shop.open({ width: 390 });
  const [, password = ''] = /admin \/ (\S+)/.exec(shop.output()) ?? [];
  await logIn(desk, 'admin', password);
  await expectNoSidewaysScroll(desk);
  const number = await desk.getByRole('rowheader').first().innerText();
  await desk.getByRole('row').getByRole('link', { name: 'Review', exact: true }).click();
  await desk.waitForURL(`**/desk/review/${number}`);
  // The button that once let it out unseen is gone, and so is what it called.
  const answer = await desk.evaluate(
    async (order) =>
      (
        await fetch('/admin.data', {
          method: 'POST',
          body: new URLSearchParams({ intent: 'approve', number: order, version: '1' }),
        })
      ).text(),
    number,
  );
  expect(answer).not.toContain('goes out');
  await buyer.reload();
  expect(await buyer.getByRole('link', { name: 'Read the report' }).count()).toBe(0);
});

test('a view is saved to the account: on another device it is there, without scripts too', async () => {
  const page = await shop.open();
  const [, password = ''] = /admin \/ (\S+)/.exec(shop.output()) ?? [];
  await logIn(page, 'admin', password);
  await page.goto('/admin?q=zumthorn&sort=oldest');
  await saveView(page, 'Zumthorn 👋');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByText('Edit view', { exact: true }).click();
  expect(await accessibilityFaults(page)).toEqual([]);

  const plain = await shop.open({ width: 390, javaScriptEnabled: false });
  await plain.goto('/admin');
  await plain.getByLabel('Username', { exact: true }).fill('admin');
  await plain.getByLabel('Password', { exact: true }).fill(password);
  await button(plain, 'Login').click();
  const view = (name: string) =>
    plain.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
  await view('Zumthorn 👋').click();
  await plain.waitForURL('**/admin?q=zumthorn&sort=oldest');
  await plain.getByText('Edit view', { exact: true }).click();
  await plain.getByLabel('View name').fill('Zumthorn');
  await button(plain, 'Rename').click();
  await view('Zumthorn').waitFor();
  await expectNoSidewaysScroll(plain);
  await plain.goto('/admin?q=another');
  await plain.getByText('Save view', { exact: true }).click();
  await plain.getByLabel('View name').fill(' ');
  await button(plain, 'Save').click();
  await plain.getByRole('alert').getByText('Enter a name of at most 40 characters.').waitFor();
  expect(new URL(plain.url()).search).toBe('?q=another');
  await view('Zumthorn').click();

  // The first device still shows the old name, and is told.
  await button(page, 'Delete view').click();
  await page.getByRole('status').getByText('“Zumthorn” deleted.').waitFor();
  // Whoever hears the page is where it was said; on another list it's no news.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    '“Zumthorn” deleted.',
  );
  await page.getByRole('link', { name: 'All orders', exact: true }).click();
  await page.getByText('“Zumthorn” deleted.').waitFor({ state: 'detached' });
  expect(await view('Zumthorn').count()).toBe(1);
  await plain.reload();
  expect(await view('Zumthorn').count()).toBe(0);
});

test('the orders are searched, filtered, paged and opened by keyboard, new ones come by themselves, and all go into a spreadsheet', async () => {
  const page = await shop.open();
  const [, password = ''] = /admin \/ (\S+)/.exec(shop.output()) ?? [];
  await logIn(page, 'admin', password);
  const numbers = page.getByRole('rowheader');
  await expect.poll(() => numbers.count()).toBe(50);

  await expectDensity(page);
  await switchKeysOff(page);
  await page.keyboard.press('/');
  await page.keyboard.type('zumthorn observ');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin?q=zumthorn+observ');
  await page.getByText('3 orders', { exact: true }).waitFor();
  expect(await numbers.count()).toBe(3);
  await actOnSeveral(page, password);
  await saveView(page, 'Observers');
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Stage').selectOption('In expert review');
  await button(page, 'Show').click();
  await page.getByText('No orders match.').waitFor();
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: 'Observers' })
    .click();
  await page.getByText('3 orders', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'All orders', exact: true }).click();

  await expect.poll(() => numbers.count()).toBe(50);
  const first = await numbers.first().innerText();
  await page.keyboard.press('n');
  await page.waitForURL('**/admin?after=**');
  await page.getByRole('link', { name: 'Previous' }).waitFor();
  expect(await numbers.allInnerTexts()).not.toContain(first);
  await page.goBack();
  await expect.poll(() => numbers.first().innerText()).toBe(first);

  const hostile = newBuyer({
    role: '=HYPERLINK("http://evil.example")',
    name: '<img src=x onerror=alert(1)>',
  });
  const buyer = await shop.open();
  await openOrder(buyer, '/order?paymentMode=manual');
  await fillDetails(buyer, hostile);
  await button(buyer, 'Request Order').click();
  await buyer.waitForURL('**/success?manual=true');
  const news = page.getByRole('status', { name: 'New orders' });
  await news.getByText('1 new order').waitFor(WORK_IS_DONE);
  expect(await numbers.first().innerText()).toBe(first);
  await news.getByRole('button', { name: 'Show' }).click();
  const row = page.getByRole('row').filter({ hasText: hostile.email });
  await row.waitFor();
  expect(await row.innerText()).toContain(hostile.name);
  expect(await row.innerText()).toMatch(/Instructions in 23 h/);

  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  const [, total = ''] =
    /^(\d+) orders$/.exec(await page.getByText(/^\d+ orders$/).innerText()) ?? [];
  expect(Number(total)).toBeGreaterThan(EARLIER);
  expect(file.trim().split('\r\n')).toHaveLength(Number(total) + 1);
  expect(file).toContain(`"'=HYPERLINK(""http://evil.example"")"`);

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  const number = await page.evaluate(() => document.activeElement?.textContent ?? '');
  expect(number).toBe(await numbers.first().innerText());
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/desk/orders/${number}`);
  await page.getByText(hostile.role).first().waitFor();
  await findByPalette(page);
});

test('who is not signed in hears of no order', async () => {
  const page = await shop.open({ expected: [/401/, /404/] });
  await page.goto('/admin');
  for (const path of ['/desk/orders.csv', '/desk/orders-news?since=2026-01-01']) {
    const answer = await page.evaluate(async (address) => (await fetch(address)).text(), path);
    expect(answer).toContain('Log in first.');
    expect(answer).not.toContain('@');
  }
});

test('a connection lost in mid-submit keeps what was typed on the tracking page and says so; the next try counts', async () => {
  const page = await shop.open({ expected: [/INTERNET_DISCONNECTED/] });
  await follow(page);
  const notes = page.getByLabel('Anything else we should know?');
  await notes.fill('I was asked about Almanac before.');
  await page.route('**/track/**', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  );
  await button(page, 'Save answers').click();
  await page
    .getByText('This wasn’t sent. Your text is still here; check your connection and try again.')
    .waitFor();
  expect(await notes.inputValue()).toBe('I was asked about Almanac before.');
  await page.unroute('**/track/**');
  await button(page, 'Save answers').click();
  await page.getByText('Thank you. Your answers are saved.').waitFor();
});

test('a form behind a private link works without scripts: the shop knows it for its own', async () => {
  const page = await shop.open({ javaScriptEnabled: false });
  await page.goto('/address/not-a-token-of-ours');
  await button(page, 'Yes, send it here').click();
  await page.getByText('This link is not complete. Copy all of it from the email.').waitFor();
  expect(await page.getByText('did not come from our own pages').count()).toBe(0);
});

test('the owner closes the shop and says what the experts can do, and a buyer without script reads it before paying', async () => {
  const desk = await shop.open({ width: 390, expected: [/400/, /503/] });
  const [, password = ''] = /admin \/ (\S+)/.exec(shop.output()) ?? [];
  await logIn(desk, 'admin', password);
  await desk.goto('/desk/service');
  await untilHydrated(desk);
  await expectNoSidewaysScroll(desk);
  const told = desk.getByRole('region', { name: 'What buyers see now' });
  await told.getByText('within 12 hours of payment').waitFor();
  await desk.getByLabel('Experts are away').check();
  await desk.getByLabel('Message to buyers').fill('We are at the lake.');
  await button(desk, 'Save').click();
  await desk.getByText('Enter when the break starts.').waitFor();
  await desk.getByLabel('Away from').fill('2026-01-05T09:00');
  await button(desk, 'Save').click();
  await told.getByText('No orders are taken').waitFor();

  const buyer = await shop.open({ javaScriptEnabled: false });
  await buyer.goto('/order');
  await heading(buyer, 'We Are Not Taking Orders Right Now').waitFor();
  await buyer.getByText('We are at the lake.').waitFor();
  expect(await buyer.getByRole('textbox').count()).toBe(0);
  const status = await desk.evaluate(
    async () =>
      (
        await fetch('/functions/v1/stripe-integration', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            amount: 3_500,
            currency: 'usd',
            metadata: {
              company: 'Quillhaven Systems',
              role: 'Engineer',
              email: 'late@candidate.example',
              name: '',
            },
          }),
        })
      ).status,
  );
  expect(status).toBe(503);

  await desk.getByLabel('Experts are away').uncheck();
  await desk.getByLabel('Limit orders to expert capacity').check();
  await desk.getByLabel('Reports per day, each').fill('1');
  await button(desk, 'Save').click();
  await told.getByText(/Their report will be ready by \w{3}, /).waitFor();
  await buyer.goto('/order');
  await buyer.getByText(/^Your report will be ready by \w{3}, \w{3} \d+, .+ E[SD]T\.$/).waitFor();
  await buyer.goto('/');
  await buyer
    .getByText(/ready by \w{3}, \w{3} \d+/)
    .first()
    .waitFor();

  await desk.getByLabel('Limit orders to expert capacity').uncheck();
  await button(desk, 'Save').click();
  await told.getByText('within 12 hours of payment').waitFor();
  await buyer.goto('/order');
  await buyer.getByText('Your report will be ready within 12 hours of your payment.').waitFor();
});
