import { expect, test } from 'vitest';
import {
  isOfficeHead,
  isOfficeWord,
  isPlainOfficeWord,
  readHoldings,
  readTitles,
  withTitleForms,
} from './titles';

const PEOPLE = ['Marlow Quill', 'Tessa Lindqvist'];

test.each([
  ['the CEO and the cfo', ['chief executive officer', 'chief financial officer']],
  ['Chief Executive Officer', ['chief executive officer']],
  ['our chief executive', ['chief executive officer']],
  ['Chief People Officer', ['chief people officer']],
  ['senior vice president', ['senior vice president']],
  ['president', ['president']],
  ['head of design and head of sales', ['head of design', 'head of sales']],
  ['managing director', ['managing director']],
  ['General Counsel', ['general counsel']],
  ['a chief concern of the presidents', []],
])('reads the titles of “%s”', (text, titles) => {
  expect(readTitles(text)).toEqual(titles);
});

test('who holds which title is read clause by clause', () => {
  expect(
    readHoldings('Marlow Quill is chief executive, and Tessa Lindqvist is CFO.', PEOPLE),
  ).toEqual([
    { name: 'Marlow Quill', title: 'chief executive officer' },
    { name: 'Tessa Lindqvist', title: 'chief financial officer' },
  ]);
  expect(readHoldings('Marlow Quill (treasurer); Tessa Lindqvist (founder)', PEOPLE)).toEqual([
    { name: 'Marlow Quill', title: 'treasurer' },
    { name: 'Tessa Lindqvist', title: 'founder' },
  ]);
});

test('one person with two titles holds both', () => {
  expect(
    readHoldings('Marlow Quill is founder and treasurer', PEOPLE).map(({ title }) => title),
  ).toEqual(['founder', 'treasurer']);
});

test('a title without a person is nobody’s', () => {
  expect(readHoldings('the treasurer left', PEOPLE)).toEqual([]);
});

test('a text is known by all ways of writing its titles', () => {
  expect(withTitleForms('CEO Marlow Quill')).toContain('chief executive');
  expect(withTitleForms('our chief financial officer')).toContain('CFO');
  expect(withTitleForms('no title here')).toBe('no title here');
});

test('a word of an office is told from others, and whether it can end or alone name one', () => {
  const kindsOf = (word: string) =>
    [isOfficeWord, isOfficeHead, isPlainOfficeWord].map((is) => is(word));
  expect(kindsOf('treasurer')).toEqual([true, true, true]);
  expect(kindsOf('vice')).toEqual([true, false, true]);
  expect(kindsOf('research')).toEqual([true, false, false]);
  expect(kindsOf('mill')).toEqual([false, false, false]);
});
