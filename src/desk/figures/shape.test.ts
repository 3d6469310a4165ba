import { describe, expect, test } from 'vitest';
import { bucketsOf } from './buckets';
import {
  averageStars,
  byHour,
  minutesOfShare,
  NO_FIGURES,
  QUARTERS,
  formatMinutes,
  formatShare,
  type Figures,
  type Period,
} from './shape';
import { addDays, shopDayOf, startOf } from './zoned-days';

describe('days of the shop', () => {
  test.each([
    ['2026-03-02T04:59:59Z', '2026-03-01'],
    ['2026-03-02T05:00:00Z', '2026-03-02'],
    ['2026-07-01T03:59:59Z', '2026-06-30'],
    ['2026-07-01T04:00:00Z', '2026-07-01'],
  ])('%s is on %s', (moment, day) => {
    expect(shopDayOf(new Date(moment))).toBe(day);
  });

  test('begin at their own midnight, also where clocks change', () => {
    expect(
      ['2026-03-08', '2026-03-09', '2026-11-01', '2026-11-02'].map((day) =>
        startOf(day).toISOString(),
      ),
    ).toEqual([
      '2026-03-08T05:00:00.000Z',
      '2026-03-09T04:00:00.000Z',
      '2026-11-01T04:00:00.000Z',
      '2026-11-02T05:00:00.000Z',
    ]);
    expect([addDays('2026-02-28', 1), addDays('2026-01-01', -1)]).toEqual([
      '2026-03-01',
      '2025-12-31',
    ]);
  });
});

test('a quarter of a year is told by weeks, all there is by months, and many years by years', () => {
  const one: Figures = { ...NO_FIGURES, placed: 1 };
  const figures = new Map([
    ['2026-01-01', one],
    ['2026-01-07', one],
    ['2026-03-02', one],
  ]);
  const labels = (period: Period, from: string) =>
    bucketsOf(period, from, '2026-03-02', figures).map(
      ({ label, figures: { placed } }) => `${label}: ${placed}`,
    );
  expect(labels('90', '2026-01-01')).toEqual([
    'Jan 1: 2',
    ...['Jan 8', 'Jan 15', 'Jan 22', 'Jan 29', 'Feb 5', 'Feb 12', 'Feb 19'].map(
      (week) => `${week}: 0`,
    ),
    'Feb 26: 1',
  ]);
  expect(labels('all', '2026-01-01')).toEqual(['Jan 2026: 2', 'Feb 2026: 0', 'Mar 2026: 1']);
  expect(labels('all', '2022-06-01')).toEqual([
    '2022: 0',
    '2023: 0',
    '2024: 0',
    '2025: 0',
    '2026: 3',
  ]);
});

test('times, shares and stars are said as they are, and nothing is made of nothing', () => {
  const quarters = Array.from({ length: QUARTERS }, (_, at) =>
    at === 0 ? 8 : at === 5 ? 1 : at === QUARTERS - 1 ? 1 : 0,
  );
  const figures: Figures = { ...NO_FIGURES, delivered: 10, quarters, stars: [1, 0, 0, 0, 3] };
  expect([0.5, 0.9, 1].map((share) => formatMinutes(minutesOfShare(figures, share)))).toEqual([
    '15 min',
    '1 h 30 min',
    'more than 24 h',
  ]);
  expect(formatMinutes(minutesOfShare(NO_FIGURES, 0.5))).toBe('no report yet');
  expect(
    byHour(figures)
      .map(({ label, count }) => `${label}: ${count}`)
      .filter((said) => !said.endsWith(' 0')),
  ).toEqual(['1: 8', '2: 1', '12+: 1']);
  expect([averageStars(figures), averageStars(NO_FIGURES)]).toEqual([
    { count: 4, average: 4 },
    { count: 0, average: null },
  ]);
  expect([formatShare(1, 3), formatShare(0, 0)]).toEqual(['33%', '–']);
});
