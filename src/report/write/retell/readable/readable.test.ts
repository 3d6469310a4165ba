import { describe, expect, test } from 'vitest';
import { loadParser } from '../../../../research/evidence';
import { retell } from '../retell';
import { isTimeless } from './timeless';

const teller = { company: 'Bellmark', aliases: ['Bellmark Holdings'], parser: loadParser() };
const ofFiling = (text: string): string | undefined =>
  retell({ text, context: undefined, own: true, filing: true }, teller)?.text;
const ofHandbook = (text: string): string | undefined =>
  retell({ text, context: undefined, own: true, filing: false }, teller)?.text;

describe('a sentence that points at something before it is left out', () => {
  test.each([
    'That decision closed two of our depots.',
    'They employ 6,200 people in nine states.',
    'The policy covers 14 mills and three depots.',
    'The other plant makes boxes for shops in Ohio.',
  ])('%s', (text) => {
    expect(ofFiling(text)).toBeUndefined();
  });

  test('a page’s own app was named before, and a company’s hiring process needs no name', () => {
    expect(ofHandbook('The mobile app helps our drivers plan their routes.')).toBeUndefined();
    expect(ofHandbook('The hiring process at Bellmark takes three weeks.')).toBeDefined();
  });

  test('a pronoun stays with the noun of its own sentence', () => {
    expect(ofFiling('We train our drivers before they visit shops in Ohio.')).toBe(
      'Bellmark trains its drivers before they visit shops in Ohio.',
    );
  });
});

test.each([
  ['We are developing in collaboration with Tarn Paper, our partner of 14 years.', false],
  ['We are developing 14 bags in collaboration with Tarn Paper.', true],
])('what is developed must be told: %s', (text, told) => {
  expect(ofFiling(text) !== undefined).toBe(told);
});

test('what each team does holds at the company, and what a team does may be another’s', () => {
  expect(ofHandbook('Each team picks two days a week in Omaha.')).toBeDefined();
  expect(ofHandbook('A team picks two days a week in Omaha.')).toBeUndefined();
});

test('an example isn’t told for the rule', () => {
  const rule = 'employees have 12 days of leave left at the end of their first year.';
  expect(ofHandbook(`For example: ${rule}`)).toBeUndefined();
  expect(ofHandbook(rule.replace('employees', 'Employees'))).toBeDefined();
});

test('a page on how people are hired tells how long it takes, whoever waits', () => {
  const text = 'In 2025, the median engineer had an answer 16 days after the first call.';
  const told = (page: 'of hiring' | undefined) =>
    retell({ text, context: undefined, own: true, filing: false, page }, teller)?.text;
  expect(told('of hiring')).toBe(text);
  expect(told(undefined)).toBeUndefined();
});

describe('a change says of which year it is', () => {
  test.each([
    ['Sales rose compared with the prior year.', true],
    ['We opened six depots in Q3.', true],
    ['Costs fell by 3.2%.', true],
    ['It had been named in 61 suits.', true],
    ['Sales rose 4% in 2025 compared with the prior year.', false],
    ['We operate 14 mills in nine states.', false],
  ])('%s', (text, timeless) => {
    expect(isTimeless(text, true)).toBe(timeless);
  });

  test('on a page of the company, what rose without a year is its own way of speaking', () => {
    expect(isTimeless('Our standards rose with each new mill.', false)).toBe(false);
  });
});
