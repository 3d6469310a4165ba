import type { Piece } from '../text/pieces';
import { currencyAfter } from './currency';
import { isCountMeasure, isFractional } from './measures';
import { readSpelled } from './number-words';
import { readNumeral, type NumeralContext } from './numerals';
import { scaleAt, scalesAt, shareAt } from './scales';
import { CONTINENTAL_CURRENCIES } from '../lexicon/numbers/currency-habits';

const NTH = new Set(['st', 'nd', 'rd', 'th']);
const FRACTION_SLASH = '⁄';
const VULGAR: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};

const CONTINENTAL = new Set(CONTINENTAL_CURRENCIES);

function contextAt(pieces: readonly Piece[], to: number, sum: string | undefined): NumeralContext {
  const isSum = sum !== undefined;
  const isScaled = scaleAt(pieces, to, isSum) !== undefined;
  const at = pieces[to]?.text === '-' ? to + 1 : to;
  const next = pieces[at];
  // In "Value: 98.417 Unit: Index" the next word is a label of its own.
  const isApart = next?.gap === 'wide' || pieces[at + 1]?.text === ':';
  const word = isApart ? '' : (next?.lower ?? '');
  const currency = currencyAfter(pieces, to);
  return {
    isScaled,
    isCounted: isCountMeasure(word) || CONTINENTAL.has(currency?.code ?? sum ?? ''),
    isMeasured:
      isScaled ||
      isSum ||
      currency !== undefined ||
      shareAt(pieces, to) !== undefined ||
      isFractional(word),
  };
}

export interface Core {
  readonly value: number;
  readonly step: number;
  readonly scaled: boolean;
  readonly kind: 'count' | 'ordinal' | 'share' | 'vague' | 'code';
  readonly to: number;
}

/** “1⁄2”, and “31⁄2” for three and a half, as which folded text has it. */
function fractionAt(pieces: readonly Piece[], at: number): Core | undefined {
  const [top, slash, bottom] = pieces.slice(at, at + 3);
  if (slash?.text !== FRACTION_SLASH || top === undefined || bottom?.kind !== 'digits')
    return undefined;
  const parts = Number(bottom.text);
  const isMixed = Number(top.text) >= parts && top.text.length > 1;
  const count = Number(isMixed ? top.text.slice(-1) : top.text);
  const value = (isMixed ? Number(top.text.slice(0, -1)) : 0) + count / parts;
  return { value, step: 0.01, scaled: false, kind: 'count', to: at + 3 };
}

/** “24/7”, “8:30”, “3D”, “COVID-19”: digits that are compared as they stand. */
function codeAt(pieces: readonly Piece[], at: number, to: number): number | undefined {
  const [mark, next, behind] = [pieces[to], pieces[to + 1], pieces[at - 2]];
  if (mark?.gap === '' && '/:'.includes(mark.text) && next?.kind === 'digits' && next.gap === '')
    return to + 2;
  if (mark?.kind === 'word' && mark.gap === '') return to + 1;
  const hyphen = pieces[at - 1];
  const isTied =
    hyphen?.text === '-' && hyphen.gap === '' && pieces[at]?.gap === '' && to === at + 1;
  const isName = behind?.kind === 'word' && behind.text !== behind.lower;
  return isTied && isName && mark?.text !== '%' ? to : undefined;
}

/** The number in digits that begins at `at`; `sum` is the currency before it, if one is. */
export function numeralAt(pieces: readonly Piece[], at: number, sum: string | undefined): Core {
  const isSum = sum !== undefined;
  const fraction = fractionAt(pieces, at);
  if (fraction !== undefined) return fraction;
  const numeral = readNumeral(pieces, at, (to) => contextAt(pieces, to, sum));
  const base = { step: 10 ** -numeral.decimals, scaled: false, value: numeral.value };
  const behind = pieces[numeral.to];
  const glued = behind?.gap === '' ? behind : undefined;
  if (numeral.isCode) return { ...base, kind: 'code', to: numeral.to };
  if (glued?.kind === 'word' && NTH.has(glued.lower))
    return { ...base, kind: 'ordinal', to: numeral.to + 1 };
  if (glued?.kind === 'sign' && VULGAR[glued.text] !== undefined)
    return {
      ...base,
      value: base.value + (VULGAR[glued.text] ?? 0),
      kind: 'count',
      step: 0.01,
      to: numeral.to + 1,
    };
  const scale = scalesAt(pieces, numeral.to, isSum);
  const value = base.value * scale.factor;
  const isPlain = scale.to === numeral.to && !isSum && !isMeasuredAt(pieces, numeral.to);
  const code = isPlain ? codeAt(pieces, at, numeral.to) : undefined;
  if (code !== undefined) return { ...base, kind: 'code', to: code };
  return {
    value: Number(value.toPrecision(15)),
    step: base.step * scale.factor,
    scaled: scale.factor > 1,
    kind: 'count',
    to: scale.to,
  };
}

const isMeasuredAt = (pieces: readonly Piece[], at: number): boolean =>
  currencyAfter(pieces, at) !== undefined ||
  shareAt(pieces, at) !== undefined ||
  isFractional(pieces[at]?.lower ?? '');

/** The number in words that begins at `at`, if one does. */
export function spelledAt(pieces: readonly Piece[], at: number): Core | undefined {
  const spelled = readSpelled(pieces, at);
  if (spelled === undefined) return undefined;
  const { kind, value, factor } = spelled;
  const more = kind === 'count' ? scalesAt(pieces, spelled.to, false) : undefined;
  const isShare = kind === 'share';
  return {
    kind,
    value: value * (more?.factor ?? 1),
    step: isShare ? (value === 50 ? 1 : 3) : factor * (more?.factor ?? 1),
    scaled: isShare || factor * (more?.factor ?? 1) > 1,
    to: more?.to ?? spelled.to,
  };
}
