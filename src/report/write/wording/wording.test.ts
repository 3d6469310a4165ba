import { describe, expect, test } from 'vitest';
import { row } from '../../fixtures/writing';
import { roundForSpeech, speakCount, speakMoney, speakPercent, verbOfChange } from './amounts';
import { articleFor, withThe } from './articles';
import { fullNameOf, titleOf } from './people';
import { atTime, yearNames } from './periods';
import { lettersOf, shortNameOf } from './short-name';
import { possessiveOf, subjectOf } from './subject';

describe('figures as they are spoken', () => {
  test.each([
    [381_200_000, '$381.2 million'],
    [24_250_000_000, '$24.25 billion'],
    [211_915_000_000, '$211.9 billion'],
    [999_960_000, '$1 billion'],
    [2_380_000, '$2.4 million'],
    [412_000, '$412,000'],
    [-6_300_000, '$6.3 million'],
  ])('%d is %s', (value, said) => {
    expect(speakMoney(value, 'usd')).toBe(said);
  });

  test('small numbers are words, changes keep a digit where rounding would hide them', () => {
    expect([7, 12, 2.5].map(speakCount)).toEqual(['seven', '12', '2.5']);
    expect([16.4, 0.62, -6.9].map(speakPercent)).toEqual(['16%', '0.6%', '6.9%']);
  });

  test('one would say about 1,900 of 1,906', () => {
    expect([1_906, 84, 32_439].map(roundForSpeech)).toEqual([1_900, 84, 32_000]);
  });

  test('the verb fits the change', () => {
    expect([30, 16, 1, -1, -9, -40].map(verbOfChange)).toEqual([
      'jumped',
      'rose',
      'edged up',
      'slipped',
      'fell',
      'dropped',
    ]);
  });
});

test.each([
  ['8 million loss', 'an'],
  ['$8 million loss', 'an'],
  ['11% rise', 'an'],
  ['18-month plan', 'an'],
  ['SEC filing', 'an'],
  ['NLRB case', 'an'],
  ['HR lead', 'an'],
  ['American company', 'an'],
  ['$2.4 million contract', 'a'],
  ['U.S. agency', 'a'],
  ['unit', 'a'],
  ['European bank', 'a'],
  ['one-time charge', 'a'],
  ['CFO', 'a'],
])('before “%s” stands “%s”', (next, article) => {
  expect(articleFor(next)).toBe(article);
});

test('agencies and some countries take an article, Nasdaq takes none', () => {
  expect(['Department of Agriculture', 'Netherlands', 'Nasdaq', 'NASA'].map(withThe)).toEqual([
    'the Department of Agriculture',
    'the Netherlands',
    'Nasdaq',
    'NASA',
  ]);
});

test('a possessive follows the form of the name', () => {
  expect(['Fernhollow', 'James', 'Fernhollow Systems', 'Quill Partners'].map(possessiveOf)).toEqual(
    ['Fernhollow’s', 'James’s', 'Fernhollow Systems’', 'Quill Partners’'],
  );
});

test('a company is named once, then referred back to, and named again where that is unclear', () => {
  const subject = subjectOf('Fernhollow');
  expect([subject.name(), subject.owner(), subject.object()]).toEqual(['Fernhollow', 'Its', 'it']);
  subject.unclear();
  expect(subject.owner()).toBe('Fernhollow’s');
});

describe('the short name', () => {
  const own = (quote: string) => row({ attribute: 'statement', quote, reliability: 'first-party' });
  const uses = ['Fernhollow grows.', 'At Fernhollow we dig.', 'Fernhollow is here.'].map(own);

  test('drops the legal form always, and a generic word where the company does', () => {
    expect(shortNameOf('Loam & Sons Company', [], [])).toBe('Loam & Sons');
    expect(shortNameOf('Fernhollow Systems, Inc.', [], uses)).toBe('Fernhollow');
    expect(shortNameOf('Fernhollow Systems, Inc.', ['Fernhollow'], [])).toBe('Fernhollow');
    expect(shortNameOf('Fernhollow Systems, Inc.', [], uses.slice(1))).toBe('Fernhollow Systems');
  });

  test('keeps a name whose last word is part of it', () => {
    const full = ['Fernhollow Foods grows.', 'At Fernhollow Foods we dig.'].map(own);
    expect(shortNameOf('Fernhollow Foods', [], [...full, ...full])).toBe('Fernhollow Foods');
  });
});

describe('the letters that a company puts behind its name', () => {
  const own = (quote: string) => row({ attribute: 'statement', quote, reliability: 'first-party' });
  test.each([
    ['Fern Hollow Systems (FHS) grows in Ohio.', ['FHS']],
    ['Fern Hollow Systems (the “FHS”) grows.', ['FHS']],
    ['Fern Hollow Systems (Ohio) grows.', []],
    ['Fern Hollow Systems (XQ) grows.', []],
  ])('are one of its names: %s', (quote, letters) => {
    expect(lettersOf('Fern Hollow Systems', [own(quote)])).toEqual(letters);
  });

  test('count where it speaks itself', () => {
    const said = row({ attribute: 'news', quote: 'Fern Hollow (FH) grows.' });
    expect(lettersOf('Fern Hollow', [said])).toEqual([]);
  });
});

describe('years and days', () => {
  const year = (asOf: string, fiscalYear?: number) =>
    row({
      attribute: 'revenue',
      quote: '1',
      asOf,
      ...(fiscalYear === undefined ? {} : { details: { fiscalYear } }),
    });

  test('a year that doesn’t end in December is explained once, by the company’s own label', () => {
    const nameYear = yearNames();
    expect(nameYear(year('2025-02-01', 2024))).toBe('fiscal 2024, which ended February 1, 2025');
    expect(nameYear(year('2024-02-03', 2023))).toBe('fiscal 2023');
    expect(yearNames()(year('2025-12-31', 2025))).toBe('2025');
    expect(yearNames()(year('2025-06-30'))).toBe('the year to June 2025');
  });

  test('a day of this year stands without it, and the last of December is the end of its year', () => {
    const days = ['2026-09-30', '2025-09-30', '2025-12-31', '2025-03', '2025'];
    expect(days.map((day) => atTime(day, '2026-11-22'))).toEqual([
      'on September 30',
      'on September 30, 2025',
      'at the end of 2025',
      'in March 2025',
      'in 2025',
    ]);
  });
});

describe('people', () => {
  const leader = (title: string, quote: string) =>
    row({ attribute: 'leadership', quote, value: 'Dana Quill', details: { title } });

  test('a title is told whole or not at all', () => {
    const cut = leader(
      'Executive Vice President',
      'Dana Quill, Executive Vice President and Chief Financial Officer',
    );
    expect(titleOf(cut)).toBeUndefined();
    const whole = leader('Chief Financial Officer', 'Dana Quill, Chief Financial Officer.');
    expect(titleOf(whole)).toBe('Chief Financial Officer');
  });

  test('a surname alone names nobody', () => {
    const quote = 'Mr. Quill leads it.';
    expect(fullNameOf(row({ attribute: 'leadership', quote, value: 'Mr. Quill' }))).toBeUndefined();
  });
});
