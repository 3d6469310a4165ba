import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayBeSameDate, carriesDate, readDates, type PlainDate } from '../../../language';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const plain = ({ year, month, day }: PlainDate) => [year ?? null, month ?? null, day ?? null];
const read = (text: string) => readDates(text).dates.map(plain);
const only = (text: string): PlainDate => {
  const [date, ...others] = readDates(text).dates;
  if (date === undefined || others.length > 0) throw new Error(`Not one date in “${text}”`);
  return date;
};

describe('a date that leaves something out', () => {
  test.each([
    ['on March 12', [null, 3, 12]],
    ['on 12 March', [null, 3, 12]],
    ['on the 1st of June', [null, 6, 1]],
    ['since November', [null, 11, null]],
    ['in late August', [null, 8, null]],
    ['June 2024', [2024, 6, null]],
    ['June of 2024', [2024, 6, null]],
    ['back in 1893', [1893, null, null]],
  ])('“%s” says no more than it says', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  test.each([
    'it may grow',
    'they march on',
    'May Hollis came',
    'an august house',
    'Marchetti 12',
    'chapter 3, 12 pages',
    'a 2024-style mill is €2024',
  ])('“%s” says no day and no month', (text) => {
    expect(read(text).filter(([, month, day]) => month !== null || day !== null)).toEqual([]);
  });

  test.each([
    ['12 March 2026', '12 March', true],
    ['12 March', '12 March 2026', false],
    ['March 2026', 'in March', true],
    ['12 March', 'in March', true],
    ['in March', '12 March', false],
    ['2026', 'in March', false],
    ['12 March 2026', '12 April', false],
    ['12 March 2026', '13 March', false],
  ])('a source of “%s” carries “%s”: %s', (known, said, expected) => {
    expect(
      carriesDate(
        only(`on ${known}`.replace('on in', 'in')),
        only(`on ${said}`.replace('on in', 'in')),
      ),
    ).toBe(expected);
  });

  test.each([
    ['12 March', 'March 2026', true],
    ['12 March', '2026-03-12', true],
    ['12 March', '13 March 2026', false],
    ['12 March', 'in 2026', false],
    ['in 2025', '12 March 2026', false],
    ['in 2026', '12 March 2026', true],
  ])('“%s” and “%s” may be one day: %s', (one, other, expected) => {
    expect(mayBeSameDate(only(one), only(other))).toBe(expected);
    expect(mayBeSameDate(only(other), only(one))).toBe(expected);
  });
});

describe('several dates in one text', () => {
  test.each([
    [
      'from March 2024 to June 2025',
      [
        [2024, 3, null],
        [2025, 6, null],
      ],
    ],
    [
      'between 2019 and 2023',
      [
        [2019, null, null],
        [2023, null, null],
      ],
    ],
    [
      '2019-2023',
      [
        [2019, null, null],
        [2023, null, null],
      ],
    ],
    [
      'from May to September',
      [
        [null, 5, null],
        [null, 9, null],
      ],
    ],
    [
      'on 2 May 2024 and again on 3 May 2025',
      [
        [2024, 5, 2],
        [2025, 5, 3],
      ],
    ],
    [
      'In 2024 it grew; on 5 June it stopped.',
      [
        [2024, null, null],
        [null, 6, 5],
      ],
    ],
  ])('“%s” gives each in its order', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('each stands where its text stands', () => {
    const text = 'Built from 3 April 2019 until Sept. 2021, opened 2022-01-05.';
    expect(readDates(text).dates.map(({ start, end }) => text.slice(start, end))).toEqual([
      '3 April 2019',
      'Sept. 2021',
      '2022-01-05',
    ]);
  });
});

describe('a day that is none', () => {
  test.each(['32 March 2026', '2026-00-10', '2026-14-10', '2026-03-44'])(
    '“%s” is read as no day',
    (text) => {
      expect(read(text).filter(([, , day]) => day !== null)).toEqual([]);
    },
  );
});

test('less exact is carried, more exact never, whatever the day', () => {
  const year = fc.integer({ min: 1900, max: 2049 });
  fc.assert(
    fc.property(
      year,
      fc.integer({ min: 0, max: 11 }),
      fc.integer({ min: 1, max: 28 }),
      (y, m, d) => {
        const [day, month, alone] = [
          only(`${d} ${MONTHS[m]} ${y}`),
          only(`${MONTHS[m]} ${y}`),
          only(`in ${y}`),
        ];
        expect([
          carriesDate(day, month),
          carriesDate(day, alone),
          carriesDate(month, alone),
        ]).toEqual([true, true, true]);
        expect([
          carriesDate(month, day),
          carriesDate(alone, day),
          carriesDate(alone, month),
        ]).toEqual([false, false, false]);
        expect([mayBeSameDate(day, month), mayBeSameDate(month, alone)]).toEqual([true, true]);
      },
    ),
    { numRuns: 100, seed: 7 },
  );
});
