import { defined } from '../../kernel/defined';
import { expect, test } from 'vitest';
import type { Ask } from '../sources';
import { identifyCompany } from './identify-company';
import { comparableName, isMisspelling } from './names/names';

interface MadeUp {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly aliases?: readonly string[];
  readonly site?: string;
  readonly cik?: string;
  readonly human?: boolean;
}
const companies: readonly MadeUp[] = [
  {
    id: 'Q1',
    label: 'Loam Ferry',
    description: 'ferry line in Ghent',
    aliases: ['LFY', 'Loamy'],
    site: 'https://www.loamferry.example/',
    cik: '0000000077',
  },
  {
    id: 'Q2',
    label: 'Loam Ferry Books',
    description: 'publisher',
    site: 'https://loambooks.example/',
  },
  {
    id: 'Q3',
    label: 'Tarn',
    description: 'maker of kettles',
    site: 'https://tarn-kettles.example/',
  },
  { id: 'Q4', label: 'Tarn', description: 'bank in Oslo', site: 'https://tarnbank.example/' },
  { id: 'Q5', label: 'Loamy Vale', description: 'painter', human: true },
];
const tickers = {
  0: { cik_str: 77, ticker: 'LFY', title: 'LOAM FERRY, INC.' },
  1: { cik_str: 88, ticker: 'LOBS', title: 'Lobster Sails Corp' },
  2: { cik_str: 99, ticker: 'LOBT', title: 'Lobster Therapeutics Inc' },
  3: { cik_str: 111, ticker: 'GOOD', title: 'QUARRY & GLADE CORP /DE/' },
  4: { cik_str: 222, ticker: 'QVNT', title: 'VALE NORTH TRUSTEES INC' },
  5: { cik_str: 333, ticker: 'VNT', title: 'SALT WORKS INC' },
};

function entity({ id, label, description, aliases = [], site, cik, human }: MadeUp) {
  const claim = (value: unknown) => [{ mainsnak: { datavalue: { value } }, rank: 'normal' }];
  const claims = {
    ...(site === undefined ? {} : { P856: claim(site) }),
    ...(cik === undefined ? {} : { P5531: claim(cik) }),
    ...(human === true
      ? { P31: claim({ id: 'Q5' }), P856: claim('https://painter.example') }
      : { P17: claim({ id: 'Q900' }) }),
  };
  return {
    entities: {
      [id]: {
        id,
        labels: { en: { value: label } },
        descriptions: { en: { value: description } },
        aliases: { en: aliases.map((value) => ({ value })) },
        claims,
      },
    },
  };
}

const site =
  '<html><head><title>Fen & Daughters</title><script type="application/ld+json">{"@type":"Organization","name":"Fen & Daughters","legalName":"Fen and Daughters Ltd"}</script></head><body><main><p>We weave baskets by hand, and have done so in the same barn for ninety years.</p></main></body></html>';

function answers(url: string): string | undefined {
  const { hostname, pathname, searchParams } = new URL(url);
  if (hostname === 'www.sec.gov') return JSON.stringify(tickers);
  if (hostname === 'fen.example') return site;
  if (searchParams.get('action') === 'wbgetentities')
    return JSON.stringify({
      entities: { Q900: { id: 'Q900', labels: { en: { value: 'Belgium' } } } },
    });
  if (searchParams.get('action') === 'wbsearchentities') {
    const typed = comparableName(searchParams.get('search') ?? '');
    const hits = companies.filter(
      ({ label, aliases = [] }) =>
        [label, ...aliases].some((name) => comparableName(name).startsWith(typed)) ||
        comparableName(label).replaceAll(' ', '').startsWith(typed),
    );
    return JSON.stringify({ search: hits.map(({ id, label }) => ({ id, label })) });
  }
  const found = companies.find(({ id }) => pathname.endsWith(`/${id}.json`));
  return found === undefined ? undefined : JSON.stringify(entity(found));
}

const asked: string[] = [];
const ask: Ask = async ({ url }) => {
  asked.push(url);
  const text = answers(url);
  return text === undefined
    ? { outcome: 'gone', sentence: 'Gone.' }
    : { outcome: 'ok', url, type: '', text, headers: {}, fetchedAt: '2026-03-02T10:00:00.000Z' };
};
const identify = (name: string, hint?: string) =>
  identifyCompany({ ask }, { name, ...defined({ hint }) });

test('a full name is found, with its listing joined by the register number and the country by name', async () => {
  expect(await identify('loam ferry inc.')).toMatchObject({
    ok: true,
    value: {
      kind: 'found',
      card: {
        id: 'wikidata:Q1',
        name: 'Loam Ferry',
        domain: 'loamferry.example',
        ticker: 'LFY',
        cik: '0000000077',
        country: 'Belgium',
        namesakes: ['Loam Ferry Books'],
      },
    },
  });
});

test.each([
  ['LFY', 'wikidata:Q1'],
  ['loamferry.example', 'wikidata:Q1'],
  ['https://www.loamferry.example/about', 'wikidata:Q1'],
  ['Loamy', 'wikidata:Q1'],
  ['Loam Ferry Books', 'wikidata:Q2'],
  ['LOBS', 'sec:0000000088'],
  ['Lobster Sails', 'sec:0000000088'],
])('“%s” is found as %s', async (name, id) => {
  expect(await identify(name)).toMatchObject({ ok: true, value: { kind: 'found', card: { id } } });
});

