import { defined } from '../../../kernel/defined';
import { expect, test } from 'vitest';
import { testClock } from '../../../../test/support/test-clock';
import type { EntityCard } from '../../company';
import { inMemorySnapshots } from '../../evidence';
import { readPage, readPdf } from '../../read';
import { catalogue, inMemoryHealth, isSourceOn, type Ask, type Source } from '../../sources';
import type { SourceKeys } from '../../sources/shape';
import { search } from './fill-gaps';
import { isWebSearch } from './plan-questions';

const card: EntityCard = {
  id: 'c1',
  name: 'Pennant Mills',
  legalName: 'Pennant Mills, Inc.',
  aliases: [],
  domain: 'pennant.example',
  jobBoards: {},
  namesakes: [],
};
const searches = catalogue.filter((source) => isWebSearch(source) && source.enabled !== 'shut');
const KEYS: SourceKeys = {
  brave: 'k',
  tavily: 'k',
  exa: 'k',
  serper: 'k',
  serpApi: 'k',
  mojeek: 'k',
  kagi: 'k',
  jina: 'k',
};

function asking(
  keys: SourceKeys,
  answerOf: (source: Source) => unknown,
  sources: readonly Source[] = searches,
) {
  const asked: { readonly id: string; readonly url: string; readonly body?: string }[] = [];
  const ask: Ask = async ({ source, url, body }) => {
    if (!isSourceOn(source, keys)) return { outcome: 'off', sentence: 'No key.' };
    asked.push({ id: source.id, url, ...defined({ body }) });
    const answer = answerOf(source);
    return answer === undefined
      ? { outcome: 'limited', sentence: 'Later.' }
      : {
          outcome: 'ok',
          url,
          type: 'application/json',
          text: JSON.stringify(answer),
          headers: {},
          fetchedAt: '2026-03-02T09:00:00.000Z',
        };
  };
  const context = {
    ask,
    card,
    store: inMemorySnapshots(),
    read: async (input: Parameters<typeof readPage>[0]) => readPage(input),
    readPdf,
    clock: testClock(),
    health: inMemoryHealth(),
    searches: sources,
    known: { company: card.name },
  };
  return { asked, put: (words: string) => search(context, { words, topics: ['news'] }) };
}
const hit = {
  title: 'Pennant Mills opens',
  url: 'https://paper.example/1',
  link: 'https://paper.example/1',
  content: '',
  t: 0,
};
/** One answer that every engine's mapping finds its list in. */
const answerWith = (hits: readonly unknown[]) => ({
  web: { results: hits },
  results: hits,
  organic: hits,
  organic_results: hits,
  items: hits,
  response: { results: hits },
  data: hits,
});

test('every search that a key opens takes part as a web search', () => {
  expect(searches.map(({ id }) => id).toSorted()).toEqual([
    'brave-search',
    'exa',
    'jina-search',
    'kagi-search',
    'mojeek-api',
    'searxng-self',
    'serpapi',
    'serper',
    'tavily',
  ]);
});

test.each(
  searches.filter(({ id }) => id !== 'searxng-self').map((source) => [source.id, source] as const),
)('%s is asked for the company and the words beside it', async (id, source) => {
  const { asked, put } = asking(KEYS, () => answerWith([hit]), [source]);
  const { leads } = await put('"Ada Quill" {domain} pay & perks');
  expect(leads.map(({ url }) => url)).toEqual([hit.url]);
  expect(asked).toHaveLength(1);
  const [{ url, body } = { url: '' }] = asked;
  const said = body ?? decodeURIComponent(new URL(url).search.replaceAll('+', ' '));
  expect(said, id).toContain('Pennant Mills');
  expect(
    body === undefined
      ? said
      : Object.values(JSON.parse(body) as object).find(
          (one) => typeof one === 'string' && one.includes('Pennant'),
        ),
    id,
  ).toMatch(/"Pennant Mills" "Ada Quill" .?domain.? pay & perks/);
});

test('however many keys are set, one answer is enough, and where nothing is found no more than two are asked', async () => {
  const answering = asking(KEYS, () => answerWith([hit]));
  expect((await answering.put('investors')).leads).toHaveLength(1);
  expect(answering.asked.map(({ id }) => id)).toEqual(['brave-search']);
  const silent = asking(KEYS, () => answerWith([]));
  expect((await silent.put('investors')).leads).toEqual([]);
  expect(silent.asked).toHaveLength(2);
  const failing = asking(KEYS, () => undefined);
  await failing.put('investors');
  expect(failing.asked).toHaveLength(2);
});

test('a search without its key costs nothing and is passed over for the one that has one', async () => {
  const { asked, put } = asking({ jina: 'k' }, () => answerWith([hit]));
  expect((await put('investors')).leads).toHaveLength(1);
  expect(asked.map(({ id }) => id)).toEqual(['jina-search']);
});
