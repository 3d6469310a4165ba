import type { Piece } from '../../text/pieces';
import { isRealDay, monthNumber, yearAt } from './calendar-dates';
import type { FoundDate } from './plain-date';

const NTHS: ReadonlyMap<string, number> = new Map([
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['last', 4],
  ['final', 4],
  ['1st', 1],
  ['2nd', 2],
  ['3rd', 3],
  ['4th', 4],
]);
const lowerAt = (pieces: readonly Piece[], at: number): string => pieces[at]?.lower ?? '';
const isGlued = (piece: Piece | undefined): boolean => piece?.gap === '';

interface Year {
  readonly year: number;
  readonly to: number;
  readonly isFiscal: boolean;
}

/** “2025”, “'25”, “2024/25”, with what is said of it before: “of fiscal year 2025”, “FY25”. */
function periodYear(pieces: readonly Piece[], from: number): Year | undefined {
  let at = from;
  if (pieces[at]?.text === ',') at += 1;
  if (lowerAt(pieces, at) === 'of' || lowerAt(pieces, at) === 'in') at += 1;
  if (lowerAt(pieces, at) === 'the' || lowerAt(pieces, at) === 'its') at += 1;
  const isFiscal = FISCAL.has(lowerAt(pieces, at));
  if (isFiscal || lowerAt(pieces, at) === 'calendar') at += 1;
  if (lowerAt(pieces, at) === 'year') at += 1;
  if (pieces[at]?.gap === 'wide') return undefined;
  const hasMark = "'’".includes(pieces[at]?.text ?? ' ');
  if (hasMark) at += 1;
  const four = yearAt(pieces, at);
  const digits = pieces[at];
  const isShort = digits?.kind === 'digits' && digits.text.length === 2 && (isFiscal || hasMark);
  if (four === undefined && !isShort) return undefined;
  const year = four?.value ?? 2000 + Number(digits?.text);
  const second = secondYear(pieces, at + 1, year);
  const next = pieces[second?.to ?? at + 1];
  const runsOn = isGlued(next) && (next?.kind !== 'sign' || next.text === '%');
  return runsOn ? undefined : { year: second?.year ?? year, to: second?.to ?? at + 1, isFiscal };
}

const FISCAL = new Set(['fiscal', 'financial', 'fy']);

/** The later of “2024/25”, by which a year of accounts is called. */
function secondYear(
  pieces: readonly Piece[],
  at: number,
  first: number,
): { readonly year: number; readonly to: number } | undefined {
  const [mark, digits] = [pieces[at], pieces[at + 1]];
  if (!isGlued(mark) || !'/-–'.includes(mark?.text ?? ' ') || !isGlued(digits)) return undefined;
  if (digits?.kind !== 'digits') return undefined;
  const year =
    digits.text.length === 2
      ? Math.floor(first / 100) * 100 + Number(digits.text)
      : Number(digits.text);
  return year === first + 1 ? { year, to: at + 2 } : undefined;
}

function withYear(
  pieces: readonly Piece[],
  to: number,
  part: { readonly quarter: number } | { readonly half: number },
): FoundDate {
  const year = periodYear(pieces, to);
  if (year === undefined) return { date: part, to };
  const fiscal = year.isFiscal ? { isFiscal: true as const } : {};
  return { date: { ...part, year: year.year, ...fiscal }, to: year.to };
}

/** “Q3 2024”, “Q3 FY25”, “H1 2024”, “3Q24”. */
function shortPart(pieces: readonly Piece[], at: number): FoundDate | undefined {
  const [first, second] = [pieces[at], pieces[at + 1]];
  if (!isGlued(second) || first?.text === undefined) return undefined;
  const [letter, digit] = first.kind === 'word' ? [first, second] : [second, first];
  const number = Number(digit?.text);
  const isQuarter = letter?.text === 'Q' && number >= 1 && number <= 4;
  const isHalf = letter?.text === 'H' && (number === 1 || number === 2);
  if (digit?.kind !== 'digits' || digit.text.length !== 1 || !(isQuarter || isHalf))
    return undefined;
  const part = isQuarter ? { quarter: number } : { half: number };
  const after = pieces[at + 2];
  if (
    first.kind === 'digits' &&
    isGlued(after) &&
    after?.kind === 'digits' &&
    after.text.length === 2
  )
    return { date: { ...part, year: 2000 + Number(after.text) }, to: at + 3 };
  if (isGlued(after) && after?.kind !== 'sign') return undefined;
  return withYear(pieces, at + 2, part);
}

