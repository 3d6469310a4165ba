import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../../test/support/test-clock';
import { milliseconds, minutes, type Clock } from '../../kernel/time';
import { createOutboundFetch, type Network, type OutboundFetch } from '../fetch';
import { answer, page, redirect, startScriptedWeb, type ScriptedWeb } from '../fetch/scripted-web';
import { openTape, recordTape, replayTape } from './index';
import { withoutKeys } from './secrets';
import type { Tape } from './shape';

const KEY = 'k3y-that-nobody-may-read';
let count = 0;
let web: ScriptedWeb;
beforeAll(async () => {
  web = await startScriptedWeb({
    '/page': page('<p>The tide table of Omaha</p>', 'etag: "a"\nset-cookie: session=1'),
    '/packed': answer('content-type: text/html\ncontent-encoding: gzip', gzipSync('<p>packed</p>')),
    '/moved': redirect('/page'),
    '/cut': answer('content-type: text/html\ncontent-length: 500', 'short'),
    '/silent': () => undefined,
    '/counting': (socket) => void socket.end(page(`<p>answer ${(count += 1)}</p>`)),
    '/latin': answer('content-type: text/html; charset=iso-8859-1', Buffer.from('café', 'latin1')),
    [`/echo?api_key=${KEY}`]: answer(
      `content-type: application/json\ncontent-encoding: gzip\nlink: <https://mill.example/echo?api_key=${KEY}>`,
      gzipSync(JSON.stringify({ asked: `/echo?api_key=${KEY}` })),
    ),
    '/keyed': page(`<p>Hello ${KEY}</p>`),
    '/jobs': (socket, request) =>
      void socket.end(page(`<p>${request.split('\r\n\r\n')[1] ?? ''}</p>`)),
  });
});
afterAll(() => web.close());

const nobody: Network = {
  lookup: () => Promise.reject(new Error('no network')),
  connect: () => Promise.reject(new Error('no network')),
};
const network = (): Network =>
  web.network({ 'mill.example': ['11.0.0.1'], 'private.example': ['10.0.0.1'] });
const fetchWith = (tape: Tape, below: Network, clock: Clock): OutboundFetch =>
  createOutboundFetch({ network: below, userAgent: 'ForewordBot/1.0', clock, wire: tape.wire });
const at = (path: string): string => `https://mill.example${path}`;
const QUESTIONS = [
  ...[
    '/page',
    '/packed',
    '/moved',
    '/cut',
    '/counting',
    '/latin',
    '/missing',
    `/echo?api_key=${KEY}`,
  ].map((path) => ({ url: at(path) })),
  { url: at('/counting') },
  { url: at('/keyed'), headers: { authorization: `Bearer ${KEY}` } },
  { url: at('/silent'), limits: { timeout: milliseconds(60) } },
  { url: 'https://gone.example/' },
  { url: 'https://private.example/' },
  { url: 'http://127.0.0.1/' },
  {
    url: at('/jobs'),
    method: 'POST',
    body: '{"page":1}',
    headers: { 'content-type': 'application/json' },
  } as const,
  {
    url: at('/jobs'),
    method: 'POST',
    body: '{"page":2}',
    headers: { 'content-type': 'application/json' },
  } as const,
];

async function askAll(
  ask: OutboundFetch,
  clock?: { advance(duration: ReturnType<typeof minutes>): void },
) {
  const answers = [];
  for (const question of QUESTIONS) {
    answers.push(await ask(question));
    clock?.advance(minutes(1));
  }
  return answers;
}

async function recorded() {
  const folder = join(mkdtempSync(join(tmpdir(), 'foreword-tape-')), 'tape');
  const clock = testClock();
  const tape = await recordTape(folder, clock);
  const live = await askAll(fetchWith(tape, network(), clock), clock);
  await tape.close();
  return { folder, live };
}

test('what was recorded is played back without any network, byte for byte, times and failures included', async () => {
  const { folder, live } = await recorded();
  const tape = await replayTape(folder);
  expect(await askAll(fetchWith(tape, nobody, testClock('2031-01-01T00:00:00.000Z')))).toEqual(
    live,
  );
  expect(tape.clock.now().toISOString()).toBe('2026-03-02T09:00:00.000Z');
  const [first, , , cut, , latin] = live;
  expect(first).toMatchObject({
    ok: true,
    value: { text: '<p>The tide table of Omaha</p>', fetchedAt: '2026-03-02T09:00:00.000Z' },
  });
  expect(cut).toMatchObject({ ok: false, failure: { code: 'broken-answer' } });
  expect(latin).toMatchObject({ ok: true, value: { text: 'café' } });
  expect(live.map((one) => (one.ok ? 'ok' : one.failure.code))).toEqual([
    'ok',
    'ok',
    'ok',
    'broken-answer',
    'ok',
    'ok',
    'ok',
    'ok',
    'ok',
    'ok',
    'too-slow',
    'no-such-host',
    'special-address',
    'special-address',
    'ok',
    'ok',
  ]);
});

