/** A day, a month or a year, or a day or month of a year that is not said; what is not said is not there. */
export interface PlainDate {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(?<month>Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const YEAR = '(?<year>(?:1[6-9]|20)\\d{2})';
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';

/** Longest form first: a later form never sees what an earlier one has taken. */
const FORMS: readonly RegExp[] = [
  new RegExp(
    `(?<![\\d.])${YEAR}-(?<month>\\d{2})-(?<day>\\d{2})(?:T\\d{2}:\\d{2}[\\d:.]*(?:Z|[+-]\\d{2}:?\\d{2})?)?(?!\\d)`,
    'gu',
  ),
  new RegExp(`\\b${DAY} (?:of )?${MONTH},? ${YEAR}(?: \\d{2}:\\d{2}(?::\\d{2})?)?(?!\\d)`, 'giu'),
  new RegExp(`\\b${MONTH} ${DAY},? ${YEAR}(?!\\d)`, 'giu'),
  new RegExp(`\\b${MONTH},? (?:of )?${YEAR}(?!\\d)`, 'giu'),
  new RegExp(`(?<![\\d.])${YEAR}-(?<month>\\d{2})(?![\\d-])`, 'gu'),
  // From here on only what is written with a capital is a month: “may” and “march” are words too.
  new RegExp(`\\b${DAY} (?:of )?${MONTH}(?![\\p{L}\\d])`, 'gu'),
  new RegExp(`\\b${MONTH} ${DAY}(?![\\p{L}\\d%]|[.,]\\d)`, 'gu'),
  new RegExp(
    `(?<=\\b(?:[Ii]n|[Oo]f|[Ss]ince|[Bb]y|[Uu]ntil|[Ll]ast|[Nn]ext|[Ee]arly|[Ll]ate|[Mm]id|[Tt]his|[Ff]rom|[Tt]o|[Bb]etween|and|through|[Dd]uring|[Bb]efore|[Aa]fter)[ -])${MONTH}(?![\\p{L}\\d])`,
    'gu',
  ),
  // A year alone: not money, not a count with a unit, not part of a longer number.
  new RegExp(
    `(?<![\\p{L}\\d$€£.,])(?<!\\p{L}-|\\b\\d{1,3}-)${YEAR}(?![\\d%]|[.,]\\d|\\s?(?:million|billion|thousand|percent|people|employees))`,
    'giu',
  ),
];

function monthNumber(text: string): number | undefined {
  const number = /^\d+$/u.test(text)
    ? Number(text)
    : MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1;
  return number >= 1 && number <= 12 ? number : undefined;
}

function read(match: RegExpExecArray): PlainDate | undefined {
  const groups = match.groups ?? {};
  const { year, month, day } = groups;
  const place = {
    ...(year === undefined ? {} : { year: Number(year) }),
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  };
  if (month === undefined) return year === undefined ? undefined : place;
  const number = monthNumber(month);
  if (number === undefined || Number(day ?? 1) > 31) return undefined;
  return { month: number, ...(day === undefined ? {} : { day: Number(day) }), ...place };
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
  if (said.year !== undefined && known.year !== said.year) return false;
  if (said.month === undefined) return true;
  if (known.month !== said.month) return false;
  return said.day === undefined || known.day === said.day;
}

/** Whether two dates may be the same day, told with more and with less: they share something, and differ in nothing. */
export function agree(one: PlainDate, other: PlainDate): boolean {
  const parts = (['year', 'month', 'day'] as const).filter(
    (part) => one[part] !== undefined && other[part] !== undefined,
  );
  return parts.length > 0 && parts.every((part) => one[part] === other[part]);
}
