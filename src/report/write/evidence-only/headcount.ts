import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim } from '../ports';
import { endSentence, formatCount, formatDate, formatMany } from '../phrases';
import { asOfDay, forYear, NO_NEWER_FIGURE, rivalsOf, describeConflict } from './contested';
import { draft, type Facts } from './facts';
import { change, SIZE, TREND } from './trend';

/** A number of people that there can be. */
export function isCount({ value }: Evidence): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

const LEAST = /^(?:more than|over|upwards of|in excess of|at least|north of|well over|just over)$/u;
const MOST = /^(?:fewer than|less than|under|just under|up to)$/u;

/** As rough as its source has it: “approximately 92,000” is not 92,000. */
export function sayHeadcount({ value, details }: Evidence): string {
  const rough = details?.['about'];
  const count = formatMany(Number(value), 'person', 'people');
  if (rough === undefined) return count;
  const said = String(rough);
  return `${LEAST.test(said) ? 'more than' : MOST.test(said) ? 'fewer than' : 'about'} ${count}`;
}

/** Of those that say the same, the one that says for which day. */
export function headcountOf(facts: Facts): Evidence | undefined {
  const [best, ...others] = facts.all('employees').filter(isCount);
  if (best === undefined || best.asOf !== undefined) return best;
  return (
    others.find(
      (row) => row.value === best.value && row.status === best.status && row.asOf !== undefined,
    ) ?? best
  );
}

function contested(row: Evidence, rivals: readonly Evidence[]): DraftClaim {
  const text = describeConflict({
    row,
    rivals,
    say: (told, first) =>
      `${first ? formatMany(Number(told.value), 'person', 'people') : formatCount(Number(told.value))}${forYear(told)}`,
    tell: (teller, said) => `${teller} says ${said}`,
    others: (teller, said) => `${teller} has ${said}`,
  });
  return draft(endSentence(text), [row, ...rivals], { group: SIZE, asOf: asOfDay(row) });
}

export function writeHeadcount(facts: Facts): DraftClaim[] {
  const best = headcountOf(facts);
  if (best === undefined) return [];
  const rivals = rivalsOf(best, facts).filter(isCount);
  if (rivals.length > 0) return [contested(best, rivals)];
  const said = formatDate(best.asOf ?? '');
  const day = said === '' ? '' : ` as of ${said}`;
  const newer = best.status === 'stale' ? `; ${NO_NEWER_FIGURE}` : '';
  return [
    draft(`It employed ${sayHeadcount(best)}${day}${newer}.`, [best], {
      group: SIZE,
      asOf: asOfDay(best),
    }),
  ];
}

/** Only what one and the same house counts can be compared from year to year. */
export function writeHeadcountTrend(facts: Facts): DraftClaim[] {
  const best = headcountOf(facts);
  if (
    best === undefined ||
    best.asOf === undefined ||
    best.status === 'stale' ||
    rivalsOf(best, facts).length > 0
  )
    return [];
  const isAlike = (row: Evidence) =>
    row.sourceId === best.sourceId ||
    (row.reliability === 'first-party' && best.reliability === 'first-party');
  const series = facts
    .series('employees')
    .filter((row) => isCount(row) && isAlike(row) && (row.asOf ?? '') < (best.asOf ?? ''));
  const oldest = series.at(-1);
  return oldest === undefined
    ? []
    : change(
        facts,
        best,
        oldest,
        (percent, year, up) => `Headcount is ${up ? 'up' : 'down'} ${percent} on ${year}.`,
        TREND,
      );
}
