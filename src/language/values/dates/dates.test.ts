import { describe, expect, test } from 'vitest';
import { readDates } from './dates';
import { findDay, isoDay, toDay } from './days';
import type { PlainDate } from './plain-date';

/** A date in short: `2026-03-12`, `2025 Q3`, `fiscal 2025`, `--06-30` without a year. */
function short(date: PlainDate): string {
  const { year, month, day, quarter, half, isFiscal, isEnd, isDecade } = date;
  const part = quarter !== undefined ? ` Q${quarter}` : half !== undefined ? ` H${half}` : '';
  const two = (value: number): string => String(value).padStart(2, '0');
  const calendar = [year ?? '-', ...(month === undefined ? [] : [two(month)])];
  if (day !== undefined) calendar.push(two(day));
  return [
    isFiscal === true ? 'fiscal ' : '',
    isEnd === true ? 'end of ' : '',
    calendar.join('-'),
    isDecade === true ? 's' : '',
    part,
  ].join('');
}

const datesOf = (text: string): readonly string[] => readDates(text).dates.map(short);

describe('The reader of dates reads', () => {
  test.each([
    ['The plant opened on 2026-03-12.', '2026-03-12'],
    ['Posted 2026-03-12T08:15:00Z by the harbor office', '2026-03-12'],
    ['Posted 2026-03-12 08:15 by the harbor office', '2026-03-12'],
    ['Filed in 2026-03.', '2026-03'],
    ['It was signed on 28.02.2025 in Graz.', '2025-02-28'],
    ['It was signed on 29.02.2024 in Graz.', '2024-02-29'],
    ['Updated 13/03/2026', '2026-03-13'],
    ['Updated 03/13/2026', '2026-03-13'],
    ['Updated 04/04/2026', '2026-04-04'],
    ['Updated 03/04/2026', '2026'],
    ['On 12 March 2026, the yard closed.', '2026-03-12'],
    ['On the 1st of April, 2026 the yard closed.', '2026-04-01'],
    ['On 12 March the yard closed.', '--03-12'],
    ['By 29 February the books were shut.', '--02-29'],
    ['On Dec. 31, 1999, the yard closed.', '1999-12-31'],
    ['On March 12 the yard closed.', '--03-12'],
    ['It hired its first cook in Sept. 2019.', '2019-09'],
    ['It hired its first cook in May of 2019.', '2019-05'],
    ['Sales rose again from June.', '--06'],
    ['Orders are due by mid-July.', '--07'],
    ['Founded in 1600 by two brothers', '1600'],
    ['The lease runs until 2099.', '2099'],
    ['It has built ferries since the 1990s.', '1990s'],
    ['Ferries were rare in pre-2010 days.', '2010'],
  ])('a day, a month, or a year: “%s”', (text, expected) => {
    expect(datesOf(text)).toEqual([expected]);
  });

  test.each([
    ['Revenue fell in Q3 2024.', '2024 Q3'],
    ['Revenue fell in 3Q24.', '2024 Q3'],
    ['Revenue fell in Q3 FY25.', 'fiscal 2025 Q3'],
    ['Revenue fell in Q3 ’24.', '2024 Q3'],
    ["Revenue fell in Q3 '24.", '2024 Q3'],
    ['Revenue fell in H1 2024.', '2024 H1'],
    ['Revenue fell in the third quarter of 2024.', '2024 Q3'],
    ['Revenue fell in the third quarter of its fiscal year 2024.', 'fiscal 2024 Q3'],
    ['Revenue fell in the third fiscal quarter of 2024.', '2024 Q3'],
    ['Revenue fell in the first-quarter of 2024.', '2024 Q1'],
    ['Revenue fell in the 2nd quarter of 2024.', '2024 Q2'],
    ['Revenue fell in the final quarter, in 2024.', '2024 Q4'],
    ['Revenue fell in the last half of 2024.', '2024 H2'],
    ['Revenue fell in the fourth quarter.', '- Q4'],
    ['Revenue fell in fiscal 2025.', 'fiscal 2025'],
    ['Revenue fell in FY25.', 'fiscal 2025'],
    ['Revenue fell in FY2025.', 'fiscal 2025'],
    ['Revenue fell in the financial year 2024/25.', 'fiscal 2025'],
    ['Revenue fell in 2024/25.', 'fiscal 2025'],
    ['Revenue fell in 1999/2000.', 'fiscal 2000'],
    ['Revenue fell in 1998/99.', 'fiscal 1999'],
    ['Revenue fell in the year ended June 30, 2025.', 'fiscal 2025-06-30'],
    ['Revenue fell in the fiscal year ending 31 March 2024.', 'fiscal 2024-03-31'],
    ['It had 40 ships at the end of 2024.', 'end of 2024'],
    ['It had 40 ships at year-end 2024.', 'end of 2024'],
    ['It had 40 ships at end-2024.', 'end of 2024'],
    ['It had 40 ships at the close of the year 2024.', 'end of 2024'],
  ])('a part of a year or a year of accounts: “%s”', (text, expected) => {
    expect(datesOf(text)).toEqual([expected]);
  });

  test('several dates of one sentence, in their order and at their places', () => {
    const text = 'From May 2019 to 12 June 2021, and again in Q1 2024';
    const { dates, rest } = readDates(text);
    expect(dates.map(({ text: said }) => said)).toEqual(['May 2019', '12 June 2021', 'Q1 2024']);
    expect(dates.map(({ start, end }) => text.slice(start, end))).toEqual(
      dates.map(({ text: said }) => said),
    );
    expect(rest).toBe('From          to             , and again in        ');
  });
});

