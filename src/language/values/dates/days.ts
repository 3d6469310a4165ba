import { readDates } from './dates';
import type { PlainDate } from './plain-date';

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

const pad = (value: number): string => String(value).padStart(2, '0');

/** A date in one spelling; none without its year. */
export function isoDay({ year, month, day, isEnd, isDecade }: PlainDate): string | undefined {
  if (year === undefined || isDecade === true) return undefined;
  if (isEnd === true) return `${year}-12-31`;
  if (month === undefined) return String(year);
  return day === undefined ? `${year}-${pad(month)}` : `${year}-${pad(month)}-${pad(day)}`;
}

/** The days a text names, in their order; days without a year are not among them. */
export function readDays(text: string): readonly NamedDay[] {
  return readDates(text).dates.flatMap((date): readonly NamedDay[] => {
    const day = isoDay(date);
    if (day === undefined) return [];
    const isPart = date.quarter !== undefined || date.half !== undefined;
    return [
      {
        day,
        start: date.start,
        end: date.end,
        ...(isPart ? { isPart } : {}),
        ...(date.isFiscal === true && date.month === undefined && !isPart
          ? { isFiscal: true as const }
          : {}),
      },
    ];
  });
}

const DAY_LENGTH = 10;
const MONTH_LENGTH = 7;

/** The first day a text states, or else the first month; 03/04/2025 could be misread, so it is none. */
export function findDay(text: string): NamedDay | undefined {
  const days = readDays(text);
  return (
    days.find(({ day }) => day.length === DAY_LENGTH) ??
    days.find(({ day }) => day.length === MONTH_LENGTH)
  );
}

/** A date from metadata (ISO, RFC 822 or prose) as an ISO day; undefined if it isn't one. */
export function toDay(text: string | undefined): string | undefined {
  return text === undefined ? undefined : findDay(text)?.day;
}
