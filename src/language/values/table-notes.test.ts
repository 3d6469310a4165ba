import { describe, expect, test } from 'vitest';
import { cellNumber, readTableNote } from './table-notes';

describe('The note of a table says how its figures are meant:', () => {
  test.each([
    ['(In millions, except per share amounts)', { scale: 1e6 }],
    ['(Dollars in thousands)', { unit: 'usd', scale: 1e3 }],
    ['Amounts expressed in thousands of U.S. dollars', { unit: 'usd', scale: 1e3 }],
    ['$ millions', { unit: 'usd', scale: 1e6 }],
    ['€ million', { unit: 'eur', scale: 1e6 }],
    ['£m', { unit: 'gbp', scale: 1e6 }],
    ['£’000', { unit: 'gbp', scale: 1e3 }],
    ["£'000", { unit: 'gbp', scale: 1e3 }],
    ['(000s)', { scale: 1e3 }],
    ['000s omitted', { scale: 1e3 }],
    ['US$ (000,000)', { unit: 'usd', scale: 1e6 }],
    ['EURm', { unit: 'eur', scale: 1e6 }],
    ['SEKm, unless otherwise stated', { unit: 'sek', scale: 1e6 }],
    ['in EUR m', { unit: 'eur', scale: 1e6 }],
    ['CHF million', { unit: 'chf', scale: 1e6 }],
    ['Revenue in m', { scale: 1e6 }],
    ['Revenue (m)', { scale: 1e6 }],
    ['USD', { unit: 'usd' }],
    ['Japanese yen in billions', { unit: 'jpy', scale: 1e9 }],
  ])('“%s”', (text, note) => {
    expect(readTableNote(text)).toEqual(note);
  });

  test.each([
    [''],
    ['Five-year summary'],
    ['The Million Lamps Project'],
    ['Staff by harbor, 2024 and 2023'],
    ['Line M and Line B'],
    ['Room 000'],
    ['Open in May'],
  ])('nothing in “%s”', (text) => {
    expect(readTableNote(text)).toEqual({});
  });

  test('a note is looked for in the first two thousand characters alone', () => {
    expect(readTableNote(`${'Lamps. '.repeat(300)}In millions`)).toEqual({});
  });
});

describe('A cell is', () => {
  test.each([
    ['1,906', false, 1_906],
    ['1.906', false, 1.906],
    ['1.906', true, 1_906],
    ['12,5', false, 12.5],
    ['12 500', false, 12_500],
    ['12', true, 12],
  ])('the number of “%s” (grouped by dots: %s)', (digits, isGroupedByDots, value) => {
    expect(cellNumber(digits, isGroupedByDots)).toBe(value);
  });

  test.each(['', 'n/a', '12 boats', '12/13', '1.2.3', '12-13'])('no number in “%s”', (digits) => {
    expect(cellNumber(digits, false)).toBeNaN();
  });
});
