import type { Evidence } from '../shape';

/** Of these a row that tells the day says more than one that tells the same without it. */
const WITH_DAY: Readonly<Record<string, (row: Evidence) => boolean>> = {
  employees: ({ asOf }) => asOf !== undefined,
  'chief-executive': ({ details }) => details?.['since'] !== undefined,
  leadership: ({ details }) => details?.['since'] !== undefined,
};

/**
 * The rows without those that tell less than another with the same status does: who leads it without since
 * when, how many work there without as of when. A writer that takes the first row then never takes the poorer.
 */
export function withoutPoorerTwins(rows: readonly Evidence[]): readonly Evidence[] {
  const keyOf = ({ attribute, value, status }: Evidence): string =>
    `${attribute}\n${String(value).toLowerCase()}\n${status}`;
  const full = new Set(rows.filter((row) => WITH_DAY[row.attribute]?.(row) === true).map(keyOf));
  return rows.filter((row) => WITH_DAY[row.attribute]?.(row) !== false || !full.has(keyOf(row)));
}
