import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser';
import { shopInBrowser } from '../support/shop-in-browser';
import {
  button,
  expectNoSidewaysScroll,
  followUntilDelivered,
  newBuyer,
  newReader,
  placeOrder,
  WORK_IS_DONE,
} from './buyer';
import { subjectsTo, untilMailed } from './outbox';

const shop = shopInBrowser();
const buyer = newReader();

let report: string;
beforeAll(async () => {
  const browser = await launchBrowser();
  const page = await browser.newPage({ baseURL: shop.baseUrl });
  await placeOrder(page, buyer);
  const link = await followUntilDelivered(page);
  report = new URL((await link.getAttribute('href')) ?? '', shop.baseUrl).href;
  await browser.close();
});

async function read(options: Parameters<typeof shop.open>[0] = {}): Promise<Page> {
  const page = await shop.open({ reducedMotion: 'reduce', ...options });
  await page.goto(report);
  return page;
}
const practice = (page: Page): Locator => page.getByRole('region', { name: 'Practice' });
const tenMinutes = (page: Page): Locator => page.getByRole('region', { name: 'Ten minutes' });
const card = (page: Page): Promise<string> => practice(page).locator('.asked').first().innerText();

test('cards are turned by keyboard alone, and what is written is there again tomorrow', async () => {
  const page = await read({ width: 320, height: 640 });
  await page.getByRole('link', { name: 'Practice' }).click();
  const first = await card(page);
  const next = practice(page).getByRole('button', { name: 'Next' });
  await next.focus();
  await page.keyboard.press('Enter');
  expect(await card(page)).not.toBe(first);
  expect(await next.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowLeft');
  expect(await card(page)).toBe(first);
  expect(await practice(page).getByRole('status').allTextContents()).toContainEqual(
    expect.stringContaining(first),
  );
  await practice(page).getByRole('button', { name: 'Show the plan' }).press('Enter');
  await practice(page).locator('.plan').waitFor();
  await practice(page).getByLabel('My notes').fill('The pager story');
  await practice(page).getByLabel('Add a question of your own').fill('Why did you move?');
  await page.keyboard.press('Enter');
  expect(await card(page)).toBe('Why did you move?');
  await expectNoSidewaysScroll(page);
  await page.reload();
  expect(await practice(page).getByLabel('My notes').inputValue()).toBe('The pager story');
  page.on('dialog', (dialog) => void dialog.accept());
  await button(page, 'Clear my notes from this browser').click();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('cards are printed eight to a sheet, and afterward the report is printed again', async () => {
  const page = await read();
  await page.evaluate(() => {
    window.print = () => {};
  });
  await practice(page).getByRole('button', { name: 'Print the cards' }).click();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.sheet').first().locator('.cut').count()).toBe(8);
  expect(await page.getByRole('main').isVisible()).toBe(false);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await page.getByRole('main').isVisible()).toBe(true);
  expect(await page.locator('.sheet').filter({ visible: true }).count()).toBe(0);
});

test('ten minutes are all that is shown, without a script too, and lead back', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await read({ width: 390, javaScriptEnabled });
    await page.getByRole('link', { name: 'Ten minutes' }).click();
    expect(await tenMinutes(page).getByRole('listitem').count()).toBeGreaterThan(5);
    expect(await page.locator('main > section').filter({ visible: true }).count()).toBe(0);
    await tenMinutes(page).getByRole('link', { name: 'Back to the whole report' }).click();
    expect(await page.locator('main > section').filter({ visible: true }).count()).toBeGreaterThan(
      5,
    );
  }
});

test('one tap opens the pocket card as a PDF of its own', async () => {
  const page = await read();
  for (const link of await page.getByRole('link', { name: /^Pocket card/ }).all()) {
    const address = new URL((await link.getAttribute('href')) ?? '', report).href;
    const answer = await page.request.get(address);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('the last two hours are counted from a time that is entered on the page', async () => {
  const page = await read();
  const hours = page.locator('#last-hours');
  await hours.getByLabel('When is your interview?').fill('2031-05-06T10:30');
  expect(await hours.getByRole('heading', { level: 3 }).first().innerText()).toMatch(
    /^Tue (?:8:30|9:00) AM/,
  );
});

test('the buyer shares the report, its reader practices with it, and a revoked link opens nothing', async () => {
  const page = await read();
  await page.getByRole('link', { name: 'Share it' }).click();
  await button(page, 'Make a link').click();
  await page.getByText('Your link is ready.').waitFor();
  const shared = await page.getByLabel('Link 1').inputValue();
  const coach = await shop.open({ reducedMotion: 'reduce' });
  const answer = await coach.goto(shared);
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  const words = await coach.content();
  for (const secret of [buyer.name, buyer.email, 'FW-', '?wrong=', 'My notes</'])
    expect(words.slice(words.indexOf('<body'))).not.toContain(secret);
  expect(await practice(coach).getByLabel('My notes').count()).toBe(0);
  await practice(coach).getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Revoke link 1' }).click();
  await page.getByText('no longer opens anything').waitFor();
  expect(await page.getByLabel('Link 1').count()).toBe(0);
  await coach.goto(shared);
  await coach.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
});

test('a second round is asked for once, on a phone and without a script, and its page says what came of it', async () => {
  const page = await shop.open({ width: 320 });
  await page.goto(report);
  await page.getByRole('link', { name: 'What changed since' }).click();
  await page.getByText('It’s free, once, until').waitFor();
  const other = await shop.open({ width: 320, javaScriptEnabled: false });
  await other.goto(page.url());
  await button(other, 'Look for changes').click();
  await button(page, 'Look for changes').click();
  await expect
    .poll(
      async () => {
        await page.reload();
        return page.getByRole('main').innerText();
      },
      { ...WORK_IS_DONE, interval: 1_000 },
    )
    .toMatch(/found nothing new|We list only what’s new/u);
  await expectNoSidewaysScroll(page);
  expect(
    (
      await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze()
    ).violations,
  ).toEqual([]);
  const answer = await page.request.get(page.url());
  expect(answer.headers()['x-robots-tag']).toContain('noindex');
  await untilMailed(page, buyer.email, /since your report$/u);
  const subjects = await subjectsTo(page, buyer.email);
  expect(subjects.filter((subject) => subject.endsWith('since your report'))).toHaveLength(1);
});

test('who orders a report on a company that plainly has no such job hears it before paying, and may go on', async () => {
  const page = await shop.open({ width: 320 });
  await page.goto('/order');
  await page.getByLabel('Company Name').fill(' QUILLHAVEN systems');
  await page.getByLabel('Role or Department').fill('Registered Nurse');
  await page.getByLabel('Email Address').fill(newBuyer().email);
  await button(page, 'Continue to Payment').click();
  await page.getByText('We didn’t find a job like this at').waitFor();
  expect(await button(page, 'Complete Payment').isVisible()).toBe(true);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Change details' }).click();
  await page.getByLabel('Role or Department').fill('Backend Engineer');
  await button(page, 'Continue to Payment').click();
  await button(page, 'Complete Payment').waitFor();
  expect(await page.getByText('We didn’t find a job like this at').count()).toBe(0);
});
