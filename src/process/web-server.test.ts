import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { milliseconds } from '../kernel/time';
import { openWebServer, type WebServerBounds } from './web-server';

const open = (bounds: Partial<WebServerBounds>) =>
  openWebServer('127.0.0.1', 0, undefined, {
    headersWithin: milliseconds(60_000),
    sweptEvery: milliseconds(10),
    connections: 100,
    ...bounds,
  });

/** A visitor who sends half a header and then nothing. */
async function slowVisitor(port: number): Promise<{ socket: Socket; ended: Promise<void> }> {
  const socket = connect(port, '127.0.0.1');
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined).resume();
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  socket.write('GET / HTTP/1.1\r\nHost: sh');
  return { socket, ended };
}

test('a visitor whose header does not come is let go', async () => {
  const server = await open({ headersWithin: milliseconds(20) });
  await (
    await slowVisitor(server.port)
  ).ended;
  await server.close();
  expect((await fetch(`http://127.0.0.1:${server.port}/`).catch(() => null)) === null).toBe(true);
}, 15_000);

test('more connections than there may be are refused, and those inside are served', async () => {
  const server = await open({ connections: 2 });
  server.serve(() => new Response('served'));
  const inside = [await slowVisitor(server.port), await slowVisitor(server.port)];
  const outside = await slowVisitor(server.port);
  await outside.ended;
  const [first, second] = inside;
  second?.socket.destroy();
  await second?.ended;
  const answer = new Promise<string>((resolve) =>
    first?.socket.once('data', (part: Buffer) => resolve(part.toString())),
  );
  first?.socket.write('op\r\n\r\n');
  expect(await answer).toContain('200 OK');
  first?.socket.destroy();
  await server.close();
}, 15_000);

test.each([
  { headers: { accept: 'application/json' }, method: 'GET' },
  { body: new URLSearchParams({ name: 'Ada' }), method: 'POST' },
])('a script that asks a shop that is starting is answered in JSON: %j', async (request) => {
  const server = await open({});
  const answer = await fetch(`http://127.0.0.1:${server.port}/order/draft`, request);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.json()).toMatchObject({
    code: 'unavailable',
    sentence: expect.stringContaining('is starting') as string,
  });
  await server.close();
});

test('a visitor who comes while the shop starts reads a sentence', async () => {
  const server = await open({});
  const answer = await fetch(`http://127.0.0.1:${server.port}/`, {
    headers: { accept: 'text/html,*/*;q=0.8' },
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toContain('is starting');
  await server.close();
});
