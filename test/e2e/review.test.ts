import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { BenchView } from '../../src/desk/review/shape';
import { seededRandom } from '../../src/kernel/seeded-random';
import { shopInBrowser } from '../support/shop-in-browser';
import { freshFolder, root } from '../support/shop-process';
import { button, expectNoSidewaysScroll, heading, newBuyer, placeOrder, untilHydrated } from './buyer';
import { benchIsAlive, callDesk, clearReport, inHand, plantFaults, status } from './reviewer';

let invitation = '';

const shop = shopInBrowser(async (port) => {
  const own = { DATA_DIR: join(freshFolder(), 'data'), REVIEW: 'required', UNDO_SECONDS: '8', PORT: String(port) };
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'build/server/cli.js'), 'owner'], {
    cwd: root, env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'production', ...own },
  });
  invitation = /\/desk\/invitation\/\S+/.exec(stdout)?.[0] ?? '';
  return own;
});

const MARA = { name: 'Mara Lindqvist', password: 'a long walk by the river' };
const admin = () => ({ name: 'admin', password: /admin \/ (\S+)/.exec(shop.output())?.[1] ?? '' });

async function fillLogin(page: Page, { name, password }: typeof MARA): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').click();
}

async function atDesk(page: Page, who: typeof MARA): Promise<void> {
  await page.goto('/desk');
  await untilHydrated(page);
  await fillLogin(page, who);
  await heading(page, 'Reports to review').waitFor();
}

let waiting: Promise<string> | undefined;

/** One report in review serves all tests of this file; the last of them sends it. */
async function reportInReview(): Promise<string> {
  waiting ??= (async () => {
    const buyer = await shop.open();
    await placeOrder(buyer, newBuyer());
    await buyer.getByRole('link', { name: 'Follow your order' }).click();
    await heading(buyer, 'In expert review').waitFor({ timeout: 90_000 });
    return buyer.url();
  })();
  return waiting;
}

async function atBench(page: Page, who: typeof MARA): Promise<string> {
  await reportInReview();
  await atDesk(page, who);
  await page.getByRole('link', { name: /^(?:Review|Go on|Look on):/ }).first().click();
  await benchIsAlive(page);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function again(page: Page): Promise<void> {
  await page.reload();
  await benchIsAlive(page);
}

test('who closes the browser in the middle of an edit, or whose session ends, finds every word again and goes on', async () => {
  const page = await shop.open();
  await atBench(page, admin());
  const context = page.context();
  const address = page.url();
  const before = await inHand(page).innerText();
  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: 'Edit this sentence' }).fill(`${before} So it was said.`);
  await page.close();

  const next = await context.newPage();
  await next.goto(address);
  await benchIsAlive(next);
  const area = next.getByRole('textbox', { name: 'Edit this sentence' });
  await area.waitFor();
  expect(await area.inputValue()).toBe(`${before} So it was said.`);
  await next.getByText('Here is what you were writing; nothing was lost.').waitFor();

  await context.clearCookies();
  await area.press('Control+Enter');
  const dialog = next.getByRole('dialog', { name: 'Please log in again' });
  await dialog.waitFor();
  await fillLogin(next, admin());
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => inHand(next).innerText()).toBe(`${before} So it was said.`);
  await next.keyboard.press('Escape');
  await next.getByRole('group', { name: 'Suggested change' }).waitFor();
  await next.keyboard.press('u');
  await expect.poll(() => inHand(next).innerText()).toBe(before);
});

