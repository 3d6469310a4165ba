import { describe, expect, test } from 'vitest';
import { clauseWithin } from './clauses';
import { inQuotes, quotesWell } from './phrases';

describe('a long sentence is quoted up to the end of a clause', () => {
  test.each([
    [
      'We plan and steer cold stores, so that trucks and people agree about the next hour',
      9,
      'We plan and steer cold stores',
    ],
    [
      'Teams own what they run and change it, and nobody else may touch it on a Friday',
      12,
      undefined,
    ],
    [
      'The field reader wakes at dawn and sleeps at noon – a habit of its makers',
      12,
      'The field reader wakes at dawn and sleeps at noon',
    ],
    [
      'We moved the mill to Ashby Falls in spring. It runs day and night',
      11,
      'We moved the mill to Ashby Falls in spring',
    ],
    [
      'A change goes to one farm first; after a day it goes to all of them',
      10,
      'A change goes to one farm first',
    ],
    [
      'The board named her chief last year, when the old chief retired to his orchard',
      9,
      'The board named her chief last year',
    ],
  ])('“%s” in %i words', (text, most, clause) => {
    expect(clauseWithin(text, most)).toBe(clause);
  });
});

describe('never where the meaning would change', () => {
  test.each([
    'We will open a second workshop this year, but only if the river is low enough to build',
    'Everyone gets a bonus at the end of the year; however the first year does not count for it',
    'All of our mills are open on Sundays – except for those that stand by a church or a school',
    'We raise pay for everybody in the spring. Not for those who joined after the turn of the year',
    'Our rivals are Dunmere Soil of Elm; Hale Instruments of Ash; and the Brook Brothers of Alder and Fir',
    'We work with Alder Inc. Its people come every day of the week to look after the reeds',
    'The mill (which we bought from our neighbours, who had it from theirs) has been running ever since then',
  ])('%s', (text) => {
    expect(clauseWithin(text, 14)).toBeUndefined();
  });

  test('a beginning that says too little is none', () => {
    expect(
      clauseWithin('We do it, because nobody else in the whole of the valley will', 8),
    ).toBeUndefined();
  });
});

test('a quote is cut between two words only where it has no clause to end at', () => {
  const long = 'Cedar and alder and birch and fir and hazel and willow';
  expect([
    inQuotes('We read the soil of every field, so that nobody has to guess', 8),
    quotesWell('We read the soil of every field, so that nobody has to guess', 8),
  ]).toEqual(['“We read the soil of every field”', true]);
  expect([inQuotes(long, 5), quotesWell(long, 5), quotesWell(long)]).toEqual([
    '“Cedar and alder and birch…”',
    false,
    true,
  ]);
});

test('whatever is quoted are the source’s words from the first on', () => {
  for (const text of [
    'One two three four five, which is six; seven eight',
    'A b c d e f. G h i j',
  ]) {
    for (let most = 1; most < 12; most += 1) {
      const clause = clauseWithin(text, most);
      if (clause === undefined) continue;
      expect(text.startsWith(clause)).toBe(true);
      expect(clause.split(' ').length).toBeLessThanOrEqual(most);
    }
  }
});
