import type { Evidence } from './shape';

/** Facts of which a company has one at a time. */
const SINGULAR = new Set(['employees', 'chief-executive', 'founded', 'headquarters']);
/** Figures of which there is one for each day they hold for. */
const DATED = new Set(['revenue', 'net-income']);
/** Below this a row may be about a namesake. */
export const MATCH_BAR = 0.7;

const RANK: Readonly<Record<Evidence['reliability'], number>> = { register: 0, 'first-party': 1, reference: 2, 'public-voice': 3 };

function day(row: Evidence): string {
  return row.asOf ?? String(row.details?.['since'] ?? row.publishedAt ?? '');
}

function sameValue(one: Evidence, other: Evidence): boolean {
  if (typeof one.value === 'number' && typeof other.value === 'number') return Math.abs(one.value - other.value) <= Math.abs(one.value) * 0.005;
  const [first, second] = [String(one.value).toLowerCase(), String(other.value).toLowerCase()];
  return first.includes(second) || second.includes(first);
}

/** Best first: dated before undated, later before earlier, then the exact before the rough, then by who says it. */
function byStanding(one: Evidence, other: Evidence): number {
  return day(other).localeCompare(day(one)) || Number(one.details?.['about'] !== undefined) - Number(other.details?.['about'] !== undefined) || RANK[one.reliability] - RANK[other.reliability] || one.id.localeCompare(other.id);
}

function settle(rows: readonly Evidence[]): readonly Evidence[] {
  const [best, ...rest] = rows.toSorted(byStanding);
  if (best === undefined) return [];
  const standing = new Map<string, Evidence['status']>([[best.id, 'current']]);
  for (const row of rest) {
    if (sameValue(row, best)) standing.set(row.id, 'current');
    // An older figure was overtaken; one of the same day, or of none, contradicts.
    else if (day(row) < day(best) || row.details?.['about'] !== undefined) standing.set(row.id, 'stale');
    else {
      standing.set(row.id, 'conflicted');
      standing.set(best.id, 'conflicted');
    }
  }
  return rows.map((row) => ({ ...row, status: standing.get(row.id) ?? row.status }));
}

/** Which of several statements of one fact stands, which was overtaken, and where they contradict. */
export function resolveConflicts(rows: readonly Evidence[]): readonly Evidence[] {
  const apart = rows.map((row): Evidence => (row.matchScore < MATCH_BAR ? { ...row, status: 'kept-apart' } : row));
  const groups = new Map<string, Evidence[]>();
  for (const row of apart) {
    if (row.status === 'kept-apart' || row.value === undefined) continue;
    const key = SINGULAR.has(row.attribute) ? row.attribute : DATED.has(row.attribute) ? `${row.attribute} ${row.asOf ?? ''}` : undefined;
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const settled = new Map([...groups.values()].flatMap(settle).map((row) => [row.id, row]));
  return apart.map((row) => settled.get(row.id) ?? row);
}
