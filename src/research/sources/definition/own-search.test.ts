import { expect, test } from 'vitest';
import { testClock } from '../../../../test/support/test-clock';
import { greenhouse, withOwnSearch } from '..';
import { catalogue } from '../catalogue';
import type { Ask, Source } from '../shape';

const searxng: Source = catalogue.find(({ id }) => id === 'searxng-self') ?? expect.unreachable();
const address = 'http://search.home:8080';

function openWorld(answer: () => Promise<Response> = async () => new Response('{"results":[]}')) {
  const there: string[] = [];
  const guarded: string[] = [];
  const ask: Ask = async ({ url }) => {
    guarded.push(url);
    return { outcome: 'gone', sentence: 'There is no such page.' };
  };
  const fetchThere: typeof fetch = async (url) => {
    there.push(String(url));
    return answer();
  };
  return { there, guarded, ask: withOwnSearch(ask, { address, fetchThere, clock: testClock() }) };
}

test('the own search engine is asked at its address, everything else through the guard', async () => {
  const { ask, there, guarded } = openWorld();
  expect(await ask({ source: searxng, url: `${address}/search?q=mill` })).toMatchObject({
    outcome: 'ok',
    text: '{"results":[]}',
    fetchedAt: '2026-03-02T09:00:00.000Z',
  });
  await ask({ source: greenhouse, url: `${address}/search?q=mill` });
  expect([there, guarded]).toEqual([[`${address}/search?q=mill`], [`${address}/search?q=mill`]]);
});

test.each([
  'http://search.home:8081/search?q=x',
  'http://search.home:8080.evil.example/search?q=x',
  'http://search.home:8080/admin',
  'https://search.home:8080/search?q=x',
  'http://127.0.0.1/search?q=x',
])('%s is not the configured search', async (url) => {
  const { ask, there, guarded } = openWorld();
  expect(await ask({ source: searxng, url })).toMatchObject({ outcome: 'refused' });
  expect([...there, ...guarded]).toEqual([]);
});

test.each([
  ['429', async () => new Response('', { status: 429 }), 'limited'],
  ['403', async () => new Response('', { status: 403 }), 'blocked'],
  ['500', async () => new Response('', { status: 500 }), 'error-page'],
  [
    'nothing at all',
    async () => {
      throw new Error('connect ECONNREFUSED');
    },
    'unreachable',
  ],
] as const)('a search engine that answers %s is told as such', async (_, answer, outcome) => {
  const { ask } = openWorld(answer);
  expect(await ask({ source: searxng, url: `${address}/search?q=x` })).toMatchObject({ outcome });
});
