const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const ISO_DAY = /\b(\d{4})-(\d{2})-(\d{2})(?!\d)/;
const MONTH_FIRST = new RegExp(`\\b${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})\\b`, 'i');
const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+${MONTH},?\\s+(\\d{4})\\b`, 'i');
const MONTH_AND_YEAR = new RegExp(`\\b${MONTH},?\\s+(\\d{4})\\b`, 'i');

export interface FoundDate {
  /** `2026-10-20`, or `2026-10` where only the month is stated. */
  readonly day: string;
  readonly start: number;
  readonly end: number;
}

function isoDay(year: string, month: number, day: number): string | undefined {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const parsed = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== text
    ? undefined
    : text;
}

const monthNumber = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** The first date stated in a text, in the spellings that can't be misread; 03/04/2025 could be, so it is none. */
export function findDate(text: string): FoundDate | undefined {
  const found: FoundDate[] = [];
  const add = (
    match: RegExpExecArray | null,
    day: (match: RegExpExecArray) => string | undefined,
  ): void => {
    if (match === null) return;
    const value = day(match);
    if (value !== undefined)
      found.push({ day: value, start: match.index, end: match.index + match[0].length });
  };
  add(ISO_DAY.exec(text), ([, year = '', month, day]) => isoDay(year, Number(month), Number(day)));
  add(MONTH_FIRST.exec(text), ([, month = '', day, year = '']) =>
    isoDay(year, monthNumber(month), Number(day)),
  );
  add(DAY_FIRST.exec(text), ([, day, month = '', year = '']) =>
    isoDay(year, monthNumber(month), Number(day)),
  );
  if (found.length === 0) {
    add(
      MONTH_AND_YEAR.exec(text),
      ([, month = '', year = '']) => `${year}-${String(monthNumber(month)).padStart(2, '0')}`,
    );
  }
  return found.toSorted((one, other) => one.start - other.start)[0];
}

/** A date from metadata (ISO, RFC 822 or prose) as an ISO day; undefined if it isn't one. */
export function toDay(text: string | undefined): string | undefined {
  return text === undefined ? undefined : findDate(text)?.day;
}
