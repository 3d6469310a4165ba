import { expect, test } from 'vitest';
import { flowOf } from './flow';
import { yearsTable } from './years';
import type { BarPicture } from '../pictures/pictures';
import type { Claim } from '../shape';

const series = (id: string, values: readonly (number | null)[]): BarPicture => ({
  id,
  section: 'snapshot',
  kind: 'bars',
  order: 'time',
  unit: 'money-usd',
  title: id,
  says: id,
  citations: [],
  values: values.map((value, at) => ({
    label: String(2020 + at),
    value,
    evidenceIds: [`${id}-${at}`],
  })),
});
const LABELS = new Map([
  ['revenue-0', '1a'],
  ['result-2', '2a'],
]);

test('revenue, growth, and net income stand side by side by year', () => {
  const table = yearsTable(
    [series('revenue', [100e6, 150e6, 120e6]), series('result', [-5e6, null, 2e6])],
    LABELS,
  );
  expect(table?.head).toEqual(['', '2020', '2021', '2022']);
  expect(table?.rows.map(({ cells }) => cells)).toEqual([
    ['Revenue, $ million', '100', '150', '120'],
    ['Growth (our math)', '', '50%', '−20%'],
    ['Net income, $ million', '−5', '–', '2'],
  ]);
  expect(table?.rows.map(({ quotes }) => quotes)).toEqual([['1a'], [], ['2a']]);
});

test('small steps keep a decimal, and a row of figures has as many everywhere', () => {
  const table = yearsTable(
    [series('revenue', [24.1e9, 24e9, 24.25e9]), series('result', [7e9, 6.38e9, 6.75e9])],
    LABELS,
  );
  expect(table?.rows.map(({ cells }) => cells.slice(1))).toEqual([
    ['24.1', '24.0', '24.3'],
    ['', '−0.4%', '1%'],
    ['7.00', '6.38', '6.75'],
  ]);
});

test('of many years the latest six are shown, and growth needs the year before', () => {
  const table = yearsTable(
    [
      series(
        'revenue',
        [1, null, 3, 4, 5, 6, 7, 8].map((one) => one && one * 1e6),
      ),
    ],
    LABELS,
  );
  expect(table?.head).toEqual(['', '2022', '2023', '2024', '2025', '2026', '2027']);
  expect(table?.rows[1]?.cells[1]).toBe('');
  expect(table?.rows).toHaveLength(2);
});

test.each([
  ['two years', [series('revenue', [1e6, 2e6])]],
  ['no revenue', [series('result', [1e6, 2e6, 3e6])]],
  ['nothing', []],
])('%s make no table', (_kind, pictures) => {
  expect(yearsTable(pictures, LABELS)).toBeUndefined();
});

const claims = (...texts: readonly string[]) => texts.map((text) => ({ text }) as Claim);

test.each([
  [
    'snapshot',
    'How big it is',
    ['It has 40 shops.', 'It has two mills.', 'It is old.'],
    'paragraph',
  ],
  ['culture', 'Values', ['Speak first: we do.', 'Look twice: we do.', 'Write: we do.'], 'list'],
  ['role-tips', 'The work', ['Own services', 'Build the interface', 'Write well'], 'list'],
  ['avoid', undefined, ['It closed a mill.'], 'list'],
  ['questions-to-ask', undefined, ['Why now?'], 'steps'],
  ['brief', 'Three things to know', ['It grew.'], 'steps'],
  ['brief', 'In one line', ['It makes nets.'], 'paragraph'],
  ['avoid', 'What this means for you', ['Bring a story.'], 'paragraph'],
] as const)('in %s, “%s” of %j is a %s', (section, group, texts, flow) => {
  expect(flowOf(section, group, claims(...texts))).toBe(flow);
});
