import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { packDocuments } from './pack-documents';
import type { HttpEnvironment } from './variables';

const page = '<p>Tell us about your interview.</p>'.repeat(60);
const application = new Hono<HttpEnvironment>();
application.use(packDocuments(['/order', '/news', '/sample'], ['/r/']));
application.get('/order', (context) =>
  context.html(page, 400, { 'Set-Cookie': 'draft=1', 'Cache-Control': 'private, no-store' }),
);
application.get('/news', (context) => context.json({ news: page }));
application.get('/track', (context) => context.html(page));
application.get('/r/*', (context) => context.html(page));
application.get('/sample', (context) =>
  context.body(null, 304, { 'Content-Type': 'text/html; charset=utf-8', ETag: '"a"' }),
);
const get = (path: string, accepted = 'gzip, br') =>
  application.request(path, { headers: { 'accept-encoding': accepted } });

test('a named page is packed, and keeps its status and its headers', async () => {
  const answer = await get('/order');
  expect([
    answer.status,
    answer.headers.get('content-encoding'),
    answer.headers.get('set-cookie'),
    answer.headers.get('vary'),
  ]).toEqual([400, 'br', 'draft=1', 'Accept-Encoding']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  expect(brotliDecompressSync(bytes).toString()).toBe(page);
});

test('a page right in a named folder is packed', async () => {
  expect((await get('/r/token')).headers.get('content-encoding')).toBe('br');
});

test.each([
  ['/order', 'identity'],
  ['/r/token?wrong=1', 'br'],
  ['/r/token/wrong', 'br'],
  ['/news', 'br'],
  ['/track', 'br'],
])('%s to a browser that takes %s is sent as it is', async (path, accepted) => {
  const answer = await get(path, accepted);
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toContain('Tell us about your interview.');
});

test('what a browser holds already is not packed, since nothing is sent', async () => {
  const answer = await get('/sample');
  expect([answer.status, answer.headers.get('content-encoding'), await answer.text()]).toEqual([
    304,
    null,
    '',
  ]);
});
