import type { Evidence } from '../shape';
import { isRough, sameValue } from './same-value';

/** So many days newer a stranger must be to be believed against those who know. */
const STRANGERS_LEAD = 120;
/** What never changes: no day makes one statement of it better than another. */
export const TIMELESS = new Set(['founded']);

/** Who is believed before whom. */
const RANK: Readonly<Record<Evidence['reliability'], number>> = {
  register: 0,
  'first-party': 1,
  reference: 2,
  'public-voice': 3,
};

/** Whose voice each row is, by its id; rows that are missing speak for themselves. */
export type Voices = ReadonlyMap<string, string>;

/** The day or beginning that a row tells, or none. */
export function statedDay(row: Evidence): string {
  if (TIMELESS.has(row.attribute)) return '';
  const told = row.asOf ?? row.publishedAt;
  if (row.attribute !== 'chief-executive')
    return row.asOf ?? String(row.details?.['since'] ?? row.publishedAt ?? '');
  // Whom a page without a day names is in office on the day it was read.
  const said = told ?? (isStranger(row) ? '' : row.fetchedAt.slice(0, 10));
  return [said, statedSince(row)].toSorted().at(-1) ?? '';
}

/** When what it tells began, or nothing. */
export const statedSince = (row: Evidence): string => String(row.details?.['since'] ?? '');

/** So many days after a day, which may be a month or a year alone; nothing comes after no day. */
export function daysAfter(from: string, count: number): string {
  const time = Date.parse(from);
  return Number.isNaN(time) ? '' : new Date(time + count * 86_400_000).toISOString().slice(0, 10);
}

/** Best first: dated before undated, later before earlier, then the exact before the rough, then by who says it. */
export function compareRank(one: Evidence, other: Evidence): number {
  return (
    statedDay(other).localeCompare(statedDay(one)) ||
    statedSince(other).localeCompare(statedSince(one)) ||
    Number(isRough(one)) - Number(isRough(other)) ||
    RANK[one.reliability] - RANK[other.reliability] ||
    one.tier.localeCompare(other.tier) ||
    one.id.localeCompare(other.id)
  );
}

export const isStranger = ({ reliability }: Evidence): boolean => reliability === 'public-voice';

/** How many that don't copy each other say the same. */
export function countVoices(row: Evidence, rows: readonly Evidence[], voices: Voices): number {
  return new Set(
    rows
      .filter((other) => sameValue(row, other))
      .map((other) => voices.get(other.id) ?? other.cluster),
  ).size;
}

/** A single stranger doesn't overtake the company or a register, unless what those say is old. */
export function highestRanked(rows: readonly Evidence[], voices: Voices): Evidence | undefined {
  const told = (row: Evidence): number =>
    TIMELESS.has(row.attribute)
      ? rows.filter((one) => one.reliability === row.reliability && sameValue(one, row)).length
      : 0;
  const [first, ...rest] = rows.toSorted(
    (one, other) =>
      (TIMELESS.has(one.attribute)
        ? RANK[one.reliability] - RANK[other.reliability] || told(other) - told(one)
        : 0) || compareRank(one, other),
  );
  if (first === undefined || !isStranger(first) || countVoices(first, rows, voices) > 1)
    return first;
  const known = rest.find(
    (row) =>
      (row.reliability === 'register' || row.reliability === 'first-party') &&
      statedDay(first) <= daysAfter(statedDay(row), STRANGERS_LEAD),
  );
  return known ?? first;
}
