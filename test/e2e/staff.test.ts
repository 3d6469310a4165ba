import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fromBase32 } from '../../src/desk/identity/testing';
import { codeAt, stepAt } from '../../src/desk/identity/second-factor/totp';
import { accessibilityFaults } from '../support/accessibility';
import { shopInBrowser } from '../support/shop-in-browser';
import { button, expectNoSidewaysScroll, heading, untilHydrated } from './buyer';

// The shop of many other tests: its own owner is left as it is, what changes is a colleague of this file.
const shop = shopInBrowser();

const PASSWORD = 'a long walk by the river';

const labelled = (page: Page | Locator, name: string): Locator =>
  page.getByLabel(name, { exact: true });
const dialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true });
const codeOf = (secret: string, later = 0): string =>
  codeAt(fromBase32(secret), stepAt(new Date()) + later);

async function typePassword(
  page: Page | Locator,
  username: string,
  password: string,
): Promise<void> {
  await labelled(page, 'Username').fill(username);
  await labelled(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function openLogin(page: Page): Promise<void> {
  await page.goto('/admin');
  await untilHydrated(page);
}

async function typeCode(page: Page | Locator, code: string): Promise<void> {
  await labelled(page, 'Code').fill(code);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function openAccount(page: Page): Promise<void> {
  await page.goto('/desk/account');
  await heading(page, 'Your account').waitFor();
  await untilHydrated(page);
}

async function expectNoFaults(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

test('a colleague is invited after a second look, sets a second factor up, comes back with code and recovery code, and loses nothing when a session ends', async () => {
  // A name is given once and stays; a second run of this test wants another.
  const NAME = `Odile ${crypto.randomUUID().slice(0, 8)}`;
  const owner = await shop.open({ width: 390 });
  await openLogin(owner);
  const [, ownersWord = ''] = /admin \/ (\S+)/.exec(shop.output()) ?? [];
  await typePassword(owner, 'admin', ownersWord);
  await button(owner, 'Logout').waitFor();
  await owner.goto('/desk/staff');
  await heading(owner, 'Team').waitFor();
  await untilHydrated(owner);
  await expectNoSidewaysScroll(owner);
  await expectNoFaults(owner);

  // The invitation asks once more who it is; what was chosen stays and is sent by itself.
  await owner.getByRole('radio', { name: /^Reviewer/ }).check();
  await button(owner, 'Create link').click();
  const look = dialog(owner, 'Confirm your password');
  await labelled(look, 'Your password').fill('not my password');
  await button(owner, 'Confirm').click();
  await look.getByText('That isn’t your password.').waitFor();
  await labelled(look, 'Your password').fill(ownersWord);
  await button(owner, 'Confirm').click();
  await owner.getByText('Invitation created').waitFor();
  const invitation = (await owner.getByText(/\/desk\/invitation\//).innerText()).trim();

  const page = await shop.open({ expected: [/401/, /404/] });
  await page.goto(invitation);
  await labelled(page, 'Username').fill(NAME);
  await labelled(page, 'Password').fill(PASSWORD);
  await button(page, 'Create account').click();
  await heading(page, 'Your account is ready').waitFor();
  await openLogin(page);
  await typePassword(page, NAME, PASSWORD);
  await button(page, 'Logout').waitFor();

  // Another role's page does not exist.
  expect((await page.goto('/desk/staff'))?.status()).toBe(404);
  await heading(page, 'Page not found').waitFor();

  await openAccount(page);
  await button(page, 'Set up two-factor authentication').click();
  await labelled(dialog(page, 'Confirm your password'), 'Your password').fill(PASSWORD);
  await button(page, 'Confirm').click();
  await page.getByRole('img', { name: 'QR code for the setup key' }).waitFor();
  const secret = await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText();
  await expectNoFaults(page);
  await labelled(page, 'Code from your app').fill('000 000');
  await button(page, 'Turn it on').click();
  await page.getByText(/That code isn’t right/).waitFor();
  await labelled(page, 'Code from your app').fill(codeOf(secret));
  await button(page, 'Turn it on').click();
  await page.getByText('Two-factor authentication is on.', { exact: false }).waitFor();
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allInnerTexts();
  expect(codes).toHaveLength(10);

  // Out, and in again with the next code of the app.
  await page.goto('/admin');
  await untilHydrated(page);
  await button(page, 'Logout').click();
  await labelled(page, 'Username').waitFor();
  await typePassword(page, NAME, PASSWORD);
  await typeCode(page, '123');
  await page.getByText('That code is wrong or already used.', { exact: false }).waitFor();
  await typeCode(page, codeOf(secret, 1));
  await button(page, 'Logout').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('adminAuth'))).toBe('true');

  // In another browser with a recovery code; from there the first session is ended.
  const other = await shop.open({ width: 390, colorScheme: 'dark' });
  await openLogin(other);
  await typePassword(other, NAME, PASSWORD);
  await typeCode(other, codes[0] ?? '');
  await button(other, 'Logout').waitFor();
  await openAccount(page);
  await openAccount(other);
  await other.getByText('9 of your recovery codes are left.', { exact: false }).waitFor();
  const sessions = other.getByRole('list', { name: 'Your sessions' }).getByRole('listitem');
  expect(await sessions.count()).toBe(2);
  expect(await sessions.filter({ hasText: '(this browser)' }).count()).toBe(1);
  await expectNoSidewaysScroll(other);
  await expectNoFaults(other);
  await sessions.getByRole('button', { name: /^End/ }).click();
  await other.getByText('Session ended.').waitFor();
  await expect.poll(() => sessions.count()).toBe(1);

  // The first one was in the middle of something: it logs in again in its place, and what was typed is sent.
  await labelled(page, 'Current password').fill(PASSWORD);
  await labelled(page, 'New password').fill(`${PASSWORD} at dusk`);
  await button(page, 'Change password').click();
  const again = dialog(page, 'Log in again');
  await typePassword(again, NAME, PASSWORD);
  await typeCode(again, codes[1] ?? '');
  await page.getByText('Password changed. Your other sessions ended.').waitFor();
  await other.goto('/desk/account');
  await labelled(other, 'Username').waitFor();

  // Whose work ends is out at once.
  await owner.reload();
  await untilHydrated(owner);
  const row = owner.getByRole('row', { name: new RegExp(NAME) });
  await row.locator('summary').click();
  await row.getByRole('combobox', { name: /^What/ }).selectOption({ label: 'Deactivate' });
  await labelled(row, 'Why').fill('The season is over.');
  await row.getByRole('button', { name: 'Apply' }).click();
  await row.getByText('Not active (was expert)').waitFor();
  await page.goto('/desk');
  await labelled(page, 'Username').waitFor();
});

/** What a laptop with a fingerprint reader has; it says yes by itself. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('the owner adds a passkey after a second look, logs in by it, looks again by it, and removes it', async () => {
  const NAME = `Laptop ${crypto.randomUUID().slice(0, 8)}`;
  const page = await shop.open({ width: 390 });
  await giveAuthenticator(page);
  await openLogin(page);
  const [, password = ''] = /admin \/ (\S+)/.exec(shop.output()) ?? [];
  await typePassword(page, 'admin', password);
  await button(page, 'Logout').waitFor();

  await openAccount(page);
  await labelled(page, 'Name of the new passkey').fill(NAME);
  await button(page, 'Add a passkey').click();
  const look = dialog(page, 'Confirm your password');
  await labelled(look, 'Your password').fill(password);
  await button(page, 'Confirm').click();
  await look.waitFor({ state: 'detached' });
  await button(page, 'Add a passkey').click();
  await page.getByText('Passkey added.').waitFor();
  const mine = page
    .getByRole('list', { name: 'Your passkeys' })
    .getByRole('listitem')
    .filter({ hasText: NAME });
  await mine.waitFor();
  await expectNoSidewaysScroll(page);
  await expectNoFaults(page);

  await page.goto('/admin');
  await untilHydrated(page);
  await button(page, 'Logout').click();
  await button(page, 'Use a passkey').click();
  await button(page, 'Logout').waitFor();

  // This session has not looked again yet, and a passkey is enough for that too.
  await openAccount(page);
  await mine.getByText('last used', { exact: false }).waitFor();
  await mine.getByRole('button', { name: /^Remove/ }).click();
  await look.waitFor();
  await button(page, 'Use a passkey').click();
  await page.getByText('Passkey removed.').waitFor();
  await expect.poll(() => mine.count()).toBe(0);
});
