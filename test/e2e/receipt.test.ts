import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accessibilityFaults } from '../support/accessibility';
import { shopInBrowser } from '../support/shop-in-browser';
import { button, expectNoSidewaysScroll, newBuyer, placeOrder } from './buyer';

const shop = shopInBrowser();

test('on a phone a buyer has the receipt made out to a company, and downloads it', async () => {
  const page = await shop.open({ width: 390, height: 844 });
  await placeOrder(page, newBuyer());
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await page.waitForURL('**/track/**');
  await page.getByText('Add a company or VAT number').click();
  await page.getByLabel('Company (optional)').fill('Merrow Consulting GmbH');
  const number = page.getByLabel('VAT number (optional)');
  await number.fill('<b>not one</b>');
  await page.getByLabel('Address (optional)').fill('Kranstraße 4\n20457 Hamburg');
  await button(page, 'Save receipt details').click();
  await page.getByText('Enter the VAT number as it’s printed, such as DE123456789.').waitFor();
  // What was typed is still there.
  expect(await page.getByLabel('Company (optional)').inputValue()).toBe('Merrow Consulting GmbH');
  await number.fill('DE123456789');
  await button(page, 'Save receipt details').click();
  await page.getByText('Saved. Download the receipt again to see it.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the receipt' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Foreword-receipt-FW-\d+\.pdf$/);
  const pdf = readFileSync(await download.path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeGreaterThan(2_000);
});

test('a page that is read anew keeps open what the buyer is mending, and says what is wrong with it', async () => {
  const page = await shop.open({ width: 390, height: 844 });
  // Without its events the page asks by itself every few seconds.
  await page.route(/\/api\/track\/[^/]+\/events$/, () => undefined);
  await placeOrder(page, newBuyer());
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await page.waitForURL('**/track/**');
  await page.getByText('Add a company or VAT number').click();
  const number = page.getByLabel('VAT number (optional)');
  await number.fill('<b>not one</b>');
  await button(page, 'Save receipt details').click();
  const refusal = page.getByText('Enter the VAT number as it’s printed');
  await refusal.waitFor();
  for (let reads = 0; reads < 2; reads += 1)
    await page.waitForResponse((response) => /\/track\/[^/]+\.data/.test(response.url()));
  expect(await refusal.isVisible()).toBe(true);
  expect(await number.inputValue()).toBe('<b>not one</b>');
  expect(await number.isVisible()).toBe(true);
});

test('without script what couldn’t be saved is still in its field', async () => {
  const page = await shop.open();
  await placeOrder(page, newBuyer());
  const tracking = await page.getByRole('link', { name: 'Follow your order' }).getAttribute('href');
  const plain = await shop.open({ javaScriptEnabled: false });
  await plain.goto(tracking ?? '');
  const company = plain.getByLabel('Company (optional)');
  const newAddress = plain.getByLabel('New email address');

  await plain.getByText('Add a company or VAT number').click();
  await company.fill('Merrow Consulting GmbH');
  await plain.getByLabel('VAT number (optional)').fill('<b>not one</b>');
  await plain.getByLabel('Address (optional)').fill('Kranstraße 4\n20457 Hamburg');
  await button(plain, 'Save receipt details').click();
  await plain.getByText('Enter the VAT number as it’s printed').waitFor();
  expect(await company.inputValue()).toBe('Merrow Consulting GmbH');
  expect(await plain.getByLabel('VAT number (optional)').inputValue()).toBe('<b>not one</b>');
  expect(await plain.getByLabel('Address (optional)').inputValue()).toContain('20457 Hamburg');
  expect(await newAddress.inputValue()).toBe('');

  await newAddress.fill('not an address');
  await button(plain, 'Change address').click();
  await plain.locator('#address').getByRole('alert').waitFor();
  expect(await newAddress.inputValue()).toBe('not an address');
});
