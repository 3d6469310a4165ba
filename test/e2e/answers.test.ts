import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shopInBrowser } from '../support/shop-in-browser';
import { button, followUntilDelivered, newReader, placeOrder, WORK_IS_DONE } from './buyer';
import { subjectsTo, untilMailed } from './outbox';

const shop = shopInBrowser();
const buyer = newReader();

const POSTING = `Backend Engineer, Ledger

Team: Night Ledger

Requirements
- Five years of building services in Kotlin
- Calm with PostgreSQL under heavy load

Pay
The range for this position is $141,000 - $173,000 a year.`;

/** Every section of the report as its reader gets it, by its heading. */
async function sectionsOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const sections = await page
    .locator('main section, body section')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .all();
  return Object.fromEntries(
    await Promise.all(
      sections.map(
        async (section) =>
          [
            await section.getByRole('heading', { level: 2 }).first().innerText(),
            await section.innerText(),
          ] as const,
      ),
    ),
  );
}

async function readReport(page: Page, path: string): Promise<Readonly<Record<string, string>>> {
  await page.goto(path);
  return sectionsOf(page);
}

test('a posting given after delivery changes the tips for the role, and nothing else, and no second mail is sent', async () => {
  const page = await shop.open();
  await placeOrder(page, buyer);
  const path = (await (await followUntilDelivered(page)).getAttribute('href')) ?? '';

  const reader = await shop.open();
  const before = await readReport(reader, path);
  expect(Object.keys(before)).toContain('Your role');
  expect(before['Your role']).not.toContain('Night Ledger');

  await page.getByText(/^There’s still time/u).waitFor();
  await page.getByLabel('Job posting (link or text)').fill(POSTING);
  await button(page, 'Save answers').click();
  await page.getByText('Thank you. Your answers are saved.').waitFor();

  await expect
    .poll(async () => (await readReport(reader, path))['Your role'], {
      ...WORK_IS_DONE,
      interval: 500,
    })
    .toContain('Night Ledger');
  const after = await sectionsOf(reader);
  for (const told of [
    'The posting you gave us is for Backend Engineer, Ledger, on the Night Ledger team.',
    'Five years of building services in Kotlin',
    'PostgreSQL',
    '$141,000 - $173,000',
  ]) {
    expect(after['Your role']).toContain(told);
  }
  // The numbers of sources follow the order in which they are met.
  const others = (sections: typeof after) =>
    Object.entries(sections)
      .filter(([title]) => title !== 'Your role' && !title.startsWith('Sources'))
      .map(([title, text]) => [title, text.replace(/^\d+ /gmu, '')]);
  expect(others(before).length).toBeGreaterThan(5);
  expect(others(after)).toEqual(others(before));

  const pdf = await page.request.get(`${path}/report.pdf`);
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await untilMailed(reader, buyer.email, / is ready$/);
  const subjects = await subjectsTo(reader, buyer.email);
  expect(subjects.filter((subject) => subject.endsWith(' is ready'))).toHaveLength(1);
});

test('a link that must not be followed is told as not read, and the report stays', async () => {
  const page = await shop.open();
  await placeOrder(page, newReader());
  const path = (await (await followUntilDelivered(page)).getAttribute('href')) ?? '';
  await page.getByLabel('Job posting (link or text)').fill('http://127.0.0.1/admin');
  await button(page, 'Save answers').click();
  await page.getByText('Thank you. Your answers are saved.').waitFor();

  const reader = await shop.open();
  await expect
    .poll(async () => (await readReport(reader, path))['What we couldn’t find'], {
      ...WORK_IS_DONE,
      interval: 500,
    })
    .toContain('We couldn’t read the posting you gave us.');
});
