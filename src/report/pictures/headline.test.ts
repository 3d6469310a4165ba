import { expect, test } from 'vitest';
import { resultTitle, trendTitle } from './headline';

const from = (year: number, ...values: readonly number[]) =>
  values.map((value, at) => ({ year: year + at, value }));

test.each([
  [[128.7, 0, 0, 0, 0, 381.2], 'Revenue nearly tripled in five years'],
  [[100, 150, 200], 'Revenue doubled in two years'],
  [[100, 190], 'Revenue nearly doubled in one year'],
  [[100, 148], 'Revenue rose 48% in one year'],
  [[100, 88], 'Revenue fell 12% in one year'],
  [[100, 101], 'Revenue changed little in one year'],
  [[100, 275], 'Revenue rose 175% in one year'],
  [[100, 1250], 'Revenue grew 13-fold in one year'],
])('revenue of %j is titled “%s”', (values, title) => {
  expect(trendTitle('Revenue', from(2020, ...values))).toBe(title);
});

test.each([[[0, 5]], [[-3, 5]], [[5]], [[]]])('%j has no trend to be told', (values) => {
  expect(trendTitle('Revenue', from(2020, ...values))).toBeUndefined();
});

test.each([
  [[-38, -45, -32, -20, -6, 12], 'A profit in 2025 after five years of losses'],
  [[9, 8, -2], 'A loss in 2022 after two years of profits'],
  [[-3, -2, -4], 'A loss every year since 2020'],
  [[10, 12, 20], 'Profit doubled in two years'],
  [[-3, 4, -2, 5e6], 'Profits and losses in turn; $5 million earned in 2023'],
])('results of %j are titled “%s”', (values, title) => {
  expect(resultTitle(from(2020, ...values), 'usd')).toBe(title);
});

test('a gap between the years lets nothing be called the first or every', () => {
  const gap = [...from(2018, -5e6), ...from(2021, -2e6, 3e6)];
  expect(resultTitle(gap, 'usd')).toBe('A profit of $3 million in 2022');
});
