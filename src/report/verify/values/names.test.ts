import { containsWords, fold } from '../../../language';
import { expect, test } from 'vitest';
import { unknownNames } from './names';

test('a possessive is the same name', () => {
  expect(unknownNames('we like Fernhollow’s garden', ['Fernhollow'])).toEqual([]);
});

test('a name must stand whole in one known text', () => {
  const known = ['Marlow Quill runs it', 'Tessa Lindqvist counts'];
  expect(unknownNames('we met Marlow Quill', known)).toEqual([]);
  expect(unknownNames('we met Tessa Quill', known)).toEqual(['Tessa Quill']);
  expect(unknownNames('we met Marlow Quillan', known)).toEqual(['Marlow Quillan']);
  expect(unknownNames('Jonas Quill met us', known)).toEqual(['Jonas Quill']);
});

test('ligatures, curled quotes and odd spaces make no difference', () => {
  expect(unknownNames('the O’Hara Oﬃce opened', ["O'Hara\u00a0Office"])).toEqual([]);
  expect(fold('“a”\u2009–\u00a0ﬁn')).toBe('"a" - fin');
});

test('a source may leave out the honorific, and a claim need not have it', () => {
  expect(unknownNames('we met Ms. Quill', ['Tessa Quill counts'])).toEqual([]);
  expect(unknownNames('we met Ms. Lind', ['Tessa Quill counts'])).toEqual(['Lind']);
});

test('months and weekdays need no source of their own', () => {
  expect(unknownNames('it came in March on a Tuesday', [])).toEqual([]);
});

test('a word is only found whole', () => {
  expect(containsWords('the quillhaven site', 'quill')).toBe(false);
  expect(containsWords('the quill site', 'quill')).toBe(true);
});

test('what stands behind an owner is a name of its own', () => {
  expect(
    unknownNames("through Fernhollow's Learning Fund", ["Fernhollow's Learning Fund"]),
  ).toEqual([]);
  expect(unknownNames("through Fernhollow's Learning Trust", ['our Learning Fund'])).toEqual([
    'Fernhollow',
    'Learning Trust',
  ]);
});
