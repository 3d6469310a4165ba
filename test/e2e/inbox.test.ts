import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInBothSchemes } from '../support/accessibility';
import { shopInBrowser } from '../support/shop-in-browser';
import { button, expectNoSidewaysScroll, heading, untilHydrated } from './buyer';
import { mailBody, openMail } from './outbox';

const shop = shopInBrowser();

const HOSTILE = '<img src=x onerror="document.title=1"><script>alert(1)</script>';
let writers = 0;

/** Another writer each time: the same words of the same one are a second tap. */
async function writeToUs(): Promise<string> {
  writers += 1;
  const writer = `tom.brandt.${writers}@mail.example`;
  const page = await shop.open();
  await page.goto('/contact');
  await untilHydrated(page);
  await page.getByLabel('Name', { exact: true }).fill(`Tom ${HOSTILE}`);
  await page.getByLabel('Email', { exact: true }).fill(writer);
  await page.getByLabel('Message', { exact: true }).fill(`Do you cover dairies?\n${HOSTILE}`);
  // Nobody types that in less than three seconds, and who does is taken for a program.
  await page.evaluate(() => {
    const late = performance.now() + 60_000;
    performance.now = () => late;
  });
  await button(page, 'Send Message').click();
  await page.getByText('Message sent!').first().waitFor();
  return writer;
}

async function logIn(page: Page): Promise<void> {
  const [, password = ''] = /admin \/ (\S+)/.exec(shop.output()) ?? [];
  await page.getByLabel('Username', { exact: true }).fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').click();
}

async function lookAtAll(page: Page): Promise<void> {
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
}

test('a message is found, answered by mail though the session ended in the middle of it, and seen to be answered', async () => {
  const writer = await writeToUs();
  const page = await shop.open({ width: 320, reducedMotion: 'reduce', expected: [/401/] });
  await page.goto(`/desk/inbox?words=${writer}`);
  await untilHydrated(page);
  await logIn(page);
  await heading(page, 'Inbox').waitFor();
  await lookAtAll(page);
  await page.getByRole('rowheader').getByRole('link', { name: /^Tom/ }).first().click();
  await page.waitForURL('**/desk/inbox/C-*');
  await untilHydrated(page);
  await page.getByText(HOSTILE).first().waitFor();
  await lookAtAll(page);

  const words = page.getByLabel('Your reply', { exact: true });
  await words.fill('Yes, we do.\n\nTell us the name.');
  await page.context().clearCookies();
  await button(page, 'Send reply').click();
  await logIn(page);
  await page.getByText('Your draft was restored.').waitFor();
  expect(await words.inputValue()).toBe('Yes, we do.\n\nTell us the name.');
  await button(page, 'Send reply').click();
  await page.getByText('admin replied by email').waitFor();
  await expect.poll(() => words.inputValue()).toBe('');
  await page.getByText('State: answered').waitFor();

  await openMail(page, writer, /^Re: your message to Foreword/u);
  await page.getByText('support@foreword.example').first().waitFor();
  await mailBody(page).getByText('Tell us the name.').last().waitFor();
  await mailBody(page).getByText('Do you cover dairies?').last().waitFor();
  expect(await mailBody(page).locator('script, img[onerror]').count()).toBe(0);
});

test('the owner’s list of alerts stands under operations, on a phone too', async () => {
  const page = await shop.open({ width: 320, reducedMotion: 'reduce' });
  await page.goto('/desk/operations/alerts');
  await untilHydrated(page);
  await logIn(page);
  await heading(page, 'Alerts').waitFor();
  const ways = page.getByRole('navigation', { name: 'Operations' });
  await ways.locator('summary', { hasText: 'Alerts' }).click();
  expect(await ways.getByRole('link', { name: 'Alerts' }).getAttribute('aria-current')).toBe(
    'page',
  );
  await lookAtAll(page);
});
