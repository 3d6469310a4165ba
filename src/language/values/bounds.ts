import { BOUNDS, TRAILING_BOUNDS, type Bound } from '../lexicon/numbers/bounds';
import type { Piece } from '../text/pieces';

const BEFORE: ReadonlyMap<string, Bound> = new Map(BOUNDS);
const BEHIND: ReadonlyMap<string, Bound> = new Map(TRAILING_BOUNDS);
const longest = (phrases: Iterable<string>): number =>
  Math.max(...Array.from(phrases, (phrase) => phrase.split(' ').length));
const MOST_BEFORE = longest(BEFORE.keys());
const MOST_BEHIND = longest(BEHIND.keys());
/** What begins such a phrase, so that most figures are passed with one look. */
const BEHIND_STARTS = new Set(TRAILING_BOUNDS.map(([phrase]) => phrase.split(' ')[0]));
const BEFORE_ENDS = new Set(BOUNDS.map(([phrase]) => phrase.split(' ').at(-1)));

export interface PlacedBound {
  readonly bound: Bound;
  readonly from: number;
  readonly to: number;
}

const joined = (pieces: readonly Piece[], from: number, to: number): string =>
  pieces
    .slice(from, to)
    .map(({ lower }) => lower)
    .join(' ');

/** “about”, “no more than”: the longest such phrase that ends right before `at`. */
export function boundBefore(pieces: readonly Piece[], at: number): PlacedBound | undefined {
  if (!BEFORE_ENDS.has(pieces[at - 1]?.lower ?? '') || pieces[at]?.gap === 'wide') return undefined;
  for (let count = Math.min(MOST_BEFORE, at); count > 0; count -= 1) {
    const bound = BEFORE.get(joined(pieces, at - count, at));
    if (bound !== undefined) return { bound, from: at - count, to: at };
  }
  return undefined;
}

/** “or more”, “+”. */
export function boundBehind(pieces: readonly Piece[], at: number): PlacedBound | undefined {
  const first = pieces[at];
  if (first === undefined || first.gap === 'wide') return undefined;
  if (first.text === '+' && first.gap === '') return { bound: 'above', from: at, to: at + 1 };
  if (!BEHIND_STARTS.has(first.lower)) return undefined;
  for (let count = MOST_BEHIND; count > 0; count -= 1) {
    const bound = BEHIND.get(joined(pieces, at, at + count));
    if (bound !== undefined) return { bound, from: at, to: at + count };
  }
  return undefined;
}
