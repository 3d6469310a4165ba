import type { Piece } from '../text/pieces';
import { NUMBER_WORDS, ORDINAL_WORDS, SCALE_WORDS, SHARES_OF, VAGUE_WORDS } from './number-tables';

/** A number in words, from `from` up to but without `to`. */
export interface SpelledNumber {
  readonly kind: 'count' | 'ordinal' | 'share' | 'vague';
  readonly value: number;
  /** The worth of one in the word it ends with: 1,000,000 of “two million”. */
  readonly factor: number;
  readonly to: number;
}

/** “nine hundred and ninety-nine thousand nine hundred and ninety-nine” has eleven. */
const MOST_WORDS = 16;
/** Before these, “several” and “a few” tell of no figure. */
const VAGUE_HEADS = new Set(['several', 'few', 'many', 'multiple', 'countless']);
/** What a number in words may begin with; most words of a text are passed with one look. */
export const SPELLED_STARTS: ReadonlySet<string> = new Set([
  ...NUMBER_WORDS.keys(),
  ...ORDINAL_WORDS.keys(),
  ...VAGUE_WORDS.keys(),
  ...VAGUE_HEADS,
  'a',
  'an',
  'half',
]);
const OF_WHOLE = new Set(['of', 'the', 'its', 'all', 'their', 'our']);

interface Sum {
  hasHalf: boolean;
  total: number;
  group: number;
  factor: number;
}

/** “three”, “hundred”, “thousand”: what one more word does to a number. */
function addWord(sum: Sum, word: string): boolean {
  const small = NUMBER_WORDS.get(word);
  if (small !== undefined) {
    const fits =
      sum.group === 0 ||
      (sum.group % 100 === 0 && small < 100) ||
      (sum.group % 10 === 0 && sum.group % 100 >= 20 && small < 10);
    if (!fits) return false;
    sum.group += small;
    return true;
  }
  const scale = SCALE_WORDS.get(word);
  if (scale === undefined || (sum.group === 0 && sum.total === 0)) return false;
  if (scale <= 100) sum.group = Math.max(sum.group, 1) * scale;
  else if (sum.group === 0) sum.total *= scale;
  else {
    sum.total += sum.group * scale;
    sum.group = 0;
  }
  sum.factor = Math.max(sum.factor, scale);
  return true;
}

const isWord = (piece: Piece | undefined, word: string): boolean => piece?.lower === word;

/** The word at `at`, past a hyphen that ties it to the one before. */
function tied(pieces: readonly Piece[], at: number): number {
  const [hyphen, next] = [pieces[at], pieces[at + 1]];
  return hyphen?.text === '-' && hyphen.gap === '' && next?.gap === '' ? at + 1 : at;
}

function readHalfScale(pieces: readonly Piece[], at: number): SpelledNumber | undefined {
  const next = ['a', 'an'].includes(pieces[at + 1]?.lower ?? '') ? at + 2 : at + 1;
  const factor = SCALE_WORDS.get(pieces[next]?.lower ?? '');
  if (factor === undefined || next === at + 1) return undefined;
  return { kind: 'count', value: factor / 2, factor, to: next + 1 };
}

/** “two-thirds”, “a quarter of”, “half of its staff”. */
function readShare(pieces: readonly Piece[], at: number): SpelledNumber | undefined {
  const word = pieces[at]?.lower ?? '';
  if (word === 'half')
    return OF_WHOLE.has(pieces[at + 1]?.lower ?? '')
      ? { kind: 'share', value: 50, factor: 1, to: at + 1 }
      : undefined;
  const count = word === 'a' ? 1 : NUMBER_WORDS.get(word);
  if (count === undefined || count === 0 || count > 9) return undefined;
  const next = tied(pieces, at + 1);
  const name = pieces[next]?.lower ?? '';
  const parts = SHARES_OF.get(name);
  if (parts === undefined || parts <= count || (parts === 2 && count > 1)) return undefined;
  const isMany = name.endsWith('s');
  if (isMany !== count > 1) return undefined;
  if (!isMany && !isWord(pieces[next + 1], 'of')) return undefined;
  return { kind: 'share', value: (100 * count) / parts, factor: 1, to: next + 1 };
}

