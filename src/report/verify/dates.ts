/** A day, a month or a year; what is not said is not there. */
export interface PlainDate {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = '(?<month>Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const YEAR = '(?<year>(?:19|20)\\d{2})';
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';

/** Longest form first: a later form never sees what an earlier one has taken. */
const FORMS: readonly RegExp[] = [
  new RegExp(`(?<![\\d.])${YEAR}-(?<month>\\d{2})-(?<day>\\d{2})(?:T\\d{2}:\\d{2}[\\d:.]*(?:Z|[+-]\\d{2}:?\\d{2})?)?(?!\\d)`, 'gu'),
  new RegExp(`\\b${DAY} (?:of )?${MONTH},? ${YEAR}(?: \\d{2}:\\d{2}(?::\\d{2})?)?(?!\\d)`, 'giu'),
  new RegExp(`\\b${MONTH} ${DAY},? ${YEAR}(?!\\d)`, 'giu'),
  new RegExp(`\\b${MONTH},? (?:of )?${YEAR}(?!\\d)`, 'giu'),
  new RegExp(`(?<![\\d.])${YEAR}-(?<month>\\d{2})(?![\\d-])`, 'gu'),
  // A year alone: not money, not a count with a unit, not part of a longer number.
  new RegExp(`(?<![\\p{L}\\d$€£.,-])${YEAR}(?![\\d%]|[.,]\\d|\\s?(?:million|billion|thousand|percent|people|employees))`, 'giu'),
];

function monthNumber(text: string): number | undefined {
  const number = /^\d+$/u.test(text) ? Number(text) : MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1;
  return number >= 1 && number <= 12 ? number : undefined;
}

function read(match: RegExpExecArray): PlainDate | undefined {
  const groups = match.groups ?? {};
  const { year, month, day } = groups;
  if (year === undefined) return undefined;
  const place = { start: match.index, end: match.index + match[0].length, text: match[0] };
  if (month === undefined) return { year: Number(year), ...place };
  const number = monthNumber(month);
  if (number === undefined) return undefined;
  return { year: Number(year), month: number, ...(day === undefined ? {} : { day: Number(day) }), ...place };
}

export interface DatedText {
  readonly dates: readonly PlainDate[];
  /** The text with its dates blanked, at the same length, so that their digits aren't read as numbers. */
  readonly rest: string;
}

export function readDates(text: string): DatedText {
  const dates: PlainDate[] = [];
  let rest = text;
  for (const form of FORMS) {
    for (const match of rest.matchAll(form)) {
      const date = read(match);
      if (date === undefined) continue;
      dates.push(date);
      rest = rest.slice(0, date.start) + ' '.repeat(date.end - date.start) + rest.slice(date.end);
    }
  }
  return { dates: dates.sort((left, right) => left.start - right.start), rest };
}

/** Whether a source that says `known` carries a sentence that says `said`: the sentence may be less exact, never more. */
export function carries(known: PlainDate, said: PlainDate): boolean {
  if (known.year !== said.year) return false;
  if (said.month === undefined) return true;
  if (known.month !== said.month) return false;
  return said.day === undefined || known.day === said.day;
}
