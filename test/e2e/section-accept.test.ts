import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ActionOutcome, ReviewDeskView } from '../../src/desk/review/shape';
import { admin, atDesk, openReviewDesk, orderToClear, shop } from './at-the-review-desk';
import { button } from './buyer';
import { faultsOf } from './review-tasks';
import { callDesk, untilNotified } from './reviewer';

const OPEN = { call: 'open' };

/** A section in which nothing but verified sentences is left: what needs attention is deleted first. */
async function clearedSection(page: Page, number: string) {
  const { sections, revision: first } = await callDesk<ReviewDeskView>(page, number, OPEN);
  const [section] = sections
    .filter(({ claims }) => claims.filter(({ attention }) => attention === null).length > 1)
    .toSorted((one, other) => other.claims.length - one.claims.length);
  if (section === undefined) throw new Error('No section has two verified sentences');
  let revision = first;
  for (const { id } of section.claims.filter(({ attention }) => attention !== null))
    ({ revision } = await callDesk<ActionOutcome>(page, number, {
      call: 'act',
      revision,
      action: { do: 'cut', claimId: id, reason: 'Not useful.' },
    }));
  // What rests on a deleted sentence is seen anew.
  const now = (await callDesk<ReviewDeskView>(page, number, OPEN)).sections.find(
    ({ id }) => id === section.id,
  );
  const open = (now?.claims ?? []).filter(({ state }) => state === 'open');
  if (open.some(({ attention }) => attention !== null)) throw new Error('Still needs attention');
  return { title: section.title, open };
}

test('a section is accepted with one key once it was scrolled through, and the buyer’s page follows the sentence in hand', async () => {
  const { number } = await orderToClear();
  const page = await shop.open();
  await page.setViewportSize({ width: 1440, height: 700 });
  await atDesk(page, admin());
  await openReviewDesk(page, number);
  const { title, open } = await clearedSection(page, number);
  await page.reload();
  await openReviewDesk(page, number);
  const report = page.getByRole('region', { name: 'The report' });
  const last = open.at(-1)?.text ?? '';
  const accept = report.getByRole('button', { name: `Accept “${title}”` });

  await report.getByRole('button', { name: 'Buyer’s page' }).click();
  const frame = page.frameLocator('iframe[title="Buyer’s page"]');
  await frame.locator('main').waitFor();
  await page.keyboard.press('o');
  await expect.poll(() => frame.locator('.claim:target').count()).toBe(1);
  await page.keyboard.press('j');
  const inHand = await page.locator('#claim-in-hand').innerText();
  await expect
    .poll(() => frame.locator('.claim:target').innerText())
    .toContain(inHand.slice(0, 40));
  for (const width of ['Desktop', 'Phone']) {
    await report.getByRole('button', { name: width }).click();
    expect(await faultsOf(page, `buyer’s page, ${width}`)).toEqual([]);
  }
  await page.keyboard.press('v');

  await accept.focus();
  await accept.press('Enter');
  if (open.length > 4) await untilNotified(page, `Scroll through “${title}” first`);
  for (const { text } of open) {
    const sentence = report.getByRole('listitem').filter({ hasText: text }).first();
    await sentence.scrollIntoViewIfNeeded();
    await expect.poll(() => sentence.getAttribute('data-seen')).toBe('');
  }
  await report.getByRole('button').filter({ hasText: last }).first().click();
  expect(await faultsOf(page, 'section')).toEqual([]);
  await page.keyboard.press('Shift+A');
  await untilNotified(page, `Accepted “${title}”`);
  await page.keyboard.press('h');
  await page
    .getByRole('dialog', { name: 'History' })
    .getByText(`accepted the section ${title}, ${open.length} sentence`)
    .waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'Undo').click();
  await untilNotified(page, 'Undone.');
  await accept.waitFor();
  await callDesk(page, number, { call: 'release' });
});
