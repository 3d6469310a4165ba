import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openReviewDesk } from './at-the-review-desk';
import { button, heading } from './buyer';

async function untilFocused(one: Locator): Promise<void> {
  await expect.poll(() => one.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** With keys alone, until nothing hinders the report any more. */
export async function confirmCompany(page: Page): Promise<void> {
  await page.keyboard.press('g');
  await untilFocused(button(page, 'Confirm company'));
  await page.keyboard.press('Enter');
  await heading(page, 'Ready to approve').waitFor();
  await untilFocused(button(page, 'Approve and deliver'));
}

/** Experts who sign the same report in the same moment; each sees in the end who did. */
export async function signAtOnce(pages: readonly Page[], number: string): Promise<void> {
  for (const page of pages) {
    await openReviewDesk(page, number);
    await page.keyboard.press('g');
    await untilFocused(button(page, 'Approve and deliver'));
  }
  await Promise.all(pages.map((page) => page.keyboard.press('Enter')));
  for (const page of pages)
    await page.getByText(/^Approved by (?:admin|Mara Lindqvist)\.$/u).waitFor();
}
