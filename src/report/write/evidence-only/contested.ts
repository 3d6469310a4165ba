import type { Evidence } from '../../../research/evidence/shape';
import { formatYear } from '../phrases';
import { distinctBy, type Facts } from './facts';
import { dayOf, opening, sourceNameOf } from './sources';

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
export function isSettled(row: Evidence): boolean {
  return row.status === 'current' && (row.rivals ?? []).length === 0;
}

/** “ (2024)”: the year for which it holds, where that is known. */
export function forYear(row: Evidence): string {
  const said = year(row);
  return said === '' ? '' : ` (${said})`;
}

/** The day for which a changing figure holds, or else the day on which it was read. */
export function asOfDay(row: Evidence): string {
  return dayOf(row) ?? row.fetchedAt.slice(0, 10);
}

interface Contest {
  readonly row: Evidence;
  readonly rivals: readonly Evidence[];
  /** How a value is said: “1,906 people”. */
  readonly say: (row: Evidence, first: boolean) => string;
  /** “says”, “gives … as its founding year”: what a source does with its value. */
  readonly tell: (teller: string, said: string) => string;
  readonly others: (teller: string, said: string) => string;
}

/** Every value with who says it, in one sentence; two values of one source are both its own. */
export function describeConflict({ row, rivals, say, tell, others }: Contest): string {
  const told = rivals.map((rival) => {
    const teller = sourceNameOf(rival);
    return others(teller === sourceNameOf(row) ? 'elsewhere it' : teller, say(rival, false));
  });
  return `${opening(tell(sourceNameOf(row), say(row, true)))}; ${told.join('; ')}`;
}

/** What is added to a fact of which only an old statement was found. */
export const NO_NEWER_FIGURE = 'we have seen no newer figure';
export const NO_NEWER_ENTRY = 'we have seen no newer entry';
