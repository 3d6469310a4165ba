import { MONTHS } from '../../lexicon/calendar/months';
import type { Piece } from '../../text/pieces';
import { SCALE_WORDS } from '../number-tables';
import type { FoundDate } from './plain-date';
import { COUNTED_NOUNS } from '../../lexicon/numbers/counted-nouns';

const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map(MONTHS);
export const monthNumber = (lower: string): number | undefined => MONTH_NUMBERS.get(lower);

const NTH = new Set(['st', 'nd', 'rd', 'th']);
/** Words that stand before a month without day and year; “may” and “march” are words too. */
const BEFORE_MONTH = new Set(
  'after and before between by during early from in last late mid next of since this through to until'.split(
    ' ',
  ),
);
const FIRST_YEAR = 1600;
const LAST_YEAR = 2099;

/** A piece that takes part in a date, and the place behind it. */
interface Part {
  readonly value: number;
  readonly to: number;
}

const glued = (pieces: readonly Piece[], at: number, sign: string): boolean =>
  pieces[at]?.gap === '' && pieces[at]?.text === sign;

const isNear = (piece: Piece | undefined): boolean => piece !== undefined && piece.gap !== 'wide';

export function yearAt(pieces: readonly Piece[], at: number): Part | undefined {
  const piece = pieces[at];
  if (piece?.kind !== 'digits' || piece.text.length !== 4) return undefined;
  const value = Number(piece.text);
  return value >= FIRST_YEAR && value <= LAST_YEAR ? { value, to: at + 1 } : undefined;
}

function monthAt(pieces: readonly Piece[], at: number): Part | undefined {
  const piece = pieces[at];
  const value = piece?.kind === 'word' ? MONTH_NUMBERS.get(piece.lower) : undefined;
  if (value === undefined) return undefined;
  return { value, to: glued(pieces, at + 1, '.') ? at + 2 : at + 1 };
}

/** “12”, “12th”, “12th of”. */
function dayAt(pieces: readonly Piece[], at: number): Part | undefined {
  const piece = pieces[at];
  if (piece?.kind !== 'digits' || piece.text.length > 2) return undefined;
  const value = Number(piece.text);
  if (value < 1 || value > 31) return undefined;
  const nth = pieces[at + 1];
  return { value, to: nth?.gap === '' && NTH.has(nth.lower) ? at + 2 : at + 1 };
}

const past = (pieces: readonly Piece[], at: number, signs: string): number => {
  const piece = pieces[at];
  return piece?.kind === 'sign' && piece.gap === '' && signs.includes(piece.text) ? at + 1 : at;
};

const pastWord = (pieces: readonly Piece[], at: number, word: string): number =>
  pieces[at]?.lower === word ? at + 1 : at;

/** A year that ends here, and does not run on as a figure does. */
function closingYear(pieces: readonly Piece[], at: number): Part | undefined {
  const year = isNear(pieces[at]) ? yearAt(pieces, at) : undefined;
  const next = pieces[year?.to ?? 0];
  return next?.gap === '' && next.kind !== 'sign' ? undefined : year;
}

export function isRealDay(year: number, month: number, day: number): boolean {
  return (
    month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
  );
}

/** “T08:15:00Z”, “08:15”. */
function pastTime(pieces: readonly Piece[], at: number): number {
  const mark = pieces[at];
  const isMarked = mark?.text === 'T' && mark.gap === '';
  const from = isMarked ? at + 1 : at;
  if (pieces[from]?.kind !== 'digits' || !glued(pieces, from + 1, ':')) return at;
  if (!isMarked && pieces[from]?.gap !== ' ') return at;
  let to = from + 1;
  while (to < from + 12) {
    const piece = pieces[to];
    if (piece?.gap !== '' || !(piece.kind === 'digits' || ':.+-Z'.includes(piece.text))) break;
    to += 1;
  }
  return to;
}

/** “2026-03-12”, “2026-03”. */
function isoAt(pieces: readonly Piece[], at: number): FoundDate | undefined {
  const year = yearAt(pieces, at);
  const [month, day] = [pieces[at + 2], pieces[at + 4]];
  if (year === undefined || !glued(pieces, at + 1, '-') || month?.gap !== '') return undefined;
  if (month.kind !== 'digits' || month.text.length !== 2) return undefined;
  const number = Number(month.text);
  const hasDay = glued(pieces, at + 3, '-') && day?.gap === '' && day.kind === 'digits';
  if (hasDay && day.text.length === 2) {
    if (!isRealDay(year.value, number, Number(day.text))) return undefined;
    const date = { year: year.value, month: number, day: Number(day.text) };
    return { date, to: pastTime(pieces, at + 5) };
  }
  if (hasDay || number < 1 || number > 12) return undefined;
  return { date: { year: year.value, month: number }, to: at + 3 };
}

/** “12.03.2026”, and “13/03/2026”; of “03/04/2026” nobody knows more than the year. */
function numericAt(pieces: readonly Piece[], at: number): FoundDate | undefined {
  const [first, mark, second] = [pieces[at], pieces[at + 1], pieces[at + 2]];
  if (first?.kind !== 'digits' || second?.kind !== 'digits' || second.gap !== '') return undefined;
  if (mark?.gap !== '' || !'./'.includes(mark.text) || !glued(pieces, at + 3, mark.text))
    return undefined;
  if (first.text.length > 2 || second.text.length > 2) return undefined;
  const year = pieces[at + 4]?.gap === '' ? closingYear(pieces, at + 4) : undefined;
  if (year === undefined) return undefined;
  const [one, two] = [Number(first.text), Number(second.text)];
  const of = (month: number, day: number): FoundDate | undefined =>
    isRealDay(year.value, month, day)
      ? { date: { year: year.value, month, day }, to: year.to }
      : undefined;
  if (mark.text === '.') return of(two, one);
  if (one > 12) return of(two, one);
  if (two > 12 || one === two) return of(one, two);
  return { date: { year: year.value }, to: year.to };
}

