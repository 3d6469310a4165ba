import { expect, test } from 'vitest';
import { shopInBrowser } from '../support/shop-in-browser';
import { button, expectNoSidewaysScroll, heading, seeToast, untilHydrated } from './buyer';
import { openMail } from './outbox';

const shop = shopInBrowser();

test('the header leads to the sections and to the order, also from other pages', async () => {
  const page = await shop.open();
  await page.goto('/about');
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [name, id] of [['Features', 'features'], ['Process', 'process'], ['Pricing', 'pricing']] as const) {
    await main.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**/#${id}`);
    await expect.poll(() => page.locator(`#${id}`).evaluate((section) => Math.abs(section.getBoundingClientRect().top) < innerHeight / 2)).toBe(true);
  }
  await main.getByRole('link', { name: 'Order Report' }).click();
  await heading(page, 'Tell Us About Your Interview').waitFor();
});

test('under 768 pixels the header is the logo alone, in the middle', async () => {
  const page = await shop.open({ width: 767 });
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect.poll(() => header.getByRole('link').count()).toBe(1);
  const middle = await header.getByRole('link').evaluate((logo) => {
    const { left, right } = logo.getBoundingClientRect();
    return Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2);
  });
  expect(middle).toBeLessThan(2);
  await page.setViewportSize({ width: 768, height: 800 });
  expect(await header.getByRole('link').count()).toBeGreaterThan(4);
});

test.for(['Order Your Report Now', 'Get Started Now', 'Order Now'])('“%s” leads to the order', async (name) => {
  const page = await shop.open();
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await heading(page, 'Tell Us About Your Interview').waitFor();
  expect(new URL(page.url()).pathname).toBe('/order');
});

test('the footer leads to every page of text', async () => {
  const page = await shop.open();
  for (const name of ['About', 'FAQ', 'Contact', 'Privacy Policy', 'Terms of Service']) {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('Page not found').count()).toBe(0);
  }
  expect(await page.getByRole('contentinfo').innerText()).toContain(String(new Date().getFullYear()));
});

test('nine questions, one answer open at a time, and it closes again', async () => {
  const page = await shop.open();
  await page.goto('/faq');
  const questions = page.locator('details');
  expect(await questions.count()).toBe(9);
  const open = (): Promise<number> => page.locator('details[open]').count();
  await questions.nth(0).locator('summary').click();
  await questions.nth(4).locator('summary').click();
  expect(await open()).toBe(1);
  expect(await questions.nth(4).getAttribute('open')).not.toBeNull();
  await questions.nth(4).locator('summary').click();
  expect(await open()).toBe(0);
});

test('a message is sent, takes its second, says so, empties the form, and reaches support', async () => {
  const page = await shop.open({ width: 320 });
  await page.goto('/contact');
  await untilHydrated(page);
  await expectNoSidewaysScroll(page);
  expect(await page.getByLabel('Message', { exact: true }).getAttribute('rows')).toBe('5');
  await page.getByLabel('Name', { exact: true }).fill('Imre Castellane');
  await page.getByLabel('Email', { exact: true }).fill('imre@mail.example');
  await page.getByLabel('Message', { exact: true }).fill('Do you cover companies in Omaha?');
  const pressed = Date.now();
  await page.getByRole('main').getByRole('button').last().click();
  await button(page, 'Sending...').waitFor();
  await seeToast(page, 'Message sent!', 'We\'ve received your message and will get back to you soon.');
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(1_000);
  for (const label of ['Name', 'Email', 'Message']) expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe('');
  await openMail(page, 'support@foreword.example', /./);
  await page.getByText('imre@mail.example').first().waitFor();
});

test('a message that can’t be sent says so and stays', async () => {
  const page = await shop.open({ expected: [/contact/] });
  await page.goto('/contact');
  await untilHydrated(page);
  await page.getByLabel('Name', { exact: true }).fill('Imre Castellane');
  await page.getByLabel('Email', { exact: true }).fill('imre@mail.example');
  await page.getByLabel('Message', { exact: true }).fill('A long thought.');
  await page.route('**/contact', (route) => (route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue()));
  await page.getByRole('main').getByRole('button').last().click();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('alert').getByText(/not sent/).waitFor();
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('A long thought.');
});
