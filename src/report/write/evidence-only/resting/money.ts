import { yearsIn } from '../../../../kernel/text';
import { wordSet } from '../../../../language';
import type { Evidence } from '../../../../research/evidence/shape';
import { grouped, signOf } from '../../../document';
import { growth } from '../../../verify';
import { formatMonth, formatYear } from '../../phrases';
import { FLAT_BELOW, speakPercent, verbOfChange } from '../../wording/amounts';
import type { Basis, Ground } from '../basis';
import { isUncontested } from '../contested';

/** Rounded as people say it: “$381.2 million”, “$24.3 billion”. */
export function sumOf({ value, unit }: Evidence): string {
  const size = Math.abs(Number(value));
  const sign = signOf(unit);
  if (size >= 999.5e6) return `${sign}${grouped(size / 1e9, 1)} billion`;
  if (size >= 1e6) return `${sign}${grouped(size / 1e6, 1)} million`;
  return `${sign}${grouped(size)}`;
}

/** “2025”, or “the year to June 2025” where a year ends with another month. */
export function yearOf({ asOf = '' }: Evidence): string {
  return asOf.slice(5, 7) === '12' || asOf.length < 7
    ? formatYear(asOf)
    : `the year to ${formatMonth(asOf)}`;
}

export interface Course {
  readonly what: 'profit' | 'revenue';
  readonly latest: Ground;
  readonly before: Ground;
  /** In percent, and never one that is called flat. */
  readonly change: number;
  /** “rose 16%”, “edged up 0.7%”: as the sentence on the year itself has it. */
  readonly moved: string;
}

/** The last figure that a claim states, and the one before it that a claim states or compares it with. */
export function lastTwo({ facts, ground, compared }: Basis, attribute: string): readonly Ground[] {
  const told = facts
    .series(attribute)
    .filter(isUncontested)
    .flatMap((row) => ground(row, String(row.value)) ?? compared(row) ?? []);
  const at = told.findIndex(({ row }) => ground(row) !== undefined);
  return at < 0 ? [] : told.slice(at, at + 2);
}

/** A smaller change, in percent, is nothing that anybody feels. */
export const HARDLY = 2;

/** Whether a quarter that went down came after a year: its growth says little then. */
function isOutdated({ fallenQuarter }: Basis, asOf: string): boolean {
  const last = Math.max(0, ...yearsIn(fallenQuarter?.claim.text ?? '').map(Number));
  const year = Number(formatYear(asOf));
  // A quarter of the calendar year in which a year ended may come after its end.
  return asOf.slice(5, 7) === '12' ? last > year : last >= year;
}

/** Revenue of a quarter that went down after the last full year we know. */
export function latestFall(basis: Basis): Ground | undefined {
  const { revenue, fallenQuarter } = basis;
  const asOf = revenue?.row.asOf;
  return asOf === undefined || isOutdated(basis, asOf) ? fallenQuarter : undefined;
}

const isNextYear = (latest: Evidence, before: Evidence): boolean =>
  Number(formatYear(latest.asOf ?? '')) - Number(formatYear(before.asOf ?? '')) === 1 &&
  latest.unit === before.unit;

function courseIn(basis: Basis, attribute: 'revenue' | 'net-income'): Course | undefined {
  const [latest, before] = lastTwo(basis, attribute).filter(({ row }) => Number(row.value) > 0);
  if (latest === undefined || before === undefined || !isNextYear(latest.row, before.row))
    return undefined;
  const change = growth(Number(before.row.value), Number(latest.row.value));
  if (change === undefined || Math.abs(change) < FLAT_BELOW) return undefined;
  if (change > 0 && isOutdated(basis, latest.row.asOf ?? '')) return undefined;
  const what = attribute === 'revenue' ? 'revenue' : 'profit';
  return { what, latest, before, change, moved: `${verbOfChange(change)} ${speakPercent(change)}` };
}

/** How revenue moved in the last full year that is known. */
export const courseOf = (basis: Basis): Course | undefined => courseIn(basis, 'revenue');

/** The one figure to keep ready: how revenue moved, or profit that grew where revenue hardly moved. */
export function figureOf(basis: Basis): Course | undefined {
  const revenue = courseOf(basis);
  const profit = courseIn(basis, 'net-income');
  if (profit === undefined || profit.change <= 0) return revenue;
  const isFlat = revenue !== undefined && Math.abs(revenue.change) < HARDLY;
  return revenue === undefined || (isFlat && profit.change >= HARDLY) ? profit : revenue;
}