/** “the third quarter of 2024”, “first half of fiscal 2025”. */
function longPart(pieces: readonly Piece[], at: number): FoundDate | undefined {
  const isSpelled = pieces[at]?.kind === 'word';
  const nth = isSpelled
    ? NTHS.get(lowerAt(pieces, at))
    : NTHS.get(`${lowerAt(pieces, at)}${lowerAt(pieces, at + 1)}`);
  if (nth === undefined) return undefined;
  let next = isSpelled ? at + 1 : at + 2;
  if (pieces[next]?.text === '-') next += 1;
  if (FISCAL.has(lowerAt(pieces, next))) next += 1;
  const name = lowerAt(pieces, next);
  if (pieces[next]?.gap === 'wide') return undefined;
  if (name === 'quarter') return withYear(pieces, next + 1, { quarter: nth });
  const half = lowerAt(pieces, at) === 'last' || lowerAt(pieces, at) === 'final' ? 2 : nth;
  const found = name === 'half' && half <= 2 ? withYear(pieces, next + 1, { half }) : undefined;
  return found?.date.year === undefined ? undefined : found;
}

/** “fiscal 2025”, “FY25”, “financial year 2024/25”, “2024/25”. */
function fiscalYear(pieces: readonly Piece[], at: number): FoundDate | undefined {
  const isNamed = FISCAL.has(lowerAt(pieces, at));
  if (!isNamed) {
    const first = yearAt(pieces, at);
    const isSplit = pieces[at + 1]?.text === '/';
    const second = first && isSplit ? secondYear(pieces, first.to, first.value) : undefined;
    return second && { date: { year: second.year, isFiscal: true }, to: second.to };
  }
  const year = periodYear(pieces, at);
  return year && { date: { year: year.year, isFiscal: true }, to: year.to };
}

/** “year ended June 30, 2025”, “fiscal year ending 31 March 2024”. */
function yearEnded(pieces: readonly Piece[], at: number): FoundDate | undefined {
  const from = FISCAL.has(lowerAt(pieces, at)) ? at + 1 : at;
  const isYear = ['year', 'years'].includes(lowerAt(pieces, from));
  if (!isYear || !['ended', 'ending'].includes(lowerAt(pieces, from + 1))) return undefined;
  const [one, two] = [from + 2, from + 3];
  const monthAt = monthNumber(lowerAt(pieces, one)) === undefined ? two : one;
  const month = monthNumber(lowerAt(pieces, monthAt));
  const day = Number(pieces[monthAt === one ? two : one]?.text);
  if (month === undefined) return undefined;
  let next = monthAt === one ? from + 4 : from + 4;
  if (pieces[next]?.text === ',') next += 1;
  const year = yearAt(pieces, next);
  if (year === undefined || !isRealDay(year.value, month, day)) return undefined;
  return { date: { year: year.value, month, day, isFiscal: true }, to: year.to };
}

/** “end of 2024”, “year-end 2024”, “end-2024”. */
function yearEnd(pieces: readonly Piece[], at: number): FoundDate | undefined {
  let next = at;
  if (lowerAt(pieces, next) === 'year' && lowerAt(pieces, next + 2) === 'end') next += 2;
  else if (lowerAt(pieces, next) === 'year' && lowerAt(pieces, next + 1) === 'end') next += 1;
  if (!['end', 'close'].includes(lowerAt(pieces, next))) return undefined;
  next += 1;
  if (pieces[next]?.text === '-') next += 1;
  for (const word of ['of', 'the', 'calendar', 'year']) {
    if (lowerAt(pieces, next) === word) next += 1;
  }
  const year = pieces[next]?.gap === 'wide' ? undefined : yearAt(pieces, next);
  const runsOn = isGlued(pieces[next + 1]) && pieces[next + 1]?.kind !== 'sign';
  return year === undefined || runsOn
    ? undefined
    : { date: { year: year.value, isEnd: true }, to: year.to };
}

const STARTS = new Set([...NTHS.keys(), ...FISCAL, 'q', 'h', 'year', 'years', 'end', 'close']);

/** The quarter, half or year of accounts that begins at `at`. */
export function readPeriod(pieces: readonly Piece[], at: number): FoundDate | undefined {
  const piece = pieces[at];
  if (piece === undefined || piece.kind === 'sign') return undefined;
  if (piece.kind === 'word' && !STARTS.has(piece.lower)) return undefined;
  if (piece.gap === '' && pieces[at - 1] !== undefined && pieces[at - 1]?.kind !== 'sign')
    return undefined;
  return (
    shortPart(pieces, at) ??
    longPart(pieces, at) ??
    yearEnded(pieces, at) ??
    fiscalYear(pieces, at) ??
    yearEnd(pieces, at)
  );
}
