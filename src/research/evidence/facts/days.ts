import { readDates, readDays, type NamedDay } from '../../../language';

/** What stands before a day that is of something else: of a beginning, of another figure. */
const OF_ANOTHER =
  /\b(?:since|founded|established|formed|started|from|than|compared (?:to|with)|versus|against|until|before|opened|acquired|joined)\b[^;]{0,40}$/iu;

/** The day a figure holds for: the nearest one named in its part of the sentence. */
export function dayAt(text: string, start: number, end: number): NamedDay | undefined {
  const near = readDays(text)
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

const END_OF = /\b(?:end|close|last day) of (?:the )?$/iu;
const LONGEST_LEAD = 20;

const pad = (value: number): string => String(value).padStart(2, '0');

/** “At the end of September”, “on September 30”: of the year that had such a day last when it was written. */
export function dayBefore(text: string, written: string): string | undefined {
  const named = readDates(text).dates.find(
    ({ year, month }) => year === undefined && month !== undefined,
  );
  if (named?.month === undefined) return undefined;
  const { month, day, start } = named;
  const isEnd = END_OF.test(text.slice(Math.max(0, start - LONGEST_LEAD), start));
  if (day === undefined && !isEnd) return undefined;
  const year = Number(written.slice(0, 4));
  for (const one of [year, year - 1]) {
    const last = new Date(Date.UTC(one, month, 0)).getUTCDate();
    if ((day ?? last) > last) continue;
    const found = `${one}-${pad(month)}-${pad(day ?? last)}`;
    if (found <= written.slice(0, 10)) return found;
  }
  return undefined;
}
