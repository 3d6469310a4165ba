import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row } from '../../fixtures/writing';
import { fullNameOf, hasEachWord, isInOffice, personOf, sinceOf } from './people';

const leader = (quote: string, value: string, changes: Partial<Evidence> = {}) =>
  row({ attribute: 'leadership', quote, value, ...changes });
const QUOTE = 'Dana Quill, Chief Financial Officer, joined Bellmark.';

describe('a person', () => {
  test('has the title that stands in the value or beside it', () => {
    const both = { name: 'Dana Quill', title: 'Chief Financial Officer' };
    expect(personOf(leader(QUOTE, 'Dana Quill, Chief Financial Officer'))).toEqual(both);
    const details = { title: 'Chief Financial Officer' };
    expect(personOf(leader(QUOTE, 'Dana Quill', { details }))).toEqual(both);
  });

  test('has no title that the quote lacks', () => {
    expect(personOf(leader(QUOTE, 'Dana Quill, Treasurer'))).toEqual({ name: 'Dana Quill' });
  });

  test.each(['Bram Ostrander', '<b>Dana</b>'])('is nobody called “%s”', (name) => {
    expect(personOf(leader(`${QUOTE} <b>Dana</b>`, name))).toBeUndefined();
  });
});

describe('a full name', () => {
  test('may stand in a register with the surname first', () => {
    expect(fullNameOf(leader('QUILL DANA, director', 'Dana Quill'))).toBe('Dana Quill');
  });

  test.each([
    ['Quill', QUOTE],
    ['Ms. Quill', 'Ms. Quill joined Bellmark.'],
    ['Dana Quill', 'Dana Quillon joined Bellmark.'],
  ])('is not “%s” in “%s”', (name, quote) => {
    expect(fullNameOf(leader(quote, name))).toBeUndefined();
  });

  test('is found by whole words, in any order and any case', () => {
    expect(hasEachWord('O’NEIL, Dana-May', 'Dana-May O’Neil')).toBe(true);
    expect(hasEachWord('Dana-May O’Neil', 'May O’Neil')).toBe(false);
  });
});

describe('somebody', () => {
  const isIn = (changes: Partial<Evidence>) =>
    isInOffice(leader(QUOTE, 'Dana Quill', changes), '2026-03-20T12:00:00.000Z');

  test.each<[string, Partial<Evidence>]>([
    ['has begun on the day of writing', { details: { since: '2026-03-20' } }],
    ['began long ago, as their page says', { details: { since: '2009' }, asOf: '2010-01-01' }],
    ['was named three years ago', { asOf: '2023-03-20' }],
  ])('is in office who %s', (_, changes) => {
    expect(isIn(changes)).toBe(true);
  });

  test.each<[string, Partial<Evidence>]>([
    ['begins tomorrow', { details: { since: '2026-03-21' } }],
    ['was named more than three years ago', { publishedAt: '2023-02-20' }],
    ['was overtaken', { status: 'stale' }],
    ['is the former chief', { details: { title: 'Former CEO' } }],
    ['is only elected', { details: { title: 'President-elect' } }],
  ])('is not in office who %s', (_, changes) => {
    expect(isIn(changes)).toBe(false);
  });

  test('has been there since a month that can be read, and since none otherwise', () => {
    const since = (day: string) =>
      sinceOf(leader(QUOTE, 'Dana Quill', { details: { since: day } }));
    expect(since('2025-02-03')).toBe('February 2025');
    expect(since('last spring')).toBeUndefined();
  });
});
