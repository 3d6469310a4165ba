import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { WORK_IS_DONE } from './buyer';

interface ListedMail {
  readonly subject: string;
  readonly path: string;
}

/** The mails one address got, newest first, as the outbox of the demo lists them. */
export async function mailsTo(page: Page, address: string): Promise<readonly ListedMail[]> {
  await page.goto('/outbox');
  const mails = await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `To ${address},` })
    .getByRole('link')
    .all();
  return Promise.all(
    mails.map(async (mail) => ({
      subject: (await mail.locator('span').first().innerText()).trim(),
      path: (await mail.getAttribute('href')) ?? '',
    })),
  );
}

export async function subjectsTo(page: Page, address: string): Promise<readonly string[]> {
  return (await mailsTo(page, address)).map(({ subject }) => subject);
}

/** A mail leaves by itself, some time after what it tells can be seen on a page. */
export async function untilMailed(page: Page, address: string, subject: RegExp): Promise<void> {
  await expect
    .poll(() => subjectsTo(page, address), WORK_IS_DONE)
    .toContainEqual(expect.stringMatching(subject));
}

export async function confirmationsTo(page: Page, address: string): Promise<number> {
  const subjects = await subjectsTo(page, address);
  return subjects.filter((subject) => subject.startsWith('Order confirmed')).length;
}

/** Waits until a mail with such a subject has arrived and opens it. */
export async function openMail(page: Page, address: string, subject: RegExp): Promise<void> {
  let path = '';
  await expect
    .poll(async () => {
      path = (await mailsTo(page, address)).find((mail) => subject.test(mail.subject))?.path ?? '';
      return path;
    }, WORK_IS_DONE)
    .not.toBe('');
  await page.goto(path);
}

/** The mail as its reader sees it, in its frame. */
export function mailBody(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Email"]');
}

/** Follows a link of the mail that is open, which opens in a tab of its own. */
export async function followLink(page: Page, name: string | RegExp): Promise<Page> {
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    mailBody(page).getByRole('link', { name }).first().click(),
  ]);
  await opened.waitForLoadState();
  return opened;
}

/** Opens the tracking page of the buyer's order, from the confirmation in the outbox. */
export async function openTracking(page: Page, address: string): Promise<Page> {
  await openMail(page, address, /^(?:Order confirmed|We have your order request)/);
  return followLink(page, 'Follow your order');
}
