import { expect, test } from 'vitest';
import type { Quantity } from '../../../language';
import { amountUnit, carriesAmount, carriesFigure, readAmounts } from './numbers';

function only(text: string): Quantity {
  const [amount, ...rest] = readAmounts(text);
  if (amount === undefined || rest.length > 0) throw new Error(`Not one number in “${text}”`);
  return amount;
}

function carried(source: string, said: string, rowUnit = ''): boolean {
  return readAmounts(source).some((known) => carriesAmount(known, only(said), amountUnit(rowUnit)));
}

test.each([
  ['$1.58 billion', 1_580_000_000, 'usd'],
  ['€1,200', 1200, 'eur'],
  ['£3.5m', 3_500_000, 'gbp'],
  ['12%', 12, 'percent'],
  ['12 percent', 12, 'percent'],
  ['6,240 people', 6240, ''],
  ['40 million dollars', 40_000_000, 'usd'],
  ['USD 96,500', 96_500, 'usd'],
  ['twenty-two offices', 22, ''],
  ['three hundred', 300, ''],
])('reads “%s” with its scale and unit', (text, value, unit) => {
  expect(readAmounts(text)[0]).toMatchObject({ value: expect.closeTo(value, 3), unit });
});

test('a number inside a word is part of a name and not a number', () => {
  expect(readAmounts('Web3 and H2O')).toEqual([]);
});

test('a range is two numbers, and each must be carried', () => {
  expect(readAmounts('$148,000 to $176,000').map((amount) => amount.value)).toEqual([
    148_000, 176_000,
  ]);
});

test.each([
  ['"val":1577000000', '$1.58 billion', 'usd', true],
  ['"val":1577000000', '$1.6 billion', 'usd', true],
  ['"val":1577000000', 'about $1.6 billion', 'usd', true],
  ['"val":1577000000', '$1.5 billion', 'usd', false],
  ['"val":1577000000', '$1.57 billion', 'usd', false],
  ['"val":1577000000', '$1.577 million', 'usd', false],
  ['"val":1577000000', '€1.58 billion', 'usd', false],
  ['"val":1577000000', '1,577,000,000 people', 'usd', false],
  ['6,240 employees', '6,240', '', true],
  ['6,240 employees', '6,241', '', false],
  ['6,240 employees', '6,200', '', false],
  ['6,240 employees', 'about 6,200', '', true],
  ['6,240 employees', 'about 7,000', '', false],
  ['6,240 employees', 'more than 6,000', '', true],
  ['6,240 employees', 'more than 7,000', '', false],
  ['6,240 employees', 'nearly 6,300', '', true],
  ['6,240 employees', 'nearly 6,200', '', false],
  ['6,240 employees', '6,240%', '', false],
  ['a team of seven', '7', '', true],
  ['a team of 7', 'eight', '', false],
  ['grew 12%', '12', '', false],
  ['$1.6 billion', '$1.577 billion', '', false],
])('“%s” against “%s” (%s): %s', (source, said, unit, expected) => {
  expect(carried(source, said, unit)).toBe(expected);
});

test('a reckoned share may be said rounded to its last written digit and no further', () => {
  expect(carriesFigure(11.84, 'percent', only('12%'))).toBe(true);
  expect(carriesFigure(11.84, 'percent', only('11.8%'))).toBe(true);
  expect(carriesFigure(11.84, 'percent', only('13%'))).toBe(false);
  expect(carriesFigure(11.84, 'percent', only('12'))).toBe(false);
});

test('a reckoned count is exact', () => {
  expect(carriesFigure(4, '', only('4 reports'))).toBe(true);
  expect(carriesFigure(4, '', only('5 reports'))).toBe(false);
});
