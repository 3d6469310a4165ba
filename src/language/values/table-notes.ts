import { defined } from '../../kernel/defined';
import { readPieces, type Piece } from '../text/pieces';
import { currencyAfter, currencyBefore, currencyCode } from './currency';
import { LETTER_SCALES, SCALE_WORDS } from './number-tables';
import { readNumeral } from './numerals';

/** What a heading or a caption says of the figures below it: of what, and in how many. */
export interface TableNote {
  readonly unit?: string;
  readonly scale?: number;
}

/** “In millions”, “amounts in thousands of dollars”: how far such a word may stand from its scale. */
const FARTHEST = 4;
const TELLING = new Set([
  'in',
  'of',
  'expressed',
  'amounts',
  'amount',
  'dollars',
  'figures',
  '(',
  '[',
]);
const LONGEST_NOTE = 2_000;

function factorAt(pieces: readonly Piece[], at: number): number | undefined {
  const piece = pieces[at];
  if (piece?.kind === 'digits')
    return piece.text === '000' ? (pieces[at + 2]?.text === '000' ? 1e6 : 1e3) : undefined;
  if (piece?.kind !== 'word') return undefined;
  const word = SCALE_WORDS.get(piece.lower);
  if (word !== undefined && word >= 1_000) return word;
  if (LETTER_SCALES.has(piece.lower)) return LETTER_SCALES.get(piece.lower);
  // “EURm”, “kUSD”
  const [front, back] = [piece.lower.slice(0, -1), piece.lower.slice(-1)];
  if (piece.text.length === 4 && currencyCode(front) !== undefined) return LETTER_SCALES.get(back);
  return undefined;
}

const isSign = (piece: Piece | undefined): boolean =>
  piece?.kind === 'sign' && currencyCode(piece.text) !== undefined;

/** A scale word counts where it says how figures are written, not where it is a part of a name. */
function tellsScale(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (piece === undefined) return false;
  if (isSign(pieces[at - 1]) || (isSign(pieces[at + 1]) && pieces[at + 1]?.gap === '')) return true;
  if (piece.kind === 'digits')
    return "'’(".includes(pieces[at - 1]?.text ?? ' ') || pieces[at + 1]?.lower === 's';
  if (piece.lower.endsWith('ions') || piece.lower === 'thousands') return true;
  const isLetter = LETTER_SCALES.has(piece.lower);
  if (piece.text.length === 4 && currencyCode(piece.lower.slice(0, 3)) !== undefined) return true;
  if (isLetter && pieces[at - 1]?.text !== '(' && !isCode(pieces[at - 1]))
    return pieces[at - 1]?.lower === 'in';
  for (let before = at - 1; before >= Math.max(0, at - FARTHEST); before -= 1) {
    if (TELLING.has(pieces[before]?.lower ?? '')) return true;
  }
  return isCode(pieces[at - 1]);
}

const isCode = (piece: Piece | undefined): boolean =>
  piece?.kind === 'word' &&
  piece.text.length === 3 &&
  currencyCode(piece.text) !== undefined &&
  piece.text !== piece.lower;

function currencyIn(pieces: readonly Piece[]): string | undefined {
  for (let at = 0; at < pieces.length; at += 1) {
    const before =
      isSign(pieces[at]) || isCode(pieces[at]) ? currencyBefore(pieces, at + 1) : undefined;
    const found = before ?? currencyAfter(pieces, at);
    if (found !== undefined) return found.code;
    const piece = pieces[at];
    const tied = piece?.text.length === 4 ? currencyCode(piece.text.slice(0, 3)) : undefined;
    if (tied !== undefined && piece?.text.slice(0, 3) === piece?.text.slice(0, 3).toUpperCase())
      return tied;
  }
  return undefined;
}

/** What a heading, a caption or a line above a table says of the figures below it. */
export function readTableNote(text: string): TableNote {
  const pieces = readPieces(text.slice(0, LONGEST_NOTE));
  const unit = currencyIn(pieces);
  const at = pieces.findIndex(
    (_piece, index) => factorAt(pieces, index) !== undefined && tellsScale(pieces, index),
  );
  const scale = at < 0 ? undefined : factorAt(pieces, at);
  return {
    ...defined({ unit, scale }),
  };
}

/** The number that a cell of a table is, with no sign around it; grouped by threes it is a whole one. */
export function cellNumber(digits: string, isGroupedByDots: boolean): number {
  const pieces = readPieces(digits);
  const context = { isMeasured: true, isCounted: isGroupedByDots, isScaled: false };
  const numeral = readNumeral(pieces, 0, () => context);
  return numeral.to === pieces.length ? numeral.value : Number.NaN;
}
