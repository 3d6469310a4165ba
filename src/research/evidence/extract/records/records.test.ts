import { expect, test } from 'vitest';
import type { EntityCard } from '../../../company';
import type { Block, Snapshot } from '../../shape';
import { companyFacts } from './company-facts';
import type { Document, Draft } from '../document';
import { declaredPay, headlines, records } from './records';
import { canonicalJson } from '../../../sources';

const card: EntityCard = {
  id: 'x',
  name: 'Loam Ferry',
  legalName: 'Loam Ferry, Inc.',
  aliases: [],
  jobBoards: {},
  namesakes: ['Loam Foods'],
};

function document(lines: readonly string[], record: Partial<Snapshot>): Document {
  const blocks = lines.map((line, index): Block => {
    const start = lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0);
    return { kind: index === 0 ? 'heading' : 'row', start, end: start + line.length };
  });
  return {
    text: lines.join('\n'),
    record: {
      snapshot: 's',
      sourceId: 's',
      sourceName: 'S',
      url: 'https://s.example',
      title: lines[0] ?? '',
      kind: 'record',
      topics: ['legal'],
      reliability: 'register',
      tier: 'A',
      matchScore: 1,
      fetchedAt: '2026-03-02T00:00:00Z',
      blocks,
      ...record,
    },
  };
}
const quote = ({ text }: Document, draft: Draft | undefined): string =>
  text.slice(draft?.start, draft?.end);
const reading = { card, all: [] };

test('a notice of layoffs gives how many, when and where, and its quote holds the number', () => {
  const notice = document(
    [
      'LOAM FERRY INC',
      'Date: 2025-03-11',
      'Effective: 2025-05-10',
      'People: 84',
      'County: Kent',
      'Industry: Water transport',
    ],
    {
      topics: ['news', 'culture'],
      details: {
        name: 'LOAM FERRY INC',
        date: '2025-03-11',
        effective: '2025-05-10',
        people: 84,
        county: 'Kent',
      },
    },
  );
  const [draft] = records(notice, reading);
  expect(draft).toMatchObject({
    attribute: 'layoff',
    value: 84,
    unit: 'people',
    asOf: '2025-03-11',
    details: { effective: '2025-05-10', county: 'Kent' },
  });
  expect(quote(notice, draft)).toContain('People: 84');
});

test('a case is a legal matter with its day, and a contract has its sum', () => {
  expect(
    records(
      document(['Harbour Union v. Loam Ferry', 'Date: 2024-06-01', 'Court: Kent'], {
        details: { date: '2024-06-01', court: 'Kent' },
      }),
      reading,
    ),
  ).toMatchObject([{ attribute: 'legal', asOf: '2024-06-01', details: { court: 'Kent' } }]);
  expect(
    records(
      document(['Ferry service', 'Amount: 1200000', 'Agency: Coast Guard'], {
        topics: ['financials', 'market'],
        details: { amount: 1_200_000, agency: 'Coast Guard' },
      }),
      reading,
    ),
  ).toMatchObject([
    { attribute: 'contract', value: 1_200_000, details: { agency: 'Coast Guard' } },
  ]);
});

test('a contract is told in the money it was made in, and its quote says which', () => {
  const contract = document(
    [
      'Quay lights',
      'Date: 2026-05-18',
      'Agency: Port of Hull',
      'Amount: 412000',
      'Currency: GBP',
      'Until: 2028-05-31',
    ],
    {
      topics: ['market'],
      details: { amount: 412_000, currency: 'GBP', agency: 'Port of Hull', date: '2026-05-18' },
    },
  );
  const [draft] = records(contract, reading);
  expect(draft).toMatchObject({ attribute: 'contract', value: 412_000, unit: 'gbp' });
  expect(quote(contract, draft)).toMatch(/Amount: 412000\nCurrency: GBP$/u);
});

test('declared pay is one employer’s, not an occupation’s', () => {
  expect(
    declaredPay(
      document(['Deck Officer', 'Pay from: 90000', 'Pay to: 110000'], {
        kind: 'pay',
        details: { employer: 'Loam Ferry', title: 'Deck Officer', payFrom: 90_000, payTo: 110_000 },
      }),
      reading,
    ),
  ).toMatchObject([{ attribute: 'declared-pay', value: 90_000, details: { to: 110_000 } }]);
  expect(
    declaredPay(
      document(['2024', 'Pay median: 70000'], { kind: 'pay', details: { payMedian: 70_000 } }),
      reading,
    ),
  ).toEqual([]);
});

test('a stranger’s headline counts if it names the company, and not if it names its namesake', () => {
  const news = (title: string) =>
    headlines(
      document([title], {
        kind: 'news',
        topics: ['news'],
        reliability: 'public-voice',
        publishedAt: '2026-01-05',
      }),
      reading,
    );
  expect(news('Loam Ferry buys two boats')).toMatchObject([
    { attribute: 'news', value: 'Loam Ferry buys two boats', asOf: '2026-01-05' },
  ]);
  expect(news('Loam Foods recalls oats')).toEqual([]);
  expect(news('Ferries are slow')).toEqual([]);
});

const fact = (end: string, val: number, filed: string, form = '10-K') => ({
  start: `${end.slice(0, 4)}-01-01`,
  end,
  val,
  accn: '1',
  fy: 1,
  fp: 'FY',
  form,
  filed,
});
const filed = (
  usGaap: Readonly<Record<string, readonly object[]>>,
  dei: Readonly<Record<string, unknown>> = {},
): Document =>
  document(
    [
      canonicalJson({
        facts: {
          dei,
          'us-gaap': Object.fromEntries(
            Object.entries(usGaap).map(([name, facts]) => [name, { units: { USD: facts } }]),
          ),
        },
      }),
    ],
    { kind: 'company-facts' },
  );
const figures = (found: Document) =>
  companyFacts(found, reading).map(({ attribute, value, asOf }) => [attribute, value, asOf]);

test('a year that a later filing states anew is the later one’s, in a current report too, and a quarterly report states no year', () => {
  expect(
    figures(
      filed({
        Revenues: [
          fact('2024-12-31', 268, '2025-08-01', '8-K'),
          fact('2024-12-31', 271, '2025-02-01'),
          fact('2024-12-31', 1, '2025-11-01', '10-Q'),
        ],
      }),
    ),
  ).toEqual([['revenue', 268, '2024-12-31']]);
});

test('the parent’s net income stands before the one with minorities, whenever each was filed', () => {
  expect(
    figures(
      filed({
        NetIncomeLoss: [fact('2024-12-31', 10, '2025-02-01')],
        ProfitLoss: [fact('2024-12-31', 12, '2026-02-01'), fact('2023-12-31', 9, '2026-02-01')],
      }),
    ),
  ).toEqual([
    ['net-income', 10, '2024-12-31'],
    ['net-income', 9, '2023-12-31'],
  ]);
});

test('every year that was filed is read, and employees where a filer states them', () => {
  const years = Array.from({ length: 14 }, (_, index) =>
    fact(`${2011 + index}-12-31`, index, `${2012 + index}-02-01`),
  );
  expect(figures(filed({ Revenues: years }))).toHaveLength(14);
  const { start: _, ...moment } = fact('2025-12-31', 1906, '2026-02-01');
  expect(figures(filed({}, { EntityNumberOfEmployees: { units: { pure: [moment] } } }))).toEqual([
    ['employees', 1906, '2025-12-31'],
  ]);
});
