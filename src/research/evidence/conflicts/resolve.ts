import type { Evidence } from '../shape';
import { DATED, isRough, sameValue } from './same-value';
import {
  TIMELESS,
  highestRanked,
  compareRank,
  countVoices,
  daysAfter,
  isStranger,
  statedDay,
  statedSince,
  type Voices,
} from './rank-rows';
import { contradicts, wholeOf } from './whole-of';

/** Facts of which a company has one at a time. */
const SINGULAR = new Set(['employees', 'chief-executive', 'founded', 'headquarters']);
/** Below this a row may be about a namesake. */
const MATCH_BAR = 0.7;
const OLD = 450;
const REFERENCE_OLD = 200;

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
    (row.attribute === 'employees' ||
      (row.attribute === 'chief-executive' && statedSince(row) === '')) &&
    told !== undefined &&
    daysAfter(told, OLD) < row.fetchedAt.slice(0, 10)
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
  const ranked = rows.toSorted(compareRank);
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
      statedDay(row) === '' &&
      row.reliability === 'first-party' &&
      !isRough(row),
  );
  const isPassed = (row: Evidence): boolean =>
    isOld(row) ||
    (says &&
      row.reliability === 'reference' &&
      daysAfter(statedDay(row), REFERENCE_OLD) < row.fetchedAt.slice(0, 10));
  const fresh = rows.filter((row) => !isPassed(row));
  const weighed = fresh.length === 0 ? rows : fresh;
  const best = highestRanked(weighed, voices);
  if (best === undefined) return [];
  const status = new Map<string, Evidence['status']>([[best.id, 'current']]);
  // What was overtaken contradicts nobody.
  for (const row of weighed.toSorted(compareRank)) {
    if (row.id === best.id) continue;
    if (sameValue(row, best)) status.set(row.id, status.get(best.id) ?? 'current');
    // Who took office later is in office; what a house tells once against itself is a slip.
    else if (statedSince(row) < statedSince(best) && row.attribute === 'chief-executive')
      status.set(row.id, 'stale');
    else if (isSlip(row, best, rows)) status.set(row.id, 'stale');
    // One voice in public against those who know is its own contradiction, not theirs.
    else if (isStranger(row) && !isStranger(best) && countVoices(row, rows, voices) < 2)
      status.set(row.id, statedDay(row) < statedDay(best) ? 'stale' : 'conflicted');
    // What the company says without a day is as good as what a reference work says with one.
    else if (
      statedDay(row) === '' &&
      row.reliability === 'first-party' &&
      !isRough(row) &&
      best.reliability === 'reference'
    ) {
      status.set(row.id, 'conflicted');
      for (const same of rows.filter((one) => sameValue(one, best)))
        status.set(same.id, 'conflicted');
    }
    // An older figure was overtaken; one of the same day, or of none, contradicts.
    else if (
      (statedDay(row) < statedDay(best) && !isOfOneDay(row, best, fresh)) ||
      row.details?.['about'] !== undefined
    )
      status.set(row.id, 'stale');
    else {
      status.set(row.id, 'conflicted');
      for (const same of rows.filter((one) => sameValue(one, best)))
        status.set(same.id, 'conflicted');
    }
  }
  return linked(
    rows.map((row) => ({
      ...row,
      status: isPassed(row) ? 'stale' : (status.get(row.id) ?? row.status),
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
