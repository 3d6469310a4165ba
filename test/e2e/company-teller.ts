import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button, heading, WORK_IS_DONE } from './buyer';

/** Says at the desk's page which company is meant, and waits for what comes of it. */
export async function formatCompany(page: Page, company: string, reason: string): Promise<void> {
  await page.getByLabel('How do you know?').fill(reason);
  await button(page, `This one: ${company}`).click();
  await heading(page, 'Report in progress').waitFor();
}

export async function untilMade(page: Page, title: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.reload();
        return page.getByRole('heading', { level: 1 }).innerText();
      },
      { ...WORK_IS_DONE, interval: 500 },
    )
    .toBe(title);
}

/** By a name or a website. */
export async function searchCompany(page: Page, words: string): Promise<void> {
  await page.getByLabel('Name or website').fill(words);
  await button(page, 'Search').click();
}
