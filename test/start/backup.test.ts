import { execFile } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { prepareDataFolder } from '../databases';
import {
  freshFolder,
  programEnvironment,
  root,
  runShop,
  SHORT_LIVED,
  type ShopProcess,
} from '../support/shop-process';

const running: ShopProcess[] = [];
afterEach(async () => {
  for (const shop of running.splice(0)) await shop.stop('SIGKILL');
});

const backups = join(freshFolder(), 'backups');
const secrets = { BACKUP_KEY: 'a secret that only the owner has', BACKUP_DIR: backups };

async function shopOn(dataFolder: string): Promise<ShopProcess> {
  const shop = await runShop({ dataFolder, environment: secrets });
  running.push(shop);
  await shop.ready();
  return shop;
}

/** What the built command line prints. */
async function foreword(dataFolder: string, ...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...SHORT_LIVED, join(root, 'build/server/cli.js'), ...words],
    { cwd: root, env: { ...programEnvironment, ...secrets, DATA_DIR: dataFolder } },
  );
  return stdout;
}

async function read(shop: ShopProcess, path: string): Promise<string> {
  const answer = await fetch(`${shop.baseUrl}${path}`);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

const mailsIn = async (shop: ShopProcess): Promise<readonly string[]> =>
  [...(await read(shop, '/outbox')).matchAll(/href="(\/outbox\/[^"]+)"/gu)].map(
    ([, path = '']) => path,
  );

test('a shop that lost its disk is there again from its backup: orders, reports, emails, login and links', async () => {
  const dataFolder = await prepareDataFolder(freshFolder());
  // The third of these is paid, so its report is made.
  await foreword(dataFolder, 'seed', '--orders', '3', '--seed', '1');
  const shop = await shopOn(dataFolder);
  // A whole report, by a shop that has just begun.
  await expect
    .poll(async () => (await read(shop, '/outbox')).includes('is ready'), { timeout: 400_000 })
    .toBe(true);
  const mails = await mailsIn(shop);
  const [link = ''] = /\/r\/[\w.-]+/u.exec(await read(shop, mails[0] ?? '')) ?? [];
  const report = await read(shop, link);
  const made = await foreword(dataFolder, 'backup');
  expect(made).toContain(', encrypted.');
  const path = join(backups, readdirSync(backups).at(-1) ?? '');
  expect(made).toContain(path);
  await shop.stop('SIGKILL');
  rmSync(dataFolder, { recursive: true });

  const again = join(freshFolder(), 'data');
  const [verified, told] = await Promise.all([
    foreword(dataFolder, 'verify-backup', '--from', path),
    foreword(again, 'restore', '--from', path),
  ]);
  expect(verified).toContain('Whole');
  expect(told).toMatch(/^Restored \d+ rows/u);
  const restored = await shopOn(again);
  expect(await mailsIn(restored)).toEqual(mails);
  const plain = (page: string): string =>
    page.replace(/nonce="[^"]*"/gu, '').replaceAll(/localhost:\d+/gu, '');
  expect(plain(await read(restored, link)) === plain(report)).toBe(true);
  const login = /admin \/ (\S+)/u;
  expect(login.exec(restored.output())?.[1]).toBe(login.exec(shop.output())?.[1]);
});
