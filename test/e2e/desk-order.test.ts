import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInBothSchemes } from '../support/accessibility';
import { shopInBrowser } from '../support/shop-in-browser';
import {
  button,
  expectNoSidewaysScroll,
  fillDetails,
  heading,
  newBuyer,
  onSuccessPage,
  openOrder,
  placeOrder,
  seeToast,
  untilHydrated,
  type Buyer,
} from './buyer';
import { mailBody, mailsTo, openMail } from './outbox';

const shop = shopInBrowser(async () => ({ REVIEW: 'required' }));

const password = (): string => /admin \/ (\S+)/.exec(shop.output())?.[1] ?? '';
const section = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });
const form = (page: Page, name: string): Locator => page.getByRole('form', { name, exact: true });

async function logIn(page: Page): Promise<void> {
  await page.goto('/admin');
  await untilHydrated(page);
  await page.getByLabel('Username', { exact: true }).fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(password());
  await button(page, 'Login').click();
  await button(page, 'Logout').waitFor();
}

/** The page of the order that this buyer placed, however many there are. */
async function openOrderOf(page: Page, { email }: Buyer): Promise<string> {
  await page.goto('/admin');
  const number =
    /FW-\d+/.exec(
      await page.getByRole('row').filter({ hasText: email }).first().innerText(),
    )?.[0] ?? '';
  await openPage(page, number);
  return number;
}

async function openPage(page: Page, number: string): Promise<void> {
  await page.goto(`/desk/orders/${number}`);
  await untilHydrated(page);
}

async function openAct(page: Page, name: string): Promise<Locator> {
  await section(page, 'Actions').getByRole('button', { name, exact: true }).click();
  return form(page, name);
}

async function requestByHand(page: Page, buyer: Buyer): Promise<void> {
  await openOrder(page, '/order?paymentMode=manual');
  await heading(page, 'Complete Your Order').waitFor();
  await fillDetails(page, buyer);
  await button(page, 'Request Order').click();
  await onSuccessPage(page);
}

const HOSTILE = '<img src=x onerror=alert(1)>';

test('on a phone a manual request is paid, promised anew, paid back in part and noted, and every act stands in the timeline', async () => {
  const buyer = newBuyer({ role: `Miller ${HOSTILE}`, name: `Wren ${HOSTILE}` });
  await requestByHand(await shop.open(), buyer);
  const desk = await shop.open({ width: 390 });
  await logIn(desk);
  await openOrderOf(desk, buyer);
  await expectNoSidewaysScroll(desk);
  // What was typed is shown as letters.
  await section(desk, 'Details').getByText(buyer.role, { exact: true }).waitFor();

  const paying = await openAct(desk, 'Mark as paid');
  await paying.getByText('starts the research').waitFor();
  await paying.getByLabel('How they paid').fill('Transfer 4711');
  await button(desk, 'Mark as paid').last().click();
  await seeToast(
    desk,
    `Order ${await numberOf(desk)} is paid. Work starts, and we’ve emailed the buyer.`,
  );
  await section(desk, 'Timeline').getByText('Transfer 4711').waitFor();

  const promising = await openAct(desk, 'Move deadline');
  await promising.getByLabel('New deadline').selectOption('48');
  await promising.getByLabel('Reason (shown to the buyer)').fill('One register is away today.');
  await expectNoFaults(desk);
  await button(desk, 'Save deadline').click();
  await section(desk, 'Timeline').getByText('Promise extended').waitFor();

  const paid = await openAct(desk, 'Refund');
  await paid.getByLabel('Partial amount').check();
  await paid.getByLabel('Dollars').fill('12.50');
  await paid.getByLabel('Reason (shown to the buyer)').fill('For the long wait.');
  await button(desk, 'Send refund').click();
  // Money asks once more who it is; nothing typed is lost, and it is sent by itself.
  await desk
    .getByRole('dialog', { name: 'Confirm your password' })
    .getByLabel('Your password')
    .fill(password());
  await button(desk, 'Confirm').click();
  await section(desk, 'Money').getByText('Refund: $12.50').waitFor();

  await form(desk, 'Add a note')
    .getByLabel(/^Add a note/)
    .fill(`She sounded kind. ${HOSTILE}`);
  await button(desk, 'Add note').click();
  await section(desk, 'Timeline').getByText(`She sounded kind. ${HOSTILE}`).waitFor();
  await expectNoSidewaysScroll(desk);

  await section(desk, 'Timeline').getByRole('link', { name: 'Read: Order confirmed' }).click();
  const frame = desk.frameLocator('iframe[title="Email"]');
  await frame.getByRole('heading', { name: 'Order Confirmed!' }).waitFor();
  expect(await frame.getByRole('link', { name: 'Follow your order' }).getAttribute('href')).toMatch(
    /\/track\/link-hidden$/,
  );
  await button(desk, 'Close').click();

  const reader = await shop.open();
  await openMail(reader, buyer.email, /^New delivery time for your report/);
  await mailBody(reader).getByText('One register is away today.').waitFor();
  await expect
    .poll(
      async () =>
        (await mailsTo(reader, buyer.email)).filter(({ subject }) => subject.includes('$12.50'))
          .length,
    )
    .toBe(1);
});

async function expectNoFaults(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await faultsInBothSchemes(page)).toEqual([]);
}

const numberOf = (page: Page): Promise<string> =>
  page
    .getByText(/^FW-\d+$/)
    .first()
    .innerText();

test('a session that ended in mid-sentence asks for the login in place and sends what was typed; a second person sees what changed', async () => {
  const buyer = newBuyer();
  await placeOrder(await shop.open(), buyer);
  const [first, second] = [
    await shop.open({ width: 390, expected: [/401/] }),
    await shop.open({ expected: [/404/] }),
  ];
  await logIn(first);
  await logIn(second);
  const number = await openOrderOf(second, buyer);
  await openPage(first, number);

  const cancelling = await openAct(second, 'Cancel order');
  await cancelling.getByLabel('Reason (shown to the buyer)').fill('They asked on the telephone.');

  const assigning = await openAct(first, 'Assign');
  await assigning.getByLabel('Assignee').selectOption({ label: 'admin' });
  await assigning.getByLabel('Why').fill('I know this company.');
  await first.context().clearCookies();
  await button(first, 'Assign').last().click();
  const login = first.getByRole('dialog', { name: 'Log in again' });
  await login.getByLabel('Username', { exact: true }).fill('admin');
  await login.getByLabel('Password', { exact: true }).fill(password());
  await login.getByRole('button', { name: 'Login' }).click();
  await section(first, 'Timeline').getByText('I know this company.').waitFor();

  await button(second, 'Cancel order').last().click();
  await cancelling.getByText('This order changed since you opened it.').waitFor();
  await cancelling.getByText('I know this company.').waitFor();
  expect(await cancelling.getByLabel('Reason (shown to the buyer)').inputValue()).toBe(
    'They asked on the telephone.',
  );
  await button(second, 'Cancel order').last().click();
  await section(second, 'Timeline').getByText('They asked on the telephone.').waitFor();
  await second.getByText('Canceled', { exact: true }).first().waitFor();
  await second.goto('/desk/orders/FW-1');
  await heading(second, 'Page not found').waitFor();
});
