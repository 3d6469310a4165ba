import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PageContext } from '../handler';
import { keepPages } from './kept-pages.server';

let facts = {
  price: '$35',
  delivery: { asUsual: true, readyBy: '2026-03-02T21:00:00.000Z', closed: null, opensAt: null },
};
let listed = 200;
let rendered: string[] = [];
let status = 200;

const context = {
  nonce: 'n',
  requestId: 'r',
  clientAddress: 'a',
  shop: {
    now: () => new Date('2026-03-02T09:00:00Z'),
    facts: async () => facts,
    sources: { list: async () => ({ counted: listed }) },
  },
} as unknown as PageContext;

const pages = keepPages(async (request) => {
  const { pathname } = new URL(request.url);
  rendered.push(`${request.method} ${pathname}`);
  return new Response(`<p>${pathname} costs ${facts.price}</p>`.repeat(40), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
});
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  pages.handle(new Request(`http://shop.example${path}`, { method, headers }), context);

beforeEach(() => {
  rendered = [];
  status = 200;
});

describe('a public page', () => {
  test('is rendered once for all, whatever stands behind the question mark', async () => {
    const [one, other] = [
      await (await get('/about')).text(),
      await (await get('/about?utm_source=letter')).text(),
    ];
    expect(one).toBe(other);
    expect(rendered).toEqual(['GET /about']);
  });

  test('is rendered anew when what it says has changed, and not before', async () => {
    await get('/');
    facts = { ...facts, delivery: { ...facts.delivery, readyBy: '2026-03-02T21:00:07.000Z' } };
    await get('/');
    expect(rendered.length).toBeLessThanOrEqual(1);
    facts = { ...facts, price: '$36' };
    expect(await (await get('/')).text()).toContain('costs $36');
    rendered = [];
    facts = { ...facts, delivery: { ...facts.delivery, asUsual: false } };
    await get('/');
    facts = { ...facts, delivery: { ...facts.delivery, readyBy: '2026-03-02T21:00:59.000Z' } };
    await get('/');
    expect(rendered).toHaveLength(1);
    facts = { ...facts, delivery: { ...facts.delivery, readyBy: '2026-03-02T21:01:00.000Z' } };
    await get('/');
    expect(rendered).toHaveLength(2);
  });

  test('is sent as it was while what it says can’t be read', async () => {
    const before = await (await get('/terms')).text();
    const away = {
      ...context,
      shop: { ...context.shop, facts: () => Promise.reject(new Error('no database')) },
    };
    const request = (path: string) => new Request(`http://shop.example${path}`);
    const answer = await pages.handle(request('/terms'), away);
    expect([answer.status, await answer.text()]).toEqual([200, before]);
    await expect(pages.handle(request('/privacy'), away)).rejects.toThrow('no database');
  });

  test('the list of sources changes with what it lists, the others do not', async () => {
    await get('/sources');
    await get('/faq');
    listed = 201;
    await get('/sources');
    await get('/faq');
    expect(rendered).toEqual(['GET /sources', 'GET /faq', 'GET /sources']);
  });

  test('is packed as the browser takes it, and says how long it is', async () => {
    const plain = await (await get('/terms')).text();
    const brotli = await get('/terms', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/terms', { 'accept-encoding': 'gzip, br;q=0' });
    expect([brotli.headers.get('content-encoding'), gzip.headers.get('content-encoding')]).toEqual([
      'br',
      'gzip',
    ]);
    const bytes = Buffer.from(await brotli.arrayBuffer());
    expect(brotli.headers.get('content-length')).toBe(String(bytes.length));
    expect(bytes.length).toBeLessThan(plain.length / 4);
    expect(brotliDecompressSync(bytes).toString()).toBe(plain);
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(plain);
    expect(brotli.headers.get('vary')).toBe('Accept-Encoding');
  });

  test('that a browser holds is not sent again, also where its mark was weakened on the way', async () => {
    const etag = (await get('/faq')).headers.get('etag') ?? '';
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await get('/faq', { 'if-none-match': held });
      expect([answer.status, await answer.text()]).toEqual([304, '']);
    }
    expect((await get('/faq', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('is asked for by HEAD without its body, and lets the next page be fetched ahead', async () => {
    const answer = await get('/privacy', {}, 'HEAD');
    expect(await answer.text()).toBe('');
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100);
    expect(answer.headers.get('speculation-rules')).toBe('"/order.speculation"');
  });

  test('that could not be rendered is not kept', async () => {
    facts = { ...facts, price: '$37' };
    status = 500;
    expect((await get('/about')).status).toBe(500);
    status = 200;
    expect((await get('/about')).status).toBe(200);
  });
});

test.each([
  ['/order', 'GET'],
  ['/contact', 'GET'],
  ['/contact', 'POST'],
  ['/About', 'GET'],
  ['/about/', 'GET'],
])('%s by %s is rendered for the one who asks', async (path, method) => {
  await get(path, {}, method);
  const answer = await get(path, {}, method);
  expect(rendered).toHaveLength(2);
  expect(answer.headers.get('etag')).toBeNull();
});

test('a public page takes nothing', async () => {
  const answer = await get('/about', {}, 'POST');
  expect([answer.status, answer.headers.get('allow'), rendered]).toEqual([405, 'GET, HEAD', []]);
});

test('all are ready before the first visitor comes', async () => {
  facts = { ...facts, price: '$38' };
  await pages.warm(context);
  expect(rendered).toHaveLength(7);
  rendered = [];
  await get('/', { 'accept-encoding': 'br' });
  expect(rendered).toEqual([]);
});
