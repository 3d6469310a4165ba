import { monthNamed } from '../../../language';

/** A month alone, as the standard allows. */
const MONTH = /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/u;
/** Nothing that is a date is longer. */
const LONGEST = 100;

/** “2026-10-06T…”, “2026-10-6”, “2026/10/06”, “2026.10.06”, “2026年10月6日”, “2026. 10. 6.” */
const YEAR_FIRST = /^(\d{4})\s?[-/.年년]\s?(\d{1,2})\s?[-/.月월]\s?(\d{1,2})(?!\d)/u;
/** “20261006”, “20261006T120000Z”, “20261006T120000+0200” */
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:T?\d{4,6}(?:Z|[+-]\d{2}:?\d{2})?)?$/u;
/** “2026-október-06T9:15” */
const YEAR_MONTH_NAME = /^(\d{4})[-\s](\p{L}{3,20})[-\s](\d{1,2})(?!\d)/u;
/** “Tue, 6 Oct 2026”, “6. Oktober 2026”, “06-Oct-26”, “6 de outubro de 2026” */
const DAY_FIRST =
  /(?:^|[\s,.])(\d{1,2})(?:st|nd|rd|th|er|º)?\.?[-\s](?:de\s)?(\p{L}{3,20})[.,]?[-\s](?:de\s)?(\d{4}|\d{2})(?!\d)/u;
/** “06Oct2026”, “06/Oct/2026:12:00:00” */
const TOGETHER = /^(\d{1,2})\/?(\p{L}{3,20})\/?(?=\d{4})/u;
/** “Tue Oct 06 12:00:00 EDT 2026”, “Oct 6, 2026”, “Tue Oct 06 2026 12:00:00 GMT-0500” */
const MONTH_FIRST = /(?:^|[\s,.])(\p{L}{3,20})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?=[,\s])/u;
/** A year that stands behind, with or without a time and a zone in between. */
const YEAR_BEHIND = /\s(\d{4})(?!\d)/u;
/** “10/23/2026”, “Fri, 23.10.2026”: where one of the two is no month, or a point says that the day is first. */
const SLASHED = /^(?:\p{L}{2,12}[.,]{1,2}\s)?(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?!\d)/u;
const SECONDS = /^\d{10}$/u;
const THOUSANDTHS = /^\d{13}$/u;

function isoDay(year: number, month: number | undefined, day: number): string | undefined {
  if (month === undefined || year < 1990 || year > 2100) return undefined;
  const moment = new Date(Date.UTC(year, month - 1, day));
  return moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day
    ? moment.toISOString().slice(0, 10)
    : undefined;
}

function momentDay(text: string): string | undefined {
  const moment = new Date(Number(text) * (SECONDS.test(text) ? 1_000 : 1));
  return isoDay(moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate());
}

/** Two digits are a year of this century as long as feeds exist. */
const fullYear = (text: string): number =>
  text.length === 2 ? Number(text) + (Number(text) < 90 ? 2_000 : 1_900) : Number(text);

function slashedDay([, first = '', sign, second = '', year = '']: RegExpExecArray) {
  const [one, other] = [Number(first), Number(second)];
  if (one === other || (one <= 12 && other > 12)) return isoDay(Number(year), one, other);
  return sign === '.' || one > 12 ? isoDay(Number(year), other, one) : undefined;
}

/**
 * The day of one of the many forms in which programs write a feed's dates, in the writer's own zone. A number that
 * may be a day or a month is none of the two.
 */
export function feedDay(said: string): string | undefined {
  const text = said.trim().slice(0, LONGEST);
  if (SECONDS.test(text) || THOUSANDTHS.test(text)) return momentDay(text);
  const numbers = YEAR_FIRST.exec(text) ?? COMPACT.exec(text);
  if (numbers !== null) return isoDay(Number(numbers[1]), Number(numbers[2]), Number(numbers[3]));
  const named = YEAR_MONTH_NAME.exec(text);
  if (named !== null) return isoDay(Number(named[1]), monthNamed(named[2] ?? ''), Number(named[3]));
  const slashed = SLASHED.exec(text);
  if (slashed !== null) return slashedDay(slashed);
  // “6th of October”
  const apart = text.replace(TOGETHER, '$1 $2 ').replace(/(?<=\d[a-z]{2}\s)of\s/u, '');
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(apart) ?? [];
  const dayFirst = day === '' ? undefined : isoDay(fullYear(year), monthNamed(month), Number(day));
  if (dayFirst !== undefined) return dayFirst;
  const first = MONTH_FIRST.exec(text);
  if (first === null) return MONTH.test(text) ? text : undefined;
  const ofYear = YEAR_BEHIND.exec(text.slice(first.index + first[0].length))?.[1] ?? '';
  return isoDay(Number(ofYear), monthNamed(first[1] ?? ''), Number(first[2]));
}
