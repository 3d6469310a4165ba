import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgeFaults, launchBrowser, openPage } from '../support/browser';
import { readMissing, formatMissing } from '../support/find-chromium';

const pages: Readonly<Record<string, string>> = {
  '/quiet':
    '<!doctype html><title>quiet</title><link rel=icon href="data:,"><h1>Nothing wrong</h1>',
  '/console':
    '<!doctype html><link rel=icon href="data:,"><script nonce=n>console.error("something broke")</script>',
  '/throws':
    '<!doctype html><link rel=icon href="data:,"><script nonce=n>setTimeout(() => { throw new Error("nobody caught me") })</script>',
  '/missing': '<!doctype html><link rel=icon href="data:,"><img src="/nowhere.png" alt="">',
  '/broken':
    '<!doctype html><link rel=icon href="data:,"><script nonce=n>fetch("/cut").catch(() => undefined)</script>',
  '/policy': '<!doctype html><link rel=icon href="data:,"><script>document.title = "ran"</script>',
  '/foreign':
    '<!doctype html><link rel=icon href="data:,"><script nonce=n>fetch("http://127.0.0.1:9/", { mode: "no-cors" }).catch(() => undefined)</script>',
};

let browser: Browser;
let server: Server;
let baseUrl: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/cut') return void request.socket.destroy();
    const body = pages[pathname];
    const policy =
      pathname === '/policy' || pathname === '/quiet'
        ? { 'Content-Security-Policy': "script-src 'nonce-other'" }
        : {};
    response
      .writeHead(body === undefined ? 404 : 200, { 'Content-Type': 'text/html', ...policy })
      .end(body ?? '');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

test('a page without faults passes, with and without JavaScript', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await openPage(browser, {
      baseUrl,
      javaScriptEnabled,
      width: 320,
      colorScheme: 'dark',
    });
    await page.goto('/quiet');
    expect(await page.getByRole('heading', { name: 'Nothing wrong' }).isVisible()).toBe(true);
  }
});

test.for([
  ['/console', /console error: something broke/],
  ['/throws', /page error: nobody caught me/],
  ['/missing', /404/],
  ['/broken', /request failed: GET .*\/cut/],
  ['/foreign', /request to another origin: http:\/\/127\.0\.0\.1:9\//],
] as const)('the fault of %s is seen', async ([path, fault]) => {
  const page = await openPage(browser, { baseUrl, expected: [fault, /.*/] });
  const answer = await page.goto(path);
  await page.waitForLoadState('networkidle');
  expect(answer?.status()).toBe(200);
});

test('an inline script that the content policy refuses is seen as a violation and in the console', async () => {
  const page = await openPage(browser, {
    baseUrl,
    expected: [/content policy: script-src/, /console error: .*Content Security Policy/],
  });
  await page.goto('/policy');
  await page.waitForLoadState('networkidle');
  expect(await page.title()).not.toBe('ran');
});

test.fails('a fault that the test did not name fails it', async () => {
  const page = await openPage(browser, { baseUrl });
  expect((await page.goto('/console'))?.status()).toBe(200);
});

test('an expected fault that never comes is a fault itself', () => {
  expect(judgeFaults([], [/came/])).toEqual(['expected and missing: /came/']);
  expect(judgeFaults(['it came', 'and another'], [/came/])).toEqual(['and another']);
});

test('a machine without a library is told its name and its package in one sentence', () => {
  const listed =
    '\tlibdl.so.2 => /lib/libdl.so.2 (0x1)\n\tlibnss3.so => not found\n\tlibplc4.so => not found\n';
  expect(readMissing(listed)).toEqual(['libnss3.so', 'libplc4.so']);
  expect(formatMissing(readMissing(listed))).toContain(
    "lacks libnss3.so, libplc4.so: install libnss3, libnspr4 (Debian's names)",
  );
});
