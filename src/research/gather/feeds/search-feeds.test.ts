import { expect, test } from 'vitest';
import { testClock } from '../../../../test/support/test-clock';
import { minutes, seconds } from '../../../kernel/time';
import type { EntityCard } from '../../company';
import { inMemorySnapshots } from '../../evidence';
import { catalogue, inMemoryHealth } from '../../sources';
import type { Source } from '../../sources/shape';
import { inMemoryFeeds } from './feed-index';
import { gatherSnapshots } from '../gather-snapshots';
import { isShared, pollBefore, pollFeeds } from './poll-feeds';
import { searchFeeds } from '../search-feeds';
import type { FetchContext } from '../ask/fetch-context';

const clock = testClock();
const card: EntityCard = {
  id: 'c1',
  name: 'Pennant Mills',
  legalName: 'Pennant Mills, Inc.',
  aliases: [],
  jobBoards: {},
  namesakes: ['Pennant Mills Foods'],
};
const wires = catalogue.filter(isShared).slice(0, 2);
const [wire] = wires as [Source];
const never: FetchContext['ask'] = async () => {
  throw new Error('nobody is asked');
};
const fetchContext = (): FetchContext => ({
  ask: never,
  card,
  store: inMemorySnapshots(),
  read: async () => {
    throw new Error('nothing is read');
  },
  readPdf: async () => {
    throw new Error('nothing is read');
  },
});

test('a report searches what the shared feeds said and asks none of them', async () => {
  const feeds = inMemoryFeeds();
  const entry = {
    source: wire.id,
    html: '<p>The mill of Pennant Mills opened.</p>',
    seenAt: clock.now(),
  };
  await feeds.add({ source: wire.id, polledAt: clock.now(), outcome: 'ok', failures: 0 }, [
    {
      ...entry,
      url: 'https://wire.example/1',
      title: 'Pennant Mills opens',
      publishedAt: '2026-03-01',
      author: 'Ada Quill',
    },
    { ...entry, url: 'https://wire.example/2', title: 'Other mills open', html: 'Nothing of it.' },
  ]);
  const found = await searchFeeds({ ...fetchContext(), feeds }, wires);
  expect(found.map(({ source, outcome }) => [source.id, outcome])).toEqual([
    [wire.id, 'ok'],
    [wires[1]?.id, 'not-applicable'],
  ]);
  expect(found[0]?.snapshots).toMatchObject([
    {
      url: 'https://wire.example/1',
      title: 'Pennant Mills opens',
      publishedAt: '2026-03-01',
      author: 'Ada Quill',
      matchScore: 0.9,
      kind: 'news',
    },
  ]);
});

test('a poll shows how its source is, as any other question does', async () => {
  const health = inMemoryHealth();
  const [first, second] = wires as [Source, Source];
  const text =
    '<?xml version="1.0"?><rss version="2.0"><channel><title>Wire</title><item><title>A mill opens</title><link>https://wire.example/9</link></item></channel></rss>';
  const ask: FetchContext['ask'] = async ({ source, url }) =>
    source.id === first.id
      ? {
          outcome: 'ok',
          url,
          type: 'application/rss+xml',
          text,
          headers: {},
          fetchedAt: clock.now().toISOString(),
        }
      : { outcome: 'unreachable', sentence: 'Nobody is there.' };
  await pollFeeds({ ask, clock, feeds: inMemoryFeeds(), health }, wires);
  expect(await health.find(first.id)).toMatchObject({
    lastGoodAt: clock.now().toISOString(),
    failures: 0,
  });
  expect(await health.find(second.id)).toMatchObject({ failures: 1 });
});

test('without an index the feeds are told as not at hand', async () => {
  expect(
    (await searchFeeds({ ...fetchContext(), feeds: undefined }, wires)).map(
      ({ outcome }) => outcome,
    ),
  ).toEqual(['not-applicable', 'not-applicable']);
});

test('a gathering in which nobody answers still ends and says of each source and each topic how it is', async () => {
  const gathered = await gatherSnapshots(
    {
      ask: async () => ({ outcome: 'unreachable', sentence: 'There is no site of that name.' }),
      clock,
      snapshots: inMemorySnapshots(),
      feeds: inMemoryFeeds(),
      budget: { requests: 300, characters: 1, time: minutes(1) },
    },
    { ...card, domain: 'pennant.example', cik: '7', wikidata: 'Q7', lei: 'L7' },
    { role: 'Baker', interviewers: 'Ada Quill' },
  );
  expect(gathered.tally.answered).toBe(0);
  expect(gathered.tally.asked).toBeGreaterThan(20);
  expect(gathered.gaps).toHaveLength(11);
  expect(gathered.interviewers).toMatchObject([{ outcome: 'not-found' }]);
  expect(gathered.outcomes.filter(({ sentence }) => sentence === '')).toEqual([]);
  expect(new Set(gathered.outcomes.map(({ sourceId }) => sourceId)).size).toBe(
    gathered.outcomes.length,
  );
});

test('a page that keeps its reader busy for ever is one that can’t be read', async () => {
  const gathered = await gatherSnapshots(
    {
      ask: async ({ url }) => ({
        outcome: 'ok',
        url,
        type: 'text/html',
        text: '<html></html>',
        headers: {},
        fetchedAt: '',
      }),
      clock,
      snapshots: inMemorySnapshots(),
      read: async () => {
        throw new Error('The task took longer.');
      },
      sources: catalogue.filter(({ id }) => id.startsWith('site-')),
      budget: { requests: 60, characters: 1_000_000, time: seconds(30) },
    },
    { ...card, domain: 'pennant.example' },
    { role: 'Baker' },
  );
  expect(gathered.snapshots).toEqual([]);
  expect(gathered.outcomes.find(({ sourceId }) => sourceId === 'site-home')).toMatchObject({
    outcome: 'error-page',
  });
});

test('feeds that nobody has polled are polled before a report, and where others poll they are left alone', async () => {
  const feeds = inMemoryFeeds();
  let asked = 0;
  const ask: FetchContext['ask'] = async () => {
    asked += 1;
    return { outcome: 'gone', sentence: 'So it is.' };
  };
  await pollBefore({ ask, clock, feeds }, [wire], false);
  expect(asked).toBe(1);
  clock.advance(minutes(24 * 60 * 2));
  await pollBefore({ ask, clock, feeds }, [wire], false);
  expect(asked).toBe(1);
  await pollBefore({ ask, clock, feeds }, [wire], true);
  expect(asked).toBe(2);
});

test('a first report that was cut short between two feeds polls the one it had not reached', async () => {
  const feeds = inMemoryFeeds();
  const asked: string[] = [];
  const ask: FetchContext['ask'] = async ({ source }) => {
    asked.push(source.id);
    return { outcome: 'gone', sentence: 'So it is.' };
  };
  const other = { ...wire, id: 'another-wire' };
  await pollBefore({ ask, clock, feeds }, [wire], false);
  await pollBefore({ ask, clock, feeds }, [wire, other], false);
  expect(asked).toEqual([wire.id, 'another-wire']);
});
