import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFront, type Front } from './front';

const POLICY = "default-src 'none'; script-src 'nonce-first' 'strict-dynamic'";
const answerOf = (body: string, headers: Record<string, string> = {}, status = 200): Response =>
  new Response(body, {
    status,
    headers: {
      'Content-Type': 'text/html',
      ETag: '"one"',
      'Content-Security-Policy': POLICY,
      'X-Request-Id': 'first',
      ...headers,
    },
  });

let server: Server;
let front: Front;
let seen: string[] = [];
beforeEach(async () => {
  seen = [];
  front = createFront({
    paths: new Set(['/', '/faq']),
    served: ({ path, status }) => seen.push(`${status} ${path}`),
  });
  server = createServer((request, response) => {
    if (!front.answer(request, response)) response.writeHead(200).end('the shop');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const { port } = server.address() as AddressInfo;
  const encoding = { 'Accept-Encoding': 'identity' };
  return fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { ...encoding, ...headers } });
};
const keep = (path: string, answer: Response, method = 'GET') =>
  front.keep(new Request(`http://shop.example${path}`, { method }), answer);

test('a page that the shop has just answered is answered from memory', async () => {
  await keep('/', answerOf('the landing page'));
  const answer = await get('/?from=a-letter');
  expect(await answer.text()).toBe('the landing page');
  expect(answer.headers.get('content-type')).toBe('text/html');
  expect(seen).toEqual(['200 /']);
});

test('each answer has a nonce and a number of its own', async () => {
  await keep('/', answerOf('the landing page'));
  const [one, other] = [await get('/'), await get('/')];
  const policies = [one, other].map(({ headers }) => headers.get('content-security-policy'));
  expect(policies[0]).toMatch(
    /^default-src 'none'; script-src 'nonce-[\w-]{22}' 'strict-dynamic'$/u,
  );
  expect(new Set([POLICY, ...policies]).size).toBe(3);
  expect(one.headers.get('x-request-id')).not.toBe(other.headers.get('x-request-id'));
});

test('no nonce comes a second time, however many are asked for at once', async () => {
  const policies: string[] = [];
  const response = {
    writeHead: (_status: number, headers: readonly string[]) =>
      policies.push(headers[headers.indexOf('content-security-policy') + 1] ?? ''),
    end: () => undefined,
  } as unknown as ServerResponse;
  const request = { method: 'GET', url: '/', headers: {} } as IncomingMessage;
  while (policies.length < 600) {
    await keep('/', answerOf('the landing page'));
    for (let count = 0; count < 50; count += 1) front.answer(request, response);
  }
  expect(policies[0]).toMatch(/'nonce-[\w-]{22}'/u);
  expect(new Set(policies).size).toBe(policies.length);
});

test('a browser that holds the page is told so', async () => {
  await keep('/faq', answerOf('questions'));
  const answer = await get('/faq', { 'If-None-Match': '"one"' });
  expect([answer.status, await answer.text()]).toEqual([304, '']);
});

test.each<[string, string, Record<string, string>, string]>([
  ['a page made for one visitor', '/order', {}, 'GET'],
  ['another method', '/', {}, 'POST'],
  ['an address that no page has', '/?a=%00', {}, 'GET'],
  ['a form that is not known yet', '/', { 'Accept-Encoding': 'br' }, 'GET'],
])('the shop answers %s', async (_, path, headers, method) => {
  await keep('/', answerOf('the landing page'));
  await keep('/order', answerOf('an order'));
  expect(await (await get(path, headers, method)).text()).toBe('the shop');
});

test.each([
  ['is none', answerOf('broken', {}, 500)],
  ['may change', new Response('a draft')],
])('an answer that %s is not kept', async (_, answer) => {
  await keep('/', answer);
  expect(await (await get('/')).text()).toBe('the shop');
});

test('after a moment one visitor asks the shop, and the others don’t wait for it', async () => {
  await keep('/', answerOf('before'));
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(await (await get('/')).text()).toBe('the shop');
  expect(await (await get('/')).text()).toBe('before');
  await keep('/', answerOf('after', { ETag: '"two"' }));
  expect(await (await get('/')).text()).toBe('after');
});
