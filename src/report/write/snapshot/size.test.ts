import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row, saidFrom } from '../../fixtures/writing';

type Changes = Partial<Evidence>;

const said = (...rows: readonly Evidence[]) => saidFrom('snapshot', rows);
const entry = (attribute: string, value: string, changes: Changes = {}) =>
  row({ attribute, quote: `{"property":"${attribute}","value":"${value}"}`, value, ...changes });
const staff = (asOf: string, value: number, changes: Changes = {}) =>
  row({ attribute: 'employees', quote: `It had ${value} employees.`, value, asOf, ...changes });

test.each([
  ['parent', 'Loam Holdings', 'Fernhollow is part of Loam Holdings.'],
  ['subsidiary', 'Rootline Labs', 'Fernhollow owns Rootline Labs.'],
  ['stock-exchange', 'Nasdaq', 'Fernhollow trades on Nasdaq.'],
  ['headquarters', 'Harrow Bay', 'Fernhollow is based in Harrow Bay.'],
  ['customer', 'Quill Gardens', 'One of Fernhollow’s customers is Quill Gardens.'],
])(
  'a %s is told while it stands, and not once it was overtaken',
  async (attribute, value, text) => {
    expect(await said(entry(attribute, value))).toEqual([text]);
    expect(await said(entry(attribute, value, { status: 'stale' }))).toEqual([]);
  },
);

describe('a number of people', () => {
  test('without a day is told in the present only while nothing overtook it', async () => {
    const { asOf: _, ...undated } = staff('2025', 400);
    expect(await said(undated)).toEqual(['Fernhollow has 400 employees.']);
    expect(await said({ ...undated, status: 'stale' })).toEqual(['Fernhollow had 400 employees.']);
  });

  test.each([
    ['more than', 'more than 400'],
    ['up to', 'fewer than 400'],
    ['approximately', 'about 400'],
  ])('that its source puts as “%s” is as rough in the report', async (about, spoken) => {
    const rough = staff('2025-12-31', 400, {
      quote: `It had ${about} 400 employees.`,
      details: { about },
    });
    expect(await said(rough)).toEqual([`Fernhollow had ${spoken} employees at the end of 2025.`]);
  });

  test('that fell is told as down, and one that stayed is no change', async () => {
    expect(await said(staff('2025-12-31', 380), staff('2024-12-31', 400))).toEqual([
      'Fernhollow had 380 employees at the end of 2025, down from 400 at the end of 2024.',
    ]);
    expect(await said(staff('2025-12-31', 400), staff('2024-12-31', 400))).toEqual([
      'Fernhollow had 400 employees at the end of 2025.',
    ]);
  });

  test('is not set against one of three years before', async () => {
    expect(await said(staff('2025-12-31', 400), staff('2022-12-31', 300))).toEqual([
      'Fernhollow had 400 employees at the end of 2025.',
    ]);
  });

  test.each([0, -3, 2.5])('is none where it is %d', async (value) => {
    expect(await said(staff('2025-12-31', value))).toEqual([]);
  });

  test('that counts others too is told with whom it counts, beside the company’s own', async () => {
    const own = staff('2025-12-31', 1_906, { id: 'own', rivals: ['wide'] });
    const wide = staff('2025-12-31', 2_400, {
      id: 'wide',
      quote: 'It had 2400 employees, contractors included.',
      sourceName: 'Open Almanac',
    });
    expect(await said(own, wide)).toEqual([
      'Fernhollow had 1,906 employees at the end of 2025.',
      'Open Almanac’s count of 2,400 employees includes contractors.',
      'Say about 1,900 people.',
    ]);
  });
});

describe('a sum raised', () => {
  const round = (value: number, day: string, changes: Changes = {}) =>
    row({
      attribute: 'funding',
      quote: `It raised ${value} dollars in its Series B, led by Loam Partners.`,
      value,
      unit: 'usd',
      asOf: day,
      ...changes,
    });

  test('is the newest, with its round and lead only where its own words have them', async () => {
    const newest = round(24_000_000, '2025-06-11', {
      details: { round: 'Series B', lead: 'Loam Partners' },
    });
    const invented = { details: { round: 'Series C', lead: 'Quill Capital' } };
    expect(await said(round(9_000_000, '2023-02-01'), newest)).toEqual([
      'Fernhollow raised $24 million in a Series B in June 2025, led by Loam Partners.',
    ]);
    expect(await said(round(24_000_000, '2025-06-11', invented))).toEqual([
      'Fernhollow raised $24 million in June 2025.',
    ]);
  });
});
