import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults, faultsInBothSchemes } from '../support/accessibility';
import { button, expectNoSidewaysScroll, heading } from './buyer';

/** A laptop shows many orders at once, each in one line. */
export async function expectDensity(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const seen = await page
    .getByRole('rowheader')
    .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= 900).length);
  expect(seen).toBeGreaterThanOrEqual(14);
  await expectNoSidewaysScroll(page);
}

/** Who speaks to their machine can do without single keys, and has them back by the same box. */
export async function switchKeysOff(page: Page): Promise<void> {
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Shortcuts' });
  await help.getByLabel('Single keys act at once').uncheck();
  await button(page, 'Close').click();
  await page.keyboard.press('x');
  await page.keyboard.press('?');
  expect(await help.count()).toBe(0);
  await button(page, 'Shortcuts').click();
  await help.getByLabel('Single keys act at once').check();
  await button(page, 'Close').click();
}

/** Rows are selected by key and by mouse, noted, and refunded; what would happen is shown before it does. */
export async function actOnSeveral(page: Page, password: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page
    .getByRole('checkbox')
    .nth(3)
    .click({ modifiers: ['Shift'] });
  const bar = page.getByRole('group', { name: 'Selected orders' });
  await bar.getByText('3 selected').waitFor();
  await page.keyboard.press('x');
  await bar.getByText('2 selected').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Resend report' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Will change: 2 orders').waitFor();
  await button(page, 'Close').click();
  await bar.getByRole('button', { name: 'Add note' }).click();
  await dialog.getByLabel('Note', { exact: true }).fill('Called both of them.');
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, 'Add to 2 orders').click();
  await dialog.getByText('Done: 2 orders.').waitFor();
  await button(page, 'Close results').click();
  expect(await bar.count()).toBe(0);

  // Money asks once more who it is, over the form, and each order says what became of it.
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await bar.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByLabel('Reason (shown to the buyers)').fill('Our mistake.');
  await dialog.getByRole('button', { name: /^Refund 3 orders \(\$/ }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm your password' });
  await proof.getByLabel('Your password').fill(password);
  await button(page, 'Confirm').click();
  const results = page.getByRole('list', { name: 'Results' }).getByRole('listitem');
  await expect.poll(() => results.count()).toBe(3);
  for (const line of await results.allInnerTexts())
    expect(line).toMatch(/^FW-\d+ (?:Done|Failed): ./);
  await button(page, 'Close results').click();
}

export async function saveView(page: Page, name: string): Promise<void> {
  await page.getByText('Save view', { exact: true }).click();
  await page.getByLabel('View name').fill(name);
  await button(page, 'Save').click();
  await page.getByRole('status').getByText(`“${name}” saved.`).waitFor();
}

export async function findByPalette(page: Page): Promise<void> {
  await page.locator('body[data-desk-keys]').waitFor();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find' });
  await field.fill('zumthorn');
  await page.getByRole('option', { name: 'Zumthorn' }).first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await field.fill('today');
  await page.getByRole('option', { name: 'Today' }).waitFor();
  await expect.poll(() => page.getByRole('option').count()).toBe(1);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/desk/today');
  await heading(page, 'Today').waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
}
