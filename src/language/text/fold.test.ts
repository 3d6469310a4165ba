import { expect, test } from 'vitest';
import { containsWords, fold, foldCase } from './fold';

test.each([
  ['The ﬁrst  “mill”', 'The first "mill"'],
  ['Fernhollow’s — own', "Fernhollow's - own"],
  ['soft\u00ADhyphen', 'softhyphen'],
])('one spelling stands for all that readers take as the same: “%s”', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(foldCase(text)).toBe(folded.toLowerCase());
});

test('a part is found as whole words alone', () => {
  expect(containsWords('the old mill wheel', 'mill')).toBe(true);
  expect(containsWords('the old windmill', 'mill')).toBe(false);
  expect(containsWords('the windmill and the mill', 'mill')).toBe(true);
  expect(containsWords('the old mill', '')).toBe(false);
});
