import { expect, test } from 'vitest';
import type { ThreadPool } from '../../platform/threads';
import { catalogue } from '../sources';
import type { AskedBody } from '../sources/shape';
import { parsedOn } from './page-readers';

const answerOf = (text: string): AskedBody => ({
  outcome: 'ok',
  url: 'https://mill.example/',
  type: 'application/json',
  text,
  headers: {},
  fetchedAt: '2026-11-21T09:00:00.000Z',
});

test('a large answer is taken apart by a thread within its own time, and a small one here', async () => {
  const given: unknown[] = [];
  const threads: ThreadPool = {
    wake: () => undefined,
    async run(name, input, { limit } = {}) {
      given.push([name, Object.keys(structuredClone(input) as object), Number(limit)]);
      return 'parsed';
    },
    close: async () => undefined,
  };
  expect(parsedOn(threads, answerOf('{}')).parse).toBeUndefined();
  const { parse, ...large } = parsedOn(threads, answerOf('x'.repeat(50_000)));
  const [source] = catalogue;
  if (!parse || !source) throw new Error('A large answer brings no way to be taken apart.');
  expect(await parse(source, large, { company: 'Mill' })).toBe('parsed');
  expect(given).toEqual([['parseAnswer', ['source', 'answer', 'known'], 10_000]]);
});
