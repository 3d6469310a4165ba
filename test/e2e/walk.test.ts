import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shopInBrowser } from '../support/shop-in-browser';
import {
  button,
  completePayment,
  COMPANY,
  fillDetails,
  heading,
  newReader,
  WORK_IS_DONE,
  onSuccessPage,
  seeToast,
  tapCard,
} from './buyer';
import { chargesOf, ONE_CHARGE } from './ledger';
import { followLink, mailBody, openMail } from './outbox';

const shop = shopInBrowser();
let buyer = newReader();

test('a candidate orders a report, follows it, and reads it from the mail, as page and as PDF', async () => {
  // A second try is another buyer's, who has paid nothing yet.
  buyer = newReader();
  const page = await shop.open();

  await page.goto('/');
  await page.getByRole('button', { name: 'Order Your Report Now' }).click();
  await heading(page, 'Tell Us About Your Interview').waitFor();
  await fillDetails(page, buyer);
  await button(page, 'Continue to Payment').click();

  await heading(page, 'Complete Your Order').waitFor();
  await page.getByText('$35', { exact: false }).first().waitFor();
  await page.getByText('Test mode.').waitFor();
  await tapCard(page, 'Succeeds');
  await completePayment(page).click();
  await seeToast(page, 'Payment successful!');

  await onSuccessPage(page);
  for (const shown of [COMPANY, buyer.role, buyer.email])
    await page.getByRole('definition').getByText(shown, { exact: true }).waitFor();
  await page.getByText('Your report arrives within 12 hours.').waitFor();
  expect(await page.getByRole('main').getByRole('list').last().getByRole('listitem').count()).toBe(
    3,
  );
  await page.getByRole('link', { name: 'Return to Homepage' }).waitFor();
  expect(chargesOf(shop.dataFolder, buyer.email)).toMatchObject(ONE_CHARGE);

  await page.getByRole('link', { name: 'Follow your order' }).click();
  await page.waitForURL('**/track/**');
  const stages = page.getByRole('list', { name: 'Stages' }).getByRole('listitem');
  await stages.first().waitFor();
  expect(await stages.filter({ hasText: '(done)' }).count()).toBeGreaterThan(0);
  // Nobody reloads: the page itself hears that the report is there.
  await page.getByRole('link', { name: 'Read the report' }).waitFor(WORK_IS_DONE);
  await page.getByText('Your report is ready.').waitFor();
  for (const shown of [buyer.interviewers, buyer.location])
    await page.getByRole('definition').getByText(shown, { exact: true }).waitFor();

  const reader = await shop.open();
  await openMail(reader, buyer.email, /^Order confirmed/);
  await openMail(reader, buyer.email, /^Your report on .+ is ready/);
  await mailBody(reader).getByText('Your report is ready').first().waitFor();
  const attachment = reader
    .getByRole('list', { name: 'Attachments' })
    .getByRole('link', { name: /\.pdf$/ });
  await expectPdf(reader, await attachment.getAttribute('href'));

  const report = await followLink(reader, 'Read the report');
  expect(report.url()).toMatch(new RegExp(`^${shop.baseUrl}/r/`));
  await report.setViewportSize({ width: 390, height: 800 });
  await expectReport(report);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'PDF', exact: true }).evaluate((link: HTMLAnchorElement) => {
    link.download = 'report.pdf';
    link.click();
  });
  expect(
    readFileSync(await (await download).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

async function expectPdf(page: Page, path: string | null): Promise<void> {
  const answer = await page.request.get(path ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
}

/** A claim, the quote it stands on, and the source that quote stands in. */
async function expectReport(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: new RegExp(COMPANY) }).waitFor();
  const claims = page
    .locator('.claim')
    .filter({ has: page.getByRole('button', { name: /^Sources? \d/ }) });
  expect(await claims.count()).toBeGreaterThan(10);
  await claims
    .first()
    .getByRole('button', { name: /^Sources? \d/ })
    .first()
    .click();
  const card = page.locator('.card:popover-open');
  await card.waitFor();
  expect((await card.locator('q, .q').first().innerText()).length).toBeGreaterThan(10);
  const source = card.getByRole('link').first();
  expect(await source.getAttribute('href')).toMatch(/^https:\/\//);
  await card.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { name: /^Sources/ }).waitFor();
  expect(await page.locator('ol.sources > li').count()).toBeGreaterThan(3);
}

test('the order stays found: a lost link is mailed again, and the same is said of an unknown address', async () => {
  const page = await shop.open();
  const said: string[] = [];
  for (const address of [buyer.email, 'nobody.here@mail.example']) {
    await page.goto('/links');
    await page.getByLabel('Email Address').fill(address);
    await button(page, 'Email my links').click();
    await page.getByText(/If that address has orders/).waitFor();
    said.push(await page.getByRole('main').innerText());
  }
  expect(said[0]).toBe(said[1]);
  await openMail(page, buyer.email, /^Your order links/);
  const tracking = await followLink(page, new RegExp(COMPANY));
  await tracking.getByRole('link', { name: 'Read the report' }).waitFor();
});
