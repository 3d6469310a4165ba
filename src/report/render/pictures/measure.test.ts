import { describe, expect, test } from 'vitest';
import { HOSTILE_NAMES } from '../../fixtures/hostile-names';
import { fit, widthOf, wrap } from './measure';

describe('the width of words', () => {
  test.each([
    ['iiii', 'mmmm'],
    ['1111', 'WWWW'],
    ['abc', 'abcd'],
    ['word', '文字文字'],
  ])('%s is narrower than %s', (one, other) => {
    expect(widthOf(one, 12)).toBeLessThan(widthOf(other, 12));
  });

  test('grows with the letters, and what is not seen has none', () => {
    expect(widthOf('word', 24)).toBeCloseTo(2 * widthOf('word', 12));
    expect(widthOf('', 12)).toBe(0);
    expect(widthOf('e\u0301\u200d', 12)).toBe(widthOf('e', 12));
  });

  test('lets four figures of a year stand in a narrow place', () => {
    expect(widthOf('2024', 11.5)).toBeLessThan(31);
  });
});

describe('fitting', () => {
  test('leaves whole what has room', () => {
    expect(fit('Rootline', 200, 12)).toBe('Rootline');
    expect(wrap('Rootline and the others', 400, 12, 2)).toEqual(['Rootline and the others']);
  });

  test('cuts between words where it can, and says that it did', () => {
    expect(fit('Rootline and all the others', 100, 12)).toBe('Rootline and…');
    expect(fit('W'.repeat(300), 60, 12)).toMatch(/^W{2,5}…$/u);
  });

  test('breaks into lines between words, and cuts the last', () => {
    expect(wrap('Rootline and all the others', 75, 12, 3)).toEqual([
      'Rootline',
      'and all the',
      'others',
    ]);
    expect(wrap('Rootline and all the others', 75, 12, 2)).toEqual(['Rootline', 'and all…']);
  });

  test.each([...HOSTILE_NAMES])(
    'keeps %s within its room, in as many lines, and whole signs',
    (_kind, name) => {
      for (const room of [30, 90, 264]) {
        const lines = wrap(name.toWellFormed(), room, 12, 2);
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const line of lines) {
          expect(widthOf(line, 12)).toBeLessThanOrEqual(room + 12);
          expect(line.isWellFormed()).toBe(true);
        }
      }
    },
  );
});