test('the same address asked twice answers twice in its order, and two bodies sent to it are two questions', async () => {
  const { folder } = await recorded();
  const ask = fetchWith(await replayTape(folder), nobody, testClock());
  const texts = (await askAll(ask)).map((one) => (one.ok ? one.value.text : ''));
  expect(Number(/answer (\d+)/.exec(texts[8] ?? '')?.[1])).toBe(
    Number(/answer (\d+)/.exec(texts[4] ?? '')?.[1]) + 1,
  );
  expect([texts[14], texts[15]]).toEqual(['<p>{"page":1}</p>', '<p>{"page":2}</p>']);
});

test('no key is written, neither one in a header nor one in a query nor one that the service repeats', async () => {
  const { folder, live } = await recorded();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(6);
  for (const { parentPath, name } of files) {
    const bytes = readFileSync(join(parentPath, name));
    expect(bytes.includes(KEY), name).toBe(false);
    expect(bytes.includes('session=1'), name).toBe(false);
  }
  expect(live[7]).toMatchObject({
    ok: true,
    value: {
      text: '{"asked":"/echo?api_key=hidden"}',
      headers: { link: '<https://mill.example/echo?api_key=hidden>' },
    },
  });
});

test.each([
  ['https://a.example/x?api_key=abc&q=mill', 'https://a.example/x?q=mill'],
  ['https://a.example/x?q=keyboard', 'https://a.example/x?q=keyboard'],
  ['https://a.example/x?registrationkey=1', 'https://a.example/x'],
  ['https://a.example/x?access_token=1&token=2', 'https://a.example/x'],
  ['https://a.example/?monkey=1', 'https://a.example/?monkey=1'],
  ['https://a.example/?username=me&cx=7&q=mill', 'https://a.example/?q=mill'],
])('%s is written as %s', (url, written) => {
  expect(withoutKeys(url)).toBe(written);
});

test('what was asked with a key is answered without one, and the tape knows whom it holds answers of', async () => {
  const { folder } = await recorded();
  const tape = await replayTape(folder);
  expect(await fetchWith(tape, nobody, testClock())({ url: at('/echo') })).toMatchObject({
    ok: true,
    value: { text: '{"asked":"/echo?api_key=hidden"}' },
  });
  expect([...(tape.wire.hosts ?? [])].toSorted()).toEqual([
    'gone.example',
    'mill.example',
    'private.example',
  ]);
});

test('what was never asked while recording is told as not asked', async () => {
  const { folder } = await recorded();
  expect(
    await fetchWith(await replayTape(folder), network(), testClock())({ url: at('/never') }),
  ).toMatchObject({ ok: false, failure: { code: 'stopped' } });
});

test('a folder is recorded into when it is new or empty, played when it holds a tape, and else left alone', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'foreword-tape-'));
  const clock = testClock();
  expect(await openTape(empty, clock)).toMatchObject({ ok: true, value: { kind: 'recording' } });
  expect(await openTape(empty, clock)).toMatchObject({ ok: true, value: { kind: 'replaying' } });
  expect(await openTape(join(empty, 'new'), clock)).toMatchObject({
    ok: true,
    value: { kind: 'recording' },
  });
  const other = mkdtempSync(join(tmpdir(), 'foreword-tape-'));
  writeFileSync(join(other, 'letter.txt'), 'Dear reader');
  expect(await openTape(other, clock)).toMatchObject({
    ok: false,
    failure: { code: 'no-tape', sentence: expect.stringContaining('other things') },
  });
  expect(await openTape(join(other, 'letter.txt'), clock)).toMatchObject({ ok: false });
  writeFileSync(join(empty, 'index.jsonl'), '{"method":');
  expect(await openTape(empty, clock)).toMatchObject({
    ok: false,
    failure: { sentence: expect.stringContaining('damaged') },
  });
});

test('a tape that names a file outside its folder reads none', async () => {
  const { folder } = await recorded();
  writeFileSync(
    join(folder, 'index.jsonl'),
    `${JSON.stringify({ method: 'GET', url: at('/page'), status: 200, headers: {}, body: '../../etc/passwd', time: '' })}\n`,
  );
  await expect(
    fetchWith(await replayTape(folder), nobody, testClock())({ url: at('/page') }),
  ).rejects.toThrow('no body of its own');
});
