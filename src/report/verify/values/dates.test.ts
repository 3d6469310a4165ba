import { expect, test } from 'vitest';
import { carriesDate, readDates, type PlainDate } from '../../../language';

function plain({ year, month, day }: PlainDate): (number | undefined)[] {
  return [year, month, day];
}

function only(text: string): PlainDate {
  const { dates } = readDates(text);
  const [date] = dates;
  if (date === undefined || dates.length > 1) throw new Error(`Not one date in “${text}”`);
  return date;
}

test.each([
  ['2026-03-12', [2026, 3, 12]],
  ['2026-03-12T08:15:00Z', [2026, 3, 12]],
  ['March 12, 2026', [2026, 3, 12]],
  ['12 March 2026', [2026, 3, 12]],
  ['12th of March 2026', [2026, 3, 12]],
  ['Thu, 12 Mar 2026 08:00:00 GMT', [2026, 3, 12]],
  ['Sept. 2025', [2025, 9, undefined]],
  ['in 2025', [2025, undefined, undefined]],
  ['2025-11', [2025, 11, undefined]],
])('reads “%s”', (text, expected) => {
  expect(plain(only(text))).toEqual(expected);
});

test.each(['$2025', '2,025 people', '2025 people', '12025', '2025%', 'Model-2025'])(
  '“%s” holds no year',
  (text) => {
    expect(readDates(text).dates).toEqual([]);
  },
);

test('a date that was read is blanked at the same length, so that its digits are no number', () => {
  const text = 'On March 12, 2026 it had 40 shops.';
  const { rest } = readDates(text);
  expect(rest).toHaveLength(text.length);
  expect(rest).not.toMatch(/12|2026/u);
  expect(rest).toContain('40 shops');
});

test('a month that does not exist is no date', () => {
  expect(readDates('2026-13-45').dates.map(plain)).not.toContainEqual([2026, 13, 45]);
});

test('a sentence may be less exact than its source and never more', () => {
  const day = only('2026-03-12');
  const month = only('March 2026');
  const year = only('2026');
  expect([carriesDate(day, month), carriesDate(day, year), carriesDate(month, year)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([
    carriesDate(month, day),
    carriesDate(year, month),
    carriesDate(day, only('2026-03-13')),
  ]).toEqual([false, false, false]);
  expect([carriesDate(day, only('April 2026')), carriesDate(day, only('2025'))]).toEqual([
    false,
    false,
  ]);
});
