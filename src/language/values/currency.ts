import { CURRENCY_CODES, CURRENCY_SIGNS } from '../lexicon/numbers/currencies';
import { CURRENCY_WORDS } from '../lexicon/numbers/currency-words';
import type { Piece } from '../text/pieces';
import { SMALL_CODES } from '../lexicon/numbers/currency-habits';

/** The currency of a sum, and the pieces that name it: from `from` up to but without `to`. */
export interface PlacedCurrency {
  readonly code: string;
  readonly from: number;
  readonly to: number;
}

const SIGNS: ReadonlyMap<string, string> = new Map(CURRENCY_SIGNS);
const CODES: ReadonlySet<string> = new Set(CURRENCY_CODES);
const NAMES: ReadonlyMap<string, string> = new Map(CURRENCY_WORDS);
/** What the words before a dollar sign make of it: “Hong Kong $9 million”. */
const DOLLAR_OF: ReadonlyMap<string, string> = new Map(
  CURRENCY_WORDS.flatMap(([name, code]) =>
    name.endsWith(' dollar') ? [[name.slice(0, -' dollar'.length), code]] : [],
  ),
);
const ABBREVIATED: ReadonlyMap<string, string> = new Map([
  ['rs', 'inr'],
  ['rmb', 'cny'],
  ['zł', 'pln'],
]);
const SMALL = new Set(SMALL_CODES);

/** Whether a unit of a quantity is a currency; dollars of an unknown country are one of their own. */
export function isCurrency(unit: string): boolean {
  return CODES.has(unit) || unit.endsWith('$') || unit === 'kroner' || unit === 'peso';
}

/** The code of a currency that is written as a code, a sign or a name. */
export function currencyCode(text: string): string | undefined {
  const lower = text.trim().toLowerCase();
  return CODES.has(lower)
    ? lower
    : (SIGNS.get(lower) ?? NAMES.get(singular(lower)) ?? ABBREVIATED.get(lower));
}

const isSign = (piece: Piece | undefined): boolean =>
  piece?.kind === 'sign' && SIGNS.has(piece.text);

function codeOf(piece: Piece | undefined): string | undefined {
  if (piece?.kind !== 'word') return undefined;
  const abbreviated = ABBREVIATED.get(piece.lower);
  if (abbreviated !== undefined) return abbreviated;
  if (!CODES.has(piece.lower)) return undefined;
  const isUpper = piece.text === piece.text.toUpperCase();
  return isUpper || SMALL.has(piece.lower) ? piece.lower : undefined;
}

/** Up to three words that end before `at`, without the full stops of “U.S.”. */
function wordsBefore(
  pieces: readonly Piece[],
  at: number,
): readonly { readonly piece: Piece; readonly at: number }[] {
  const words: { readonly piece: Piece; readonly at: number }[] = [];
  for (let from = at - 1; from >= 0 && from >= at - 6 && words.length < 3; from -= 1) {
    const piece = pieces[from];
    if (piece?.kind === 'word') words.unshift({ piece, at: from });
    else if (piece?.text !== '.') break;
  }
  return words;
}

function dollarBefore(pieces: readonly Piece[], sign: number): PlacedCurrency {
  const before = pieces[sign - 1];
  const isTied = before?.kind === 'word' && pieces[sign]?.gap === '';
  if (isTied) {
    const letters = `${before.lower}$`;
    return { code: SIGNS.get(letters) ?? letters, from: sign - 1, to: sign + 1 };
  }
  const code = codeOf(before);
  if (code !== undefined) return { code, from: sign - 1, to: sign + 1 };
  const words = wordsBefore(pieces, sign);
  for (const count of [3, 2, 1]) {
    if (count > words.length) continue;
    const phrase = words.slice(-count);
    const named = DOLLAR_OF.get(phrase.map(({ piece }) => piece.lower).join(' '));
    if (named !== undefined) return { code: named, from: phrase[0]?.at ?? sign, to: sign + 1 };
  }
  return { code: 'usd', from: sign, to: sign + 1 };
}

/** The currency whose sign or code ends right before `at`. */
export function currencyBefore(pieces: readonly Piece[], at: number): PlacedCurrency | undefined {
  let sign = at - 1;
  const gap = pieces[at]?.gap;
  if (gap === 'wide') return undefined;
  // “$-5 million”, “Rs. 500”
  const last = pieces[sign];
  if (last?.kind === 'sign' && '.-'.includes(last.text) && last.gap === '') sign -= 1;
  const piece = pieces[sign];
  if (piece === undefined) return undefined;
  if (piece.text === '$') return dollarBefore(pieces, sign);
  if (sign !== at - 1 && last?.text === '-' && !isSign(piece)) return undefined;
  if (isSign(piece)) return { code: SIGNS.get(piece.text) ?? '', from: sign, to: at };
  const code = codeOf(piece);
  return code === undefined || (sign !== at - 1 && code !== 'inr')
    ? undefined
    : { code, from: sign, to: at };
}

const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && word !== 'reais'
    ? word.slice(0, -1)
    : word;

/** The currency that is named from `at` on: “euros”, “EUR”, “Hong Kong dollars”, “U.S. dollars”. */
export function currencyAfter(pieces: readonly Piece[], at: number): PlacedCurrency | undefined {
  let from = at;
  const first = pieces[at];
  if (first === undefined || first.gap === 'wide') return undefined;
  if (first.text === '-' && first.gap === '') from += 1;
  const piece = pieces[from];
  if (piece === undefined) return undefined;
  if (isSign(piece)) {
    const next = pieces[from + 1];
    const isOfNext =
      next?.kind === 'digits' && next.gap !== 'wide' && (piece.gap !== '' || from > at);
    return isOfNext ? undefined : { code: SIGNS.get(piece.text) ?? '', from: at, to: from + 1 };
  }
  const words: { readonly word: string; readonly to: number }[] = [];
  for (let next = from; next < from + 6 && words.length < 3; next += 1) {
    const part = pieces[next];
    if (part?.kind === 'word') words.push({ word: singular(part.lower), to: next + 1 });
    else if (part?.text !== '.' && part?.text !== '-') break;
  }
  for (const count of [3, 2, 1]) {
    const last = words[count - 1];
    const phrase = words.slice(0, count).map(({ word }) => word);
    const code = last === undefined ? undefined : NAMES.get(phrase.join(' '));
    if (code !== undefined && last !== undefined) return { code, from: at, to: last.to };
  }
  const code = codeOf(piece);
  const letters = pieces[from + 1];
  // “5 HK$”, and the sum that comes next: “5 USD 7”.
  if (
    piece.kind === 'word' &&
    letters?.text === '$' &&
    letters.gap === '' &&
    pieces[from + 2]?.kind !== 'digits'
  )
    return { code: SIGNS.get(`${piece.lower}$`) ?? `${piece.lower}$`, from: at, to: from + 2 };
  return code === undefined ? undefined : { code, from: at, to: from + 1 };
}
