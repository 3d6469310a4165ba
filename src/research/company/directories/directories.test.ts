import { expect, test } from 'vitest';
import { secCompanyTickers, type Ask, type Source } from '../../sources';
import { completeCard, identifyCompany } from '../identify-company';
import { britishDirectory, leiDirectory } from './legal-entities';
import { secDirectory } from './sec';

const register = (url: string): Source => ({
  ...secCompanyTickers,
  id: 'a-register',
  request: { urls: [url] },
});
const lei = register('https://lei.example/records?filter[entity.legalName]={legalName}');
const british = register('https://house.example/search?q={legalName}');

interface Answers {
  readonly [start: string]: unknown;
}
function askOf(answers: Answers): Ask & { readonly asked: string[] } {
  const asked: string[] = [];
  const ask: Ask = async ({ url }) => {
    asked.push(url);
    const found = Object.entries(answers).find(([start]) => url.startsWith(start))?.[1];
    return found === undefined
      ? { outcome: 'unreachable', sentence: 'No.' }
      : {
          outcome: 'ok',
          url,
          type: 'application/json',
          text: typeof found === 'string' ? found : JSON.stringify(found),
          headers: {},
          fetchedAt: '2026-03-02T10:00:00.000Z',
        };
  };
  return Object.assign(ask, { asked });
}

const leiAnswer = {
  data: [
    {
      type: 'lei-records',
      id: '5299TARN',
      attributes: {
        lei: '5299TARN',
        entity: {
          legalName: { name: 'TARN AS' },
          otherNames: [{ name: 'Tarn Kjeler' }],
          headquartersAddress: { city: 'Oslo', country: 'NO' },
          registeredAt: { id: 'RA000472' },
          registeredAs: '912',
          status: 'ACTIVE',
        },
      },
    },
    {
      id: '2138TARN',
      attributes: {
        entity: {
          legalName: { name: 'TARN LIMITED' },
          legalAddress: { city: 'London', country: 'GB' },
          registeredAt: { id: 'RA000585' },
          registeredAs: '01234567',
          status: 'INACTIVE',
        },
      },
    },
    { id: 'empty', attributes: {} },
  ],
};

test('the register of legal entities tells name, seat, identifier and whether the company lives', async () => {
  const ask = askOf({ 'https://lei.example/': leiAnswer });
  const answer = await leiDirectory(ask, lei).search('Tarn & Søn');
  expect(ask.asked).toEqual([
    'https://lei.example/records?filter[entity.legalName]=Tarn%20%26%20S%C3%B8n',
  ]);
  expect(answer?.records).toMatchObject([
    {
      name: 'TARN AS',
      lei: '5299TARN',
      headquarters: 'Oslo',
      country: 'Norway',
      aliases: ['Tarn Kjeler'],
      ended: false,
    },
    {
      name: 'TARN LIMITED',
      lei: '2138TARN',
      country: 'United Kingdom',
      companyNumber: '01234567',
      ended: true,
    },
  ]);
  expect(answer?.records[0]).not.toHaveProperty('companyNumber');
});

test('the British register tells number, town and what was dissolved', async () => {
  const ask = askOf({
    'https://house.example/': {
      items: [
        {
          title: 'TARN KETTLES LIMITED',
          company_number: '0042',
          company_status: 'active',
          address: { locality: 'Sheffield' },
        },
        { title: 'TARN TRADING LTD', company_number: '0043', company_status: 'dissolved' },
      ],
    },
  });
  expect((await britishDirectory(ask, british).search('Tarn'))?.records).toMatchObject([
    { companyNumber: '0042', headquarters: 'Sheffield', country: 'United Kingdom', ended: false },
    { companyNumber: '0043', ended: true },
  ]);
});

test.each<[string, Answers]>([
  ['is silent', {}],
  ['answers with something else', { 'https://lei.example/': '<html>busy</html>' }],
])('a register that %s is not one that knows nothing', async (_, answers) => {
  expect(await leiDirectory(askOf(answers), lei).search('Tarn')).toBeUndefined();
});

test('a register that has no such company says so', async () => {
  const nothing: Ask = async () => ({ outcome: 'empty', sentence: 'There is nothing.' });
  expect(await leiDirectory(nothing, lei).search('Tarn')).toEqual({ records: [], people: 0 });
});

const listed = {
  0: { cik_str: 9, ticker: 'BIG', title: 'Bigmill Corp' },
  1: { cik_str: 9, ticker: 'BIG-P', title: 'Bigmill Corp' },
  2: { cik_str: 10, ticker: 'BGT', title: 'Bigmill Therapeutics Inc' },
  3: { cik_str: 11, ticker: 'OTH', title: 'Other Inc' },
};

test('the list of listed companies is read by name, by symbol and by slips of the pen, each company once', async () => {
  const directory = secDirectory(askOf({ 'https://www.sec.gov/': listed }));
  const tickers = async (name: string) =>
    (await directory.search(name))?.records.map(({ ticker }) => ticker);
  expect(await tickers('bigmill')).toEqual(['BIG', 'BGT']);
  expect(await tickers('BGT')).toEqual(['BGT']);
  expect(await tickers('Bigmil')).toEqual(['BIG', 'BGT']);
  expect(await tickers('Nosuch')).toEqual([]);
  expect((await directory.search('Bigmill Corp'))?.alike?.map(({ ticker }) => ticker)).toEqual([
    'BIG',
    'BGT',
  ]);
});