describe('The reader of dates finds no date in', () => {
  test.each([
    ['', 'nothing'],
    ['It has 1950 employees.', 'a count'],
    ['It sold 2012 million shares.', 'a figure with its scale'],
    ['It paid $2020 for the boat.', 'a sum'],
    ['It paid € 2020 for the boat.', 'a sum, apart from its sign'],
    ['It grew by 2000%.', 'a share'],
    ['It grew by 2000 percent.', 'a share in words'],
    ['It has 2019.5 acres.', 'a decimal'],
    ['It has 2019,500 things.', 'a grouped number'],
    ['Order #2024 was late.', 'a number sign'],
    ['The model X-2024 was late.', 'a name'],
    ['Call 555-2024 today.', 'a telephone number'],
    ['Version 1.2024 is out.', 'a version'],
    ['The 2024th visitor came.', 'an ordinal'],
    ['They may march on, 12 of them.', 'words that are months too'],
    ['We may 3 times ask.', 'a verb before a figure'],
    ['On 1599-13-01 nothing was.', 'a year before all others'],
    ['In 1599 nothing was.', 'a year that is too early'],
    ['In 2100 nothing will be.', 'a year that is too late'],
    ['March 12% more was sold.', 'a share behind a month'],
    ['Rooms 20245 and 12345', 'five digits'],
    ['The 1st and the 2nd came.', 'ordinals'],
    ['The second half was better.', 'a half without its year'],
  ])('“%s”, which holds %s', (text) => {
    expect(datesOf(text)).toEqual([]);
  });

  test.each([
    ['On 2025-02-30 nothing was.'],
    ['On 2025-13-01 nothing was.'],
    ['On 2025-00 nothing was.'],
    ['On 2025-1-1 nothing was.'],
    ['On 31.04.2025 nothing was.'],
    ['On 29.02.2025 nothing was.'],
    ['On 31/31/2025 nothing was.'],
    ['On 31 April 2025 nothing was.'],
    ['On February 30, 2025 nothing was.'],
  ])('“%s” no day, since there is no such day', (text) => {
    expect(readDates(text).dates.filter(({ day }) => day !== undefined)).toEqual([]);
  });
});

describe('A day of a text', () => {
  test.each([
    ['Thu, 12 Mar 2026 08:15:00 GMT', '2026-03-12'],
    ['2026-03-12T23:59:59+01:00', '2026-03-12'],
    ['updated in March 2026', '2026-03'],
    ['March 2026, revised on 12 March 2026', '2026-03-12'],
    ['2026', undefined],
    ['the 1990s', undefined],
    ['12 March', undefined],
    ['03/04/2026', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of “%s” is %s', (text, day) => {
    expect(toDay(text)).toBe(day);
  });

  test('is the last of its year where a text says the end of it', () => {
    const [end] = readDates('at the end of 2024').dates;
    expect(end && isoDay(end)).toBe('2024-12-31');
  });

  test('is found with its place', () => {
    const text = 'Revised in May 2025; signed 2 June 2025';
    const found = findDay(text);
    expect(text.slice(found?.start, found?.end)).toBe('2 June 2025');
  });
});
