import { defined } from '../../kernel/defined';
import { expect, test } from 'vitest';
import type { EntityCard } from '../company';
import { inMemorySnapshots } from '../evidence';
import { companyFacts } from '../evidence/extract/records/company-facts';
import { readPage, readPdf } from '../read';
import { catalogue, type SourceAnswer, type SourceItem } from '../sources';
import { itemSnapshots } from './item-snapshots';

const card: EntityCard = {
  id: 'c1',
  name: 'Tarrow Lantern Works',
  legalName: 'Tarrow Lantern Works, Inc.',
  aliases: [],
  jobBoards: {},
  namesakes: [],
};

async function snapshotsOf(sourceId: string, items: readonly SourceItem[], of = card) {
  const store = inMemorySnapshots();
  const source = catalogue.find(({ id }) => id === sourceId);
  if (source === undefined) throw new Error(`there is no source ${sourceId}`);
  const answer: SourceAnswer = {
    outcome: 'ok',
    sentence: '',
    items,
    apart: [],
    about: {},
    certain: true,
    fill: {},
    url: 'https://www.sec.gov/report.htm',
    fetchedAt: '2026-03-02T09:00:00.000Z',
  };
  const fetchContext = {
    ask: async () => ({ outcome: 'gone' as const, sentence: '' }),
    card: of,
    store,
    read: async (input: Parameters<typeof readPage>[0]) => readPage(input),
    readPdf,
  };
  const records = await itemSnapshots(fetchContext, source, answer, { role: 'Engineer' });
  return Promise.all(
    records.map(async (record) => {
      const text = (await store.get(record.snapshot)) ?? '';
      return {
        record,
        text,
        lines: record.blocks.map(({ kind, start, end }) => [kind, text.slice(start, end)]),
      };
    }),
  );
}

test('a filing’s part keeps its lines and the rows of its tables, and no sign of it is taken for markup', async () => {
  const [part] = await snapshotsOf('sec-10k', [
    {
      part: 'people',
      title: 'Human Capital',
      text: 'At year end 1,312 people worked here.\nRegion | People\nDuluth | 900\nCosts fell by <5% & more.',
    },
  ]);
  expect(part?.lines).toEqual([
    ['heading', 'Human Capital'],
    ['paragraph', 'At year end 1,312 people worked here.'],
    ['row', 'Region | People'],
    ['row', 'Duluth | 900'],
    ['paragraph', 'Costs fell by <5% & more.'],
  ]);
  expect(part?.record).toMatchObject({ kind: 'filing', reliability: 'register' });
});

test('a notice is told by its fields, with its day, and keeps how sure its match was', async () => {
  const [notice] = await snapshotsOf('warn-tx', [
    {
      name: 'Tarrow Lantern Works',
      date: '2026-07-14',
      people: 112,
      place: 'Houston',
      matchScore: 0.9,
    },
  ]);
  expect(notice?.lines.map(([, line]) => line)).toEqual([
    'Tarrow Lantern Works',
    'Date: 2026-07-14',
    'People: 112',
    'Place: Houston',
  ]);
  expect(notice?.record).toMatchObject({
    kind: 'record',
    matchScore: 0.9,
    publishedAt: '2026-07-14',
  });
});

test('how many jobs are open is what the company’s own board says, never what a market happens to list', async () => {
  const job = { title: 'Lamp Tester', url: 'https://jobs.example/1', place: 'Duluth' };
  const own = await snapshotsOf('ats-greenhouse', [job]);
  expect(own.map(({ record }) => [record.kind, record.matchScore])).toEqual([
    ['directory', 1],
    ['job-posting', 1],
  ]);
  const market = await snapshotsOf('jobs-reed-uk', [
    { ...job, employer: 'Tarrow Lantern Works', matchScore: 0.95 },
  ]);
  expect(market.map(({ record }) => [record.kind, record.matchScore])).toEqual([
    ['job-posting', 0.95],
  ]);
});

