import { expect, test } from 'vitest';
import {
  endSentence,
  firstWords,
  holdsAddress,
  inQuotes,
  leadsElsewhere,
  possessive,
  formatCount,
  formatDate,
  formatList,
  formatReportMoney,
  formatMonth,
} from './phrases';

test.each([
  [1_577_000_000, 'usd', '$1.58 billion'],
  [84_200_000, 'usd', '$84.2 million'],
  [412_300_000, 'usd', '$412 million'],
  [96_500, 'usd', '$96,500'],
  [-3_000_000, 'usd', '$3 million'],
  [2_000_000, 'eur', '€2 million'],
  [5_000_000_000, 'sek', 'SEK 5 billion'],
])('%d %s is said as %s', (value, unit, said) => {
  expect(formatReportMoney(value, unit)).toBe(said);
});

test('a date is said as exactly as it is known', () => {
  expect([
    formatDate('2026-03-12T08:00:00Z'),
    formatDate('2026-03'),
    formatDate('2026'),
    formatDate('soon'),
  ]).toEqual(['March 12, 2026', 'March 2026', '2026', '']);
  expect(formatMonth('2026-03-12')).toBe('March 2026');
});

test('lists read as they are spoken', () => {
  expect(formatList([])).toBe('');
  expect(formatList(['A'])).toBe('A');
  expect(formatList(['A', 'B'])).toBe('A and B');
  expect(formatList(['A', 'B', 'C'])).toBe('A, B, and C');
  expect(formatList(['A, B', 'C'])).toBe('A, B; and C');
  expect(formatList(['“A, b”', '“C”'])).toBe('“A, b” and “C”');
});

test('no more than twenty-five words are quoted', () => {
  const long = Array.from({ length: 40 }, (_, index) => `w${index}`).join(' ');
  expect(firstWords(long).split(' ')).toHaveLength(25);
  expect(firstWords(long)).toMatch(/…$/u);
  expect(firstWords('short enough')).toBe('short enough');
});

test('quotation marks within a quote do not end it, and its full stop goes outside', () => {
  expect(inQuotes('We say “yes” first.')).toBe('“We say ‘yes’ first”');
});

test('a sentence ends once', () => {
  expect(
    ['It ends', 'It ends.', 'It says “why?”', 'It says “and so…”', 'It says “this”'].map(
      endSentence,
    ),
  ).toEqual(['It ends.', 'It ends.', 'It says “why?”', 'It says “and so…”.', 'It says “this”.']);
});

test('a name that ends in s takes a bare apostrophe', () => {
  expect([possessive('Fernhollow'), possessive('Alder Works')]).toEqual([
    'Fernhollow’s',
    'Alder Works’',
  ]);
});

test('counts are grouped as in English', () => {
  expect(formatCount(1_234_567)).toBe('1,234,567');
});

test.each([
  ['Look at www.lure.example today.', true],
  ['Look at WWW.lure today.', true],
  ['Open https://lure.example/now.', true],
  ['Open slack://lure.', true],
  ['Open slack+://lure.', true],
  ['Write to ines@lure.example.', true],
  ['It sells oats @ noon.', false],
  ['The ratio is 3:1, as in 2024.', false],
  ['Its www pages are old.', false],
  ['It runs Node.js.', false],
])('“%s” leads a reader to an address: %s', (text, leads) => {
  expect(holdsAddress(text)).toBe(leads);
});

test.each([
  ['Look at lure.example for the prize', true],
  ['Apply on jobs.lure.com today', true],
  ['It is told on fernhollow.example', false],
  ['Almanac.com is a customer', false],
  ['We write Node.js and read index.html', false],
  ['The first reader came in 2019.Commonly it is blue', false],
])('“%s” leads to somebody else’s site: %s', (text, leads) => {
  expect(leadsElsewhere(text, ['Fernhollow', 'fernhollow.example'])).toBe(leads);
});
