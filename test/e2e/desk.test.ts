import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shopInBrowser } from '../support/shop-in-browser';
import { freshFolder, root } from '../support/shop-process';
import { button, expectNoSidewaysScroll, heading, newBuyer, placeOrder, untilHydrated } from './buyer';

let invitation = '';

/** The owner's link is made before the shop starts, since both want the data folder for themselves. */
const shop = shopInBrowser(async (port) => {
  const own = { DATA_DIR: join(freshFolder(), 'data'), REVIEW: 'required', PORT: String(port) };
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'build/server/cli.js'), 'owner'], {
    cwd: root, env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'production', ...own },
  });
  invitation = /\/desk\/invitation\/\S+/.exec(stdout)?.[0] ?? '';
  return own;
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
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'same-origin', 'x-robots-tag': expect.stringContaining('noindex') as string });
  await page.reload();
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Username', { exact: true }).fill('Mara Lindqvist');
  await page.getByLabel('Password', { exact: true }).fill('too short');
  await button(page, 'Create my account').click();
  await page.getByText('Choose a password of at least 12 characters.').waitFor();
  expect(await page.getByLabel('Username', { exact: true }).inputValue()).toBe('Mara Lindqvist');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Create my account').click();
  await heading(page, 'Your account is ready').waitFor();
  await logIn(page, 'Mara Lindqvist', PASSWORD);

  await page.goto(invitation);
  await page.getByLabel('Username', { exact: true }).fill('Somebody Else');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Create my account').click();
  await page.getByText('This invitation was used or has ended. Ask for a new one.').waitFor();
});

test('a report under review leads from its row to the bench on a phone, and stays here until it is signed there', async () => {
  const buyer = await shop.open();
  await follow(buyer);
  await heading(buyer, 'In expert review').waitFor({ timeout: 90_000 });
  expect(await buyer.getByRole('link', { name: 'Read the report' }).count()).toBe(0);

  const desk = await shop.open({ width: 390 });
  const [, password = ''] = /admin \/ (\S+)/.exec(shop.output()) ?? [];
  await logIn(desk, 'admin', password);
  await expectNoSidewaysScroll(desk);
  const number = await desk.getByRole('rowheader').first().innerText();
  await desk.getByRole('row').getByRole('link', { name: 'Review', exact: true }).click();
  await desk.waitForURL(`**/desk/review/${number}`);
  // The button that once let it out unseen is gone, and so is what it called.
  const answer = await desk.evaluate(async (order) => (await fetch('/admin.data', { method: 'POST', body: new URLSearchParams({ intent: 'approve', number: order, version: '1' }) })).text(), number);
  expect(answer).not.toContain('goes out');
  await buyer.reload();
  expect(await buyer.getByRole('link', { name: 'Read the report' }).count()).toBe(0);
});

test('who is not signed in lets nothing out', async () => {
  const page = await shop.open({ expected: [/401/] });
  await page.goto('/admin');
  const answer = await page.evaluate(async () => (await fetch('/admin.data', { method: 'POST', body: new URLSearchParams({ intent: 'withdraw', number: 'FW-10427' }) })).text());
  expect(answer).toContain('Please sign in.');
});

test('a connection lost in mid-submit keeps what was typed on the tracking page and says so; the next try counts', async () => {
  const page = await shop.open({ expected: [/INTERNET_DISCONNECTED/] });
  await follow(page);
  const notes = page.getByLabel('Anything else we should know?');
  await notes.fill('I was asked about Almanac before.');
  await page.route('**/track/**', (route) => (route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue()));
  await button(page, 'Save answers').click();
  await page.getByText('This was not sent. Please check your connection and try again; what you wrote is still here.').waitFor();
  expect(await notes.inputValue()).toBe('I was asked about Almanac before.');
  await page.unroute('**/track/**');
  await button(page, 'Save answers').click();
  await page.getByText('Thank you, your answers are with us.').waitFor();
});

test('a form behind a private link works without scripts: the shop knows it for its own', async () => {
  const page = await shop.open({ javaScriptEnabled: false });
  await page.goto('/address/not-a-token-of-ours');
  await button(page, 'Yes, send it here').click();
  await page.getByText('This link is not complete. Copy all of it from the email.').waitFor();
  expect(await page.getByText('did not come from our own pages').count()).toBe(0);
});
