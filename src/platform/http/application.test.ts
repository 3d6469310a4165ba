import { serve, type ServerType } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../../../test/support/silent-log';
import { seconds } from '../../kernel/time';
import { createHttpApplication } from './application';

let server: ServerType;
let address: string;
const taken: string[] = [];
let ready = true;

beforeAll(async () => {
  const application = createHttpApplication({
    baseUrl: 'http://localhost:4000',
    trustedProxies: 0,
    log: silentLog,
    limiter: {
      take: async (bucket) => {
        taken.push(bucket);
        return taken.length < 3;
      },
      sweep: async () => undefined,
    },
    limits: [{ name: 'order', method: 'POST', path: /^\/limited$/, limit: 2, window: seconds(60) }],
    jsonPaths: ['/json'],
    signedPaths: ['/webhook'],
    respondUnavailable: async () => (ready ? null : new Response('back soon', { status: 503 })),
    policyFor: (path) =>
      path === '/order'
        ? { scripts: ['https://pay.example'], frames: ['https://pay.example'], popups: true }
        : {},
  });
  application.all('*', async (context) => {
    if (context.req.path === '/broken') throw new Error('a secret detail');
    if (context.req.path === '/origin') return context.text(context.req.header('origin') ?? 'none');
    return context.text((await context.req.text()).length.toString());
  });
  await new Promise<void>((resolve) => {
    server = serve({ fetch: application.fetch, port: 0 }, () => resolve());
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const post = (path: string, headers: Record<string, string> = {}, body = 'x'): Promise<Response> =>
  fetch(`${address}${path}`, { method: 'POST', headers, body });

test('every answer carries the security headers and a policy with a fresh nonce', async () => {
  const [one, two] = await Promise.all([fetch(`${address}/`), fetch(`${address}/`)]);
  const policy = one.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'nonce-[\w-]{22}'/);
  expect(policy).not.toBe(two.headers.get('content-security-policy'));
  expect(one.headers.get('x-content-type-options')).toBe('nosniff');
  expect(one.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('only the page that needs another host names it', async () => {
  expect((await fetch(`${address}/order`)).headers.get('content-security-policy')).toContain(
    "frame-src 'self' https://pay.example",
  );
  expect((await fetch(`${address}/`)).headers.get('content-security-policy')).not.toContain(
    'pay.example',
  );
});

test('only the page that opens the provider’s windows may be answered by them', async () => {
  const opener = async (path: string) =>
    (await fetch(`${address}${path}`)).headers.get('cross-origin-opener-policy');
  expect([await opener('/order'), await opener('/')]).toEqual([
    'same-origin-allow-popups',
    'same-origin',
  ]);
});

test('what fails while the database is away is told to come back', async () => {
  ready = false;
  const answer = await fetch(`${address}/broken`);
  ready = true;
  expect([answer.status, await answer.text()]).toEqual([503, 'back soon']);
  expect((await fetch(`${address}/broken`)).status).toBe(500);
});

test('what is behind the check asks no more where a call came from', async () => {
  const answer = await post('/origin', { origin: 'http://localhost:4000' });
  expect(await answer.text()).toBe('none');
});

test('an address with a NUL in it is refused before anybody looks it up', async () => {
  for (const path of ['/a%00b', '/?q=%00'])
    expect((await fetch(`${address}${path}`)).status, path).toBe(400);
});

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'https://elsewhere.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' }, 403],
  [{ cookie: 'session=1' }, 403],
  [{ origin: 'http://localhost:4000' }, 200],
  [{ origin: 'http://127.0.0.1:4000' }, 200],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 200],
  [{ 'sec-fetch-site': 'cross-site', origin: 'null' }, 403],
  [{}, 200],
])('a mutating call with %o is answered with %i', async (headers, status) => {
  expect((await post('/anything', headers)).status).toBe(status);
});

test('a machine that proves itself by a signature needs no origin', async () => {
  expect((await post('/webhook', { origin: 'https://elsewhere.example' })).status).toBe(200);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
  'a JSON route refuses %s',
  async (type) => {
    expect((await post('/json', { 'content-type': type })).status).toBe(415);
  },
);

test('a JSON route takes JSON', async () => {
  expect(
    (await post('/json', { 'content-type': 'application/json; charset=utf-8' }, '{}')).status,
  ).toBe(200);
});

test('a body beyond the limit is refused, also when its length is not told', async () => {
  expect((await post('/anything', {}, 'x'.repeat(300_000))).status).toBe(413);
  const stream = new Blob(['x'.repeat(300_000)]).stream();
  const answer = await fetch(`${address}/anything`, {
    method: 'POST',
    body: stream,
    duplex: 'half',
  } as RequestInit);
  expect(answer.status).toBe(413);
});

test('a caller past the limit is asked to wait, and forging a forwarding header changes nothing', async () => {
  const statuses: number[] = [];
  for (const forged of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
    statuses.push((await post('/limited', { 'x-forwarded-for': forged })).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
  expect(new Set(taken).size).toBe(1);
});

test('an unexpected failure says nothing of its cause but how to find it', async () => {
  const answer = await fetch(`${address}/broken`);
  expect(answer.status).toBe(500);
  const body = await answer.text();
  expect(body).not.toContain('secret detail');
  expect(body).toContain(answer.headers.get('x-request-id') ?? 'missing');
});