test.each([
  ['France', 'Lyon'],
  ['FR', 'Lyon'],
  [undefined, 'Lyon'],
  ['United States', undefined],
])('for a company of %s a French register’s seat is %s', async (country, seat) => {
  const [entity] = await snapshotsOf(
    'fr-recherche-entreprises',
    [{ id: '1', name: 'TARROW LANTERN WORKS', city: 'Lyon' }],
    { ...card, ...defined({ country }) },
  );
  const { facts } = JSON.parse(entity?.text ?? '{}') as {
    facts: readonly { property: string; value: string }[];
  };
  expect(facts.find(({ property }) => property === 'headquarters')?.value).toBe(seat);
});

test.each([
  ['https://www.reuters.example/lanterns', 'reuters.example', 'reuters.example'],
  ['https://plainsledger.example/lanterns', 'The Plains Ledger', 'The Plains Ledger'],
  ['https://gossip.example/lanterns', 'The Plains Ledger', 'gossip.example'],
])(
  'a headline at %s that a search found is told as its paper’s word',
  async (url, publisher, told) => {
    const [headline] = await snapshotsOf('gdelt-artlist', [
      { title: 'Tarrow Lantern Works opens a second works', url, publisher, matchScore: 1 },
    ]);
    expect([headline?.record.sourceId, headline?.record.sourceName]).toEqual([
      'gdelt-artlist',
      told,
    ]);
  },
);

const figures = [
  { concept: 'Revenue', value: 5_200_000, unit: 'GBP' },
  { concept: 'EntityNumberOfEmployees', value: 48, unit: 'people' },
].map((one) => ({
  ...one,
  from: '2025-01-01',
  asOf: '2025-12-31',
  number: 'ZZ990417',
  date: '2026-06-30',
  url: 'https://find-and-update.company-information.service.gov.uk/company/ZZ990417/filing-history',
}));

test('accounts become one document of figures, from which turnover and people are read with period and currency', async () => {
  const [kept, ...others] = await snapshotsOf('uk-companies-house-accounts', figures, {
    ...card,
    country: 'United Kingdom',
  });
  if (kept === undefined) throw new Error('nothing was kept');
  expect([kept.record.kind, kept.record.publishedAt, others]).toEqual([
    'company-facts',
    '2026-06-30',
    [],
  ]);
  const rows = companyFacts({ record: kept.record, text: kept.text }, { card, all: [] });
  expect(
    rows.map(({ attribute, value, unit, asOf, start, end }) => [
      attribute,
      value,
      unit,
      asOf,
      kept.text.slice(start, end),
    ]),
  ).toEqual([
    ['employees', 48, 'people', '2025-12-31', '"end": "2025-12-31", "val": 48'],
    ['revenue', 5_200_000, 'gbp', '2025-12-31', '"end": "2025-12-31", "val": 5200000'],
  ]);
});

test('accounts of a company whose seat is elsewhere are those of a daughter, and none of its own', async () => {
  const abroad = { ...card, country: 'United States' };
  expect(await snapshotsOf('uk-companies-house-accounts', figures, abroad)).toEqual([]);
});

test('a release that was filed is news of the company, of the day of its filing', async () => {
  const [release] = await snapshotsOf('sec-8k-release', [
    {
      title: 'Tarrow Reports Third Quarter Results',
      text: 'Net sales rose 4 percent.\nMargins held.',
      date: '2026-10-30',
    },
  ]);
  expect(release?.record).toMatchObject({
    kind: 'news',
    reliability: 'first-party',
    publishedAt: '2026-10-30',
    title: 'Tarrow Reports Third Quarter Results',
  });
  expect(release?.lines.map(([kind]) => kind)).toEqual(['heading', 'paragraph', 'paragraph']);
});

test('the bank of a group is met in its register, and its name and seat are not told as the company’s', async () => {
  const bank = { name: 'Tarrow Lantern Works Bank', city: 'Sioux Falls', matchScore: 0.9 };
  expect(await snapshotsOf('us-fdic', [{ ...bank, ofGroup: 'yes' }])).toEqual([]);
  expect(await snapshotsOf('us-fdic', [bank])).toHaveLength(1);
});
