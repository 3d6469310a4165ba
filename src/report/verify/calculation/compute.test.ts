import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row } from '../../fixtures/writing';
import { calculate, isFirstProfit, isSlowing, multipleOf, withinRange } from './compute';
import type { Computation } from './computation';
import { formatCalculation } from './format-calculation';

function year(asOf: number, value: number, changes: Partial<Evidence> = {}): Evidence {
  return row({
    id: `y${asOf}`,
    attribute: 'revenue',
    quote: `${value}`,
    value,
    unit: 'usd',
    asOf: `${asOf}-12-31`,
    ...changes,
  });
}

const claimOf = (text: string, evidence: readonly Evidence[], computation: Computation) => ({
  kind: 'computed' as const,
  text,
  evidence,
  restsOn: [],
  computation,
});

const faultsOf = (text: string, evidence: readonly Evidence[], computation: Computation) =>
  calculate(claimOf(text, evidence, computation)).faults;

describe('a multiple', () => {
  const years = [year(2020, 100), year(2025, 296)];
  const computation = { kind: 'multiple', from: 'y2020', to: 'y2025' } as const;

  test('holds only in the words for its ratio', () => {
    expect(faultsOf('Revenue has nearly tripled since 2020.', years, computation)).toEqual([]);
    expect(faultsOf('Revenue has tripled since 2020.', years, computation)).not.toEqual([]);
    expect(faultsOf('Revenue has doubled since 2020.', years, computation)).not.toEqual([]);
  });

  test('has no word where a percentage says it better', () => {
    expect(multipleOf(100, 150)).toBeUndefined();
    expect(multipleOf(0, 150)).toBeUndefined();
    expect(multipleOf(100, 200)).toBe('doubled');
  });

  test('shows its formula', () => {
    expect(formatCalculation(claimOf('', years, computation))).toBe('296 ÷ 100 = 2.96');
  });

  test.each([
    [128_700_000, 381_200_000, '381.2 million ÷ 128.7 million = 2.96'],
    [1_410_000_000, 2_820_000_000, '2.82 billion ÷ 1.41 billion = 2'],
    [1_234_567, 2_469_134, '2,469,134 ÷ 1,234,567 = 2'],
  ])('shortens %i and %i only where nothing is lost', (from, to, formula) => {
    const rows = years.map((row, at) => ({ ...row, value: at === 0 ? from : to }));
    expect(formatCalculation(claimOf('', rows, computation))).toBe(formula);
  });
});

describe('slowing growth', () => {
  const years = [year(2022, 100), year(2023, 150), year(2024, 200), year(2025, 220)];
  const computation = { kind: 'slowing', of: years.map(({ id }) => id) } as const;

  test('is each year less than the year before, from three changes on', () => {
    expect(faultsOf('It has grown more slowly every year.', years, computation)).toEqual([]);
    expect(isSlowing([30, 20])).toBe(false);
    expect(isSlowing([30, 20, 25])).toBe(false);
  });

  test('is not claimed over a year that is missing, or in another order', () => {
    const gap = { ...computation, of: ['y2022', 'y2024', 'y2025'] };
    expect(faultsOf('It has grown more slowly.', years, gap)).not.toEqual([]);
    const turned = { ...computation, of: computation.of.toReversed() };
    expect(faultsOf('It has grown more slowly.', years, turned)).not.toEqual([]);
  });
});

describe('a first profit', () => {
  const of = (values: readonly number[]) =>
    values.map((value, at) => ({ value, year: 2025 - values.length + 1 + at }));

  test('needs a loss in every year since', () => {
    expect(isFirstProfit(of([-3, -2, 1]), 2023)).toBe(true);
    expect(isFirstProfit(of([3, -2, 1]), 2023)).toBe(false);
    expect(isFirstProfit(of([-2, 1]), 2023)).toBe(false);
    expect(isFirstProfit(of([-3, -2, -1]), 2023)).toBe(false);
  });

  test('is said with the year since which it holds', () => {
    const years = [year(2024, -5), year(2025, 5)];
    const computation = { kind: 'first-profit', of: ['y2024', 'y2025'], since: 2024 } as const;
    expect(faultsOf('Its first profit since 2024.', years, computation)).toEqual([]);
    expect(faultsOf('Its first profit since 2019.', years, computation)).not.toEqual([]);
  });
});

describe('points', () => {
  const rates = [year(2024, 113, { unit: 'percent' }), year(2025, 111, { unit: 'percent' })];
  const computation = { kind: 'points', from: 'y2024', to: 'y2025' } as const;

  test('are the difference of two percentages, and of nothing else', () => {
    const { allowed, faults } = calculate(claimOf('It slipped two points.', rates, computation));
    expect(faults).toEqual([]);
    expect(allowed.map(({ value, unit }) => [value, unit])).toEqual([[2, 'points']]);
    const sums = [year(2024, 113), year(2025, 111)];
    expect(faultsOf('It slipped two points.', sums, computation)).not.toEqual([]);
  });

  test('have a direction', () => {
    expect(faultsOf('It rose two points.', rates, computation)).not.toEqual([]);
  });
});

test('a share is of a whole that is cited and as large', () => {
  const rows = [year(2024, 30, { unit: 'people' }), year(2025, 120, { unit: 'people' })];
  const computation = { kind: 'share', part: 'y2024', whole: 'y2025' } as const;
  expect(calculate(claimOf('25%', rows, computation)).allowed[0]?.value).toBe(25);
  expect(formatCalculation(claimOf('', rows, computation))).toBe('30 ÷ 120');
  const turned = { ...computation, part: 'y2025', whole: 'y2024' };
  expect(faultsOf('400%', rows, turned)).not.toEqual([]);
  expect(faultsOf('25%', rows.slice(1), computation)).not.toEqual([]);
});

test('a place in a pay range is rounded as one would say it', () => {
  expect(withinRange(138_000, 172_000, 2 / 3)).toBe(161_000);
  const range = row({
    id: 'pay',
    attribute: 'pay-range',
    quote: '$138,000—$172,000',
    unit: 'usd',
    details: { from: 138_000, to: 172_000 },
  });
  const computation = { kind: 'in-range', of: 'pay', at: 'midpoint' } as const;
  expect(calculate(claimOf('', [range], computation)).allowed[0]?.value).toBe(155_000);
  expect(formatCalculation(claimOf('', [range], computation))).toBe('(138,000 + 172,000) ÷ 2');
  expect(faultsOf('', [], computation)).not.toEqual([]);
});

test('some of a number are counted only among rows that are cited', () => {
  const rows = [year(2023, 1), year(2024, 1), year(2025, 1)];
  const all = rows.map(({ id }) => id);
  const computation = { kind: 'count', of: ['y2024'], among: all } as const;
  expect(calculate(claimOf('', rows, computation)).allowed.map(({ value }) => value)).toEqual([
    1, 3,
  ]);
  expect(faultsOf('', rows.slice(1), computation)).not.toEqual([]);
  expect(faultsOf('', rows, { ...computation, of: ['other'] })).not.toEqual([]);
});
