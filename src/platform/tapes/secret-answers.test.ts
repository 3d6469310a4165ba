import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testClock } from '../../../test/support/test-clock';
import type { WireQuestion, WireResult } from '../fetch';
import { recordTape, replayTape } from './index';

const secretOf = { name: 'keeper-4711', word: 'w0rd-that-nobody-may-read' };
const question = (
  path: string,
  { name, word }: typeof secretOf,
  more: Partial<WireQuestion> = {},
): WireQuestion => ({
  method: 'GET',
  url: `https://service.example${path}`,
  headers: { 'x-who': name },
  secrets: [name, word],
  ...more,
});
/** All a run asks: a name in the path, a word in a body, and a token that stands for both. */
const asked = (own: typeof secretOf): readonly WireQuestion[] => [
  question(`/v1/${own.name}/wage?q=1`, own),
  question('/login', own, {
    method: 'POST',
    body: JSON.stringify({ identifier: own.name, password: own.word }),
    standIn: '{"token":"none"}',
  }),
  question('/login', own, { method: 'POST', body: 'wrong', standIn: '{"token":"none"}' }),
];
const live = async ({ url, headers, body = '' }: WireQuestion): Promise<WireResult> => ({
  ok: true,
  value: {
    status: body === 'wrong' ? 401 : 200,
    headers: { 'content-type': 'application/json', 'x-you': headers['x-who'] ?? '' },
    body: Buffer.from(
      url.endsWith('/login')
        ? `{"token":"t0ken-4711","mail":"keeper@mill.example"}`
        : `{"you":"${headers['x-who'] ?? ''}"}`,
    ),
    address: '11.0.0.1',
    at: '',
  },
});
const textOf = (result: WireResult): string =>
  result.ok ? Buffer.from(result.value.body).toString() : result.failure.code;

test('what a request says is secret is on no tape, nor the answer that is one, and the tape answers whoever asks with another key', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'foreword-tape-')), 'tape');
  const recording = await recordTape(folder, testClock());
  const heard: string[] = [];
  for (const one of asked(secretOf)) heard.push(textOf(await recording.wire(one, () => live(one))));
  await recording.close();
  // Whoever signs in gets the token, else nothing could be recorded with it.
  expect(heard).toEqual([
    '{"you":"hidden"}',
    '{"token":"t0ken-4711","mail":"keeper@mill.example"}',
    expect.stringContaining('token'),
  ]);
  for (const { parentPath, name } of readdirSync(folder, {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isFile())) {
    const written = readFileSync(join(parentPath, name), 'utf8');
    for (const secret of [secretOf.name, secretOf.word])
      expect(written.includes(secret), name).toBe(false);
  }
  const tape = await replayTape(folder);
  const nobody = (): Promise<WireResult> => Promise.reject(new Error('no network'));
  const played = [];
  for (const one of asked({ name: 'played-key-1', word: 'played-secret-1' }))
    played.push(textOf(await tape.wire(one, nobody)));
  expect(played.slice(0, 2)).toEqual(['{"you":"hidden"}', '{"token":"none"}']);
});
