import type { Evidence } from '../../../research/evidence/shape';
import { HOOKS, isHookMet, type Hook } from '../../typical';
import type { WritingInput } from '../ports';
import { basisOf, type Ground } from '../evidence-only/basis';
import { isUncontested } from '../evidence-only/contested';
import { courseOf, profitOf } from '../evidence-only/resting/money';
import { launchOf, monthsBefore, namedGrounds } from '../evidence-only/resting/names';

/** Months after which a fact of the kind no longer explains a question. */
const FRESH: Readonly<Partial<Record<Hook, number>>> = {
  acquisition: 36,
  contract: 36,
  funding: 36,
  layoffs: 30,
  legal: 48,
  outage: 24,
  recall: 36,
};

/** Figures of a year that ended longer ago say nothing about today. */
const LATE_MONTHS = 24;
const MOST_ROWS = 2;

/** The facts of a report that a question can be tied to, by kind; only what a verified claim carries. */
export function groundsOf(input: WritingInput): ReadonlyMap<Hook, readonly Ground[]> {
  const basis = basisOf(input);
  const rows = input.rows.map(({ evidence }) => evidence).filter(isUncontested);
  const isLate = ({ row }: Ground): boolean =>
    monthsBefore(row, input.writtenAt, row.asOf) < LATE_MONTHS;
  const moved = courseOf(basis);
  const course = moved === undefined || !isLate(moved.latest) ? [] : [moved.before, moved.latest];
  const profit = profitOf(basis);
  const launch = launchOf(basis, input.writtenAt);
  const named = (attribute: string) => namedGrounds(basis, attribute, MOST_ROWS);
  const special: Readonly<Partial<Record<Hook, readonly Ground[]>>> = {
    growth: course,
    decline: course,
    loss: profit === undefined || !isLate(profit.latest) ? [] : [profit.latest],
    launch: launch === undefined ? [] : [launch],
    products: named('product'),
    customers: named('customer'),
    rivals: named('competitor'),
    values: named('value'),
    large: basis.employees === undefined ? [] : [basis.employees],
    hiring: basis.openJobs === undefined ? [] : [basis.openJobs],
    leader: basis.chief === undefined ? [] : [basis.chief],
  };
  const isFresh = (hook: Hook, row: Evidence): boolean => {
    const months = FRESH[hook];
    return months === undefined || monthsBefore(row, input.writtenAt) < months;
  };
  const found = HOOKS.flatMap((hook): (readonly [Hook, readonly Ground[]])[] => {
    const grounds =
      special[hook] ??
      rows
        .filter((row) => isFresh(hook, row))
        .filter((row) =>
          hook === 'locations' ? row.attribute === 'office' : isHookMet(hook, [row]),
        )
        .flatMap((row) => basis.ground(row, row.quote) ?? [])
        .slice(0, MOST_ROWS);
    const isMet = isHookMet(
      hook,
      grounds.map(({ row }) => row),
    );
    return isMet ? [[hook, grounds]] : [];
  });
  return new Map(found);
}
