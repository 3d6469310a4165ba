import { describe, expect, test } from 'vitest';
import { readQuantities, type Quantity } from '../../../language';
import { carriesAmount, readAmounts, withoutAmounts } from '../values/numbers';

const valuesOf = (text: string) => readAmounts(text).map(({ value }) => Number(value.toFixed(4)));
const first = (text: string): Quantity => {
  const [amount] = readAmounts(text);
  if (amount === undefined) throw new Error(`No number in “${text}”`);
  return amount;
};

describe('how a figure is written', () => {
  test.each([
    ['thousands with commas', '1,234,567 trees', 1_234_567],
    ['thousands with dots', '1.234.567 trees', 1_234_567],
    ['thousands with dots and a comma for the decimals', '1.234,50 €', 1234.5],
    ['thousands with hard spaces', '12\u00a0500 trees', 12_500],
    ['thousands with narrow spaces', '12\u202f500 trees', 12_500],
    ['lakhs with two digits between commas', '₹12,34,567 a year', 1_234_567],
    ['a comma for the decimals before a percent sign', '3,7 % of growers', 3.7],
    ['a comma for the decimals before a scale', '2,5 million trees', 2_500_000],
    ['one dot, which is a decimal point', '1.234 litres', 1.234],
    ['what would be a year, had it no comma', '2,026 trees', 2026],
    ['two words with a hyphen', 'forty-two trees', 42],
    ['an article with a scale', 'a million trees', 1_000_000],
    ['half of a scale', 'half a million trees', 500_000],
    ['two scales one after the other', 'five hundred thousand trees', 500_000],
    ['dozens', 'three dozen mills', 36],
    ['a letter for thousands', '$148K', 148_000],
    ['two letters for billions', '€1.2bn', 1_200_000_000],
    ['a trillion', '$3 tn', 3_000_000_000_000],
    ['a lakh', '₹4 lakh', 400_000],
    ['a crore', '₹4 crore', 40_000_000],
  ])('%s: “%s”', (_kind, text, value) => {
    expect(valuesOf(text)).toEqual([value]);
  });

  test.each<[string, string]>([
    ['US$ 5', 'usd'],
    ['C$5', 'cad'],
    ['A$5', 'aud'],
    ['¥500', 'jpy'],
    ['₹500', 'inr'],
    ['₩500', 'krw'],
    ['CHF 5', 'chf'],
    ['SEK 5', 'sek'],
    ['5 euros', 'eur'],
    ['5 pounds', 'gbp'],
    ['5 yuan', 'cny'],
    ['5 kronor', 'sek'],
    ['5 per cent', 'percent'],
    ['5-percent', 'percent'],
    ['5th', 'ordinal'],
    ['fifth', 'ordinal'],
    ['5 mills', ''],
  ])('“%s” is counted in “%s”', (text, unit) => {
    expect(first(text).unit).toBe(unit);
  });

  test.each<[string, Quantity['bound']]>([
    ['roughly 40', 'about'],
    ['some 40', 'about'],
    ['an estimated 40', 'about'],
    ['nearly 40', 'nearly'],
    ['no more than 40', 'below'],
    ['as many as 40', 'below'],
    ['at least 40', 'above'],
    ['well over 40', 'above'],
    ['in excess of 40', 'above'],
    ['40+', 'above'],
    ['exactly 40', 'exact'],
  ])('“%s” is meant as “%s”', (text, bound) => {
    expect(first(text)).toMatchObject({ value: 40, bound });
  });

  test.each([
    ['two thirds of it', 66.6667],
    ['three quarters of it', 75],
    ['a fifth of it', 20],
    ['half of it', 50],
    ['nine tenths of it', 90],
  ])('a share in words is a share in percent: “%s”', (text, value) => {
    expect(first(text).unit).toBe('percent');
    expect(valuesOf(text)).toEqual([value]);
  });

  test.each([
    'a third mill',
    'one mill among many',
    'a quarter later',
    'often',
    'H2O',
    'B2B',
    'v8',
  ])('“%s” states no figure', (text) => {
    expect(valuesOf(text)).toEqual([]);
  });
});

describe('a range', () => {
  test.each<[string, readonly [number, number], string]>([
    ['$148–176K', [148_000, 176_000], 'usd'],
    ['5 to 7 percent', [5, 7], 'percent'],
    ['€2.1-2.4 billion', [2_100_000_000, 2_400_000_000], 'eur'],
    ['from £30 to 40 million', [30_000_000, 40_000_000], 'gbp'],
    ['12 or 13 mills', [12, 13], ''],
  ])('“%s” gives its unit and scale to both ends', (text, values, unit) => {
    const amounts = readAmounts(text.replace('–', '-'));
    expect(amounts.map(({ value }) => value)).toEqual(values);
    expect(amounts.map((amount) => amount.unit)).toEqual([unit, unit]);
  });

  test('what stands apart keeps its own', () => {
    expect(readAmounts('40 mills, and 7 percent of growers').map(({ unit }) => unit)).toEqual([
      '',
      'percent',
    ]);
  });
});

describe('how far a figure may be rounded', () => {
  const carried = (source: string, said: string) =>
    readAmounts(source).some((known) => carriesAmount(known, first(said), ''));

  test.each([
    ['1,577 million', '1.58 billion', true],
    ['1,575 million', '1.58 billion', true],
    ['1,574 million', '1.58 billion', false],
    ['1,585 million', '1.58 billion', true],
    ['1,586 million', '1.58 billion', false],
    ['1.4 million', '1 million', false],
    ['1.04 million', '1 million', true],
    ['1.06 million', '1 million', false],
    ['12.4 percent', '12 percent', false],
    ['4,960 mills', 'about 5,000 mills', true],
    ['4,400 mills', 'about 5,000 mills', false],
    ['41 mills', 'about 40 mills', true],
    ['46 mills', 'about 40 mills', false],
    ['1,100 mills', 'more than 1,000 mills', true],
    ['1,300 mills', 'more than 1,000 mills', false],
    ['1,000 mills', 'at least 1,000 mills', true],
    ['900 mills', 'up to 1,000 mills', true],
    ['700 mills', 'up to 1,000 mills', false],
    ['0 mills', '0 mills', true],
    ['third mill', '3 mills', false],
    ['third mill', '3rd mill', true],
    ['twelve mills', 'a dozen mills', true],
    ['67 percent of it', 'two thirds of it', true],
    ['60 percent of it', 'two thirds of it', false],
    // What was said roughly is not sharpened.
    ['two thirds of it', '67 percent of it', false],
  ])('“%s” carries “%s”: %s', (source, said, expected) => {
    expect(carried(source, said)).toBe(expected);
  });
});

test('a figure is found where it stands, and what is left of the text has none', () => {
  const text = 'It took about $3.5 million, 40 weeks and two thirds of the staff.';
  expect(readQuantities(text).map(({ start, end }) => text.slice(start, end).trim())).toEqual([
    'about $3.5 million',
    '40',
    'two thirds',
  ]);
  expect(readAmounts(withoutAmounts(text))).toEqual([]);
});