const claim = (value: unknown) => [{ mainsnak: { datavalue: { value } }, rank: 'normal' }];
const item = (id: string, label: string, claims: object) => ({
  entities: {
    [id]: {
      id,
      labels: { en: { value: label } },
      descriptions: { en: { value: 'a company' } },
      aliases: {},
      claims,
      sitelinks: { enwiki: {}, dewiki: {} },
    },
  },
});
const world = {
  'https://www.sec.gov/': listed,
  'https://www.wikidata.org/w/api.php?action=wbsearchentities': {
    search: [{ id: 'Q11', label: 'Bigmill' }],
  },
  'https://www.wikidata.org/w/api.php?action=wbgetentities': {
    entities: {
      Q20: { id: 'Q20', labels: { en: { value: 'Flourhouse' } } },
      Q12: { id: 'Q12', labels: { en: { value: 'Smallmill' } } },
    },
  },
  'https://www.wikidata.org/wiki/Special:EntityData/Q11.json': item('Q11', 'Bigmill', {
    P856: claim('https://www.bigmill.example/'),
    P5531: claim('0000000009'),
    P1278: claim('5299BIG'),
    P749: claim({ id: 'Q20' }),
  }),
  'https://www.wikidata.org/wiki/Special:EntityData/Q20.json': item('Q20', 'Flourhouse', {
    P355: [...claim({ id: 'Q11' }), ...claim({ id: 'Q12' })],
  }),
};

test('the card names parent and sisters, and a board only where the board bears the company’s name', async () => {
  const boards = {
    'https://boards-api.greenhouse.io/v1/boards/bigmill': { name: 'Bigmill' },
    'https://apply.workable.com/api/v1/widget/accounts/bigmill': { name: 'Big Mill Bakery' },
    'https://api.smartrecruiters.com/v1/companies/bigmill/': { content: [] },
  };
  const answer = await identifyCompany(
    { ask: askOf({ ...world, ...boards }) },
    { name: 'Bigmill' },
  );
  expect(answer).toHaveProperty('value.card.jobBoards', { greenhouse: 'bigmill' });
  expect(answer).toMatchObject({
    ok: true,
    value: {
      kind: 'found',
      card: {
        lei: '5299BIG',
        ticker: 'BIG',
        cik: '0000000009',
        parent: { name: 'Flourhouse', wikidata: 'Q20' },
        sisters: [{ name: 'Smallmill', wikidata: 'Q12' }],
        namesakes: ['Bigmill Therapeutics Inc'],
      },
    },
  });
});

test('where its entry names no parent, the register of legal entities is asked', async () => {
  const { 'https://www.wikidata.org/wiki/Special:EntityData/Q20.json': _, ...rest } = world;
  const alone = {
    ...rest,
    'https://www.wikidata.org/wiki/Special:EntityData/Q11.json': item('Q11', 'Bigmill', {
      P856: claim('https://www.bigmill.example/'),
      P5531: claim('0000000009'),
      P1278: claim('5299BIG'),
    }),
  };
  const parent = (name: string) => ({
    'https://api.gleif.org/api/v1/lei-records/5299BIG/ultimate-parent': {
      data: { attributes: { lei: '5299TOP', entity: { legalName: { name } } } },
    },
  });
  expect(
    await identifyCompany(
      { ask: askOf({ ...alone, ...parent('Flourhouse Holding AG') }) },
      { name: 'Bigmill' },
    ),
  ).toMatchObject({ value: { card: { parent: { name: 'Flourhouse Holding AG' } } } });
  expect(
    await identifyCompany(
      { ask: askOf({ ...alone, ...parent('Bigmill Corp') }) },
      { name: 'Bigmill' },
    ),
  ).not.toHaveProperty('value.card.parent');
});

test('while a directory that must be heard is silent, nothing is called unknown or certain', async () => {
  const { 'https://www.sec.gov/': _, ...withoutList } = world;
  expect(
    await identifyCompany(
      { ask: askOf({ 'https://www.sec.gov/': listed }) },
      { name: 'Nosuch Holdings' },
    ),
  ).toMatchObject({ ok: false, failure: { code: 'sources-unavailable' } });
  expect(await identifyCompany({ ask: askOf(withoutList) }, { name: 'Bigmill' })).toMatchObject({
    ok: false,
    failure: { code: 'sources-unavailable' },
  });
  expect(
    await identifyCompany(
      { ask: askOf(withoutList) },
      { name: 'Bigmill', hint: 'bigmill.example' },
    ),
  ).toMatchObject({ ok: true, value: { kind: 'found' } });
});

test('the card of a candidate is completed once it is chosen, and kept as it was where nobody answers', async () => {
  const asked = await identifyCompany({ ask: askOf(world) }, { name: 'Bigmil' });
  const [candidate] = asked.ok && asked.value.kind === 'ambiguous' ? asked.value.candidates : [];
  if (candidate === undefined) throw new Error('It was not asked back.');
  expect(candidate.card).toMatchObject({ id: 'wikidata:Q11', ticker: 'BIG' });
  expect(candidate.card).not.toHaveProperty('sisters');
  expect(await completeCard({ ask: askOf(world) }, candidate.card)).toMatchObject({
    id: 'wikidata:Q11',
    sisters: [{ name: 'Smallmill' }],
  });
  expect(await completeCard({ ask: askOf({}) }, candidate.card)).toEqual(candidate.card);
});

test('the buyer’s own address is no part of the question', async () => {
  const ask = askOf(world);
  await identifyCompany({ ask }, { name: 'Bigmill', role: 'Miller', location: 'Ghent' });
  expect(ask.asked.join('\n')).not.toMatch(/@|Ghent|Miller/);
});
