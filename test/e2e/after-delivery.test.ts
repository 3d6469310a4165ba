import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults } from '../support/accessibility';
import { shopInBrowser } from '../support/shop-in-browser';
import {
  button,
  expectNoSidewaysScroll,
  followUntilDelivered,
  heading,
  newReader,
  placeOrder,
} from './buyer';
import { untilMailed } from './outbox';

const shop = shopInBrowser();

async function openReport(page: Page): Promise<{ readonly email: string }> {
  const buyer = newReader();
  await placeOrder(page, buyer);
  await (await followUntilDelivered(page)).click();
  await page.waitForURL('**/r/**');
  return buyer;
}

test('a sentence that is wrong is told from the report, without a script and on a phone, and both sides hear of it', async () => {
  const page = await shop.open({ width: 320 });
  const { email } = await openReport(page);
  const report = page.url();
  const claim = page.locator('.claim').first();
  const id = await claim.getAttribute('id');
  const phone = await shop.open({ width: 320, javaScriptEnabled: false });
  await phone.goto(`${report}?wrong=${id}`);
  await heading(phone, 'Something is wrong here?').waitFor();
  await expectNoSidewaysScroll(phone);
  await phone.getByLabel('What is wrong with it? (optional)').fill('It was York.');
  await button(phone, 'Tell us').click();
  await phone.getByText('Thank you. A person looks into it.').waitFor();
  const reference = /T-\d+/.exec(await phone.getByRole('main').innerText())?.[0] ?? '';
  expect(reference).not.toBe('');
  await untilMailed(page, email, /^We’re looking into a sentence/);
  const axe = await shop.open({ width: 320 });
  await axe.goto(`${report}/wrong/${id}`);
  expect(await accessibilityFaults(axe)).toEqual([]);
});

test('a sentence that is not in the report, and a link that opens nothing, say so', async () => {
  const page = await shop.open({ expected: [/404/] });
  await page.goto('/r/no-token/wrong/no-claim');
  expect(await heading(page, 'This sentence is not in your report').isVisible()).toBe(true);
  await page.goto('/rate/no-token');
  expect(await heading(page, 'This link doesn’t work').isVisible()).toBe(true);
});
