import { expect, test } from 'vitest';
import { joinRecords, type Company } from '../companies';
import type { CompanyRecord } from '../directory';
import { nameFitOf } from './fit';
import { comparableName } from '../names/names';
import { weigh } from './weigh';

const record = (name: string, more: Partial<CompanyRecord> = {}): CompanyRecord => ({
  directory: 'wikidata',
  name,
  aliases: [],
  wikidata: name,
  known: 0,
  ended: false,
  ...more,
});
const company = (name: string, more: Partial<CompanyRecord> = {}): Company =>
  joinRecords([record(name, more)])[0] as Company;

/** At or above .75 a name may settle it alone. */
test.each<[string, Company, 'settles' | 'may be' | 'is not']>([
  ['loam ferry', company('Loam Ferry, Inc.'), 'settles'],
  ['The Loam Ferry Company', company('Loam Ferry'), 'settles'],
  ['Loam Ferry GmbH & Co. KG', company('Loam Ferry'), 'settles'],
  ['loamferry', company('Loam Ferry'), 'settles'],
  ['LFY', company('Loam Ferry', { ticker: 'LFY' }), 'settles'],
  ['lfy', company('Loam Ferry', { ticker: 'LFY' }), 'settles'],
  ['Loamy', company('Loam Ferry', { aliases: ['Loamy'] }), 'settles'],
  ['Loam Ferry', company('Loam Ferry Holdings International'), 'settles'],
  ['Loam Ferry Group', company('Loam Ferry'), 'settles'],
  ['Loam Intl', company('Loam International'), 'settles'],
  ['Mueller', company('Müller'), 'settles'],
  ['Muller', company('Müller'), 'settles'],
  ['Groot & Zn', company('Groot and Zn B.V.'), 'settles'],
  ['Яндекс', company('Yandex'), 'settles'],
  ['Smorbrod', company('Smørbrød ApS'), 'settles'],
  ['Loam Fery', company('Loam Ferry'), 'may be'],
  ['Laom Ferry', company('Loam Ferry'), 'may be'],
  ['Loam Ferri', company('Loam Ferry'), 'may be'],
  ['Loam', company('Loam Ferry'), 'may be'],
  ['LFL', company('Loam Ferry Line'), 'may be'],
  ['Loam', company('Loom'), 'may be'],
  ['Tarn', company('Loam Ferry'), 'is not'],
  ['Loa', company('Loam Ferry'), 'is not'],
  ['lfl', company('Loam Ferry Line'), 'is not'],
])('%s, typed where the name is $name, %s', (typed, { ...one }, expected) => {
  const { fit } = nameFitOf(one, typed);
  expect(fit >= 0.75 ? 'settles' : fit >= 0.45 ? 'may be' : 'is not').toBe(expected);
});

test.each([
  ['Mill, Inc.', 'mill'],
  ['Tiffany & Co.', 'tiffany'],
  ['Mill GmbH & Co. KG', 'mill'],
  ['Molino, S.A.B. de C.V.', 'molino'],
  ['Łódź Mills sp. z o.o.', 'lodz mills'],
  ['Ørsted A/S', 'orsted'],
  ['Großmann & Söhne', 'grossmann and sohne'],
  ['Σωλήνες', 'solines'],
  ['磨坊', '磨坊'],
  ['Inter de Mexico', 'inter de mexico'],
])('“%s” compares as “%s”', (name, comparable) => {
  expect(comparableName(name)).toBe(comparable);
});

const shares = (
  companies: readonly Company[],
  asked: Parameters<typeof weigh>[1],
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    weigh(companies, asked).map(({ company: { domain, name }, share }) => [domain ?? name, share]),
  );

test('of two with one name the better known is likelier, and an unknown namesake never makes the famous one doubtful', () => {
  const famous = company('Tarn', { domain: 'a', known: 250 });
  const small = company('Tarn', { domain: 'b', wikidata: 'Q2' });
  expect(shares([small, famous], { name: 'Tarn' })['a']).toBeGreaterThan(0.9);
  expect(
    shares([small, company('Tarn', { domain: 'a', known: 10 })], { name: 'Tarn' })['a'],
  ).toBeLessThan(0.9);
});

test('what no longer exists is less likely, and what is in a register alone too', () => {
  expect(
    shares([company('Tarn', { domain: 'a' }), company('Tarn', { domain: 'b', ended: true })], {
      name: 'Tarn',
    })['a'],
  ).toBeGreaterThan(0.7);
  const [registered] = joinRecords([
    { ...record('Tarn', { domain: 'c' }), directory: 'gleif', wikidata: undefined as never },
  ]);
  expect(
    shares([company('Tarn', { domain: 'a' }), registered as Company], { name: 'Tarn' })['a'],
  ).toBeGreaterThan(0.6);
});

test('a hint that only one fits settles it; the place and the role make one likelier and settle nothing', () => {
  const kettles = company('Tarn', {
    domain: 'a',
    description: 'maker of kettles',
    headquarters: 'Sheffield',
  });
  const bank = company('Tarn', {
    domain: 'b',
    description: 'Norwegian financial company',
    headquarters: 'Oslo',
  });
  expect(shares([kettles, bank], { name: 'Tarn', hint: 'the bank' })['b']).toBeGreaterThan(0.9);
  expect(shares([kettles, bank], { name: 'Tarn', hint: 'Oslo' })['b']).toBeGreaterThan(0.9);
  const soft =
    shares([kettles, bank], { name: 'Tarn', location: 'Oslo, Norway', role: 'Financial analyst' })[
      'b'
    ] ?? 0;
  expect(soft).toBeGreaterThan(0.5);
  expect(soft).toBeLessThan(0.9);
});

test('the reasons say what speaks for each, the best known first', () => {
  const [best, next] = weigh(
    [company('Tarn', { known: 90 }), company('Tarn Kettles', { ended: true })],
    { name: 'Tarn' },
  );
  expect(best?.reasons).toEqual(['has exactly this name', 'is the best known of that name']);
  expect(next?.reasons).toEqual([
    'has a longer name that begins like this',
    'is no longer in business',
  ]);
});
