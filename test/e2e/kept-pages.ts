import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { again } from './at-the-review-desk';
import { button } from './buyer';

/** Does something while every kept page that holds this quote is away, as if its time were over. */
async function withoutItsPage(
  output: string,
  quote: string,
  work: () => Promise<void>,
): Promise<void> {
  const data = /^ {2}Data +(\S+)/mu.exec(output)?.[1] ?? '';
  const names = readdirSync(data, { recursive: true, encoding: 'utf8' })
    .filter((name) => /snapshots\/[0-9a-f]{64}\.br$/u.test(name))
    .map((name) => join(data, name));
  const held = names.filter((name) =>
    brotliDecompressSync(readFileSync(name)).toString('utf8').includes(quote),
  );
  if (held.length === 0) throw new Error('No kept page holds this quote');
  for (const name of held) renameSync(name, `${name}.away`);
  try {
    await work();
  } finally {
    for (const name of held) renameSync(`${name}.away`, name);
  }
}

/** The quote in hand as it is shown while its page is kept, and once it is not. */
export async function lookWithoutPage(
  page: Page,
  output: string,
): Promise<{ readonly before: string; readonly without: string }> {
  const quote = page.locator('.desk-quote');
  const before = await quote.innerText();
  let without = '';
  await withoutItsPage(output, before, async () => {
    await again(page);
    await page.getByText('The full page was deleted; the quote is kept.').waitFor();
    without = await quote.innerText();
  });
  return { before, without };
}

/** Which pane is said to stand beside the sentence, before and after the report is asked for. */
export async function tabsBeside(
  page: Page,
): Promise<readonly Readonly<Record<string, string | null>>[]> {
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Side pane' }).getByRole('button', { name, exact: true });
  const look = async () => ({
    Report: await tab('Report').getAttribute('aria-pressed'),
    Source: await tab('Source').getAttribute('aria-pressed'),
  });
  const before = await look();
  await tab('Report').click();
  await page.getByRole('region', { name: 'The report' }).waitFor();
  return [before, await look()];
}

/** An expert names a page that is not there any more; how much of it can be quoted. */
export async function bringGonePage(page: Page, address: string): Promise<number> {
  await page.keyboard.press('q');
  await page.getByText('Add a page').click();
  await page.getByLabel('Page URL').fill(address);
  await button(page, 'Fetch').click();
  await page.getByRole('alert').filter({ hasText: /\S/u }).waitFor();
  return page.getByRole('list', { name: 'Sentences to quote' }).count();
}
