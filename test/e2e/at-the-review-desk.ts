import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { shopInBrowser } from '../support/shop-in-browser';
import { programEnvironment, root } from '../support/shop-process';
import {
  button,
  followUntilInReview,
  heading,
  newReader,
  placeOrder,
  untilHydrated,
} from './buyer';
import { reviewDeskIsAlive } from './reviewer';

let invitation = '';

/** Several files review at this desk. */
export const shop = shopInBrowser(deskEnvironment, { kept: true });

async function deskEnvironment({
  port,
  dataFolder,
}: {
  readonly port: number;
  readonly dataFolder: string;
}): Promise<Readonly<Record<string, string>>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'build/server/cli.js'), 'owner'],
    {
      cwd: root,
      env: { ...programEnvironment, DATA_DIR: dataFolder, PORT: String(port) },
    },
  );
  invitation = /\/desk\/invitation\/\S+/.exec(stdout)?.[0] ?? '';
  return { REVIEW: 'required', UNDO_SECONDS: '8' };
}

export const MARA = { name: 'Mara Lindqvist', password: 'a long walk by the river' };
export const admin = () => ({
  name: 'admin',
  password: /admin \/ (\S+)/.exec(shop.output())?.[1] ?? '',
});

export async function fillLogin(page: Page, { name, password }: typeof MARA): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').click();
}

export async function atDesk(page: Page, who: typeof MARA): Promise<void> {
  await page.goto('/desk');
  await untilHydrated(page);
  await fillLogin(page, who);
  await heading(page, 'Reports to review').waitFor();
}

/** Done once for all tests, and tried again where it went wrong. */
function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let done: Promise<Value> | undefined;
  return () => {
    done ??= work().catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}

/** One report in review serves most tests; one of its own is sent. */
export const reportInReview = once(async () => {
  const buyer = await shop.open();
  await placeOrder(buyer, newReader());
  await followUntilInReview(buyer);
  return buyer.url();
});

/** An invitation is used up by its first use. */
export const maraHasAccount = once(async () => {
  const page = await shop.open();
  await page.goto(invitation);
  await page.getByLabel('Username', { exact: true }).fill(MARA.name);
  await page.getByLabel('Password', { exact: true }).fill(MARA.password);
  await button(page, 'Create account').click();
  await heading(page, 'Your account is ready').waitFor();
});

export async function atReviewDesk(page: Page, who: typeof MARA): Promise<string> {
  await reportInReview();
  await atDesk(page, who);
  await page
    .getByRole('link', { name: /^(?:Review|Continue|View):/ })
    .first()
    .click();
  await reviewDeskIsAlive(page);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

export async function openReviewDesk(page: Page, number: string): Promise<void> {
  await page.goto(`/desk/review/${number}`);
  await reviewDeskIsAlive(page);
}

/** A report that is signed can't be cleared again, so each try has its own. */
export async function orderToClear(): Promise<{ readonly number: string; readonly track: string }> {
  const buyer = await shop.open();
  await placeOrder(buyer, newReader());
  await followUntilInReview(buyer);
  const number = /FW-\d+/u.exec(await buyer.locator('main').innerText())?.[0] ?? '';
  return { number, track: buyer.url() };
}

export async function again(page: Page): Promise<void> {
  await page.reload();
  await reviewDeskIsAlive(page);
}
