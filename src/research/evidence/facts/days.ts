/** A day, a month or a year that a sentence names. */
export interface NamedDay {
  /** `2025-09-30`, `2025-09` or `2025`. */
  readonly day: string;
  readonly start: number;
  readonly end: number;
  /** A year of accounts, which may end on any day. */
  readonly isFiscal?: true;
  /** A part of a year: a quarter, a half. */
  readonly isPart?: true;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = String.raw`(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const YEAR = String.raw`(?<year>(?:18|19|20)\d{2})(?![\d%]|[.,]\d|\s?(?:employees|people|staff|workers|jobs|colleagues|dollars|euros)\b)`;
const LEAD = String.raw`(?<![\d.,$€£#/-])`;

type Read = (
  groups: Readonly<Record<string, string | undefined>>,
) => Omit<NamedDay, 'start' | 'end'> | undefined;

function isoDay(year: string, month: number, day: number): string | undefined {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const parsed = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== text
    ? undefined
    : text;
}

const whole = (day: string | undefined): { day: string } | undefined =>
  day === undefined ? undefined : { day };
const monthOf = (name = ''): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
const pad = (value: number): string => String(value).padStart(2, '0');

/** Ambiguous days, like 03/04/2025, are read by nobody. */
function slashed(first: string, second: string, year: string): string | undefined {
  const [one, two] = [Number(first), Number(second)];
  if (one > 12) return isoDay(year, two, one);
  return two > 12 || one === two ? isoDay(year, one, two) : undefined;
}

/** The most exact first: what an earlier one has taken, a later one does not read again. */
const FORMS: readonly (readonly [RegExp, Read])[] = [
  [
    /(?<![\d-])(?<year>\d{4})-(?<number>\d{2})-(?<day>\d{2})(?!\d)/giu,
    ({ year = '', number, day }) => whole(isoDay(year, Number(number), Number(day))),
  ],
  [
    new RegExp(
      String.raw`\b${MONTH}\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})\b`,
      'giu',
    ),
    ({ month, day, year = '' }) => whole(isoDay(year, monthOf(month), Number(day))),
  ],
  [
    new RegExp(
      String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)?\.?\s+(?:of\s+)?${MONTH},?\s+(?<year>\d{4})\b`,
      'giu',
    ),
    ({ day, month, year = '' }) => whole(isoDay(year, monthOf(month), Number(day))),
  ],
  [
    /(?<![\d.])(?<first>\d{1,2})\.(?<second>\d{1,2})\.(?<year>\d{4})(?!\d)/giu,
    ({ first, second, year = '' }) => whole(isoDay(year, Number(second), Number(first))),
  ],
  [
    /(?<![\d/])(?<first>\d{1,2})\/(?<second>\d{1,2})\/(?<year>\d{4})(?!\d)/giu,
    ({ first = '', second = '', year = '' }) => whole(slashed(first, second, year)),
  ],
  [
    /\b(?:Q(?<quarter>[1-4])|(?:the )?(?:first|second|third|fourth|last|final)[\s-]quarter|(?:H[12]|(?:the )?(?:first|second)[\s-]half))(?:\s+of)?(?:\s+(?:fiscal|FY))?\s*(?:year\s+)?['’]?(?<year>\d{4}|\d{2})\b/giu,
    ({ year = '' }) => ({ day: year.length === 2 ? `20${year}` : year, isPart: true }),
  ],
  [
    /\b(?:fiscal(?: year)?|financial year|FY)\s?['’]?(?:(?:19|20)\d{2}[/–-])?(?<year>(?:19|20)\d{2}|\d{2})(?!\d)/giu,
    ({ year = '' }) => ({ day: year.length === 2 ? `20${year}` : year, isFiscal: true }),
  ],
  [
    new RegExp(
      String.raw`\b(?:end of (?:the )?(?:calendar )?(?:year )?|close of |year[\s-]end (?:of )?|end[\s-](?:of[\s-])?)${LEAD}${YEAR}`,
      'giu',
    ),
    ({ year }) => ({ day: `${year}-12-31` }),
  ],
  [
    new RegExp(String.raw`\b${MONTH},?\s+(?:of\s+)?(?<year>\d{4})\b`, 'giu'),
    ({ month, year }) => ({ day: `${year}-${pad(monthOf(month))}` }),
  ],
  [new RegExp(`${LEAD}${YEAR}`, 'giu'), ({ year = '' }) => ({ day: year })],
];

/** The days a text names, in their order. */
export function daysIn(text: string): readonly NamedDay[] {
  const found: NamedDay[] = [];
  for (const [form, read] of FORMS) {
    for (const match of text.matchAll(form)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((one) => start < one.end && end > one.start)) continue;
      const day = read(match.groups ?? {});
      if (day !== undefined) found.push({ ...day, start, end });
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}

/** What stands before a day that is of something else: of a beginning, of another figure. */
const OF_ANOTHER =
  /\b(?:since|founded|established|formed|started|from|than|compared (?:to|with)|versus|against|until|before|opened|acquired|joined)\b[^;]{0,40}$/iu;

/** The day a figure holds for: the nearest one named in its part of the sentence. */
export function dayAt(text: string, start: number, end: number): NamedDay | undefined {
  const near = daysIn(text)
    .filter((day) => day.end <= start || day.start >= end)
    .filter((day) => {
      const between = day.end <= start ? text.slice(day.end, start) : text.slice(end, day.start);
      const before = text.slice(Math.max(0, day.start - 60), day.start);
      const own = day.start >= end ? before.slice(-(day.start - end)) : before;
      // “$1.9 billion (2024: $1.7 billion)”: the year in brackets has a figure of its own.
      const hasOwn =
        day.start >= end &&
        /^\s*(?::|,)?\s*(?:[$€£¥]|[A-Z]{1,3}\$|(?:USD|EUR|GBP|CAD|CHF)\b|\d)/u.test(
          text.slice(day.end),
        ) &&
        !/^\s*\)/u.test(text.slice(day.end));
      return !OF_ANOTHER.test(own) && !/;/u.test(between) && !hasOwn;
    });
  const distance = (day: NamedDay): number =>
    day.end <= start ? start - day.end : day.start - end;
  return near.toSorted((one, other) => distance(one) - distance(other))[0];
}

const OF_MONTH = new RegExp(
  String.raw`\b(?:(?:at|by|on|as of|since|until)\s+)?(?:the\s+)?(?:(?<end>end|close|last day)\s+of\s+${MONTH}|${MONTH.replace('<month>', '<name>')}\s+(?<day>\d{1,2})(?:st|nd|rd|th)?)(?!\p{L}|,?\s+\d{4}|\s+(?:\d|of\s+\d))`,
  'iu',
);

/** “At the end of September”, “on September 30”: of the year that had such a day last when it was written. */
export function dayBefore(text: string, written: string): string | undefined {
  const { end, month, name, day } = OF_MONTH.exec(text)?.groups ?? {};
  const number = monthOf(month ?? name);
  if (number === 0) return undefined;
  const year = Number(written.slice(0, 4));
  for (const one of [year, year - 1]) {
    const last = new Date(Date.UTC(one, number, 0)).getUTCDate();
    const found = isoDay(String(one), number, end === undefined ? Number(day) : last);
    if (found !== undefined && found <= written.slice(0, 10)) return found;
  }
  return undefined;
}