/** “hundreds of thousands”, “several million”, “dozens”. */
function readVague(pieces: readonly Piece[], at: number): SpelledNumber | undefined {
  const word = pieces[at]?.lower ?? '';
  const vague = VAGUE_WORDS.get(word);
  if (vague !== undefined) {
    const inner = isWord(pieces[at + 1], 'of') ? (pieces[at + 2]?.lower ?? '') : '';
    const scale = VAGUE_WORDS.get(inner);
    return scale === undefined
      ? { kind: 'vague', value: vague, factor: vague, to: at + 1 }
      : { kind: 'vague', value: vague * scale, factor: scale, to: at + 3 };
  }
  if (!VAGUE_HEADS.has(word)) return undefined;
  const first = SCALE_WORDS.get(pieces[at + 1]?.lower ?? '');
  if (first === undefined) return undefined;
  const second = first <= 100 ? SCALE_WORDS.get(pieces[at + 2]?.lower ?? '') : undefined;
  return {
    kind: 'vague',
    value: first * (second ?? 1),
    factor: first,
    to: at + (second === undefined ? 2 : 3),
  };
}

function readOrdinal(pieces: readonly Piece[], at: number): SpelledNumber | undefined {
  const word = pieces[at]?.lower ?? '';
  const before = pieces[at - 1]?.lower;
  const value = ORDINAL_WORDS.get(word);
  if (value === undefined || before === 'a' || before === 'an') return undefined;
  return { kind: 'ordinal', value, factor: 1, to: at + 1 };
}

/** “two and a half million”, “a million and a half” is not read. */
function addHalf(pieces: readonly Piece[], at: number): number | undefined {
  const said = ['and', 'a', 'half'].every((word, index) => isWord(pieces[at + index], word));
  return said && SCALE_WORDS.has(pieces[at + 3]?.lower ?? '') ? at + 3 : undefined;
}

function readCount(pieces: readonly Piece[], at: number): SpelledNumber | undefined {
  const first = pieces[at]?.lower ?? '';
  const sum: Sum = { hasHalf: false, total: 0, group: 0, factor: 1 };
  let to = at;
  if (first === 'a' || first === 'an') {
    if (!SCALE_WORDS.has(pieces[at + 1]?.lower ?? '')) return undefined;
    sum.group = 1;
    to = at + 1;
  } else if (first === 'zero' || !NUMBER_WORDS.has(first)) {
    return undefined;
  } else if (first === 'one' && !SCALE_WORDS.has(pieces[at + 1]?.lower ?? '')) return undefined;
  while (to < at + MOST_WORDS) {
    const half = addHalf(pieces, to);
    if (half !== undefined) {
      sum.group += 0.5;
      sum.hasHalf = true;
      to = half;
      continue;
    }
    const after = isWord(pieces[to], 'and') && sum.factor >= 100 ? to + 1 : tied(pieces, to);
    const word = pieces[to === at ? to : after]?.lower ?? '';
    if (after > to && isWord(pieces[to], 'and') && !NUMBER_WORDS.has(word)) break;
    if (!addWord(sum, word)) break;
    to = (to === at ? to : after) + 1;
  }
  return to === at
    ? undefined
    : { kind: 'count', value: sum.total + sum.group, factor: stepOf(sum), to };
}

/** What its last word counts: tens of thousands in “two hundred thousand”, ones in “one hundred and six”. */
function stepOf({ total, group, factor, hasHalf }: Sum): number {
  if (hasHalf) return factor / 10;
  return (total + group) % factor === 0 ? factor : 1;
}

/** The number in words that begins at `at`. “One” alone is mostly somebody, “zero” a mark. */
export function readSpelled(pieces: readonly Piece[], at: number): SpelledNumber | undefined {
  const piece = pieces[at];
  if (piece?.kind !== 'word') return undefined;
  return (
    readShare(pieces, at) ??
    (piece.lower === 'half' ? readHalfScale(pieces, at) : undefined) ??
    readVague(pieces, at) ??
    readOrdinal(pieces, at) ??
    readCount(pieces, at)
  );
}
