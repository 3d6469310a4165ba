import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser';
import { shopInBrowser } from '../support/shop-in-browser';
import {
  button,
  expectNoSidewaysScroll,
  followUntilDelivered,
  newReader,
  placeOrder,
  untilHydrated,
} from './buyer';
import { subjectsTo, untilMailed } from './outbox';

const shop = shopInBrowser();
const buyer = newReader();

/** One delivered order, its report read in many ways. */
let ordered: { readonly track: string; readonly report: string };
beforeAll(async () => {
  const browser = await launchBrowser();
  const page = await browser.newPage({ baseURL: shop.baseUrl });
  await placeOrder(page, buyer);
  const link = await followUntilDelivered(page);
  ordered = {
    track: page.url(),
    report: new URL((await link.getAttribute('href')) ?? '', shop.baseUrl).href,
  };
  await browser.close();
});

async function read(options: Parameters<typeof shop.open>[0] = {}): Promise<Page> {
  const page = await shop.open({ reducedMotion: 'reduce', ...options });
  await page.goto(ordered.report);
  return page;
}

const marks = (page: Page | Locator): Locator => page.getByRole('button', { name: /^Sources? \d/ });
const sheet = (page: Page): Locator => page.locator('.card:popover-open');
const sectionsOf = (page: Page) => page.locator('main > section').count();
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not shown');
  return box;
};

test('the page is kept by no cache, told to nobody, and fetches and stores nothing', async () => {
  const page = await shop.open();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answer = await page.goto(ordered.report);
  const headers = answer?.headers() ?? {};
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-robots-tag']).toContain('noindex');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+';/,
  );
  expect(headers['set-cookie']).toBeUndefined();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([ordered.report]);
  expect(
    await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]),
  ).toEqual([0, 0, '']);
  expect(Buffer.byteLength(await (await page.request.get(ordered.report)).text())).toBeLessThan(
    350_000,
  );
});

test('opening the link changes nothing, by whatever program and however often', async () => {
  const watcher = await shop.open();
  const stateOf = async () => {
    await watcher.goto(ordered.track);
    // Hours stand in UTC until the page knows the clock of who reads it.
    const main = watcher.getByRole('main');
    await expect.poll(() => main.innerText()).not.toMatch(/UTC|Eastern Time/);
    const tracked = await main.innerText();
    return { tracked, mails: await subjectsTo(watcher, buyer.email) };
  };
  // The mail that says it is ready leaves by itself; what comes after it would be the reader’s doing.
  await untilMailed(watcher, buyer.email, /is ready$/);
  const before = await stateOf();
  expect(before.tracked, 'nobody reviewed it').not.toContain('In expert review');
  const stored = await (await watcher.request.get(ordered.report)).text();
  await read();
  await read({ javaScriptEnabled: false });
  for (const method of ['HEAD', 'GET']) await watcher.request.fetch(ordered.report, { method });
  for (const path of ['/report.pdf', '?wrong=brief-1'])
    await watcher.request.get(`${ordered.report}${path}`);
  expect(await (await watcher.request.get(ordered.report)).text()).toBe(stored);
  expect(await stateOf()).toEqual(before);
});

test('on a phone a sentence opens its quotes in a sheet from below, and lets go of it again', async () => {
  const page = await read({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  const mark = marks(page).first();
  const size = await boxOf(mark);
  expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(24);
  await mark.click();
  const card = sheet(page);
  const box = await boxOf(card);
  expect([Math.round(box.x), Math.round(box.width), Math.round(box.y + box.height)]).toEqual([
    0, 320, 640,
  ]);
  expect((await card.locator('q').first().innerText()).length).toBeGreaterThan(10);
  expect(await card.getByRole('link').first().getAttribute('href')).toMatch(/^https:\/\//);
  expect(await card.locator('.from b').first().innerText()).toMatch(/^\d+$/);
  await page.keyboard.press('Escape');
  expect(await card.count()).toBe(0);
  expect(await mark.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a keyboard opens a sentence’s quotes, walks to the link that says it is wrong, and closes them', async () => {
  const page = await read();
  const claim = page.locator('.claim').first();
  const id = await claim.getAttribute('id');
  await marks(claim).focus();
  await page.keyboard.press('Enter');
  const wrong = sheet(page).getByRole('link', { name: 'Report a mistake' });
  await wrong.waitFor();
  const reached = async () => wrong.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 20 && !(await reached()); step += 1) await page.keyboard.press('Tab');
  expect(await reached()).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Something is wrong here?' }).waitFor();
  expect(page.url()).toBe(`${ordered.report}/wrong/${id}`);
});

test('where there is room, sources stand in the margin as notes, over no text and not over each other', async () => {
  for (const width of [1100, 1280, 1600]) {
    const page = await read({ width, javaScriptEnabled: false });
    const text = await boxOf(page.locator('main'));
    const notes = await page.locator('main .beside').filter({ visible: true }).all();
    const boxes = await Promise.all(notes.slice(0, 25).map(boxOf));
    expect(boxes.length).toBeGreaterThan(4);
    boxes.forEach((box, at) => {
      expect(box.x).toBeGreaterThanOrEqual(text.x + text.width - 1);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      const above = boxes[at - 1] ?? { y: 0, height: 0 };
      expect(box.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
    });
    await page.locator('#snapshot .mark').first().click({ trial: true });
    await expectNoSidewaysScroll(page);
  }
});

test('without a script the report is whole, its quotes open, and nothing is there that would do nothing', async () => {
  const page = await read({ javaScriptEnabled: false, width: 390 });
  expect(await sectionsOf(page)).toBeGreaterThan(10);
  expect(await page.getByRole('checkbox').count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Copy/ }).count()).toBe(0);
  await marks(page).first().click();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  expect(await sheet(page).count()).toBe(0);
  await page.locator('summary', { hasText: 'Contents' }).click();
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'Sources' })
    .click();
  expect(new URL(page.url()).hash).toBe('#sources');
});

