import { readPieces, type Piece } from '../text/pieces';
import { boundBefore, boundBehind } from './bounds';
import { numeralAt, spelledAt, type Core } from './cores';
import { currencyAfter, currencyBefore } from './currency';
import { isTimeMeasure } from './measures';
import { SPELLED_STARTS } from './number-words';
import type { PlacedQuantity, Quantity } from './quantity';
import { joinRanges } from './ranges';
import { shareAt, type Share } from './scales';

/** “−5%” and “$(5) million”; in “5-7” the sign belongs to neither. */
function isNegativeAt(pieces: readonly Piece[], from: number): boolean {
  const [sign, before] = [pieces[from - 1], pieces[from - 2]];
  const isMinus = sign !== undefined && '-−'.includes(sign.text) && pieces[from]?.gap === '';
  return isMinus && (sign.gap !== '' || before === undefined || '(['.includes(before.text));
}

function unitOf(core: Core, currency: string | undefined, share: Share | undefined): string {
  if (core.kind === 'ordinal' || core.kind === 'code') return core.kind;
  if (core.kind === 'share') return 'percent';
  return share?.unit ?? currency ?? '';
}

function quantityAt(text: string, pieces: readonly Piece[], at: number): Read | undefined {
  const isDigits = pieces[at]?.kind === 'digits';
  const before = isDigits ? currencyBefore(pieces, at) : undefined;
  const isInWord =
    isDigits && before === undefined && pieces[at]?.gap === '' && pieces[at - 1]?.kind === 'word';
  const core = isDigits ? numeralAt(pieces, at, before?.code) : spelledAt(pieces, at);
  if (core === undefined) return undefined;
  if (isInWord) return { to: core.to };
  const canBeCounted = core.kind === 'count' || core.kind === 'vague';
  const share = canBeCounted && before === undefined ? shareAt(pieces, core.to) : undefined;
  const after = canBeCounted && share === undefined ? currencyAfter(pieces, core.to) : undefined;
  let to = share?.to ?? after?.to ?? core.to;
  const from = before?.from ?? at;
  const isNegative = isNegativeAt(pieces, from) || pieces[at - 1]?.text === '−';
  const leading = boundBefore(pieces, from);
  const trailing = boundBehind(pieces, to);
  to = trailing?.to ?? to;
  // “Over five years” is a time and no bound.
  const isTime =
    (leading?.bound === 'above' || leading?.bound === 'below') &&
    isTimeMeasure(pieces[to]?.lower ?? '');
  const kind = core.kind === 'vague' ? 'vague' : undefined;
  const said = leading?.bound ?? trailing?.bound ?? 'exact';
  const begin = pieces[leading?.from ?? from];
  const start = begin?.start ?? 0;
  const end = pieces[to - 1]?.end ?? start;
  const factor = share?.factor ?? 1;
  const quantity: Quantity = {
    value: core.value * factor,
    step: core.step * factor,
    scaled: core.scaled,
    unit: unitOf(core, after?.code ?? before?.code, share),
    bound: kind ?? (isTime ? 'exact' : said),
    ...(isNegative ? { isNegative } : {}),
    text: text.slice(start, end),
  };
  const figureStart = pieces[from]?.start ?? start;
  const figureEnd = pieces[(trailing?.from ?? to) - 1]?.end ?? end;
  return { to, placed: { quantity, start, end, figureStart, figureEnd } };
}

interface Read {
  readonly to: number;
  readonly placed?: PlacedQuantity;
}

/** Whether a number in words may begin with a word; most of a text is passed here. */
function mayBegin(piece: Piece): boolean {
  return piece.kind === 'digits' || (piece.kind === 'word' && SPELLED_STARTS.has(piece.lower));
}

/** Every figure of a text whose dates have been blanked before, with its place. */
export function readQuantities(
  text: string,
  pieces: readonly Piece[] = readPieces(text),
): PlacedQuantity[] {
  const found: PlacedQuantity[] = [];
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at];
    const read = piece !== undefined && mayBegin(piece) ? quantityAt(text, pieces, at) : undefined;
    if (read?.placed !== undefined) found.push(read.placed);
    at = Math.max(at + 1, read?.to ?? 0);
  }
  return joinRanges(text, found);
}
