import type { Evidence } from '../../../research/evidence/shape';
import { growth } from '../../verify';
import type { DraftClaim } from '../ports';
import { formatPercent, formatYear } from '../phrases';
import { draft, type Facts } from './facts';

export const SIZE = 'Size and money';
export const TREND = 'Growing or shrinking';

/** Smaller changes are rounding, larger ones a change of what is counted. */
const LEAST_CHANGE = 0.5;
const MOST_CHANGE = 300;

type Phrase = (percent: string, year: string, up: boolean) => string;

/** Whether nothing at hand says another figure for the same year. */
function isUndisputed(row: Evidence, facts: Facts): boolean {
  const year = formatYear(row.asOf ?? '');
  return facts
    .all(row.attribute)
    .every(
      (other) =>
        formatYear(other.asOf ?? '') !== year ||
        other.asOf !== row.asOf ||
        other.unit !== row.unit ||
        Math.abs(Number(other.value) - Number(row.value)) <= Math.abs(Number(row.value)) * 0.01,
    );
}

/** From an earlier figure to a later one, reckoned by code; nothing where that would be no honest figure. */
export function change(
  facts: Facts,
  latest: Evidence,
  earlier: Evidence,
  phrase: Phrase,
  group: string,
): DraftClaim[] {
  if (latest.unit !== earlier.unit || !isUndisputed(latest, facts) || !isUndisputed(earlier, facts))
    return [];
  const percent = growth(Number(earlier.value), Number(latest.value));
  if (percent === undefined || Math.abs(percent) < LEAST_CHANGE || Math.abs(percent) >= MOST_CHANGE)
    return [];
  const text = phrase(formatPercent(percent), formatYear(earlier.asOf ?? ''), percent > 0);
  return [
    draft(text, [latest, earlier], {
      group,
      asOf: latest.asOf,
      computation: { kind: 'growth', from: earlier.id, to: latest.id },
    }),
  ];
}
