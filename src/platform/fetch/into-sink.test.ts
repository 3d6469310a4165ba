import { defined } from '../../kernel/defined';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutboundFetch } from './create-outbound-fetch';
import { answer, redirect, startScriptedWeb, type Script, type ScriptedWeb } from './scripted-web';
import type { FetchLimits, Wire } from './shape';

const clock = { now: () => new Date('2026-03-02T10:00:00Z') };
const large = Buffer.alloc(3_000_000, 'lantern ');
const file = (body: Uint8Array, headers = ''): Uint8Array =>
  answer(
    `content-type: application/zip\ncontent-length: ${body.length}\netag: "7"\n${headers}`,
    body,
  );
const endless: Script = (socket) => {
  socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/csv\r\n\r\n');
  const push = (): void => {
    while (!socket.destroyed && socket.write('x'.repeat(16_384)));
  };
  socket.on('drain', push);
  push();
};

let web: ScriptedWeb;
beforeAll(async () => {
  web = await startScriptedWeb({
    '/file': file(large),
    '/moved': redirect('/file'),
    '/packed': file(gzipSync(large), 'content-encoding: gzip'),
    '/brotli': file(Buffer.from('x'), 'content-encoding: br'),
    '/endless': endless,
    '/three-gigabytes': answer('content-type: text/csv\ncontent-length: 3000000000', 'x'),
    '/torn': answer('content-type: text/csv\ncontent-length: 500', 'x'),
    '/gone': answer('content-type: text/html\ncontent-length: 4', 'gone', '404 Not Found'),
    '/same': answer('etag: "7"', '', '304 Not Modified'),
    '/again': file(Buffer.from('second')),
  });
});
afterAll(() => web.close());

function pour(path: string, limits: Partial<FetchLimits> = {}, wire?: Wire) {
  let held: Buffer = Buffer.alloc(0);
  let begun = 0;
  const outboundFetch = createOutboundFetch({
    network: web.network({ 'files.example': ['11.0.0.1'] }),
    userAgent: 'ForewordBot/1.0',
    clock,
    ...defined({ wire }),
  });
  const into = {
    async begin() {
      begun += 1;
      held = Buffer.alloc(0);
    },
    async write(piece: Uint8Array) {
      held = Buffer.concat([held, piece]);
    },
  };
  return outboundFetch({
    url: `http://files.example${path}`,
    into,
    limits: { acceptedTypes: ['*'], maxBytes: 4_000_000, ...limits },
  }).then((result) => ({ result, held, begun }));
}

test.each([
  ['/file', large],
  ['/moved', large],
  ['/packed', gzipSync(large)],
] as const)(
  'the body of %s is handed on piece by piece as it comes, and not held',
  async (path, body) => {
    const { result, held, begun } = await pour(path);
    expect(result).toMatchObject({
      ok: true,
      value: { status: 200, text: '', headers: { etag: '"7"' } },
    });
    expect(result.ok && result.value.body.length).toBe(0);
    expect([begun, held.equals(body)]).toEqual([1, true]);
  },
);

test.each([
  ['/gone', 404],
  ['/same', 304],
] as const)('%s has nothing to hand on', async (path, status) => {
  const { result, begun } = await pour(path);
  expect(result).toMatchObject({ ok: true, value: { status } });
  expect(begun).toBe(0);
});

test.each([
  ['/endless', 'too-large'],
  ['/three-gigabytes', 'too-large'],
  ['/torn', 'broken-answer'],
  ['/brotli', 'encoding'],
] as const)('%s is refused as “%s”, and no more of it is taken than may be', async (path, code) => {
  const { result, held } = await pour(path, { maxBytes: 200_000 });
  expect(result).toMatchObject({ ok: false, failure: { code } });
  expect(held.length).toBeLessThanOrEqual(200_000);
});

test('a tape holds no large files', async () => {
  const { result, begun } = await pour('/file', {}, async (_, live) => live());
  expect(result).toMatchObject({ ok: false, failure: { code: 'type' } });
  expect(begun).toBe(0);
});
