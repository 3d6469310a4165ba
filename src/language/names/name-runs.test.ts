import { expect, test } from 'vitest';
import { isOpener, readNames } from './name-runs';

test.each([
  ['They were asked. Before that came Marlow Quill.', ['Marlow Quill']],
  ['Ask Marlow Quill', ['Marlow Quill']],
  ['we met Ask Quill', ['Ask Quill']],
  ['He said: “The Tarn is low”', ['Tarn']],
  ['Headquartered in Tarn, I like it', ['Tarn']],
  ['a talk by Anna van der Veld of the Bank of Elm', ['Anna van der Veld of the Bank of Elm']],
  ['the Marsh & Quill Fund for Elm', ['Marsh & Quill Fund for Elm']],
  ['Quill and Reed met', ['Quill', 'Reed']],
  ['Fernhollow’s Learning Fund grew', ['Fernhollow', 'Learning Fund']],
  ["the Mills' fund", ['Mills']],
  ['Ada M. Bell and J. R. Reed met Dr. Lind', ['Ada M. Bell', 'J. R. Reed', 'Dr. Lind']],
  ['It closed its Series B. Tarn led it', ['Series B', 'Tarn']],
  ['It has a Plan Q. The mill has none', ['Plan Q']],
  ['It sells R&D in the U.S. to AT&T', ['R&D', 'U.S', 'AT&T']],
  ['Tarn of the', ['Tarn']],
  ['Marlow Quill\nThe team', ['Marlow Quill']],
  ['nobody here', []],
])('names are read out of “%s”', (text, names) => {
  const found = readNames(text);
  expect(found.map((name) => name.text)).toEqual(names);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(names);
});

test('a word that any sentence may open with is no name by its capital', () => {
  expect(['The', 'Headquartered', 'Reported', 'Besides'].every(isOpener)).toBe(true);
  expect(['Tarn', 'Acme'].some(isOpener)).toBe(false);
});
