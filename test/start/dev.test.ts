import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { templateNames } from '../../emails';
import { prepareDataFolder } from '../databases';
import { launchBrowser, openPage } from '../support/browser';
import { freePort, freshFolder, removeFolder, root, runShop } from '../support/shop-process';

const dataFolder = await prepareDataFolder(freshFolder());
let child: ChildProcess;
let browser: Browser;
let baseUrl: string;
let output = '';
let exit: Promise<number | string | null>;

beforeAll(async () => {
  const port = await freePort();
  baseUrl = `http://localhost:${port}`;
  child = spawn(process.execPath, [join(root, 'scripts/dev.mjs')], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      DATA_DIR: dataFolder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      output += part.toString();
    });
  exit = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  browser = await launchBrowser();
  await vi.waitUntil(() => output.includes('/dev/mails') || child.exitCode !== null, {
    timeout: 240_000,
  });
});

afterAll(async () => {
  await browser.close();
  if (child.exitCode === null) child.kill('SIGKILL');
  await exit;
  removeFolder(dataFolder);
});

const get = async (
  path: string,
): Promise<{ status: number; body: string; policy: string; type: string }> => {
  const answer = await fetch(`${baseUrl}${path}`);
  const { headers, status } = answer;
  return {
    status,
    body: await answer.text(),
    policy: headers.get('content-security-policy') ?? '',
    type: headers.get('content-type') ?? '',
  };
};

test('it announces itself as npm start does and says where the mail templates are', () => {
  for (const line of [
    `Shop      ${baseUrl}`,
    `Desk      ${baseUrl}/admin`,
    'Login     admin / ',
    'Outbox',
    'Stop it with Ctrl-C.',
    `${baseUrl}/dev/mails`,
  ]) {
    expect(output).toContain(line);
  }
});

test('it answers what the shop answers', async () => {
  expect(await get('/healthz')).toMatchObject({
    status: 200,
    body: expect.stringContaining('"ready":true'),
  });
  expect(await get('/nowhere')).toMatchObject({ status: 404 });
  expect((await get('/favicon.svg')).type).toContain('image/svg+xml');
});

test('a page without scripts waits for changes and is looked after by the dev server', async () => {
  const { status, body, policy } = await get('/');
  expect(status).toBe(200);
  expect(body.match(/<script(?! type="application\/ld\+json")/g)).toHaveLength(1);
  expect(body).toMatch(
    /<script type="module" nonce="[\w-]+">import \{ createHotContext \} from '\/@vite\/client';/,
  );
  expect(policy).toContain("connect-src 'self' ws:");
  expect(policy).toMatch(/script-src 'nonce-[\w-]+' 'strict-dynamic';/);
  expect(await get('/@vite/client')).toMatchObject({
    status: 200,
    type: expect.stringContaining('javascript'),
  });
});

test('the order page comes alive in a browser with its styles, and talks to the dev server', async () => {
  const page = await openPage(browser, { baseUrl });
  const socket = page.waitForEvent('websocket');
  await page.goto('/order');
  expect((await socket).url()).toMatch(/^ws:\/\/localhost:\d+\//);
  await page.getByRole('button', { name: 'Continue to Payment' }).waitFor();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).not.toContain(
    'Times',
  );
  // A package found only now would have the scripts refused that are already on their way.
  expect(output).not.toContain('optimized dependencies changed');
});

test('every mail template is listed and shown with its plain part', async () => {
  const list = await get('/dev/mails');
  expect(list).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
  for (const name of templateNames) {
    expect(list.body).toContain(`href="/dev/mails/${name}"`);
    expect(list.body).toContain(`href="/dev/mails/${name}.txt"`);
    const [page, plain] = [await get(`/dev/mails/${name}`), await get(`/dev/mails/${name}.txt`)];
    expect([page.status, plain.status]).toEqual([200, 200]);
    expect(page.type).toBe('text/html; charset=utf-8');
    expect(page.body).toMatch(/<\/html>/i);
    expect(page.policy).not.toContain('script-src');
    expect(plain.type).toBe('text/plain; charset=utf-8');
    expect(plain.body).not.toMatch(/<\w/);
  }
  expect((await get('/dev/mails/order-confirmed.txt')).body).toContain('Tallow & Finch');
  expect(await get('/dev/mails/no-such-mail')).toMatchObject({ status: 404 });
  expect(await get('/dev/mails/toString')).toMatchObject({ status: 404 });
});

test('the built shop has neither the templates nor the dev server', async () => {
  const shop = await runShop({ dataFolder: await prepareDataFolder(freshFolder()) });
  try {
    await shop.ready();
    for (const path of [
      '/dev/mails',
      '/dev/mails/order-confirmed',
      '/dev/mails/order-confirmed.txt',
      '/@vite/client',
      '/src/main.ts',
    ]) {
      expect([path, (await fetch(`${shop.baseUrl}${path}`)).status]).toEqual([path, 404]);
    }
    const policy = (await fetch(`${shop.baseUrl}/`)).headers.get('content-security-policy');
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]+=';/u);
    expect(policy).not.toContain('ws:');
  } finally {
    await shop.stop();
  }
});

test('on SIGTERM it finishes what it has in hand and ends with 0', async () => {
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(output).not.toContain('    at ');
});
