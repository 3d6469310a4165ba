import type { Evidence } from '../../../research/evidence/shape';
import { formatYear } from '../phrases';
import { distinctBy, type Facts } from './facts';
import { dayOfRow } from './sources';

/** Figures of which there is one for each year: another year’s is no contradiction. */
const YEARLY = new Set(['revenue', 'net-income']);
const MOST_RIVALS = 2;

function year(row: Evidence): string {
  return formatYear(row.asOf ?? '');
}

/** What says otherwise of the same thing: the rows it names, or where none are named all that are in conflict on it. */
export function rivalsOf(row: Evidence, facts: Facts): Evidence[] {
  const others = facts
    .all(row.attribute)
    .filter(
      (other) =>
        other.id !== row.id &&
        other.value !== row.value &&
        (other.unit ?? row.unit) === (row.unit ?? other.unit),
    );
  const against =
    row.rivals === undefined
      ? others.filter(
          (other) =>
            row.status === 'conflicted' &&
            other.status === 'conflicted' &&
            (!YEARLY.has(row.attribute) || year(other) === year(row)),
        )
      : others.filter(({ id }) => row.rivals?.includes(id));
  return distinctBy(against, ({ value }) => String(value)).slice(0, MOST_RIVALS);
}

/** Whether it may be told as what is so today. */
export function isUncontested(row: Evidence): boolean {
  return row.status === 'current' && (row.rivals ?? []).length === 0;
}

/** The day for which a changing figure holds, or else the day on which it was read. */
export function asOfDay(row: Evidence): string {
  return dayOfRow(row) ?? row.fetchedAt.slice(0, 10);
}
