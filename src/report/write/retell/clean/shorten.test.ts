import { expect, test } from 'vitest';
import { countWords } from '../../../../kernel/text';
import { loadParser } from '../../../../research/evidence';
import { treeOf } from '../tree';
import { MOST_WORDS_RETOLD, withoutTail } from './shorten';

const shortened = (text: string, before = 0, filing = true) =>
  withoutTail(treeOf(loadParser().parse(text)), { filing, page: undefined }, before);

const SHORT = 'It makes paper bags in Ohio';
const LONG =
  'It sells paper bags, boxes and cartons to shops, bakeries and breweries in nine states of ' +
  'the Midwest and in two provinces of Canada';

test.each([
  [' (all of them by rail), which pay in cash.', ', which pay in cash.'],
  [', most of which pay in cash.', '.'],
  [', using trucks of its own at night.', '.'],
  [' to cut the cost of wood.', '.'],
])('a sentence that is too long loses what tells more: “…%s”', (tail, left) => {
  expect(shortened(LONG + tail)).toBe(LONG + left);
});

test.each([
  ', except in the last week of December.',
  ', which is limited to 40 tons a year.',
  ', or rents them out.',
  ' (up to 40 tons a year).',
])('a sentence that is too long keeps what bounds it: “…%s”', (tail) => {
  expect(shortened(LONG + tail)).toBeUndefined();
});

test.each([
  ['loses a tail that supposes', `${SHORT}, which may change.`, `${SHORT}.`],
  ['loses a tail that leans on its page', `${SHORT}, which is shown in the table.`, `${SHORT}.`],
  ['keeps a tail that stands by itself', `${SHORT}, which has nine mills.`, undefined],
  ['keeps a tail where little would be left', 'It makes bags, which may change.', undefined],
])('a sentence that is short enough %s', (_, text, told) => {
  expect(shortened(text)).toBe(told);
});

test('no cut leaves it open what time is spent on', () => {
  const spent = `${LONG} where the rest of the time is spent`;
  expect(shortened(`${spent}, making bags.`)).toBeUndefined();
  expect(shortened(`${LONG} where 40 people work, making bags.`)).toBeDefined();
});

test('the words of a date before a sentence count', () => {
  const text = `${SHORT}, which has nine mills.`;
  const room = MOST_WORDS_RETOLD - countWords(text);
  expect(shortened(text, room)).toBeUndefined();
  expect(shortened(text, room + 1)).toBe(`${SHORT}.`);
});

test('a tail that any company could say goes in a filing alone', () => {
  const text = `${SHORT}, which generally has the best wood.`;
  expect(shortened(text)).toBe(`${SHORT}.`);
  expect(shortened(text, 0, false)).toBeUndefined();
});
