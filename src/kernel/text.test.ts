import { expect, test } from 'vitest';
import {
  capitalized,
  clip,
  countWords,
  enumerate,
  holdsAny,
  isCapitalized,
  isWebAddress,
  isYear,
  literalPattern,
  plural,
  squeeze,
  trimEndSigns,
  trimSigns,
  withoutByteOrder,
  yearsIn,
} from './text';

test('a text within its limit stays as it is', () => {
  expect(clip('a quiet harbour', 15)).toBe('a quiet harbour');
});

test('a longer one is cut on a word and says so', () => {
  expect(clip('a quiet harbour town', 17)).toBe('a quiet harbour…');
});

test('one long word is cut within', () => {
  expect(clip('abcdefghij', 5)).toBe('abcd…');
});

test('no cut leaves half a sign', () => {
  for (let limit = 2; limit < 12; limit += 1)
    expect(clip('🍊🍋🍊🍋🍊🍋', limit).isWellFormed()).toBe(true);
});

test('runs of space become one, and ends none', () => {
  expect(squeeze('  one \n\t two  ')).toBe('one two');
});

test('words are counted with their apostrophes, points and hyphens', () => {
  expect(countWords('It’s $1.6bn, a twenty-year high.')).toBe(5);
});

test('one of a kind has no s', () => {
  expect([plural(1, 'source'), plural(2, 'source'), plural(0, 'reply', 'replies')]).toEqual([
    '1 source',
    '2 sources',
    '0 replies',
  ]);
});

test.each([
  [[], ''],
  [['France'], 'France'],
  [['France', 'Spain'], 'France and Spain'],
  [['France', 'Spain', 'Italy'], 'France, Spain and Italy'],
])('%j in a sentence is “%s”', (words, said) => {
  expect(enumerate(words)).toBe(said);
});

test('a word is capitalized, but for a name that begins small', () => {
  expect(capitalized('boats sail')).toBe('Boats sail');
  expect(capitalized('eBoats sails')).toBe('eBoats sails');
  expect(capitalized('a boat')).toBe('A boat');
});

test('signs are taken from the end, or from both, and a space means any white space', () => {
  expect(trimEndSigns('/pay//', '/')).toBe('/pay');
  expect(trimEndSigns('Pay:\n .', ' :.')).toBe('Pay');
  expect(trimEndSigns(' :.', ' :.')).toBe('');
  expect(trimSigns('(, Ghent –\t)', ' ,()–')).toBe('Ghent');
  expect(trimSigns('“Ghent.”', '“', '”.')).toBe('Ghent');
  expect(trimSigns(' a ', '.')).toBe(' a ');
});

test('a text has one of some pieces, or none', () => {
  expect(holdsAny('a millpond', ['tarn', 'mill'])).toBe(true);
  expect(holdsAny('a pond', ['tarn', 'mill'])).toBe(false);
});

test('a text is a pattern of itself', () => {
  const signs = 'a.b*c+(d)[e]{f}^g$h|i\\j/k-l';
  expect(new RegExp(`^${literalPattern(signs)}$`).test(signs)).toBe(true);
  expect(new RegExp(`^${literalPattern('a.b')}$`).test('axb')).toBe(false);
});

test('what a text is by its first signs', () => {
  expect(['https://mill.example', 'HTTP://mill', 'mill.example'].map(isWebAddress)).toEqual([
    true,
    true,
    false,
  ]);
  expect(['Élan', 'mill', '', '9'].map(isCapitalized)).toEqual([true, false, false, false]);
  expect(withoutByteOrder('\ufeff{}')).toBe('{}');
  expect(withoutByteOrder('{}')).toBe('{}');
});

test('years are four digits of the last two centuries', () => {
  expect(['2024', '1899', '20245', '1999'].map(isYear)).toEqual([true, false, false, true]);
  expect(yearsIn('From 1998 to 2024, 20245 of 1850')).toEqual(['1998', '2024']);
});