test('what was read is ticked in this browser, and still is tomorrow', async () => {
  const page = await read({ width: 1280 });
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await page.getByRole('checkbox', { name: /The brief$/ }).check();
  await page.getByRole('checkbox', { name: /Culture scoop$/ }).check();
  const count = (await sectionsOf(page)) - 1;
  expect(await contents.innerText()).toContain(`2 of ${count} read`);
  await page.reload();
  expect(await page.getByRole('checkbox', { name: /Culture scoop$/ }).isChecked()).toBe(true);
  expect(await contents.getByRole('link', { name: /^The brief ?, read$/ }).count()).toBe(1);
  await page.getByRole('checkbox', { name: /The brief$/ }).uncheck();
  expect(await contents.innerText()).toContain(`1 of ${count} read`);
  const other = await read();
  expect(await other.getByRole('checkbox', { checked: true }).count()).toBe(0);
});

test('a question is copied as it stands', async () => {
  const page = await read();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const question = page.locator('#questions-to-ask .claim').first();
  await question.getByRole('button', { name: /^Copy/ }).click();
  await page.getByRole('status').getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await question.locator('.said').innerText(),
  );
});

test('the interview goes into a calendar once the buyer has said when it is', async () => {
  const page = await read();
  expect(await page.getByRole('link', { name: 'Add it to your calendar' }).count()).toBe(0);
  expect(new URL((await page.request.get(`${ordered.report}/interview.ics`)).url()).pathname).toBe(
    '/links',
  );
  await page.goto(ordered.track);
  await untilHydrated(page);
  await page.getByLabel('When is the interview?').fill('2031-05-06T10:30');
  await button(page, 'Save answers').click();
  await page.getByText('Thank you. Your answers are saved.').waitFor();
  await page.goto(ordered.report);
  expect(await page.locator('.served').innerText()).toContain(
    'Your interview: Tuesday, May 6, 2031 at 10:30 AM EDT',
  );
  const answer = await page.request.get(
    (await page.getByRole('link', { name: 'Add it to your calendar' }).getAttribute('href')) ?? '',
  );
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers()['cache-control']).toContain('no-store');
  expect(await answer.text()).toContain('DTSTART:20310506T143000Z');
  for (const name of ['Google Calendar', 'Outlook']) {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    expect(href).toMatch(/^https:.*20310506T143000Z|^https:.*2031-05-06T14%3A30/u);
    expect(href).not.toMatch(/%2Fr%2F|FW-/u);
  }
  expect(await page.locator('#last-hours .at').first().innerText()).toMatch(/^Tue /);
});

test('saved as one file it reads offline, and offers no way to a server that is not there', async () => {
  const page = await read();
  const file = join(await mkdtemp(join(tmpdir(), 'saved-report-')), 'report.html');
  await writeFile(file, await (await page.request.get(ordered.report)).body());
  await page.context().setOffline(true);
  await page.goto(pathToFileURL(file).href);
  await marks(page).first().click();
  const card = sheet(page);
  expect(await card.locator('q, .q').count()).toBeGreaterThan(0);
  expect(await page.getByRole('link', { name: 'Report a mistake' }).count()).toBe(0);
});

test('on paper every section and quote is there, and nothing that can only be tapped', async () => {
  const page = await read();
  await page.emulateMedia({ media: 'print' });
  for (const gone of ['.bar', '.side', '.tick', '.copy', '.served', '.card', '.skip']) {
    expect(await page.locator(gone).filter({ visible: true }).count(), gone).toBe(0);
  }
  expect(await marks(page).first().isVisible()).toBe(true);
  expect(await page.locator('main > section').filter({ visible: true }).count()).toBe(
    await sectionsOf(page),
  );
  expect(
    await page.locator('.sources :is(q, .q)').filter({ visible: true }).count(),
  ).toBeGreaterThan(40);
  // A drawing made for the sheet's whole width has it, or its words stand on its bars.
  await page.setViewportSize({ width: 688, height: 900 });
  const picture = page.locator('.group > .picture').first();
  expect(await picture.evaluate((figure) => figure.clientWidth)).toBe(688);
});
