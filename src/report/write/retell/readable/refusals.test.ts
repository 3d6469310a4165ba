import { expect, test } from 'vitest';
import { isNoSentence, leansElsewhere } from './refusals';

test.each([
  'It sells pumps to farms in nine states.',
  'Its crews work four days a week (Monday to Thursday).',
  'Employees who join in May have 20 days of leave.',
  'The Bellmark Group makes gauges for mills.',
  'Its plants run on solar power: each of them has a field.',
])('%s is a sentence', (text) => {
  expect(isNoSentence(text)).toBe(false);
});

test.each([
  ['too short', 'It sells pumps.'],
  ['cut from a list', 'pumps for farms and mills in nine states.'],
  ['without its end', 'It sells pumps to farms in nine states'],
  ['with a colon at its end', 'It sells these pumps in nine states:'],
  ['a question', 'Who sells pumps to farms in nine states?'],
  ['news of its day', 'Today we sell pumps to farms in nine states.'],
  ['a shout', 'It sells pumps! Farms in nine states buy them.'],
  ['an address', 'Write to jobs@bellmark.example about its open jobs.'],
  ['a link', 'Read more of it at www.bellmark.example and elsewhere.'],
  ['markup', 'It sells **pumps** to farms in nine | ten states_.'],
  ['a dash between its halves', 'It sells pumps - the small ones - to farms.'],
  ['an empty bracket', 'It sells pumps ( ) to farms in nine states.'],
  ['a quotation mark alone', "It sells 'pumps to farms in nine states."],
  ['a year at its beginning', '2019 was the year in which it sold its mill.'],
  ['somebody’s own words', 'I sell pumps to farms in nine states.'],
  ['a heading that runs on', 'Work Budget Policy From your first day you have one.'],
  ['a heading before it', 'Our working week: we work on four days of it.'],
  ['an example', 'For example: employees have 20 days of leave.'],
  ['a list in brackets', 'The crew (or those on call): they have a day off.'],
])('%s is none: %s', (_, text) => {
  expect(isNoSentence(text)).toBe(true);
});

const PAGE = { filing: false, page: undefined };
const FILING = { filing: true, page: undefined };

test.each([
  'It sells pumps to farms in nine states.',
  'Its part in the market for pumps is 9%.',
  'Employees have $5,000 a year for courses and books.',
])('%s stands by itself', (text) => {
  expect(leansElsewhere(text, PAGE)).toBe(false);
  expect(leansElsewhere(text, FILING)).toBe(false);
});

test.each([
  ['a note', 'Its leases are described in Note 5 of its accounts.'],
  ['an item', 'Its mills are listed in Item 1A of what it files.'],
  ['a part', 'Part II tells how many mills it runs in nine states.'],
  ['a section', 'Section IV says who may have a day of leave.'],
  ['the size of a market', 'It sells to a $1,200.5 billion market for pumps.'],
  ['the size of a trade', 'Pumps are a $40 billion global farm industry.'],
  ['a place above', 'The mills named above are in nine states.'],
  ['more of something', 'Employees have 5 additional days of leave.'],
  ['such things', 'It sells such pumps to farms in nine states.'],
])('%s leans on another place: %s', (_, text) => {
  expect(leansElsewhere(text, PAGE)).toBe(true);
});

test('a workshop’s words tell a candidate how they are hired', () => {
  const text = 'Candidates walk through a design of theirs with two engineers.';
  expect(leansElsewhere(text, PAGE)).toBe(true);
  expect(leansElsewhere(text, { filing: false, page: 'of hiring' })).toBe(false);
});
