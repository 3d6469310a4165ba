import { containsWords, fold } from '../../../language';
import { expect, test } from 'vitest';
import { readNames, unknownNames } from './names';

test('a capital that only opens a sentence is no name', () => {
  expect(readNames('They were asked. Before that came Marlow Quill.')).toEqual(['Marlow Quill']);
});

test('a plain word before a name is taken off only where a sentence opens', () => {
  expect(readNames('Ask Marlow Quill')).toEqual(['Marlow Quill']);
  expect(readNames('we met Ask Quill')).toEqual(['Ask Quill']);
});

test('small words inside a name belong to it', () => {
  expect(readNames('a talk by Anna van der Veld of the Bank of Elm')).toEqual([
    'Anna van der Veld of the Bank of Elm',
  ]);
});

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
