import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Buyer {
  readonly company: string;
  readonly role: string;
  readonly interviewers: string;
  readonly location: string;
  readonly name: string;
  readonly email: string;
}

/** The one company of the sample web. */
export const COMPANY = 'Quillhaven Systems';

/** The short name that it shares with two others. */
export const SHARED_NAME = 'Quillhaven';

export const LABELS: Readonly<Record<keyof Buyer, string>> = {
  company: 'Company Name',
  role: 'Role or Department',
  interviewers: 'Interviewer Name(s) (optional)',
  location: 'Role Location (optional)',
  name: 'Your Name',
  email: 'Email Address',
};

let buyers = 0;

/** Whose order waits until they say which company they mean: most tests need no report, and to make one takes long. */
export function newBuyer(changes: Partial<Buyer> = {}): Buyer {
  buyers += 1;
  return {
    company: SHARED_NAME,
    role: 'Backend Engineer',
    interviewers: 'Ottoline Marsh, Piet Halvorsen',
    location: 'Remote',
    name: 'Wren Adeyemi',
    email: `wren.${buyers}@mail.example`,
    ...changes,
  };
}

/** Whose report is made. */
export const newReader = (changes: Partial<Buyer> = {}): Buyer =>
  newBuyer({ company: COMPANY, location: 'Omaha, Nebraska', ...changes });

export const field = (page: Page, name: keyof Buyer): Locator =>
  page.getByLabel(LABELS[name], { exact: true });
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name, exact: true });
export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
export const completePayment = (page: Page): Locator => button(page, 'Complete Payment');

export async function fillDetails(page: Page, buyer: Buyer): Promise<void> {
  for (const name of Object.keys(LABELS) as (keyof Buyer)[])
    await field(page, name).fill(buyer[name]);
}

export async function readDetails(page: Page): Promise<Buyer> {
  const entries = await Promise.all(
    (Object.keys(LABELS) as (keyof Buyer)[]).map(async (name) => [
      name,
      await field(page, name).inputValue(),
    ]),
  );
  return Object.fromEntries(entries) as Buyer;
}

/** Before its script runs the page works too, but as a plain form; tests of the script wait for it. */
export async function openOrder(page: Page, path = '/order'): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** React leaves its mark on every element it has taken over. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
}

/** Keeps every script from arriving until what this answers with is called. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/*.js', (route) => void held.push(() => route.continue()));
  return async () => {
    await page.unroute('**/*.js');
    // A page that was left in between waits for none of them any more.
    for (const go of held) await go().catch(() => undefined);
  };
}

export async function goToPayment(page: Page, buyer: Buyer): Promise<void> {
  await openOrder(page);
  await fillDetails(page, buyer);
  await button(page, 'Continue to Payment').click();
  await heading(page, 'Complete Your Order').waitFor();
}

export type TestCard =
  | 'Succeeds'
  | '3-D Secure'
  | '3-D Secure, then declined'
  | 'Declined'
  | 'Insufficient funds'
  | 'Expired card'
  | 'Stays processing';

export async function tapCard(page: Page, card: TestCard): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${card} ?, card number`) }).click();
}

export async function typeCard(
  page: Page,
  number: string,
  expiry = '11 / 33',
  code = '321',
): Promise<void> {
  await page.getByLabel('Card number', { exact: true }).fill(number);
  await page.getByLabel('Expiration date', { exact: true }).fill(expiry);
  await page.getByLabel('Security code', { exact: true }).fill(code);
}

export async function payWith(page: Page, card: TestCard): Promise<void> {
  await tapCard(page, card);
  await completePayment(page).click();
}

export async function onSuccessPage(page: Page): Promise<void> {
  await page.waitForURL(/\/success(?:\?|$)/);
  await heading(page, 'Order Confirmed!').waitFor();
}

export async function placeOrder(page: Page, buyer: Buyer): Promise<void> {
  await goToPayment(page, buyer);
  await payWith(page, 'Succeeds');
  await onSuccessPage(page);
}

/** What a worker makes waits for its turn on a machine that is busy with others. */
export const WORK_IS_DONE = { timeout: 400_000 };

/** Follows an order that was just placed until its report can be read; gives the link to it. */
export async function followUntilDelivered(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await page.waitForURL('**/track/**');
  const link = page.getByRole('link', { name: 'Read the report' });
  await link.waitFor(WORK_IS_DONE);
  return link;
}

export async function followUntilInReview(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await page.waitForURL('**/track/**');
  await heading(page, 'In expert review').waitFor(WORK_IS_DONE);
}

/** The one toast that is shown, by its title and, if it has one, its description. */
export async function seeToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.getByRole('region', { name: 'Notifications' });
  await toast.getByText(title, { exact: true }).waitFor();
  if (description !== undefined) await toast.getByText(description, { exact: true }).waitFor();
}

export async function storedOrders(
  page: Page,
): Promise<Readonly<Record<string, Record<string, unknown>>>> {
  const stored = await page.evaluate(() => Object.entries({ ...localStorage }));
  return Object.fromEntries(
    stored.map(([key, value]) => [key, JSON.parse(String(value)) as Record<string, unknown>]),
  );
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { needed, given } = await page.evaluate(() => ({
    needed: document.documentElement.scrollWidth,
    given: document.documentElement.clientWidth,
  }));
  expect(needed, `${page.url()} is wider than its window`).toBeLessThanOrEqual(given);
}
