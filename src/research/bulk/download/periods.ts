import type { Known, Source } from '../../sources';

/** How far back a file is looked for when the newest is not out yet. */
const QUARTERS_BACK = 6;
const YEARS_BACK = 3;

export interface BulkPeriod {
  /** “2026 Q3”, “2025”, or the day for what is published anew again and again. Later ones sort behind earlier ones. */
  readonly name: string;
  readonly known: Known;
}

/**
 * Of what a file may speak, the newest first. A government's year begins in autumn, so its first quarter
 * is a quarter ahead of everybody's.
 */
export function periodsOf({ needs }: Source, today: Date, atLeast = ''): readonly BulkPeriod[] {
  const year = today.getUTCFullYear();
  const years = (count: number): Known => ({ year: String(count), lastYear: String(count - 1) });
  if (needs.includes('quarter')) {
    const first = year * 4 + Math.floor(today.getUTCMonth() / 3) + 1;
    const quarters = Array.from({ length: QUARTERS_BACK }, (_, back) => first - back).map(
      (count) => ({ of: Math.floor(count / 4), quarter: String((count % 4) + 1) }),
    );
    return quarters
      .map(({ of, quarter }) => ({ name: `${of} Q${quarter}`, known: { ...years(of), quarter } }))
      .filter(({ name }) => name >= atLeast);
  }
  if (needs.includes('year') || needs.includes('lastYear')) {
    const shown = needs.includes('year') ? 0 : 1;
    return Array.from({ length: YEARS_BACK }, (_, back) => year - back)
      .map((count) => ({ name: String(count - shown), known: years(count) }))
      .filter(({ name }) => name >= atLeast);
  }
  return [{ name: today.toISOString().slice(0, 10), known: {} }];
}
