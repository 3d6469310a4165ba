import { phraseFinder } from '../../../language';
import type { Quantity } from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';
import { amountUnit } from '../values/numbers';
import type { ClaimToVerify } from '../claim';
import type { Computation } from './computation';

const saysUp = phraseFinder(
  `climbed, gained, grew, growth, higher, increase, increased, jumped, more, rose, up, widened`,
);
const saysDown = phraseFinder(
  `declined, decrease, decreased, down, dropped, fell, fewer, less, lower, narrowed, shrank,
   slipped`,
);

interface Figure {
  readonly value: number;
  readonly row: Evidence;
  readonly year: number;
}

function figure(evidence: readonly Evidence[], id: string): Figure | undefined {
  const row = evidence.find((candidate) => candidate.id === id);
  return row !== undefined && typeof row.value === 'number'
    ? { value: row.value, row, year: Number((row.asOf ?? '').slice(0, 4)) }
    : undefined;
}

/** The change from one figure to a later one, in percent; nothing where that would be no honest figure. */
export function growth(from: number, to: number): number | undefined {
  return from > 0 && to >= 0 ? ((to - from) / from) * 100 : undefined;
}

const MULTIPLES: readonly (readonly [from: number, to: number, said: string])[] = [
  [1.85, 1.965, 'nearly doubled'],
  [1.965, 2.055, 'doubled'],
  [2.055, 2.75, 'more than doubled'],
  [2.8, 2.965, 'nearly tripled'],
  [2.965, 3.055, 'tripled'],
  [3.055, 3.75, 'more than tripled'],
  [3.8, 3.965, 'nearly quadrupled'],
  [3.965, 4.055, 'quadrupled'],
];

/** “nearly tripled” of a figure that became 2.96 times what it was; nothing where a percentage says it better. */
export function multipleOf(from: number, to: number): string | undefined {
  if (from <= 0) return undefined;
  const ratio = to / from;
  return MULTIPLES.find(([least, most]) => ratio >= least && ratio < most)?.[2];
}

/** By how much each year grew over the one before, oldest first; nothing where a year is missing. */
export function growthByYear(
  years: readonly { readonly value: number; readonly year: number }[],
): readonly number[] | undefined {
  const changes = years.slice(1).map((one, index) => {
    const before = years[index];
    return before === undefined || one.year !== before.year + 1
      ? undefined
      : growth(before.value, one.value);
  });
  const known = changes.filter((change) => change !== undefined);
  return changes.length > 0 && known.length === changes.length ? known : undefined;
}

export function isSlowing(changes: readonly number[]): boolean {
  return (
    changes.length >= 3 &&
    changes.every((change, at) => at === 0 || change < (changes[at - 1] ?? 0))
  );
}

/** Whether the last year is a profit and every year before it, from a given one on, a loss that we know of. */
export function isFirstProfit(
  years: readonly { readonly value: number; readonly year: number }[],
  since: number,
): boolean {
  const last = years.at(-1);
  if (last === undefined || last.value <= 0 || since >= last.year) return false;
  const lossOf = new Map(years.map(({ value, year }) => [year, value < 0]));
  return Array.from({ length: last.year - since }, (_, index) => since + index).every(
    (year) => lossOf.get(year) === true,
  );
}

export interface Calculated {
  /** Figures that code calculated and a sentence may therefore state. */
  readonly allowed: readonly Quantity[];
  readonly faults: readonly string[];
}

function amount(value: number, unit: string): Quantity {
  return { value, step: 1, scaled: false, unit, bound: 'exact', text: String(value) };
}

const fault = (reason: string): Calculated => ({ allowed: [], faults: [reason] });
const passed = (...allowed: readonly Quantity[]): Calculated => ({ allowed, faults: [] });

const FOREIGN = 'It’s calculated from evidence it doesn’t cite.';

/** The rows of a calculation in the order of time, of one kind and in one unit. */
function inTime(claim: ClaimToVerify, ids: readonly string[]): readonly Figure[] | string {
  const figures = ids.map((id) => figure(claim.evidence, id));
  const known = figures.filter((one) => one !== undefined);
  const [first] = known;
  if (first === undefined || known.length !== figures.length) return FOREIGN;
  const isAlike = ({ row }: Figure) =>
    row.attribute === first.row.attribute && amountUnit(row.unit) === amountUnit(first.row.unit);
  if (!known.every(isAlike)) return 'It compares figures of different kinds.';
  const isLater = ({ row }: Figure, at: number) =>
    at === 0 || (known[at - 1]?.row.asOf ?? '') < (row.asOf ?? '');
  return known.every(isLater) ? known : 'Its figures aren’t in time order.';
}

function isWrongWay(text: string, change: number): boolean {
  // “Growth has slowed” and “fell to its lowest” are about the change itself.
  return change >= 0 ? saysDown(text) && !saysUp(text) : saysUp(text) && !saysDown(text);
}

type Of<Kind extends Computation['kind']> = Extract<Computation, { kind: Kind }>;

