import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { serveAssets } from './assets';
import type { HttpEnvironment } from './variables';

const folder = mkdtempSync(join(tmpdir(), 'foreword-assets-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets', 'page-1a2b.js'), 'console.info("hello")'.repeat(50));
writeFileSync(join(folder, 'assets', 'packed-3c4d.js'), 'as it was written');
writeFileSync(
  join(folder, 'assets', 'packed-3c4d.js.br'),
  brotliCompressSync('as the build packed it'),
);
writeFileSync(join(folder, 'favicon.svg'), '<svg/>');

const application = new Hono<HttpEnvironment>();
application.use(serveAssets(folder));
application.all('*', (context) => context.text('a page', 404));
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  application.request(path, { method, headers });

test('a file named by its content is kept for a year, others for an hour', async () => {
  expect((await get('/assets/page-1a2b.js')).headers.get('cache-control')).toContain('immutable');
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
});

test('the best encoding the browser takes is sent', async () => {
  const original = 'console.info("hello")'.repeat(50);
  const brotli = await get('/assets/page-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(original);
  const gzip = await get('/assets/page-1a2b.js', { 'accept-encoding': 'gzip;q=1' });
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(original);
  expect(await (await get('/assets/page-1a2b.js')).text()).toBe(original);
});

test('what the build packed is sent as it is, and is no file of its own', async () => {
  const answer = await get('/assets/packed-3c4d.js', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe(
    'as the build packed it',
  );
  expect((await get('/assets/packed-3c4d.js.br')).status).toBe(404);
});

test('a browser that holds the file is told so', async () => {
  const etag = (await get('/favicon.svg')).headers.get('etag') ?? '';
  expect((await get('/favicon.svg', { 'if-none-match': etag })).status).toBe(304);
});

test('HEAD has the headers and no body', async () => {
  const answer = await get('/favicon.svg', {}, 'HEAD');
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(await answer.text()).toBe('');
});

test.each(['/assets/../../etc/passwd', '/assets/%2e%2e/secret', '/assets', '/nothing.js'])(
  '%s is no file of ours',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);
