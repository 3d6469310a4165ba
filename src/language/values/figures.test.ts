import { describe, expect, test } from 'vitest';
import { readMoney, readNumbers } from './figures';
import { readMeasured } from './measures';
import { readQuantities } from './quantities';

const sumsOf = (text: string) =>
  readMoney(text).map(({ value, unit, start, end }) => [value, unit, text.slice(start, end)]);
const countsOf = (text: string) => readNumbers(text).map(({ value }) => value);

describe('Money is read', () => {
  test.each([
    ['The yard cost CAD $5 million.', 5_000_000, 'cad', 'CAD $5 million'],
    ['The yard cost U.S. $5 million.', 5_000_000, 'usd', 'U.S. $5 million'],
    ['The yard cost Hong Kong $9 million.', 9_000_000, 'hkd', 'Hong Kong $9 million'],
    ['The yard cost NT$ 300.', 300, 'twd', 'NT$ 300'],
    ['The yard cost 5 HK$ a day.', 5, 'hkd', '5 HK$'],
    ['The yard cost Rs. 500 a day.', 500, 'inr', 'Rs. 500'],
    ['The yard cost 300 RMB a day.', 300, 'cny', '300 RMB'],
    ['The yard cost 300 zł a day.', 300, 'pln', '300 zł'],
    ['The yard cost 20 eur a day.', 20, 'eur', '20 eur'],
    ['The yard cost 1.906 euros a day.', 1_906, 'eur', '1.906 euros'],
    ['The yard cost 0,125 € a day.', 0.13, 'eur', '0,125 €'],

    ['The yard lost $-5 million.', 5_000_000, 'usd', '$-5 million'],
    ['The yard cost 40 Hong Kong dollars.', 40, 'hkd', '40 Hong Kong dollars'],
    [
      'The yard cost two hundred and fifty thousand pounds.',
      250_000,
      'gbp',
      'two hundred and fifty thousand pounds',
    ],
    ['The yard cost $3⅓.', 3.33, 'usd', '$3⅓'],
  ])('in “%s”', (text, value, unit, said) => {
    expect(sumsOf(text)).toEqual([[value, unit, said]]);
  });

  test.each([
    ['They all try 5 times a day.'],
    ['It cost 12 000,50 kr, of whichever country.'],
    ['It cost 5 top hats.'],
    ['A huf and a puff, 5 of them'],
    ['It has 40 employees and grew by 5%.'],
    [''],
  ])('nowhere in “%s”', (text) => {
    expect(sumsOf(text)).toEqual([]);
  });
});

describe('Counts are read', () => {
  test.each([
    ['nine hundred and ninety-nine thousand nine hundred and ninety-nine lamps', [999_999]],
    ['two million five hundred thousand lamps', [2_500_000]],
    ['one thousand million lamps', [1_000_000_000]],
    ['one hundred and then some lamps', [100]],
    ['two and a half million lamps', [2_500_000]],
    ['half a million lamps', [500_000]],
    ['a hundred lamps and a boat', [100]],
    ['several lamps, many boats, and one harbor', []],
    ['one of its harbors has zero lamps', []],
    ['dozens of lamps', []],
    ['a third harbor', []],
    ['a fifth of lamps', []],
    ['12 500 lamps', [12_500]],
    ['0.5 lamps', [0.5]],
    ['1.906 employees', [1_906]],
    ['1.906 million employees', [1_906_000]],
    ["1'250'000 lamps", [1_250_000]],
    ['1,2,3 lamps', [1, 2, 3]],
    ['room 2.4.1, open 24/7 from 8:30', []],
    ['3½ lamps', [3.5]],
    ['', []],
  ])('in “%s”', (text, values) => {
    expect(countsOf(text)).toEqual(values);
  });
});

describe('A measure is read', () => {
  test.each([
    ['50 square feet', 'area', 50 * 0.3048 ** 2],
    ['50 m²', 'area', 50],
    ['50 sq. m', 'area', 50],
    ['50 cubic meters', 'volume', 50],
    ['50 m³', 'volume', 50],
    ['50 m3', 'volume', 50],
    ['50 ft3', 'volume', 50 * 0.3048 ** 3],
    ['5 pounds', 'mass', 5 * 0.45359237],
    ['50-mile', 'length', 50 * 1_609.344],
    ['18 months', 'time', 18 * 2_629_800],
    ['20 degrees Celsius', 'temperature', 20],
    ['20 °C', 'temperature', 20],
  ])('in “%s”', (text, kind, inFirst) => {
    const [placed] = readQuantities(text);
    const measured = placed && readMeasured(text, placed);
    expect(measured).toMatchObject({ kind, text });
    expect((measured?.quantity.value ?? 0) * (measured?.factor ?? 0)).toBeCloseTo(inFirst);
  });

  test.each(['50 m', '50 weekly rides', '50 annual rides', '50 square hours', '50 cubic', '50 %'])(
    'nowhere in “%s”',
    (text) => {
      const [placed] = readQuantities(text);
      expect(placed).toBeDefined();
      expect(placed && readMeasured(text, placed)).toBeUndefined();
    },
  );
});
