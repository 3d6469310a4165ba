import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { claimsOn, inputFor, row } from '../../fixtures/writing';
import { groundsOf } from './grounds';

/** The kinds of facts that a question may be tied to, where each of these rows is told. */
const hooksOf = (rows: readonly Evidence[], told = rows) => [
  ...groundsOf(inputFor('questions-to-expect', rows, claimsOn(told))).keys(),
];

const figure = (attribute: string, year: number, value: number, more: Partial<Evidence> = {}) =>
  row({
    attribute,
    quote: `{"end":"${year}-12-31","val":${value}}`,
    value,
    unit: 'usd',
    asOf: `${year}-12-31`,
    ...more,
  });
const years = (latest: number, before: number, value: number) => [
  figure('revenue', latest, value),
  figure('revenue', before, 100_000_000),
];
const event = (attribute: string, asOf: string, more: Partial<Evidence> = {}) =>
  row({
    attribute,
    quote: `It happened at Fernhollow on ${asOf}, and 84 people know of it.`,
    asOf,
    ...more,
  });

describe('a question is tied to the course of revenue', () => {
  test('in the direction that it took', () => {
    expect(hooksOf(years(2025, 2024, 112_000_000))).toEqual(['growth']);
    expect(hooksOf(years(2025, 2024, 88_000_000))).toEqual(['decline']);
  });

  test('and not where it was flat, has a gap, or ended more than two years ago', () => {
    expect(hooksOf(years(2025, 2024, 100_400_000))).toEqual([]);
    expect(hooksOf(years(2025, 2022, 112_000_000))).toEqual([]);
    expect(hooksOf(years(2023, 2022, 112_000_000))).toEqual([]);
  });

  test('and not where sources differ on a year', () => {
    const rows = years(2025, 2024, 112_000_000).map((one, at): Evidence =>
      at === 0 ? { ...one, status: 'conflicted' } : one,
    );
    expect(hooksOf(rows)).toEqual([]);
  });
});

test('a question is tied to a loss of the last year, and not to one that was made good or is old', () => {
  const loss = figure('net-income', 2024, -5_000_000);
  expect(hooksOf([figure('net-income', 2025, -5_000_000)])).toEqual(['loss']);
  expect(hooksOf([figure('net-income', 2025, 4_000_000), loss])).toEqual([]);
  expect(hooksOf([figure('net-income', 2022, -5_000_000)])).toEqual([]);
});

test.each([
  ['layoff', 'layoffs', '2023-11-01', '2023-08-01'],
  ['acquisition', 'acquisition', '2023-06-01', '2023-02-01'],
  ['incident', 'outage', '2024-04-01', '2024-02-01'],
])(
  'a question is tied to %s as %s of %s, and no more to one of %s',
  (attribute, hook, fresh, old) => {
    expect(hooksOf([event(attribute, fresh)])).toEqual([hook]);
    expect(hooksOf([event(attribute, old)])).toEqual([]);
  },
);

test('a question is tied to nothing that no verified sentence carries', () => {
  const layoff = event('layoff', '2025-10-01');
  expect(hooksOf([layoff], [])).toEqual([]);
  expect(hooksOf([layoff, event('incident', '2025-10-01')], [layoff])).toEqual(['layoffs']);
});

test.each(['stale', 'conflicted', 'kept-apart'] as const)(
  'a question is tied to nothing that is %s',
  (status) => {
    expect(hooksOf([event('layoff', '2025-10-01', { status })])).toEqual([]);
  },
);

test('a question about many people or many openings needs as many', () => {
  const count = (attribute: string, value: number) =>
    row({ attribute, quote: `There are ${value}.`, value });
  expect(hooksOf([count('employees', 5_000)])).toEqual(['large']);
  expect(hooksOf([count('employees', 4_999)])).toEqual([]);
  expect(hooksOf([count('open-jobs', 20)])).toEqual(['hiring']);
  expect(hooksOf([count('open-jobs', 19)])).toEqual([]);
});

test('a question about several places needs two different ones', () => {
  const office = (value: string) => row({ attribute: 'office', quote: `Office: ${value}`, value });
  expect(hooksOf([office('Ashby Falls'), office('Harrow Bay')])).toEqual(['locations']);
  expect(hooksOf([office('Ashby Falls'), office('Ashby Falls')])).toEqual([]);
});
