import type { Evidence } from './shape';
import { DATED, isRough, sameValue } from './same-value';
import { contradicts, wholeOf } from './whole-of';

/** Facts of which a company has one at a time. */
const SINGULAR = new Set(['employees', 'chief-executive', 'founded', 'headquarters']);
/** Below this a row may be about a namesake. */
export const MATCH_BAR = 0.7;
/** So many days newer a stranger must be to be believed against those who know. */
const STRANGERS_LEAD = 120;
const OLD = 450;
const REFERENCE_OLD = 200;
/** What never changes: no day makes one statement of it better than another. */
const TIMELESS = new Set(['founded']);

const RANK: Readonly<Record<Evidence['reliability'], number>> = {
  register: 0,
  'first-party': 1,
  reference: 2,
  'public-voice': 3,
};

/** Whose voice each row is, by its id; rows that are missing speak for themselves. */
export type Voices = ReadonlyMap<string, string>;

function day(row: Evidence): string {
  if (TIMELESS.has(row.attribute)) return '';
  const told = row.asOf ?? row.publishedAt;
  if (row.attribute !== 'chief-executive')
    return row.asOf ?? String(row.details?.['since'] ?? row.publishedAt ?? '');
  // Whom a page without a day names is in office on the day it was read.
  const said = told ?? (isStranger(row) ? '' : row.fetchedAt.slice(0, 10));
  return [said, since(row)].toSorted().at(-1) ?? '';
}

const since = (row: Evidence): string => String(row.details?.['since'] ?? '');

/** So many days after a day, which may be a month or a year alone; nothing comes after no day. */
function addedDays(from: string, count: number): string {
  const time = Date.parse(from);
  return Number.isNaN(time) ? '' : new Date(time + count * 86_400_000).toISOString().slice(0, 10);
}

/** Best first: dated before undated, later before earlier, then the exact before the rough, then by who says it. */
function byStanding(one: Evidence, other: Evidence): number {
  return (
    day(other).localeCompare(day(one)) ||
    since(other).localeCompare(since(one)) ||
    Number(isRough(one)) - Number(isRough(other)) ||
    RANK[one.reliability] - RANK[other.reliability] ||
    one.tier.localeCompare(other.tier) ||
    one.id.localeCompare(other.id)
  );
}

const isStranger = ({ reliability }: Evidence): boolean => reliability === 'public-voice';

/** How many that don't copy each other say the same. */
function support(row: Evidence, rows: readonly Evidence[], voices: Voices): number {
  return new Set(
    rows
      .filter((other) => sameValue(row, other))
      .map((other) => voices.get(other.id) ?? other.cluster),
  ).size;
}

/** A single stranger doesn't overtake the company or a register, unless what those say is old. */
function bestOf(rows: readonly Evidence[], voices: Voices): Evidence | undefined {
  const told = (row: Evidence): number =>
    TIMELESS.has(row.attribute)
      ? rows.filter((one) => one.reliability === row.reliability && sameValue(one, row)).length
      : 0;
  const [first, ...rest] = rows.toSorted(
    (one, other) =>
      (TIMELESS.has(one.attribute)
        ? RANK[one.reliability] - RANK[other.reliability] || told(other) - told(one)
        : 0) || byStanding(one, other),
  );
  if (first === undefined || !isStranger(first) || support(first, rows, voices) > 1) return first;
  const known = rest.find(
    (row) =>
      (row.reliability === 'register' || row.reliability === 'first-party') &&
      day(first) <= addedDays(day(row), STRANGERS_LEAD),
  );
  return known ?? first;
}

function isSlip(row: Evidence, best: Evidence, rows: readonly Evidence[]): boolean {
  const alike = (value: Evidence): number =>
    rows.filter((one) => one.reliability === best.reliability && sameValue(one, value)).length;
  return (
    TIMELESS.has(row.attribute) &&
    row.reliability === best.reliability &&
    alike(best) >= 2 * alike(row)
  );
}

/** A headcount or an office that was told so long ago is of no day near this one. */
function isOld(row: Evidence): boolean {
  const told = row.asOf ?? row.publishedAt;
  return (
    (row.attribute === 'employees' || (row.attribute === 'chief-executive' && since(row) === '')) &&
    told !== undefined &&
    addedDays(told, OLD) < row.fetchedAt.slice(0, 10)
  );
}

/** Of two values that one day is told of by name, the later publication of one is no later value. */
function isOfOneDay(row: Evidence, best: Evidence, rows: readonly Evidence[]): boolean {
  return (
    row.asOf?.length === 10 &&
    row.details?.['about'] === undefined &&
    rows.some(
      (one) =>
        one.asOf === row.asOf && sameValue(one, best) && one.details?.['about'] === undefined,
    )
  );
}

const isInUse = ({ status }: Evidence): boolean => status === 'current' || status === 'conflicted';

/** Names to each row those that contradict it, and to an overtaken one what took its place. */
function linked(rows: readonly Evidence[], best: Evidence): readonly Evidence[] {
  const ranked = rows.toSorted(byStanding);
  return rows.map((row) => {
    if (row.status === 'stale')
      return sameValue(row, best) ? row : { ...row, supersededBy: best.id };
    const rivals = isInUse(row)
      ? ranked.filter(
          (other) =>
            isInUse(other) &&
            (row.status === 'conflicted' || other.status === 'conflicted') &&
            !sameValue(row, other),
        )
      : [];
    return rivals.length === 0 ? row : { ...row, rivals: rivals.map(({ id }) => id) };
  });
}