/** The same in words, or the quarter that fell since: “revenue rose 16% in 2025.” */
export function figureInWords(
  basis: Basis,
): { readonly words: string; readonly grounds: readonly Ground[] } | undefined {
  const fall = latestFall(basis);
  if (fall !== undefined) return { words: fall.words, grounds: [fall] };
  const course = figureOf(basis);
  return course === undefined
    ? undefined
    : {
        words: `${course.what} ${course.moved} in ${yearOf(course.latest.row)}.`,
        grounds: [course.latest, course.before],
      };
}

/** Profit of the same year and of the one before, as far as it is told. */
function profitBeside(basis: Basis, { latest }: Course): readonly Ground[] {
  const [now, before] = lastTwo(basis, 'net-income');
  return now === undefined ||
    before === undefined ||
    now.row.asOf !== latest.row.asOf ||
    Number(before.row.value) <= 0
    ? []
    : [now, before];
}

const changeOf = ([now, before]: readonly Ground[]): number | undefined =>
  now === undefined || before === undefined
    ? undefined
    : growth(Number(before.row.value), Number(now.row.value));

/** Only where profit ran well ahead of revenue is there something to explain. */
const POINTS_AHEAD = 5;

/** Profit that grew faster than revenue, both of the same year. */
export function leadOf(basis: Basis, course: Course): readonly Ground[] | undefined {
  const profit = profitBeside(basis, course);
  const change = changeOf(profit);
  return change !== undefined && change > 0 && change >= course.change + POINTS_AHEAD
    ? profit
    : undefined;
}

/** Profit that fell in the same year, and not by a little. */
export function fallOf(basis: Basis, course: Course): readonly Ground[] | undefined {
  const profit = profitBeside(basis, course);
  return (changeOf(profit) ?? 0) <= -HARDLY ? profit : undefined;
}

/** A part of the business whose change a claim tells. */
export interface PartMove {
  readonly name: string;
  /** “rose 16%”. */
  readonly moved: string;
  readonly latest: Ground;
  readonly before: Ground;
}

/** “Server products” says what is sold, as “Intelligent Cloud” doesn’t: within a sentence it’s small. */
const isKind = wordSet(`
  advertising and cloud consulting hardware licensing maintenance online other physical product products rental
  retail seller server service services software stores subscription subscriptions support third-party wholesale`);

/** “your server products revenue”, as one says it to those whose it is. */
export function yourRevenueOf(part: string): string {
  const [first = '', ...rest] = part.split(' ');
  const isPlain =
    part.split(' ').every((word) => isKind(word.toLowerCase())) && !/\p{Lu}/u.test(rest.join());
  return `your ${isPlain ? [first.toLowerCase(), ...rest].join(' ') : part} revenue`;
}

/** Parts that grew in the last full year, the fastest first. */
export function grownParts(basis: Basis, year: string | undefined): readonly PartMove[] {
  if (year !== undefined && isOutdated(basis, year)) return [];
  const rows = basis.facts.all('segment-revenue').filter(isUncontested);
  const nameOf = ({ details }: Evidence): string => String(details?.['segment'] ?? '');
  return rows
    .filter(({ asOf }) => asOf === year)
    .flatMap((row): (PartMove & { readonly change: number })[] => {
      const earlier = rows.find((other) => nameOf(other) === nameOf(row) && isNextYear(row, other));
      const latest = basis.ground(row) ?? basis.compared(row);
      const before = earlier && basis.compared(earlier);
      const change = earlier && growth(Number(earlier.value), Number(row.value));
      if (latest === undefined || before === undefined || change === undefined) return [];
      const moved = `${verbOfChange(change)} ${speakPercent(change)}`;
      return change < FLAT_BELOW ? [] : [{ name: nameOf(row), moved, latest, before, change }];
    })
    .toSorted((one, other) => other.change - one.change);
}

export type Profit = 'profit' | 'first-profit' | 'loss';

/** Whether the last year ended with a profit or a loss, and whether that is new. */
export function profitOf(
  basis: Basis,
): { readonly kind: Profit; readonly latest: Ground; readonly before?: Ground } | undefined {
  const [latest, before] = lastTwo(basis, 'net-income');
  const value = Number(latest?.row.value);
  // Nothing at all is neither.
  if (latest === undefined || value === 0 || Number.isNaN(value)) return undefined;
  if (value < 0) return { kind: 'loss', latest };
  return before !== undefined && Number(before.row.value) < 0 && isNextYear(latest.row, before.row)
    ? { kind: 'first-profit', latest, before }
    : { kind: 'profit', latest };
}