test('two companies of one name come back as candidates with reasons, and a hint tells them apart', async () => {
  expect(await identify('Tarn')).toMatchObject({
    ok: true,
    value: {
      kind: 'ambiguous',
      candidates: [
        { card: { id: 'wikidata:Q3' }, reasons: ['Tarn has exactly this name.'] },
        { card: { id: 'wikidata:Q4' } },
      ],
    },
  });
  expect(await identify('Tarn', 'the bank')).toMatchObject({
    ok: true,
    value: { kind: 'found', card: { id: 'wikidata:Q4' } },
  });
  expect(await identify('Tarn', 'https://tarn-kettles.example')).toMatchObject({
    ok: true,
    value: { kind: 'found', card: { id: 'wikidata:Q3' } },
  });
});

test('a domain is never matched to a company of that name with another domain', async () => {
  expect(await identify('tarn.example')).toMatchObject({ ok: true, value: { kind: 'ambiguous' } });
});

test('listed companies whose names begin alike are remembered as namesakes', async () => {
  expect(await identify('Lobster Sails')).toMatchObject({
    ok: true,
    value: { card: { namesakes: ['Lobster Therapeutics Inc'] } },
  });
});

test('a misspelling is asked back and not guessed', async () => {
  expect(await identify('Lobstr Sails')).toMatchObject({
    ok: true,
    value: {
      kind: 'ambiguous',
      candidates: [{ card: { id: 'sec:0000000088' } }],
      sentence: 'Did you mean this company?',
    },
  });
});

test.each([
  ['first letters', 'Q&G'],
  ['first letters, spaced and small', 'q & g'],
  ['a symbol that is a word', 'GOOD'],
  ['two letters wrong', 'Quarri & Glad'],
])('by %s it is asked back, with the one that is meant first', async (_, name) => {
  expect(await identify(name)).toMatchObject({
    ok: true,
    value: {
      kind: 'ambiguous',
      candidates: [{ card: { name: 'Quarry & Glade', legalName: 'QUARRY & GLADE CORP' } }],
    },
  });
});

test('a symbol that is also another company’s first letters is asked back with both', async () => {
  expect(await identify('VNT')).toMatchObject({
    ok: true,
    value: {
      kind: 'ambiguous',
      candidates: [{ card: { name: 'Salt Works' } }, { card: { name: 'Vale North Trustees' } }],
    },
  });
});

test.each(['QUARRY & GLADE CORP /DE/', 'QuarryAndGlade', 'quarry and glade corp.'])(
  'a listed company is found by “%s”',
  async (name) => {
    expect(await identify(name)).toMatchObject({
      ok: true,
      value: { kind: 'found', card: { name: 'Quarry & Glade', ticker: 'GOOD' } },
    });
  },
);

test.each(['Loam Ferry/Loamy', 'Loamy / Loam Ferry', 'Loam Ferry, formerly Loamy'])(
  'of the two names in “%s” the company that bears both is found',
  async (name) => {
    expect(await identify(name)).toMatchObject({
      ok: true,
      value: { kind: 'found', card: { id: 'wikidata:Q1' } },
    });
  },
);

test('where one of two names is nobody’s, the bearer of the other is asked about', async () => {
  const answer = await identify('Nobody/Loam Ferry');
  expect(answer).toMatchObject({ ok: true, value: { kind: 'ambiguous' } });
  expect(
    answer.ok && answer.value.kind === 'ambiguous' ? answer.value.candidates[0]?.card.id : '',
  ).toBe('wikidata:Q1');
});

test('of two companies named in one breath both are offered', async () => {
  const answer = await identify('Loam Ferry / Tarn');
  expect(
    answer.ok && answer.value.kind === 'ambiguous'
      ? answer.value.candidates.map(({ card }) => card.id)
      : [],
  ).toEqual(expect.arrayContaining(['wikidata:Q1', 'wikidata:Q3', 'wikidata:Q4']));
});

test('a company that no directory knows is known by its own site', async () => {
  expect(await identify('fen.example')).toMatchObject({
    ok: true,
    value: {
      kind: 'found',
      card: {
        id: 'domain:fen.example',
        name: 'Fen & Daughters',
        legalName: 'Fen and Daughters Ltd',
        domain: 'fen.example',
      },
    },
  });
});

test('a person, and a company that does not exist, are unknown in plain words', async () => {
  expect(await identify('Loamy Vale')).toMatchObject({
    ok: true,
    value: { kind: 'unknown', sentence: expect.stringContaining('person') },
  });
  expect(await identify('Nosuch Holdings')).toMatchObject({
    ok: true,
    value: { kind: 'unknown', sentence: 'We found no company of that name.' },
  });
});

test('nothing is asked for what is no name', async () => {
  asked.length = 0;
  expect(await identify("'; DROP TABLE orders; --")).toMatchObject({
    ok: false,
    failure: { code: 'looks-like-code' },
  });
  expect(asked).toEqual([]);
});

test('silent directories are not the same as an unknown company', async () => {
  const silent: Ask = async () => ({ outcome: 'unreachable', sentence: 'No.' });
  expect(await identifyCompany({ ask: silent }, { name: 'Loam Ferry' })).toMatchObject({
    ok: false,
    failure: { code: 'sources-unavailable' },
  });
});

test.each([
  ['Mill, Inc.', 'mill'],
  ['The Mill Company', 'mill'],
  ['Mill & Sons GmbH', 'mill and sons'],
  ['Société du Moulin S.A.', 'societe du moulin'],
  ['Inc', 'inc'],
  ['The The', 'the'],
])('“%s” compares as “%s”', (name, comparable) => {
  expect(comparableName(name)).toBe(comparable);
});

test.each([
  ['lobstr', 'lobster', true],
  ['tarn', 'torn', true],
  ['tarn', 'tram', false],
  ['loamferry', 'loam ferry', true],
  ['mill', 'mill', false],
  ['abc', 'abd', false],
])('%s for %s is a misspelling: %s', (typed, name, is) => {
  expect(isMisspelling(typed, name)).toBe(is);
});