/** “12 March 2026”, “the 12th of March”. */
function dayFirst(pieces: readonly Piece[], at: number): FoundDate | undefined {
  const day = dayAt(pieces, at);
  if (day === undefined) return undefined;
  const behind = pastWord(pieces, past(pieces, day.to, '.-'), 'of');
  const month = isNear(pieces[behind]) ? monthAt(pieces, behind) : undefined;
  if (month === undefined) return undefined;
  const year = closingYear(pieces, past(pieces, month.to, ',-'));
  const date = { month: month.value, day: day.value };
  if (year === undefined)
    return isCapital(pieces[behind]) && isRealDay(2024, month.value, day.value)
      ? { date, to: month.to }
      : undefined;
  if (!isRealDay(year.value, month.value, day.value)) return undefined;
  return { date: { year: year.value, ...date }, to: pastTime(pieces, year.to) };
}

const isCapital = (piece: Piece | undefined): boolean =>
  piece !== undefined && piece.text !== piece.lower;

/** “March 12, 2026”, “March 12”. */
function monthAndDay(pieces: readonly Piece[], at: number, month: Part): FoundDate | undefined {
  const day = isNear(pieces[month.to]) ? dayAt(pieces, month.to) : undefined;
  if (day === undefined) return undefined;
  const year = closingYear(pieces, past(pieces, day.to, ','));
  const date = { month: month.value, day: day.value };
  if (year !== undefined)
    return isRealDay(year.value, month.value, day.value)
      ? { date: { year: year.value, ...date }, to: year.to }
      : undefined;
  const [next, behind] = [pieces[day.to], pieces[day.to + 1]];
  const runsOn =
    next?.gap === '' &&
    (next.text === '%' ||
      next.kind !== 'sign' ||
      ('.,'.includes(next.text) && behind?.gap === '' && behind.kind === 'digits'));
  const isDay = isCapital(pieces[at]) && !runsOn && isRealDay(2024, month.value, day.value);
  return isDay ? { date, to: day.to } : undefined;
}

/** “March 2026”, “March of 2026”, “in March”. */
function monthFirst(pieces: readonly Piece[], at: number): FoundDate | undefined {
  const month = monthAt(pieces, at);
  if (month === undefined) return undefined;
  const exact = monthAndDay(pieces, at, month);
  if (exact !== undefined) return exact;
  const year = closingYear(pieces, pastWord(pieces, past(pieces, month.to, ',-'), 'of'));
  if (year !== undefined) return { date: { year: year.value, month: month.value }, to: year.to };
  const before = pieces[pieces[at - 1]?.text === '-' ? at - 2 : at - 1];
  const isMonth =
    isCapital(pieces[at]) && BEFORE_MONTH.has(before?.lower ?? '') && isNear(pieces[at]);
  return isMonth ? { date: { month: month.value }, to: month.to } : undefined;
}

/** What makes a figure of four digits no year: money, a count, a part of a longer number or of a name. */
function isFigure(pieces: readonly Piece[], at: number): boolean {
  const [before, hyphened, next, behind] = [
    pieces[at - 1],
    pieces[at - 2],
    pieces[at + 1],
    pieces[at + 2],
  ];
  const touches = pieces[at]?.gap === '' && before !== undefined;
  if (touches && (before.kind !== 'sign' || '$€£¥₹.,#'.includes(before.text))) return true;
  if (touches && before.text === '-' && before.gap === '' && hyphened !== undefined) {
    const isPrefix = ['mid', 'pre', 'post', 'early', 'late', 'end', 'since'].includes(
      hyphened.lower,
    );
    if (hyphened.kind === 'word' && !isPrefix) return true;
    if (hyphened.kind === 'digits' && hyphened.text.length < 4) return true;
  }
  if (before?.kind === 'sign' && '$€£¥₹'.includes(before.text)) return true;
  if (next === undefined) return false;
  if (next.gap === '' && (next.kind === 'word' ? next.lower !== 's' : next.text === '%'))
    return true;
  if (next.gap === '' && '.,'.includes(next.text) && behind?.gap === '' && behind.kind === 'digits')
    return true;
  const word = next.gap === 'wide' ? '' : next.lower;
  return word === 'percent' || word === '%' || SCALE_WORDS.has(word) || COUNTED.has(word);
}

const COUNTED = new Set(COUNTED_NOUNS);

/** A year alone, and “the 1990s”. */
function yearAlone(pieces: readonly Piece[], at: number): FoundDate | undefined {
  const year = yearAt(pieces, at);
  if (year === undefined || isFigure(pieces, at)) return undefined;
  const next = pieces[at + 1];
  const isMany = next?.gap === '' && next.lower === 's';
  if (isMany && year.value % 10 === 0)
    return { date: { year: year.value, isDecade: true }, to: at + 2 };
  return isMany ? undefined : { date: { year: year.value }, to: year.to };
}

/** The day, month or year that begins at `at`. */
export function readCalendarDate(pieces: readonly Piece[], at: number): FoundDate | undefined {
  const piece = pieces[at];
  if (piece?.kind === 'word') return monthFirst(pieces, at);
  if (piece?.kind !== 'digits') return undefined;
  const before = pieces[at - 1];
  const isTied = piece.gap === '' && (before?.kind === 'digits' || before?.text === '.');
  if (isTied || piece.text.length > 4) return undefined;
  return (
    isoAt(pieces, at) ?? numericAt(pieces, at) ?? dayFirst(pieces, at) ?? yearAlone(pieces, at)
  );
}
