import { SHORTENED_SCALES } from '../lexicon/numbers/scales';
import type { Piece } from '../text/pieces';
import { LETTER_SCALES, SCALE_WORDS } from './number-tables';

export interface Scale {
  readonly factor: number;
  readonly to: number;
}

/** Nobody writes more than two behind a figure, as in “hundred thousand”. */
const MOST_SCALES = 2;

/** “million”, “k”, “mm”: a letter alone counts only where it touches the figure or ends a sum. */
export function scaleAt(pieces: readonly Piece[], at: number, isSum: boolean): Scale | undefined {
  const tied = pieces[at]?.text === '-' && pieces[at]?.gap === '' ? at + 1 : at;
  const piece = pieces[tied];
  if (piece?.kind !== 'word' || piece.gap === 'wide') return undefined;
  const word = SCALE_WORDS.get(piece.lower);
  const letter = tied === at ? LETTER_SCALES.get(piece.lower) : undefined;
  const isLetterScale = isSum || (piece.gap === '' && ['k', 'm', 'b'].includes(piece.lower));
  const factor = word ?? (isLetterScale ? letter : undefined);
  if (factor === undefined) return undefined;
  // The full stop belongs to the shortened word.
  const stop = pieces[tied + 1];
  const isShort = stop?.text === '.' && stop.gap === '' && SHORTENED.has(piece.lower);
  return { factor, to: isShort ? tied + 2 : tied + 1 };
}

const SHORTENED: ReadonlySet<string> = new Set(SHORTENED_SCALES);

export function scalesAt(pieces: readonly Piece[], at: number, isSum: boolean): Scale {
  let scale: Scale = { factor: 1, to: at };
  for (let count = 0; count < MOST_SCALES; count += 1) {
    const next = scaleAt(pieces, scale.to, isSum && count === 0);
    if (next === undefined) break;
    scale = { factor: scale.factor * next.factor, to: next.to };
  }
  return scale;
}

export interface Share {
  readonly unit: 'percent' | 'points';
  readonly factor: number;
  readonly to: number;
}

const PERCENT = new Set(['%', 'percent', 'pct', 'percentage']);
const POINTS = new Set(['point', 'points', 'pts']);

/** “%”, “per cent”, “percentage points”, “bps”. */
export function shareAt(pieces: readonly Piece[], at: number): Share | undefined {
  const from = pieces[at]?.text === '-' && pieces[at]?.gap === '' ? at + 1 : at;
  const [first, second] = [pieces[from], pieces[from + 1]];
  if (first === undefined || first.gap === 'wide') return undefined;
  if (['pp', 'ppt', 'ppts'].includes(first.lower))
    return { unit: 'points', factor: 1, to: from + 1 };
  if (['bp', 'bps'].includes(first.lower)) return { unit: 'points', factor: 0.01, to: from + 1 };
  if (first.lower === 'basis' && POINTS.has(second?.lower ?? ''))
    return { unit: 'points', factor: 0.01, to: from + 2 };
  const isTwo = first.lower === 'per' && second?.lower === 'cent';
  if (!isTwo && !PERCENT.has(first.lower)) return undefined;
  const to = from + (isTwo ? 2 : 1);
  const tied = pieces[to]?.text === '-' ? to + 1 : to;
  if (POINTS.has(pieces[tied]?.lower ?? '')) return { unit: 'points', factor: 1, to: tied + 1 };
  return first.lower === 'percentage' ? undefined : { unit: 'percent', factor: 1, to };
}