test('fifty thousand characters pasted with markup are refused with a reason, and keys typed into a field are letters', async () => {
  const page = await shop.open();
  await atBench(page, admin());
  const before = await inHand(page).innerText();
  await page.keyboard.press('e');
  const area = page.getByRole('textbox', { name: 'Edit this sentence' });
  await area.press('Control+a');
  await area.pressSequentially('jax?');
  expect(await area.inputValue()).toBe('jax?');
  expect(await inHand(page).innerText()).toBe(before);
  await area.evaluate((field: HTMLTextAreaElement, pasted) => {
    const data = new DataTransfer();
    data.setData('text/html', pasted);
    data.setData('text/plain', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    document.execCommand('insertText', false, pasted);
  }, '<b onclick="alert(1)">So big</b> '.repeat(1_600));
  await page.getByText('too long for one sentence').waitFor();
  expect(await button(page, 'Save').isDisabled()).toBe(true);
  await area.press('Escape');
  expect(await inHand(page).innerText()).toBe(before);
});

test('single keys can be switched off, and everything still has a button', async () => {
  const page = await shop.open();
  await atBench(page, admin());
  await page.keyboard.press('?');
  await page.getByLabel('Single keys act at once').uncheck();
  await page.keyboard.press('Escape');
  const before = await inHand(page).innerText();
  await page.keyboard.press('j');
  expect(await inHand(page).innerText()).toBe(before);
  await button(page, 'Next').click();
  await expect.poll(() => inHand(page).innerText()).not.toBe(before);
});

test('of two experts the second sees who has the report and what they do, and takes it over when it is let go', async () => {
  const first = await shop.open();
  await atBench(first, admin());
  const second = await shop.open();
  await second.goto(invitation);
  await second.getByLabel('Username', { exact: true }).fill(MARA.name);
  await second.getByLabel('Password', { exact: true }).fill(MARA.password);
  await button(second, 'Create my account').click();
  await heading(second, 'Your account is ready').waitFor();

  await button(first, 'Take it').or(button(first, 'Let it go')).waitFor();
  if (await button(first, 'Take it').count() > 0) await button(first, 'Take it').click();
  await button(first, 'Let it go').waitFor();
  await atBench(second, MARA);
  await second.getByText(/admin has this in hand until/).waitFor();
  expect(await button(second, 'Edit').isDisabled()).toBe(true);
  const sentence = await inHand(first).innerText();
  await first.keyboard.press('x');
  await first.keyboard.press('Enter');
  await expect.poll(() => status(first)).toContain('Cut.');
  await second.getByRole('region', { name: 'The report' }).locator('.line-through', { hasText: sentence }).waitFor({ timeout: 15_000 });
  await first.keyboard.press('u');
  await expect.poll(() => status(first)).toBe('Undone.');

  await button(first, 'Let it go').click();
  await button(first, 'Take it').waitFor();
  await button(second, 'Take it').click({ timeout: 15_000 });
  await button(second, 'Let it go').waitFor();
  // The first has not looked since: what they try is refused with the other's name, and nothing is overwritten.
  await first.keyboard.press('e');
  await first.getByRole('textbox', { name: 'Edit this sentence' }).fill('Words of the first.');
  await first.getByRole('textbox', { name: 'Edit this sentence' }).press('Control+Enter');
  await expect.poll(() => status(first)).toContain(MARA.name);
  expect(await first.getByRole('textbox', { name: 'Edit this sentence' }).inputValue()).toBe('Words of the first.');
  await button(second, 'Let it go').click();
  await button(second, 'Take it').waitFor();
});

test.each([390, 820, 1280])('at %i pixels the bench has no fault that axe finds, light or dark, and never scrolls sideways', async (width) => {
  const page = await shop.open({ reducedMotion: 'reduce', width });
  await atBench(page, admin());
  for (const key of ['', 'e', '?', 'g', 'h']) {
    if (key !== '') await page.keyboard.press(key);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']).analyze();
      expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${key} ${colorScheme} ${id}: ${target.join(' ')}`))).toEqual([]);
    }
    await expectNoSidewaysScroll(page);
    if (key !== '') await page.keyboard.press('Escape');
  }
});

test('an expert clears a report by keyboard alone: each sentence once, every planted fault mended, nothing false released', async () => {
  const page = await shop.open();
  const number = await atBench(page, admin());
  const planted = await plantFaults(page, number, seededRandom(60));
  await again(page);
  const cleared = await clearReport(page);
  expect(cleared.keys, `${cleared.keys} keys for ${cleared.seen.length} sentences`).toBeLessThanOrEqual(2 * cleared.seen.length);
  expect(new Set(cleared.seen).size).toBe(cleared.seen.length);
  const view = await callDesk<BenchView>(page, number, { call: 'open' });
  expect(view.progress.settled).toBe(view.progress.total);
  const live = view.sections.flatMap(({ claims }) => claims).filter(({ standing }) => standing !== 'cut');
  expect(live.filter(({ verdict }) => verdict === 'unsupported')).toEqual([]);
  for (const { falsehood } of planted) expect(live.map(({ text }) => text)).not.toContain(falsehood);

  await page.keyboard.press('g');
  await page.getByRole('dialog').waitFor();
  if (await button(page, 'This is the company').count() > 0) await page.keyboard.press('Enter');
  await heading(page, 'Nothing hinders this report').waitFor();
  await expect.poll(() => button(page, 'Approve and send').evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('Leaves at').waitFor();
  const buyer = await shop.open();
  await buyer.goto(await reportInReview());
  expect(await buyer.getByRole('link', { name: 'Read the report' }).count()).toBe(0);
  await buyer.getByRole('link', { name: 'Read the report' }).waitFor({ timeout: 40_000 });
});
