import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInBothSchemes } from '../support/accessibility';
import { shopInBrowser } from '../support/shop-in-browser';
import {
  button,
  expectNoSidewaysScroll,
  newBuyer,
  placeOrder,
  untilHydrated,
  WORK_IS_DONE,
} from './buyer';

// A shop of its own: a source is switched off in it, and its figures begin with nothing.
const shop = shopInBrowser(async () => ({}));

const READER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

async function openDesk(page: Page, path: string): Promise<void> {
  const [, password = ''] = /admin \/ (\S+)/.exec(shop.output()) ?? [];
  await page.goto(path);
  await untilLoaded(page);
  await page.getByLabel('Username', { exact: true }).fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').click();
  await page.getByRole('navigation', { name: 'Desk' }).waitFor();
}

/** The desk's own script has taken over, so that a click is no plain form's. */
const untilLoaded = (page: Page): Promise<void> => untilHydrated(page);

async function see(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLoaded(page);
}

/** What a job or a counter brings about shows after a while; the page is read anew until then. */
async function reloadUntil(page: Page, words: string | RegExp): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.reload();
        return page.getByText(words).count();
      },
      { ...WORK_IS_DONE, interval: 1_000 },
    )
    .toBeGreaterThan(0);
}

/** Of hundreds of rows that one component draws, the first stand for all: each is looked at node by node. */
const ALIKE = 'tbody > tr:nth-child(n + 40), li:nth-child(n + 40)';

