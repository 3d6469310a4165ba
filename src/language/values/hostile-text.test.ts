import { describe, expect, test } from 'vitest';
import { readPieces, type Piece } from '../text/pieces';
import { readDates } from './dates/dates';
import { readQuantities } from './quantities';

/** How often a reader looks at a piece of a text. */
function looksAt(read: (text: string, pieces: readonly Piece[]) => unknown, text: string): number {
  let looks = 0;
  const pieces = new Proxy(readPieces(text), {
    get(target, key) {
      looks += 1;
      return Reflect.get(target, key);
    },
  });
  read(text, pieces);
  return looks;
}

const HOSTILE = [
  'a',
  'a ',
  '1',
  '1 ',
  '1,',
  '1.',
  "1'000",
  '1 000',
  '$',
  '$1',
  '("',
  'one ',
  'hundred ',
  'twenty-',
  'and a half ',
  'no more than ',
  'million ',
  'May ',
  'May 1 ',
  '2024-',
  '2024/25',
  'Q1',
  'first ',
  'year end ',
  'fiscal ',
  'of ',
  'Hong Kong $',
  'percentage ',
  '5-',
  'few hundred ',
];
const TIMES = 400;

describe.each([
  ['figures', readQuantities],
  ['dates', readDates],
] as const)('the reader of %s', (_name, read) => {
  test.each(HOSTILE)('takes twice as many looks for twice as much of “%s”', (piece) => {
    const [once, twice] = [piece.repeat(TIMES), piece.repeat(2 * TIMES)].map((text) =>
      looksAt(read, text),
    );
    expect(twice).toBeLessThanOrEqual(2.5 * (once ?? 0) + 100);
  });

  test.each(['a', '1', '"', '(', '1,', 'May 1 '])(
    'reads four hundred thousand characters of “%s”',
    (piece) => {
      const text = piece.repeat(Math.ceil(400_000 / piece.length));
      expect(typeof read(text)).toBe('object');
    },
  );
});
