import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults } from '../support/accessibility';
import { shopInBrowser } from '../support/shop-in-browser';
import {
  button,
  COMPANY,
  expectNoSidewaysScroll,
  heading,
  newBuyer,
  placeOrder,
  WORK_IS_DONE,
  SHARED_NAME,
} from './buyer';
import { followLink, openMail, untilMailed } from './outbox';

const shop = shopInBrowser();

const QUESTION = `Which ${SHARED_NAME} is it?`;

const choice = (page: Page, name: string) => button(page, `That’s the one: ${name}`);

test('a name that two companies bear is asked back by mail, and one tap without a script leads to the report', async () => {
  const page = await shop.open();
  const buyer = newBuyer({ location: '' });
  await placeOrder(page, buyer);
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await page.getByText('Which company do you mean?').waitFor();
  expect(
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Identifying the company' })
      .last()
      .innerText(),
  ).toContain('(under way)');

  const reader = await shop.open();
  await openMail(reader, buyer.email, new RegExp(`^Which ${SHARED_NAME} do you mean`));
  const opened = await followLink(reader, 'Choose the company');
  const link = opened.url();
  await heading(opened, QUESTION).waitFor();
  expect(await accessibilityFaults(opened)).toEqual([]);

  // A program that looks at links has decided nothing by it.
  const look = await reader.request.get(link);
  expect(look.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
  });
  const phone = await shop.open({ javaScriptEnabled: false, width: 320 });
  await phone.goto(link);
  await heading(phone, QUESTION).waitFor();
  await expectNoSidewaysScroll(phone);
  await phone.getByText('biotechnology', { exact: false }).first().waitFor();
  await choice(phone, COMPANY).click();
  await heading(phone, `It’s ${COMPANY}`).waitFor();

  // The other tab still shows the question; answering there changes nothing.
  await choice(opened, 'Quillhaven Therapeutics').click();
  await heading(opened, `It’s ${COMPANY}`).waitFor();

  await page.getByRole('link', { name: 'Read the report' }).waitFor(WORK_IS_DONE);
  await untilMailed(reader, buyer.email, new RegExp(`^Your report on ${SHARED_NAME} is ready$`));
  await page.getByRole('link', { name: 'Read the report' }).click();
  await page.getByRole('heading', { level: 1, name: new RegExp(COMPANY) }).waitFor();
});

test('“none of these” ends it where no expert reviews, and the money goes back', async () => {
  const page = await shop.open();
  const buyer = newBuyer({ location: '' });
  await placeOrder(page, buyer);
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await page.getByRole('link', { name: 'Choose the company' }).click();
  await page
    .getByLabel('The company’s website, or what it does (optional)')
    .fill('They make candles in Bristol');
  await button(page, 'None of these').click();
  await heading(page, 'None of these').waitFor();
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await heading(page, 'Refunded').waitFor(WORK_IS_DONE);
  expect(await page.getByRole('link', { name: 'Choose the company' }).count()).toBe(0);
});

test('a link that is none says so', async () => {
  const page = await shop.open({ expected: [/404/] });
  const answer = await page.goto('/choose/not-a-token-of-ours');
  expect(answer?.status()).toBe(404);
  await heading(page, 'This link doesn’t work').waitFor();
  await page.getByRole('link', { name: 'Email my links' }).waitFor();
});
