import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  carriesDate,
  fold,
  readDates,
  readNames,
  readPersons,
  readTitles,
  withTitleForms,
} from '../../../language';
import { formatCount, formatDate, formatReportMoney } from '../../write/phrases';
import { speakPercent } from '../../write/wording/amounts';
import { anyText } from '../../fixtures/any-text';
import { judge } from '../../fixtures/judging';
import { amountUnit, carriesAmount, carriesFigure, readAmounts } from '../values/numbers';

const RUNS = { numRuns: 300, seed: 20_260_320 };
const someText = anyText(120);
const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('money that we say ourselves is always carried by the figure it was said of', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000_000_000 }), (value) => {
      const [said] = readAmounts(formatReportMoney(value, 'usd'));
      const [known] = readAmounts(`"val": ${value}`);
      expect(said && known && carriesAmount(known, said, amountUnit('usd'))).toBe(true);
    }),
    RUNS,
  );
});

test('a figure that differs by a tenth is never carried', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 2_000_000_000 }),
      fc.constantFrom(0.89, 1.11),
      (value, factor) => {
        const [said] = readAmounts(formatReportMoney(Math.round(value * factor), 'usd'));
        const [known] = readAmounts(`"val": ${value}`);
        expect(said && known && carriesAmount(known, said, 'usd')).toBe(false);
      },
    ),
    RUNS,
  );
});

test('a count is carried by itself, and by no other count', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999 }),
      fc.integer({ min: 1, max: 999 }),
      (count, more) => {
        const [said] = readAmounts(formatCount(count));
        const known = (value: number) => readAmounts(`there are ${value} of them`)[0];
        const [same, other] = [known(count), known(count + more)];
        expect(said && same && carriesAmount(same, said, '')).toBe(true);
        expect(said && other && carriesAmount(other, said, '')).toBe(false);
      },
    ),
    RUNS,
  );
});

test('a reckoned share is carried however it is rounded for saying', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 299, noNaN: true }), (share) => {
      const [said] = readAmounts(speakPercent(share));
      expect(said && carriesFigure(share, 'percent', said)).toBe(true);
    }),
    RUNS,
  );
});

test('a day that we say ourselves is read as the same day', () => {
  fc.assert(
    fc.property(day, (iso) => {
      const [known] = readDates(iso).dates;
      const [said] = readDates(`It was on ${formatDate(iso)}.`).dates;
      expect(known && said && carriesDate(known, said) && carriesDate(said, known)).toBe(true);
    }),
    RUNS,
  );
});

test('another day is never taken for it', () => {
  fc.assert(
    fc.property(day, day, (one, other) => {
      fc.pre(one !== other);
      const [known] = readDates(one).dates;
      const [said] = readDates(formatDate(other)).dates;
      expect(known && said && carriesDate(known, said)).toBe(false);
    }),
    RUNS,
  );
});

test('blanking dates never moves a character', () => {
  fc.assert(
    fc.property(someText, day, someText, (before, iso, after) => {
      const text = `${before} ${iso} ${after}`;
      expect(readDates(text).rest).toHaveLength(text.length);
    }),
    RUNS,
  );
});

test('folding twice is folding once', () => {
  fc.assert(
    fc.property(someText, (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
    RUNS,
  );
});

test('no text makes a reader of names, titles, numbers or dates fail', () => {
  fc.assert(
    fc.property(someText, (text) => {
      readNames(fold(text));
      readPersons(text);
      readTitles(text);
      readAmounts(text);
      readDates(text);
      expect(withTitleForms(text).startsWith(text)).toBe(true);
    }),
    RUNS,
  );
});

test('no sentence, however broken, is a fault in the program, and none gets past without its source', () => {
  fc.assert(
    fc.property(someText, (text) => {
      const { verdict, reasons } = judge(
        'A quote about nothing in particular.',
        `${text} 7,341 Gunther Moss`,
      );
      expect(verdict).toBe('unsupported');
      expect(reasons.length).toBeGreaterThan(0);
    }),
    RUNS,
  );
});

test('what stands in its quote word for word is carried', () => {
  const sentences = fc.constantFrom(
    'The garden opened on May 3, 2024 with 14 beds.',
    'Marlow Quill, chief executive, planted 300 trees.',
    'Revenue of $12.5 million came from 4,100 growers.',
    'Elm, Oak and Ashby Falls each have a workshop.',
  );
  fc.assert(
    fc.property(
      sentences,
      fc.constantFrom('', ' More was not said.', ' Others came later.'),
      (sentence, tail) => {
        expect(judge(`${sentence}${tail}`, sentence).verdict).toBe('supported');
      },
    ),
    RUNS,
  );
});
