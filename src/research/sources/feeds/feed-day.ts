import { isYear } from '../../../kernel/text';
import { monthNamed, wordSet } from '../../../language';

/** A month alone, as the standard allows. */
const MONTH = /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/u;
/** Nothing that is a date is longer. */
const LONGEST = 100;

const PIECE = /\d+|\p{L}[\p{L}\p{M}]*/gu;
/** What stands between the parts of a date and is none: “6th of October”, “6 de outubro”. */
const isJoint = wordSet('de er nd of rd st th');
const DIGITS_OF_SECONDS = 10;
const DIGITS_OF_THOUSANDTHS = 13;
/** “20261006”, and with a time behind it “20261006120000” */
const DIGITS_OF_DAY = 8;
const DIGITS_OF_MOMENT = [12, 14];

function isoDay(year: number, month: number | undefined, day: number): string | undefined {
  if (month === undefined || year < 1990 || year > 2100) return undefined;
  const moment = new Date(Date.UTC(year, month - 1, day));
  return moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day
    ? moment.toISOString().slice(0, 10)
    : undefined;
}

function momentDay(text: string): string | undefined {
  const moment = new Date(Number(text) * (text.length === DIGITS_OF_SECONDS ? 1_000 : 1));
  return isoDay(moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate());
}

/** Two digits are a year of this century as long as feeds exist. */
const fullYear = (text: string): number =>
  text.length === 2 ? Number(text) + (Number(text) < 90 ? 2_000 : 1_900) : Number(text);

const isNumber = (piece = ''): boolean => Number(piece) >= 0 && piece !== '';
/** A number that may be a day or a month. */
const isShort = (piece = ''): boolean => isNumber(piece) && piece.length <= 2;
const isWhole = (piece = ''): boolean => isNumber(piece) && piece.length === 4;

/** “10/23/2026”, “Fri, 23.10.2026”: where one of the two is no month, or a point says that the day is first. */
function slashedDay(text: string, pieces: readonly string[]): string | undefined {
  const [first = '', second = '', year = ''] = isNumber(pieces[0]) ? pieces : pieces.slice(1);
  const sign = ['/', '.', '-'].find((one) => text.includes([first, second, year].join(one)));
  if (sign === undefined || !isShort(first) || !isShort(second) || !isWhole(year)) return undefined;
  const [one, other] = [Number(first), Number(second)];
  if (one === other || (one <= 12 && other > 12)) return isoDay(Number(year), one, other);
  return sign === '.' || one > 12 ? isoDay(Number(year), other, one) : undefined;
}

/** “2026-10-06T…”, “2026年10月6日”, “2026. 10. 6.”, “2026-október-06”, “20261006T120000Z” */
function yearFirst([first = '', month = '', day = '']: readonly string[]): string | undefined {
  if (first.length === DIGITS_OF_DAY || DIGITS_OF_MOMENT.includes(first.length))
    return isoDay(Number(first.slice(0, 4)), Number(first.slice(4, 6)), Number(first.slice(6, 8)));
  const known = isShort(month) ? Number(month) : monthNamed(month);
  return isShort(day) ? isoDay(Number(first), known, Number(day)) : undefined;
}

/** “Tue, 6 Oct 2026”, “6. Oktober 2026”, “06-Oct-26”, “06Oct2026” */
function dayFirst(pieces: readonly string[]): string | undefined {
  const at = pieces.findIndex(
    (piece, index) =>
      isShort(piece) &&
      monthNamed(pieces[index + 1] ?? '') !== undefined &&
      (isShort(pieces[index + 2]) || isWhole(pieces[index + 2])),
  );
  const [day = '', month = '', year = ''] = at < 0 ? [] : pieces.slice(at);
  return isoDay(fullYear(year), monthNamed(month), Number(day));
}

/** “Tue Oct 06 12:00:00 EDT 2026”, “Oct 6, 2026”, “Tue Oct 06 2026 12:00:00 GMT-0500” */
function monthFirst(pieces: readonly string[]): string | undefined {
  const at = pieces.findIndex(
    (piece, index) => monthNamed(piece) !== undefined && isShort(pieces[index + 1]),
  );
  const [month = '', day = '', ...rest] = at < 0 ? [] : pieces.slice(at);
  return isoDay(Number(rest.find(isYear)), monthNamed(month), Number(day));
}

/**
 * The day of one of the many forms in which programs write a feed's dates, in the writer's own zone. A number that
 * may be a day or a month is none of the two.
 */
export function feedDay(said: string): string | undefined {
  const text = said.trim().slice(0, LONGEST);
  // Single letters are “T”, “Z”, “º”, and the signs for year, month and day of other scripts.
  const pieces = (text.match(PIECE) ?? []).filter(
    (piece) => isNumber(piece) || (piece.length > 1 && !isJoint(piece)),
  );
  const [first = ''] = pieces;
  if (first === text && [DIGITS_OF_SECONDS, DIGITS_OF_THOUSANDTHS].includes(text.length))
    return momentDay(text);
  if (MONTH.test(text)) return text;
  if (text.startsWith(first) && isNumber(first) && !isShort(first)) return yearFirst(pieces);
  return slashedDay(text, pieces) ?? dayFirst(pieces) ?? monthFirst(pieces);
}
