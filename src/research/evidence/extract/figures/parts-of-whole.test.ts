import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../../sources';
import type { EntityCard } from '../../../company';
import { readPage } from '../../../read';
import type { Document } from '../document';
import { partsOfWhole } from './parts-of-whole';

const card: EntityCard = {
  id: 'x',
  name: 'Loam Ferry',
  legalName: 'Loam Ferry, Inc.',
  aliases: [],
  jobBoards: {},
  namesakes: [],
};

const record: Document['record'] = {
  snapshot: 's',
  sourceId: 'sec-10k',
  sourceName: 'Annual report',
  url: 'https://filings.example/loam-ferry',
  title: 'Item 7',
  kind: 'filing',
  topics: ['financials'],
  reliability: 'register',
  tier: 'A',
  matchScore: 1,
  fetchedAt: '2026-03-02T00:00:00Z',
  blocks: [],
};

function filing(...tables: readonly string[]): Document {
  const html = tables.map((rows) => `<p>What we earned.</p><table>${rows}</table>`).join('');
  const { text, blocks } = readPage({ html: `<main>${html}</main>`, url: record.url });
  return { text, record: { ...record, blocks } };
}

const year = (of: number, val: number) => ({
  start: `${of}-01-01`,
  end: `${of}-12-31`,
  val,
  form: '10-K',
  fy: 2025,
  filed: '2026-02-01',
});

/** The whole company’s figures, as filed for machines. */
function filed(concept: string, before: number, now: number): Document {
  const body = {
    facts: { 'us-gaap': { [concept]: { units: { USD: [year(2024, before), year(2025, now)] } } } },
  };
  return { text: canonicalJson(body), record: { ...record, kind: 'company-facts', blocks: [] } };
}

const cells = (label: string, ...figures: readonly string[]): string =>
  `<tr><td>${label}</td>${figures.map((figure) => `<td>${figure}</td>`).join('')}</tr>`;

const REVENUE = filed('Revenues', 900_000_000, 1_000_000_000);
const INCOME = filed('OperatingIncomeLoss', 150_000_000, 200_000_000);

const read = (document: Document, whole = REVENUE) =>
  partsOfWhole(document, { card, all: [whole, document] }).map(
    ({ attribute, value, unit, asOf, details }) => ({
      attribute,
      value,
      unit,
      asOf,
      ...details,
    }),
  );
const said = (document: Document, whole = REVENUE) =>
  partsOfWhole(document, { card, all: [whole, document] })
    .filter(({ asOf }) => asOf === '2025-12-31')
    .map(({ details, value }) => [details?.['segment'], value, details?.['within']]);

describe('a table whose rows add up to the whole of both years', () => {
  test('tells each part of both years, in the unit and by the year of the whole', () => {
    const table = filing(
      cells('Ferries', '600', '650') +
        cells('Mills', '300', '350') +
        cells('Total', '900', '1,000'),
    );
    expect(read(table)).toEqual([
      ...(['2025', '2024'] as const).map((of) => ({
        attribute: 'segment-revenue',
        value: of === '2025' ? 650_000_000 : 600_000_000,
        unit: 'usd',
        asOf: `${of}-12-31`,
        segment: 'Ferries',
        fiscalYear: Number(of),
      })),
      ...(['2025', '2024'] as const).map((of) => ({
        attribute: 'segment-revenue',
        value: of === '2025' ? 350_000_000 : 300_000_000,
        unit: 'usd',
        asOf: `${of}-12-31`,
        segment: 'Mills',
        fiscalYear: Number(of),
      })),
    ]);
  });

  test('may have signs, shares, a third year, and footnotes beside its figures', () => {
    const table = filing(
      cells('Ferries (1)', '$', '650', '$', '600', '$', '500', '8', '%') +
        cells('Mills:', '350', '300', '290', '17', '%') +
        cells('Total revenues', '$', '1,000', '$', '900', '$', '790', '11', '%'),
    );
    expect(said(table)).toEqual([
      ['Ferries', 650_000_000, undefined],
      ['Mills', 350_000_000, undefined],
    ]);
  });

  test('keeps what one of its rows sums up within that part', () => {
    const table = filing(
      cells('Day ferries', '400', '420') +
        cells('Night ferries', '200', '230') +
        cells('Ferries total', '600', '650') +
        cells('Mills', '300', '350') +
        cells('Consolidated', '900', '1,000'),
    );
    expect(said(table)).toEqual([
      ['Ferries', 650_000_000, undefined],
      ['Day ferries', 420_000_000, 'Ferries'],
      ['Night ferries', 230_000_000, 'Ferries'],
      ['Mills', 350_000_000, undefined],
    ]);
  });

  test('has rows that are no part’s name, which count and are not told', () => {
    const table = filing(
      cells('Ferries', '700', '750') +
        cells('Mills', '300', '350') +
        cells('Eliminations', '(100)', '(100)') +
        cells('Total', '900', '1,000'),
    );
    expect(said(table).map(([name]) => name)).toEqual(['Ferries', 'Mills']);
  });

  test('is told once, however often a report repeats it', () => {
    const rows =
      cells('Ferries', '600', '650') +
      cells('Mills', '300', '350') +
      cells('Total', '900', '1,000');
    expect(said(filing(rows, rows))).toHaveLength(2);
  });

  test('tells operating income where that is the whole, losses and all', () => {
    const table = filing(
      cells('Ferries', '170', '210') +
        cells('Mills', '(20)', '(10)') +
        cells('Total', '150', '200'),
    );
    expect(read(table, INCOME).map(({ attribute, value }) => [attribute, value])).toEqual([
      ['segment-income', 210_000_000],
      ['segment-income', 170_000_000],
      ['segment-income', -10_000_000],
      ['segment-income', -20_000_000],
    ]);
  });
});

describe('nothing is read', () => {
  const parts = cells('Ferries', '600', '650') + cells('Mills', '300', '350');
  test.each([
    ['where the rows don’t add up', cells('Ferries', '600', '640'), cells('Total', '900', '1,000')],
    ['where only one year is the whole’s', parts, cells('Total', '910', '1,000')],
    ['where the whole is another company’s', parts, cells('Total', '800', '1,100')],
    ['of a whole that has a single row', '', cells('Ferries', '900', '1,000')],
  ])('%s', (_, rows, total) => {
    expect(read(filing(rows + total))).toEqual([]);
  });

  test('of an income statement, whose lines add up too', () => {
    const statement = filing(
      cells('Net sales', '900', '1,000') +
        cells('Costs and expenses', '(750)', '(800)') +
        cells('Operating income', '150', '200'),
    );
    expect(read(statement, INCOME)).toEqual([]);
  });

  test('of a page that is no filing, and where nothing was filed for machines', () => {
    const table = filing(parts + cells('Total', '900', '1,000'));
    expect(partsOfWhole(table, { card, all: [table] })).toEqual([]);
    const page = { ...table, record: { ...table.record, kind: 'page' as const } };
    expect(partsOfWhole(page, { card, all: [REVENUE, page] })).toEqual([]);
  });
});
