import { expect, test } from 'vitest';
import { countWords } from '../../kernel/text';
import {
  endSentence,
  firstWords,
  inQuotes,
  MOST_QUOTED_WORDS,
  formatCount,
  formatList,
  formatReportMoney,
  formatMonth,
  formatYear,
} from './phrases';

test.each(['', 'x'])('a quote of signs in two halves is cut between them (%j)', (before) => {
  const said = inQuotes(before + '🌿'.repeat(300));
  expect(said.isWellFormed()).toBe(true);
  expect(said).toMatch(/🌿…”$/u);
});

test('twenty-five words are quoted whole and of twenty-six the last is left out', () => {
  const words = (count: number) =>
    Array.from({ length: count }, (_, index) => `w${index}`).join(' ');
  expect(firstWords(words(MOST_QUOTED_WORDS))).toBe(words(MOST_QUOTED_WORDS));
  expect(firstWords(words(MOST_QUOTED_WORDS + 1))).toBe(`${words(MOST_QUOTED_WORDS)}…`);
});

test('a quote is cut where it is asked to be, and no comma hangs before the dots', () => {
  expect(firstWords('one, two, three', 2)).toBe('one, two…');
  expect(firstWords('one two – three', 3)).toBe('one two …');
});

test('line breaks and runs of spaces within a quote become one space', () => {
  expect(inQuotes('Dig first,\n\n  decide\tsecond.')).toBe('“Dig first, decide second”');
});

test('only the last mark goes: a question stays a question', () => {
  expect([inQuotes('Why us?'), inQuotes('Wow!'), inQuotes('So, so;'), inQuotes('Inc.')]).toEqual([
    '“Why us?”',
    '“Wow!”',
    '“So, so”',
    '“Inc”',
  ]);
});

test('all marks of quotation inside a quote are turned, so that its end is unmistakable', () => {
  const said = inQuotes('He said "yes", “no” and "maybe" to it');
  expect(said.match(/“/gu)).toHaveLength(1);
  expect(said.match(/”/gu)).toHaveLength(1);
  expect(said).not.toContain('"');
});

test.each([
  [999_999, 'usd', '$999,999'],
  [1_000_000, 'usd', '$1 million'],
  [99_940_000, 'usd', '$99.9 million'],
  [100_000_000, 'usd', '$100 million'],
  [999_400_000, 'usd', '$999 million'],
  [999_600_000, 'usd', '$1 billion'],
  [1_000_000_000, 'gbp', '£1 billion'],
  [1_005_000_000, 'usd', '$1.01 billion'],
  [0, 'usd', '$0'],
  [12, undefined, '$12'],
  [7_000_000, 'EUR', '€7 million'],
])('at the edge %d %s is said as %s', (value, unit, said) => {
  expect(formatReportMoney(value, unit)).toBe(said);
});

test('years and months are as exact as their source', () => {
  expect([
    formatYear('2025-12-31'),
    formatMonth('2025-12-31'),
    formatMonth('2025-12'),
    formatMonth('2025'),
  ]).toEqual(['2025', 'December 2025', 'December 2025', '2025']);
});

test('a list of long things keeps them apart', () => {
  expect(formatList(['A (chief, acting)', 'B (chief)', 'C'])).toBe(
    'A (chief, acting), B (chief), and C',
  );
  expect(formatList(['A', '“B, or b”'])).toBe('A and “B, or b”');
});

test('a sentence that ends in a quote ends once', () => {
  expect([
    endSentence('It says “yes!”'),
    endSentence('It says “yes.”'),
    endSentence('It says “yes”'),
    endSentence('Really?'),
  ]).toEqual(['It says “yes!”', 'It says “yes.”', 'It says “yes”.', 'Really?']);
});

test('a count keeps at most two decimals', () => {
  expect([formatCount(6240), formatCount(4.256), formatCount(0)]).toEqual(['6,240', '4.26', '0']);
});

test('quoting never makes a text longer in words', () => {
  for (const text of ['a b c', 'one “two” three', 'w '.repeat(80).trim(), ''])
    expect(countWords(inQuotes(text))).toBeLessThanOrEqual(countWords(text));
});