function settle(rows: readonly Evidence[], voices: Voices): readonly Evidence[] {
  // Beside what the company says today, a reference work's old figure is overtaken.
  const says = rows.some(
    (row) =>
      row.attribute === 'employees' &&
      day(row) === '' &&
      row.reliability === 'first-party' &&
      !isRough(row),
  );
  const isPassed = (row: Evidence): boolean =>
    isOld(row) ||
    (says &&
      row.reliability === 'reference' &&
      addedDays(day(row), REFERENCE_OLD) < row.fetchedAt.slice(0, 10));
  const fresh = rows.filter((row) => !isPassed(row));
  const weighed = fresh.length === 0 ? rows : fresh;
  const best = bestOf(weighed, voices);
  if (best === undefined) return [];
  const standing = new Map<string, Evidence['status']>([[best.id, 'current']]);
  // What was overtaken contradicts nobody.
  for (const row of weighed.toSorted(byStanding)) {
    if (row.id === best.id) continue;
    if (sameValue(row, best)) standing.set(row.id, standing.get(best.id) ?? 'current');
    // Who took office later is in office; what a house tells once against itself is a slip.
    else if (since(row) < since(best) && row.attribute === 'chief-executive')
      standing.set(row.id, 'stale');
    else if (isSlip(row, best, rows)) standing.set(row.id, 'stale');
    // One voice in public against those who know is its own contradiction, not theirs.
    else if (isStranger(row) && !isStranger(best) && support(row, rows, voices) < 2)
      standing.set(row.id, day(row) < day(best) ? 'stale' : 'conflicted');
    // What the company says without a day is as good as what a reference work says with one.
    else if (
      day(row) === '' &&
      row.reliability === 'first-party' &&
      !isRough(row) &&
      best.reliability === 'reference'
    ) {
      standing.set(row.id, 'conflicted');
      for (const same of rows.filter((one) => sameValue(one, best)))
        standing.set(same.id, 'conflicted');
    }
    // An older figure was overtaken; one of the same day, or of none, contradicts.
    else if (
      (day(row) < day(best) && !isOfOneDay(row, best, fresh)) ||
      row.details?.['about'] !== undefined
    )
      standing.set(row.id, 'stale');
    else {
      standing.set(row.id, 'conflicted');
      for (const same of rows.filter((one) => sameValue(one, best)))
        standing.set(same.id, 'conflicted');
    }
  }
  return linked(
    rows.map((row) => ({
      ...row,
      status: isPassed(row) ? 'stale' : (standing.get(row.id) ?? row.status),
    })),
    best,
  );
}

/** The years of one figure: what names only the year is set beside the one close of accounts in it. */
function years(rows: readonly Evidence[]): ReadonlyMap<string, readonly Evidence[]> {
  const closes = [...new Set(rows.flatMap(({ asOf = '' }) => (asOf.length === 10 ? [asOf] : [])))];
  const groups = new Map<string, Evidence[]>();
  for (const row of rows) {
    const { asOf = '' } = row;
    const near = asOf.length === 4 ? closes.filter((close) => close.startsWith(asOf)) : [];
    const key = near.length === 1 ? (near[0] ?? asOf) : asOf;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

/** Of one year's figure a register's stands; what differs from it counts something else, such as a segment. */
function settleYear(close: string, rows: readonly Evidence[], voices: Voices): readonly Evidence[] {
  const best = wholeOf(rows, close);
  if (best === undefined) return settle(rows, voices);
  return linked(
    rows.map((row) =>
      row.id === best.id || sameValue(row, best)
        ? { ...row, asOf: close, status: 'current' }
        : contradicts(row, best)
          ? { ...row, status: 'conflicted' }
          : { ...row, status: 'stale' },
    ),
    best,
  );
}

/** Which of several statements of one fact stands, which was overtaken, and where they contradict. */
export function resolveConflicts(
  rows: readonly Evidence[],
  voices: Voices = new Map(),
): readonly Evidence[] {
  const apart = rows.map((row): Evidence =>
    row.matchScore < MATCH_BAR ? { ...row, status: 'kept-apart' } : row,
  );
  const groups = new Map<string, Evidence[]>();
  for (const row of apart) {
    if (
      row.status === 'kept-apart' ||
      row.value === undefined ||
      !(SINGULAR.has(row.attribute) || DATED.has(row.attribute))
    )
      continue;
    const key = DATED.has(row.attribute) ? `${row.attribute} ${row.unit ?? ''}` : row.attribute;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const settled = new Map<string, Evidence>();
  for (const [key, group] of groups) {
    const parts = SINGULAR.has(key)
      ? [settle(group, voices)]
      : [...years(group)].map(([close, part]) => settleYear(close, part, voices));
    for (const row of parts.flat()) settled.set(row.id, row);
  }
  return apart.map((row) => settled.get(row.id) ?? row);
}
