import { expect, test } from 'vitest';
import { identifierOf, joinRecords } from './companies';
import type { CompanyRecord } from './directory';

const record = (
  directory: CompanyRecord['directory'],
  name: string,
  more: Partial<CompanyRecord> = {},
): CompanyRecord => ({ directory, name, aliases: [], known: 0, ended: false, ...more });
const names = (records: readonly CompanyRecord[]) =>
  joinRecords(records).map((company) => [company.name, company.directories.join('+')]);

test('entries with a common number are one company, and each adds what the others left out', () => {
  const joined = joinRecords([
    record('wikidata', 'Loam Ferry', {
      wikidata: 'Q1',
      cik: '77',
      lei: 'LEI1',
      domain: 'loamferry.example',
      aliases: ['Loamy'],
      known: 12,
      country: 'Belgium',
    }),
    record('sec', 'LOAM FERRY INC', { cik: '77', ticker: 'LFY', known: 30 }),
    record('gleif', 'Loam Ferry, Inc.', {
      lei: 'LEI1',
      companyNumber: '0042',
      headquarters: 'Ghent',
    }),
  ]);
  expect(joined).toHaveLength(1);
  expect(joined[0]).toMatchObject({
    name: 'Loam Ferry',
    legalName: 'LOAM FERRY INC',
    names: ['Loam Ferry', 'LOAM FERRY INC', 'Loam Ferry, Inc.'],
    aliases: ['Loamy'],
    wikidata: 'Q1',
    cik: '77',
    lei: 'LEI1',
    ticker: 'LFY',
    headquarters: 'Ghent',
    domain: 'loamferry.example',
    known: 42,
  });
});

test('numbers that contradict keep entries of one name apart', () => {
  expect(
    names([
      record('wikidata', 'Tarn', { wikidata: 'Q3', cik: '1' }),
      record('sec', 'Tarn', { cik: '2' }),
    ]),
  ).toEqual([
    ['Tarn', 'wikidata'],
    ['Tarn', 'sec'],
  ]);
  expect(
    names([
      record('wikidata', 'Tarn, Inc.', { wikidata: 'Q3', lei: 'A' }),
      record('gleif', 'TARN INC', { lei: 'B' }),
    ]),
  ).toHaveLength(2);
});

test('without a number the registered name joins, with its legal form and not in another country', () => {
  expect(
    names([
      record('wikidata', 'Tarn', { wikidata: 'Q3', legalName: 'Tarn Incorporated' }),
      record('gleif', 'TARN INC', { lei: 'A', country: 'Norway' }),
    ]),
  ).toEqual([['Tarn', 'wikidata+gleif']]);
  expect(
    names([
      record('wikidata', 'Tarn', { wikidata: 'Q3', legalName: 'Tarn Incorporated' }),
      record('gleif', 'TARN LLC', { lei: 'A', country: 'Norway' }),
    ]),
  ).toHaveLength(2);
  expect(
    names([
      record('wikidata', 'Tarn', { wikidata: 'Q3', legalName: 'Tarn Ltd', country: 'Ireland' }),
      record('companies-house', 'TARN LIMITED', { companyNumber: '1', country: 'United Kingdom' }),
    ]),
  ).toHaveLength(2);
});

test('a name of several words joins where a country is not told, and one of a single word does not', () => {
  expect(
    names([
      record('wikidata', 'Tarn Kettles', { wikidata: 'Q3' }),
      record('gleif', 'Tarn Kettles AS', { lei: 'A', country: 'Norway' }),
    ]),
  ).toEqual([['Tarn Kettles', 'wikidata+gleif']]);
  expect(
    names([
      record('wikidata', 'Tarn', { wikidata: 'Q3' }),
      record('gleif', 'Tarn AS', { lei: 'A', country: 'Norway' }),
    ]),
  ).toHaveLength(2);
  expect(
    names([
      record('wikidata', 'Tarn Kettles', { wikidata: 'Q3', country: 'Ireland' }),
      record('gleif', 'Tarn Kettles AS', { lei: 'A', country: 'Norway' }),
    ]),
  ).toHaveLength(2);
});

test('a name without its form joins within one country, and not where two bear it', () => {
  const tarn = record('wikidata', 'Tarn', { wikidata: 'Q3', country: 'Norway' });
  expect(names([tarn, record('gleif', 'Tarn AS', { lei: 'A', country: 'Norway' })])).toEqual([
    ['Tarn', 'wikidata+gleif'],
  ]);
  expect(
    names([
      tarn,
      record('gleif', 'Tarn AS', { lei: 'A', country: 'Norway' }),
      record('gleif', 'Tarn ASA', { lei: 'B', country: 'Norway' }),
    ]),
  ).toHaveLength(3);
  expect(
    names([
      tarn,
      record('wikidata', 'Tarn', { wikidata: 'Q4', country: 'Norway' }),
      record('gleif', 'Tarn AS', { lei: 'A', country: 'Norway' }),
    ]),
  ).toHaveLength(3);
});

test('two entries of one directory are never one company', () => {
  expect(
    names([
      record('wikidata', 'Tarn', { wikidata: 'Q3', domain: 'tarn.example' }),
      record('wikidata', 'Tarn', { wikidata: 'Q4', domain: 'tarn.example' }),
    ]),
  ).toHaveLength(2);
});

test.each<[Partial<CompanyRecord>, string]>([
  [{ wikidata: 'Q3', cik: '77' }, 'wikidata:Q3'],
  [{ cik: '77', lei: 'A' }, 'sec:0000000077'],
  [{ lei: 'A', companyNumber: '9' }, 'lei:A'],
  [{ companyNumber: '9' }, 'companies-house:9'],
  [{ domain: 'tarn.example' }, 'domain:tarn.example'],
])('a company known by %j is called %s', (known, id) => {
  expect(joinRecords([record('site', 'Tarn', known)]).map(identifierOf)).toEqual([id]);
});
