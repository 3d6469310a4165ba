import { describe, expect, test } from 'vitest';
import { grouped, formatReportMoney, formatScaled, figureScaleOf, signOf } from './format-figure';

describe('a picture’s scale', () => {
  test.each([
    [[381_200_000, 128_700_000], 'millions', ['381', '129']],
    [[1_577_000_000, 210_000_000], 'billions', ['1.58', '0.21']],
    [[-44_900_000, 11_700_000], 'millions', ['−44.9', '11.7']],
    [[98_500, 12_345], 'thousands', ['98.5', '12.3']],
    [[6240, 1906], undefined, ['6,240', '1,906']],
    [[5, 0], undefined, ['5', '0']],
  ])('of %j is in %s', (values, name, said) => {
    const scale = figureScaleOf(values);
    expect(scale.name).toBe(name);
    expect(values.map((value) => formatScaled(value, scale))).toEqual(said);
  });

  test('says of what is too small for it that it is about nothing, and of nothing that it is nothing', () => {
    const scale = figureScaleOf([9e9]);
    expect([formatScaled(1, scale), formatScaled(-1, scale), formatScaled(0, scale)]).toEqual([
      '≈ 0',
      '≈ 0',
      '0',
    ]);
  });

  test.each([9e14, -9e14, 123_456_789_012, 99_999, 0.5, -44_900_000])(
    'says %d in at most seven signs, so that nothing must be cut',
    (value) => {
      expect(formatScaled(value, figureScaleOf([value])).length).toBeLessThanOrEqual(7);
    },
  );
});

test('money has its sign, or the code of a currency without one that all know', () => {
  expect([signOf('usd'), signOf('EUR'), signOf('chf'), signOf(undefined)]).toEqual([
    '$',
    '€',
    'CHF ',
    '$',
  ]);
  expect([
    formatReportMoney(381_200_000, 'usd'),
    formatReportMoney(-6_300_000, 'usd'),
    formatReportMoney(96_500, 'gbp'),
    formatReportMoney(999_600_000, 'eur'),
  ]).toEqual(['$381 million', '$6.3 million', '£96,500', '€1 billion']);
  expect(grouped(1234.567, 2)).toBe('1,234.57');
});
