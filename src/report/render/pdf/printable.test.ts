import { expect, test } from 'vitest';
import { readCoverage } from './font-coverage';
import { breakable, breakableInNarrow, printable } from './printable';

const covers = await readCoverage([
  'node_modules/@expo-google-fonts/noto-sans',
  'node_modules/@expo-google-fonts/source-serif-4',
]);

test('the fonts cover Latin, Greek and Cyrillic, and no Hebrew', () => {
  const codes = (text: string) =>
    Array.from(text, (character) => covers(character.codePointAt(0) ?? 0));
  expect(codes('Aßłőœ“”–…−÷·€£Ωπж').every(Boolean)).toBe(true);
  expect(codes('א東😀').some(Boolean)).toBe(false);
});

test('one font file may be given instead of a folder', async () => {
  const file = 'node_modules/@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf';
  expect((await readCoverage([file]))(0x41)).toBe(true);
  expect((await readCoverage([]))(0x41)).toBe(false);
});

test.each([
  ['Ελληνικά Кириллица Łódź', 'Ελληνικά Кириллица Łódź'],
  ['שלום עולם Works', '[Hebrew] Works'],
  ['شركة', '[Arabic]'],
  ['東京 Tokyo', '[Chinese characters] Tokyo'],
  ['Fern 🌿👩‍🌾 Works', 'Fern [emoji] Works'],
  ['คนไทย', '[Thai]'],
  ['\ue000', '[symbol]'],
])('“%s” is printed as “%s”', (text, expected) => {
  expect(printable(text, covers)).toBe(expected);
});

test('accents written as marks of their own stay on their letters', () => {
  expect(printable('e\u0301te\u0301', covers)).toBe('e\u0301te\u0301');
});

test('a long word is given places to break, and an ordinary one is not', () => {
  expect(
    breakable('W'.repeat(60))
      .split('\u200b')
      .map((part) => part.length),
  ).toEqual([28, 28, 4]);
  expect(breakable('extraordinarily ordinary words')).toBe('extraordinarily ordinary words');
});

test('in a narrow column only what no language writes is given places, close together', () => {
  expect(breakableInNarrow('Electromechanics 2026')).toBe('Electromechanics 2026');
  expect(
    breakableInNarrow(`a ${'W'.repeat(20)}`)
      .split('\u200b')
      .map((part) => part.length),
  ).toEqual([11, 9, 2]);
});
