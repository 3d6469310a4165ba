import type { Page } from 'playwright-core';
import type { ReviewDeskView } from '../../src/desk/review/shape';
import { faultsInBothSchemes } from '../support/accessibility';
import { button, expectNoSidewaysScroll, WORK_IS_DONE } from './buyer';
import { reviewDeskIsAlive, callDesk, untilNotified } from './reviewer';

/** What axe finds on a page, light and dark; a page that scrolls sideways fails at once. */
export async function faultsOf(page: Page, where: string): Promise<readonly string[]> {
  const found = await faultsInBothSchemes(page);
  await expectNoSidewaysScroll(page);
  return found.map((fault) => `${where}: ${fault}`);
}

const gone = async (page: Page): Promise<void> =>
  page.getByRole('list', { name: 'Review tasks' }).waitFor({ state: 'detached' });

interface Rewritten {
  readonly before: readonly string[];
  readonly mine: readonly string[];
  readonly after: readonly string[];
  readonly afterUndo: readonly string[];
}

/** Asks for less of a section, edits two of its sentences meanwhile, takes all that is suggested and takes it back again. */
export async function rewriteSection(page: Page, number: string): Promise<Rewritten> {
  const read = () => callDesk<ReviewDeskView>(page, number, { call: 'open' });
  const claims = async () =>
    (await read()).sections
      .find(({ id }) => id === 'culture')
      ?.claims.filter(({ state }) => state !== 'cut') ?? [];
  const texts = async () => (await claims()).map(({ text }) => text);
  const before = await claims();
  const edited = [before[1], before.at(-1)].flatMap((claim) =>
    claim === undefined || before.length < 4
      ? []
      : [{ id: claim.id, text: claim.text.replace(/\.$/u, '') }],
  );
  if (edited.length < 2) throw new Error('Too little is said of its culture');

  await page.keyboard.press('w');
  const ask = page.getByRole('dialog', { name: 'Request rewrite' });
  await ask.getByText('No model is set up.').waitFor();
  await ask.getByLabel('Section').selectOption('culture');
  await ask.getByLabel('Instructions').fill('At most one sentence.');
  await page.keyboard.press('Control+Enter');
  await ask.waitFor({ state: 'detached' });
  await button(page, 'Release').waitFor();
  for (const { id, text } of edited)
    await callDesk(page, number, {
      call: 'act',
      revision: (await read()).revision,
      action: { do: 'edit', claimId: id, text },
    });

  const look = page.getByRole('button', { name: /^View suggestions/ });
  await look.waitFor(WORK_IS_DONE);
  // Others may have worked since this page was drawn, so it is drawn anew before anything is taken.
  await page.reload();
  await reviewDeskIsAlive(page);
  await look.click();
  const came = page.getByRole('dialog', { name: /^Rewrite of/ });
  await came.getByText('Changed since').first().waitFor();
  await came.getByRole('button', { name: /^Apply all/ }).click();
  await untilNotified(page, 'Applied.');
  const after = await texts();

  await page.keyboard.press('u');
  await untilNotified(page, 'Undone.');
  await page.getByRole('button', { name: /^Dismiss: Rewrite of/ }).click();
  await gone(page);
  for (const _ of edited)
    await callDesk(page, number, {
      call: 'act',
      revision: (await read()).revision,
      action: { do: 'undo' },
    });
  const afterUndo = await texts();
  await callDesk(page, number, { call: 'release' });
  return {
    before: before.map(({ text }) => text),
    mine: edited.map(({ text }) => text),
    after,
    afterUndo,
  };
}

/** Sends the gatherer off from a phone, and looks at the first thing that it brings. */
export async function findMore(
  page: Page,
  number: string,
): Promise<{ readonly quote: string; readonly faults: readonly string[] }> {
  await button(page, 'Find more').click();
  const ask = page.getByRole('dialog', { name: 'Find more evidence' });
  await ask.getByLabel('Your question').fill('What is the pay for a backend engineer?');
  const asked = await faultsOf(page, 'find more');
  await button(page, 'Search').click();
  await ask.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^View results/ }).click(WORK_IS_DONE);
  const row = page
    .getByRole('dialog', { name: 'Results' })
    .getByRole('listitem')
    .getByRole('button')
    .first();
  const quote = (await row.locator('span').first().innerText()).slice(0, 30);
  const found = await faultsOf(page, 'found');
  await row.click();
  await page.locator('mark.desk-quote', { hasText: quote }).waitFor();
  const source = await faultsOf(page, 'its source');
  await page.getByRole('button', { name: /^Dismiss: More on/ }).click();
  await gone(page);
  await callDesk(page, number, { call: 'release' });
  return { quote, faults: [...asked, ...found, ...source] };
}
