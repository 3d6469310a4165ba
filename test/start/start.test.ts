import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { prepareDataFolder } from '../databases';
import { expectBadRequestsAnswered } from './bad-requests';
import {
  freePort,
  freshFolder,
  programEnvironment,
  root,
  runShop,
  type ShopOptions,
  type ShopProcess,
} from '../support/shop-process';

const running: ShopProcess[] = [];
afterEach(async () => {
  for (const shop of running.splice(0)) await shop.stop('SIGKILL');
});

async function shopOf(options: ShopOptions = {}): Promise<ShopProcess> {
  const shop = await runShop(options);
  running.push(shop);
  return shop;
}

/** A shop that was started here before, as most are; its first start takes twice as long. */
const laterShop = async (options: ShopOptions = {}): Promise<ShopProcess> =>
  shopOf({ dataFolder: await prepareDataFolder(freshFolder()), ...options });

/** Files that another user of this machine has any right on. */
const openToOthers = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );

/** Every number that a page sets before “sources”. */
async function spokenOf(shop: ShopProcess, path: string): Promise<readonly number[]> {
  const page = await fetch(`${shop.baseUrl}${path}`);
  expect(page.status, path).toBe(200);
  const text = (await page.text()).replace(/<[^>]*>/gu, ' ').replace(/\s+/gu, ' ');
  return [...text.matchAll(/(\d[\d,]*)\s*\+?\s+(?:(?:public|data)\s+)*sources/giu)].map(
    ([, number = '']) => Number(number.replaceAll(',', '')),
  );
}

test('a fresh start says where everything is, answers, speaks of no more sources than it lists, and ends with 0 on SIGTERM', async () => {
  const METRICS_TOKEN = 'a-token-of-more-than-32-characters';
  const shop = await shopOf({ environment: { METRICS_TOKEN } });
  await shop.ready();
  expect((await fetch(`${shop.baseUrl}/livez`)).status).toBe(200);
  expect((await fetch(`${shop.baseUrl}/metrics`)).status).toBe(401);
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const measured = await fetch(`${shop.baseUrl}/metrics`, { headers });
  expect(measured.status).toBe(200);
  expect(await measured.text()).toContain('route="/livez",status="200"');
  expect(await (await fetch(`${shop.baseUrl}/healthz`)).json()).toMatchObject({
    ready: true,
    checks: { database: true, queue: true, disk: true, migrations: true, fetch: true },
  });
  for (const word of ['Shop', 'Desk', 'Login', 'admin / ', 'Outbox', 'demo', shop.dataFolder])
    expect(shop.output()).toContain(word);
  const [counted = 0] = await spokenOf(shop, '/sources');
  expect(counted).toBeGreaterThan(100);
  for (const path of ['/', '/about', '/faq', '/terms', '/privacy', '/contact', '/order'])
    expect(
      (await spokenOf(shop, path)).filter((number) => number > counted),
      path,
    ).toEqual([]);
  expect(await spokenOf(shop, '/')).not.toEqual([]);
  await expectBadRequestsAnswered(shop.baseUrl);
  expect(await shop.stop('SIGTERM')).toBe(0);
});

test('Ctrl-C ends it with 0; the next start finds the same data and login, and says that another vendor judges better', async () => {
  const first = await laterShop();
  await first.ready();
  expect(openToOthers(first.dataFolder)).toEqual([]);
  const login = /admin \/ (\S+)/.exec(first.output())?.[1];
  expect(await first.stop('SIGINT')).toBe(0);
  const second = await shopOf({
    dataFolder: first.dataFolder,
    environment: {
      MODEL_WRITE: 'compatible:writer',
      MODEL_COMPATIBLE_URL: 'http://127.0.0.1:9/v1',
    },
  });
  await second.ready();
  await expect
    .poll(second.output, { timeout: 120_000 })
    .toContain('A model from another vendor judges better');
  expect(second.output()).toContain(`admin / ${login}`);
});