async function expectAccessible(page: Page): Promise<void> {
  expect(await faultsInBothSchemes(page, { except: [ALIKE] }), page.url()).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

test('a mail that could not be kept fails in sight, is set out again from the queue and lies in the outbox', async () => {
  const page = await shop.open();
  const obstacle = join(shop.dataFolder, 'files', 'outbox');
  mkdirSync(join(shop.dataFolder, 'files'), { recursive: true });
  writeFileSync(obstacle, 'in the way');
  await openDesk(page, '/desk/operations');
  await page.getByText('All systems healthy.').waitFor();
  await expectAccessible(page);
  await button(page, 'Send test email').click();
  await page.getByText('A test email is on its way to team@foreword.example.').waitFor();

  await see(page, '/desk/operations/queue');
  await reloadUntil(page, /^Failed after \d+ tr/u);
  await untilLoaded(page);
  const row = page
    .getByRole('region', { name: 'Failed jobs' })
    .getByRole('row')
    .filter({ hasText: 'send-mail' });
  expect(await row.innerText()).toContain('was not sent yet');
  await expectAccessible(page);
  rmSync(obstacle);
  await row.getByRole('button', { name: 'Retry: send-mail' }).click();
  await page.getByText('1 job queued again.').waitFor();
  await see(page, '/desk/operations/mail');
  await reloadUntil(page, /^Sent, \d+ tr/u);
  await page.getByRole('link', { name: 'Test mail', exact: true }).first().click();
  await page.getByRole('button', { name: /^Send again: Test mail to/u }).waitFor();
  await untilLoaded(page);
  await expectAccessible(page);
  await page.goto('/outbox');
  await page.getByText('Test email from the desk').waitFor();

  await page.goto('/desk/audit');
  const log = await page.getByRole('region', { name: 'Audit log' }).innerText();
  expect(log).toContain('send-mail');
  expect(log).toContain('admin');
});

test('terms are accepted and a source is switched off, and the counts follow, also on the shop’s own page', async () => {
  const page = await shop.open({ width: 390 });
  await openDesk(page, '/desk/operations/sources');
  await page.getByRole('heading', { name: /^Terms to review/u }).waitFor();
  const lines = page.getByRole('main').locator('p, h2');
  const count = async (words: RegExp): Promise<number> =>
    Number(words.exec(await lines.filter({ hasText: words }).first().innerText())?.[1]);
  const [unread, open, counted] = [
    /Terms to review: (\d+)/u,
    /may use (\d+)/u,
    /pages count (\d+)/u,
  ];
  const before = [await count(unread), await count(open)] as const;
  await untilLoaded(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const toRead = page.getByRole('group', { name: 'Sources whose terms you accept' });
  expect(
    await toRead
      .getByRole('link', { name: /^Terms of .+ \(new tab\)$/u })
      .first()
      .getAttribute('href'),
  ).toMatch(/^https:\/\/[^/]+\.[^/]+\//u);
  await button(page, 'Accept selected terms').click();
  await page.getByText('Choose at least one source whose terms you accept.').waitFor();
  // Feeds need no key. What an earlier try accepted stands there no more.
  for (const nth of [0, 1]) await toRead.locator('[id^="terms-rss-"]').nth(nth).check();
  await button(page, 'Accept selected terms').click();
  await page
    .getByText('The terms of 2 sources are accepted. They can be used from now on.')
    .waitFor();
  await expect
    .poll(async () => [await count(unread), await count(open)])
    .toEqual([before[0] - 2, before[1] + 2]);

  await page.getByRole('searchbox', { name: 'Search' }).fill('wikipedia-wikitext');
  await page.getByRole('combobox', { name: 'Group', exact: true }).selectOption('Reference');
  await page.getByRole('search').getByRole('button', { name: 'Show' }).click();
  await page.getByText(/^1 of \d+ sources match\.$/u).waitFor();
  expect(new URL(page.url()).searchParams.toString()).toBe(
    'q=wikipedia-wikitext&group=reference&state=',
  );
  await untilLoaded(page);
  await expectNoSidewaysScroll(page);
  const switchOn = button(page, 'Turn on: Wikipedia article');
  if (await switchOn.isVisible()) {
    await switchOn.click();
    await page.getByText('Wikipedia article is turned on.').waitFor();
  }
  const shown = await count(counted);
  // What is done to a row leaves the list as it was asked for.
  await button(page, 'Turn off: Wikipedia article').click();
  await page.getByText('Wikipedia article is turned off.').waitFor();
  await switchOn.waitFor();
  expect(await count(counted)).toBe(shown - 1);
  await page.goto('/sources');
  await reloadUntil(page, `${shown - 1} data sources are in our catalog`);
});

test('the figures show a paid order and how its buyer came, and every page of both areas fits 390 pixels', async () => {
  const visitor = await shop.open();
  for (const path of ['/', '/', '/order'])
    await visitor.request.get(path, { headers: { 'user-agent': READER } });
  await visitor.request.get('/', { headers: { 'user-agent': READER, 'sec-purpose': 'prefetch' } });
  await placeOrder(visitor, newBuyer());

  const page = await shop.open({ width: 390 });
  await openDesk(page, '/desk/figures?period=7');
  await reloadUntil(page, 'Landing page opened: 2');
  const main = page.getByRole('main');
  const text = await main.innerText();
  for (const words of [
    'Order form opened: 1',
    'Details sent: 1',
    'Payment started: 1',
    'Paid: 1',
    '1 order placed, 1 paid.',
    '$35 in revenue',
  ])
    expect(text).toContain(words);
  await page.getByText('Revenue as a table').click();
  expect(await page.getByRole('region', { name: 'Revenue as a table' }).innerText()).toContain(
    '$35',
  );
  await page.getByRole('link', { name: '90 days', exact: true }).click();
  await page.waitForURL(/period=90/u);

  // The others are made of the same parts; their tables are looked at where there is most in them.
  for (const path of ['figures?period=all', 'operations/mail', 'operations/settings']) {
    await page.goto(`/desk/${path}`);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  for (const path of [
    'operations',
    'operations/tasks',
    'operations/webhooks',
    'operations/files',
    'operations/spend',
  ]) {
    await page.goto(`/desk/${path}`);
    await expectNoSidewaysScroll(page);
  }
});