function calculateGrowth(claim: ClaimToVerify, { from, to }: Of<'growth'>): Calculated {
  const figures = inTime(claim, [from, to]);
  if (typeof figures === 'string') return fault(figures);
  const change = growth(figures[0]?.value ?? 0, figures[1]?.value ?? 0);
  if (change === undefined) return fault('These figures can’t give a share.');
  return isWrongWay(claim.text, change)
    ? fault('It states the change in the wrong direction.')
    : passed(amount(Math.abs(change), 'percent'));
}

function calculateMultiple(claim: ClaimToVerify, { from, to }: Of<'multiple'>): Calculated {
  const figures = inTime(claim, [from, to]);
  if (typeof figures === 'string') return fault(figures);
  const said = multipleOf(figures[0]?.value ?? 0, figures[1]?.value ?? 0);
  return said === undefined || !claim.text.includes(` ${said}`)
    ? fault('Its figures don’t have that ratio.')
    : passed();
}

function calculateTrend(claim: ClaimToVerify, { of }: Of<'slowing'>): Calculated {
  const figures = inTime(claim, of);
  if (typeof figures === 'string') return fault(figures);
  const changes = growthByYear(figures);
  return changes !== undefined && isSlowing(changes)
    ? passed(...changes.map((change) => amount(Math.abs(change), 'percent')))
    : fault('Growth didn’t slow in each of these years.');
}

function calculateFirstProfit(claim: ClaimToVerify, { of, since }: Of<'first-profit'>): Calculated {
  const figures = inTime(claim, of);
  if (typeof figures === 'string') return fault(figures);
  return isFirstProfit(figures, since) && claim.text.includes(String(since))
    ? passed()
    : fault('We don’t know that every earlier year was a loss.');
}

function calculatePoints(claim: ClaimToVerify, { from, to }: Of<'points'>): Calculated {
  const figures = inTime(claim, [from, to]);
  if (typeof figures === 'string') return fault(figures);
  const change = Number(((figures[1]?.value ?? 0) - (figures[0]?.value ?? 0)).toPrecision(12));
  if (figures.some(({ row }) => amountUnit(row.unit) !== 'percent'))
    return fault('Points are the difference of two percentages.');
  return isWrongWay(claim.text, change)
    ? fault('It states the change in the wrong direction.')
    : passed(amount(Math.abs(change), 'points'));
}

function calculateShare(claim: ClaimToVerify, { part, whole }: Of<'share'>): Calculated {
  const [some, all] = [figure(claim.evidence, part), figure(claim.evidence, whole)];
  if (some === undefined || all === undefined) return fault(FOREIGN);
  if (amountUnit(some.row.unit) !== amountUnit(all.row.unit))
    return fault('It compares figures of different kinds.');
  return some.value >= 0 && all.value > 0 && some.value <= all.value
    ? passed(amount((some.value / all.value) * 100, 'percent'))
    : fault('These figures can’t give a share.');
}

/** The ends of a pay range, in the order in which they are posted. */
export function payRangeOf(
  claim: ClaimToVerify,
  id: string,
): readonly [number, number] | undefined {
  const { from, to } = claim.evidence.find((row) => row.id === id)?.details ?? {};
  return typeof from === 'number' && typeof to === 'number' && from < to ? [from, to] : undefined;
}

const WHOLE_AMOUNT = 1_000;

/** The figure that lies at a share of a pay range, rounded as one would say it. */
export function withinRange(from: number, to: number, share: number): number {
  return Math.round((from + (to - from) * share) / WHOLE_AMOUNT) * WHOLE_AMOUNT;
}

export const SHARE_OF_RANGE = { midpoint: 1 / 2, 'lower-two-thirds': 2 / 3 } as const;

function calculateInRange(claim: ClaimToVerify, { of, at }: Of<'in-range'>): Calculated {
  const range = payRangeOf(claim, of);
  const unit = amountUnit(claim.evidence.find(({ id }) => id === of)?.unit);
  return range === undefined
    ? fault(FOREIGN)
    : passed(
        amount(withinRange(...range, SHARE_OF_RANGE[at]), unit),
        amount(range[0], unit),
        amount(range[1], unit),
      );
}

function calculateCount(claim: ClaimToVerify, { of, among = of }: Of<'count'>): Calculated {
  const cited = new Set(claim.evidence.map(({ id }) => id));
  const [some, all] = [new Set(of), new Set(among)];
  const isCited = [...some, ...all].every((id) => cited.has(id));
  return isCited && some.size === of.length && of.every((id) => all.has(id))
    ? passed(amount(some.size, ''), amount(all.size, ''))
    : fault('It counts evidence it doesn’t cite.');
}

/** Works a computed claim out again from the rows it names; the writer's figure is never believed. */
export function calculate(claim: ClaimToVerify): Calculated {
  const { computation } = claim;
  if (computation === undefined)
    return claim.kind === 'computed'
      ? fault('It gives a calculated figure without its formula.')
      : passed();
  switch (computation.kind) {
    case 'growth':
      return calculateGrowth(claim, computation);
    case 'multiple':
      return calculateMultiple(claim, computation);
    case 'slowing':
      return calculateTrend(claim, computation);
    case 'first-profit':
      return calculateFirstProfit(claim, computation);
    case 'points':
      return calculatePoints(claim, computation);
    case 'share':
      return calculateShare(claim, computation);
    case 'in-range':
      return calculateInRange(claim, computation);
    case 'count':
      return calculateCount(claim, computation);
  }
}
