import { expect, test } from 'vitest';
import readers from './readers.json';

/** What a reader needs on real text before its table may call it on. */
const LEAST_PRECISION = 0.95;
const LEAST_RIGHT = 20;

const nameOf = ({ attribute, kind }: (typeof readers)[number]): string => `${attribute}, ${kind}`;

test('a reader is on where it was right often enough on real text, and nowhere else', () => {
  const proven = readers.filter(
    ({ right, wrong }) => right >= LEAST_RIGHT && right / (right + wrong) >= LEAST_PRECISION,
  );
  expect(readers.filter(({ on }) => on).map(nameOf)).toEqual(proven.map(nameOf));
});

test('the table has one row for each attribute and kind of document, with something counted', () => {
  const names = readers.map(nameOf);
  expect(new Set(names).size).toBe(names.length);
  expect(readers.filter(({ right, wrong }) => right + wrong === 0).map(nameOf)).toEqual([]);
});
