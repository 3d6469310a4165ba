import { expect, test } from 'vitest';
import {
  capitalized,
  clip,
  countWords,
  enumerate,
  holdsAny,
  plural,
  squeeze,
  trimEndSigns,
  trimSigns,
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