test('after a SIGKILL the next start just works', async () => {
  const first = await laterShop();
  await first.ready();
  await first.stop('SIGKILL');
  const second = await shopOf({ dataFolder: first.dataFolder });
  await second.ready();
  expect((await fetch(`${second.baseUrl}/order`)).status).toBe(200);
});

test('a SIGKILL in the middle of the first preparation leaves a folder the next start can use', async () => {
  const first = await shopOf();
  await expect
    .poll(() => first.output(), { timeout: 120_000, interval: 5 })
    .toContain('Preparing the database');
  await first.stop('SIGKILL');
  const second = await shopOf({ dataFolder: first.dataFolder });
  await second.ready();
});

async function refusal(options: ShopOptions): Promise<string> {
  const shop = await shopOf(options);
  expect(await shop.exited()).toBe(1);
  return shop.output();
}

test('a port in use is told in one sentence before any data is touched', async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  const output = await refusal({ port });
  expect(output.trim()).toBe(
    `Port ${port} on 127.0.0.1 is in use; stop what’s using it, or set PORT to another.`,
  );
  await new Promise((resolve) => other.close(resolve));
});

test('a data folder that can’t be written is told in one sentence', async () => {
  const blocked = join(freshFolder(), 'a-file');
  writeFileSync(blocked, 'not a folder');
  expect(await refusal({ dataFolder: join(blocked, 'data') })).toContain(
    'isn’t writable; set DATA_DIR',
  );
});

// Root may write anywhere, so only another user can be refused by permissions.
test.skipIf(process.getuid?.() === 0)(
  'a data folder whose permissions forbid writing is told in one sentence',
  async () => {
    const locked = join(freshFolder(), 'locked');
    mkdirSync(locked);
    chmodSync(locked, 0o500);
    expect(await refusal({ dataFolder: locked })).toContain('isn’t writable; set DATA_DIR');
  },
);

test('a second process on the same folder is refused and the first goes on unharmed', async () => {
  const first = await laterShop();
  await first.ready();
  const output = await refusal({ dataFolder: first.dataFolder });
  expect(output).toContain(`Another Foreword is already running on ${first.dataFolder}`);
  expect((await fetch(`${first.baseUrl}/healthz`)).status).toBe(200);
});

test.each([
  [{ PORT: 'many' }, 'PORT isn’t usable'],
  [{ MODE: 'production' }, 'MODE isn’t usable'],
  [{ HOST: '0.0.0.0' }, 'DEMO_PUBLIC=yes'],
  [{ HOST: '203.0.113.9', DEMO_PUBLIC: 'yes' }, 'isn’t an address of this machine'],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'can’t be reached'],
])('%o is refused with one sentence', async (environment, sentence) => {
  const output = await refusal({ environment });
  expect(output).toContain(sentence);
  expect(output).not.toContain('    at ');
});

const olderNode = ['/usr/bin/node', '/usr/local/bin/node'].find((path) => {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return stdout !== null && stdout !== '' && Number(stdout.slice(1).split('.')[0]) < 24;
});

test.runIf(olderNode !== undefined).each(['main', 'cli'])(
  'an older Node is refused by %s in one sentence',
  (program) => {
    const { status, stderr } = spawnSync(
      olderNode ?? '',
      [join(root, `build/server/${program}.js`)],
      { encoding: 'utf8', env: programEnvironment },
    );
    expect(stderr).toMatch(/^Foreword needs Node 24 or newer, and this is \d[^\n]*\n$/u);
    expect(status).toBe(1);
  },
);

test('a live shop tells all that it lacks at once, a sentence each', async () => {
  const output = await refusal({ environment: { MODE: 'live' } });
  const sentences = output.trim().split('\n').filter(Boolean);
  expect(sentences.length).toBeGreaterThanOrEqual(8);
  for (const name of ['DATABASE_URL', 'STRIPE_SECRET_KEY', 'SMTP_URL', 'BASE_URL', 'TRUST_PROXY'])
    expect(output).toContain(name);
});

test('a public demo prints no password', async () => {
  const shop = await laterShop({ environment: { DEMO_PUBLIC: 'yes' } });
  await shop.ready();
  expect(shop.output()).not.toContain('admin / ');
});
