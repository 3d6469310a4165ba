import { expect, test } from 'vitest';
import { defined } from '../../../kernel/defined';
import { minutes } from '../../../kernel/time';
import { testClock } from '../../../../test/support/test-clock';
import type { Ask } from '../../sources';
import type { CompanyRecord, Directory } from '../directory';
import { identifyCompany } from '../identify-company';
import { createCompanyLookup } from './create-lookup';

const LISTED = {
  0: { cik_str: 41, ticker: 'BRML', title: 'BRAMBLE & LARK INC' },
  1: { cik_str: 42, ticker: 'BRMH', title: 'Brambleheath Instruments Corp' },
  2: { cik_str: 43, ticker: 'OSW', title: 'Osterwick Paper Co' },
};
const tarn = (id: string, what: string, domain: string): CompanyRecord => ({
  directory: 'wikidata',
  name: 'Tarn',
  aliases: [],
  description: what,
  domain,
  wikidata: id,
  known: 3,
  ended: false,
});
const TARNS = [
  tarn('Q1', 'maker of kettles', 'tarn-kettles.example'),
  tarn('Q2', 'bank in Oslo', 'tarnbank.example'),
];

interface World {
  readonly lookup: ReturnType<typeof createCompanyLookup>;
  readonly asked: string[];
  readonly clock: ReturnType<typeof testClock>;
}

function world(changes: { only?: readonly string[]; silent?: boolean } = {}): World {
  const asked: string[] = [];
  const clock = testClock();
  const ask: Ask = async ({ url }) => {
    asked.push(url);
    if (changes.silent === true) return { outcome: 'gone', sentence: 'Nobody is there.' };
    return {
      outcome: 'ok',
      text: JSON.stringify(LISTED),
      contentType: 'application/json',
      url,
      fetchedAt: clock.now(),
    } as unknown as Awaited<ReturnType<Ask>>;
  };
  const directory: Directory = {
    name: 'a directory',
    essential: true,
    search: async (name) => {
      asked.push(name);
      if (changes.silent === true) throw new Error('down');
      return { records: 'tarn'.startsWith(name.toLowerCase()) ? TARNS : [], people: 0 };
    },
    searchDomain: async (domain) => {
      asked.push(domain);
      return { records: TARNS.filter((one) => one.domain === domain), people: 0 };
    },
  };
  const lookup = createCompanyLookup({
    ask,
    clock,
    only: changes.only ?? null,
    directories: [directory],
  });
  return { lookup, asked, clock };
}
const names = async ({ lookup }: World, typed: string, wide = false) =>
  (await lookup(typed, wide)).companies.map(({ name }) => name);

test('a listed company is found by the beginning of a name, of a later word, and by its symbol', async () => {
  const here = world();
  expect(await names(here, 'bram')).toEqual(['Bramble & Lark', 'Brambleheath Instruments Corp']);
  expect(await names(here, 'instr')).toEqual(['Brambleheath Instruments Corp']);
  expect(await names(here, 'osw')).toEqual(['Osterwick Paper Co']);
  expect(await names(here, '$OSW')).toEqual(['Osterwick Paper Co']);
  expect(await here.lookup('Osterwick Paper', false)).toMatchObject({
    match: 'named',
    companies: [{ id: 'sec:0000000043', facts: ['listed as OSW'] }],
  });
});

test('letters are forgiven where nobody’s name goes on from what was typed, and the answer says so', async () => {
  const here = world();
  for (const typed of ['Osterwik Paper', 'Osterwcik', 'Ostrewick Papr'])
    expect(await here.lookup(typed, false), typed).toMatchObject({
      match: 'misspelled',
      companies: [{ name: 'Osterwick Paper Co' }],
    });
  expect(await here.lookup('Quarrelsome', false)).toEqual({ companies: [], match: 'none' });
});

test('namesakes come from the directories, with what tells them apart, and only when asked widely', async () => {
  const here = world();
  expect(await names(here, 'Tarn')).toEqual([]);
  expect(await here.lookup('Tarn', true)).toEqual({
    match: 'named',
    companies: [
      { id: 'wikidata:Q1', name: 'Tarn', facts: ['maker of kettles', 'tarn-kettles.example'] },
      { id: 'wikidata:Q2', name: 'Tarn', facts: ['bank in Oslo', 'tarnbank.example'] },
    ],
  });
  expect((await here.lookup('tarnbank.example', true)).companies).toMatchObject([
    { id: 'wikidata:Q2' },
  ]);
});

test('the same text is asked for once, and no more than a dozen texts in a minute', async () => {
  const here = world();
  await Promise.all([here.lookup('Tarn', true), here.lookup('tarn', true)]);
  expect(here.asked.filter((one) => one === 'tarn')).toHaveLength(1);
  const others = (from: number) =>
    Promise.all(
      Array.from({ length: 20 }, (_, index) => here.lookup(`Hollow ${from + index}`, true)),
    );
  await others(0);
  const outside = () => here.asked.filter((one) => one.startsWith('hollow')).length;
  expect(outside()).toBe(11);
  here.clock.advance(minutes(1));
  await others(100);
  expect(outside()).toBe(23);
});

test('without an answer from anywhere there is nothing to offer, and no fault', async () => {
  const here = world({ silent: true });
  expect(await here.lookup('Tarn', true)).toEqual({ companies: [], match: 'none' });
});

test('of a sample only its own companies are offered', async () => {
  const here = world({ only: ['Tarn'] });
  expect(await names(here, 'bram', true)).toEqual([]);
  expect(await names(here, 'ta', true)).toEqual(['Tarn', 'Tarn']);
});

test.each([
  '',
  '   ',
  '<b>x</b>',
  "'; DROP TABLE customer_order; --",
  '🌿🌿',
  'x'.repeat(300),
  '127.0.0.1',
])('%j is no name to look up, and nobody is asked', async (typed) => {
  const here = world();
  expect(await here.lookup(typed, true)).toEqual({ companies: [], match: 'none' });
  expect(here.asked).toEqual([]);
});

test('the one that was picked is taken among namesakes, and a pick that nobody bears changes nothing', async () => {
  const directory: Directory = {
    name: 'a directory',
    essential: true,
    search: async () => ({ records: TARNS, people: 0 }),
  };
  const nowhere: Ask = async () => ({ outcome: 'gone', sentence: 'There is nothing.' });
  const identify = (picked?: string) =>
    identifyCompany(
      { ask: nowhere, directories: [directory] },
      { name: 'Tarn', ...defined({ picked }) },
    );
  expect(await identify('wikidata:Q2')).toMatchObject({
    value: { kind: 'found', card: { id: 'wikidata:Q2' } },
  });
  expect(await identify('domain:tarnbank.example')).toMatchObject({
    value: { kind: 'found', card: { id: 'wikidata:Q2' } },
  });
  expect(await identify('wikidata:Q9')).toMatchObject({ value: { kind: 'ambiguous' } });
  expect(await identify()).toMatchObject({ value: { kind: 'ambiguous' } });
});
