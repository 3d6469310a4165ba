/** What a date says: what is not said is not there. */
export interface DateParts {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  /** A part of a year. */
  readonly quarter?: number;
  readonly half?: number;
  /** A year of accounts, which may end on any day. */
  readonly isFiscal?: true;
  /** The ten years from `year` on. */
  readonly isDecade?: true;
  /** “The end of 2024”. */
  readonly isEnd?: true;
}

/** A day, a month, a year or a period that a text names. */
export interface PlainDate extends DateParts {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A date among pieces, up to but without `to`. */
export interface FoundDate {
  readonly date: DateParts;
  readonly to: number;
}

const isSamePart = (known: number | undefined, said: number | undefined): boolean =>
  said === undefined || known === said;

function isInDecade(known: DateParts, decade: number): boolean {
  return known.year !== undefined && known.year >= decade && known.year < decade + 10;
}

const quarterOf = ({ quarter, month, isFiscal }: DateParts): number | undefined =>
  quarter ?? (month === undefined || isFiscal === true ? undefined : Math.ceil(month / 3));

function halfOf(date: DateParts): number | undefined {
  const quarter = quarterOf(date);
  return date.half ?? (quarter === undefined ? undefined : Math.ceil(quarter / 2));
}

/** Whether a source that says `known` carries one that says `said`, which may be less exact, never more. */
export function carriesDate(known: DateParts, said: DateParts): boolean {
  if (said.isDecade === true) return said.year !== undefined && isInDecade(known, said.year);
  if (known.isDecade === true && said.year !== undefined) return false;
  if (said.isFiscal === true && known.isFiscal !== true) return false;
  if (said.isEnd === true && known.isEnd !== true && known.month !== 12) return false;
  if (!isSamePart(known.year, said.year)) return false;
  if (said.quarter !== undefined && quarterOf(known) !== said.quarter) return false;
  if (said.half !== undefined && halfOf(known) !== said.half) return false;
  if (!isSamePart(known.month, said.month)) return false;
  return isSamePart(known.day, said.day);
}

/** Whether two dates may be the same day, told with more and with less: they share something, and differ in nothing. */
export function mayBeSameDate(one: DateParts, other: DateParts): boolean {
  const parts = (['year', 'month', 'day', 'quarter', 'half'] as const).filter(
    (part) => one[part] !== undefined && other[part] !== undefined,
  );
  return parts.length > 0 && parts.every((part) => one[part] === other[part]);
}
