import type { Locator, Page } from 'playwright-core';

export const inHand = (page: Page): Locator => page.locator('#claim-in-hand');
export const status = (page: Page): Promise<string> => page.locator('footer').getByRole('status').innerText();

/** React has taken over the sentence in hand, so that keys count. */
export async function benchIsAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('#claim-in-hand') ?? {}).some((key) => key.startsWith('__reactProps')));
}
