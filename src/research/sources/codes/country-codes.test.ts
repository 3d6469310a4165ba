import { expect, test } from 'vitest';
import { countryName, stateNumber, threeLetters } from './country-codes';

test.each([
  [threeLetters, 'FR', 'FRA'],
  [threeLetters, 'ch', 'CHE'],
  [threeLetters, 'US', 'USA'],
  [threeLetters, 'XX', ''],
  [threeLetters, 'France', ''],
  [stateNumber, 'MN', '27'],
  [stateNumber, 'wy', '56'],
  [stateNumber, 'AL', '01'],
  [stateNumber, 'Minnesota', ''],
  [countryName, 'FR', 'France'],
  [countryName, 'Frankrijk', ''],
] as const)('%o of %s is “%s”', (of, code, value) => {
  expect(of(code)).toBe(value);
});

test('every code has the letters or digits it should, and none stands for two', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const pairs = [...letters].flatMap((one) => [...letters].map((other) => one + other));
  for (const [of, form, count] of [
    [threeLetters, /^[A-Z]{3}$/, 110],
    [stateNumber, /^\d{2}$/, 51],
  ] as const) {
    const found = pairs.map(of).filter((code) => code !== '');
    expect(found.filter((code) => !form.test(code))).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBeGreaterThanOrEqual(count);
  }
});
