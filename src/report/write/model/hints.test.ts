import { expect, test } from 'vitest';
import { inputFor, row } from '../../fixtures/writing';
import { calculatedLines, joinLines } from './hints';

const [EARLIER, LATER] = [
  row({
    attribute: 'revenue',
    quote: 'Revenue 2024: $10 million',
    value: 10,
    unit: 'USD',
    asOf: '2024-12-31',
  }),
  row({
    attribute: 'revenue',
    quote: 'Revenue 2025: $12 million',
    value: 12,
    unit: 'USD',
    asOf: '2025-12-31',
  }),
];
const { rows } = inputFor('snapshot', [EARLIER, LATER]);
const GREW = {
  text: 'Revenue grew 20%.',
  evidenceIds: [EARLIER.id, LATER.id],
  restsOn: [],
  computation: { kind: 'growth', from: EARLIER.id, to: LATER.id },
} as const;
const numbers = (ids: readonly string[]): string[] =>
  rows.filter(({ evidence }) => ids.includes(evidence.id)).map(({ number }) => `E${number}`);

test('a pair is named by the numbers of its entries, and only where both are shown', () => {
  const join = { ids: [EARLIER.id, LATER.id], by: 'number', shared: '38' } as const;
  const far = { ...join, ids: [EARLIER.id, 'elsewhere'] } as const;
  expect(joinLines([far, join], rows)).toEqual([
    `J1 ${JSON.stringify({ entries: numbers(join.ids), share: 'number 38' })}`,
  ]);
});

test('what code has calculated is told with its formula, and only where all that it is made of is shown', () => {
  const [line = ''] = calculatedLines([GREW], rows);
  expect(line).toMatch(/^K1 /u);
  expect(JSON.parse(line.slice(3))).toEqual({
    calculated: GREW.text,
    formula: '(12 − 10) ÷ 10',
    entries: numbers(GREW.evidenceIds),
  });
  expect(calculatedLines([GREW], rows.slice(1))).toEqual([]);
});
