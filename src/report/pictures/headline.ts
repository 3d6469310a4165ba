import { formatReportMoney, grouped } from '../document';

export interface YearFigure {
  readonly year: number;
  readonly value: number;
}

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** “five years”, “12 years” */
export const countInWords = (count: number): string => WORDS[count] ?? String(count);

/** By ratio, as people say it; in between, the percentage is said. */
const MULTIPLES: readonly (readonly [least: number, below: number, words: string])[] = [
  [1.85, 1.97, 'nearly doubled'],
  [1.97, 2.06, 'doubled'],
  [2.06, 2.7, 'more than doubled'],
  [2.8, 2.97, 'nearly tripled'],
  [2.97, 3.06, 'tripled'],
  [3.06, 3.7, 'more than tripled'],
];
/** A change of less than this nobody sees in a chart. */
const FLAT = 0.03;
const TOO_MUCH_FOR_PERCENT = 3.7;

/** “nearly tripled”, “rose 48%”, “fell 12%”; nothing where there is no base. */
function changeInWords(first: number, last: number): string | undefined {
  if (first <= 0 || last < 0) return undefined;
  const ratio = last / first;
  const multiple = MULTIPLES.find(([least, below]) => ratio >= least && ratio < below)?.[2];
  if (multiple !== undefined) return multiple;
  if (Math.abs(ratio - 1) < FLAT) return 'changed little';
  if (ratio >= TOO_MUCH_FOR_PERCENT) return `grew ${grouped(ratio, ratio < 10 ? 1 : 0)}-fold`;
  return `${ratio > 1 ? 'rose' : 'fell'} ${Math.round(Math.abs(ratio - 1) * 100)}%`;
}

const spanOf = (first: YearFigure, last: YearFigure): string => {
  const years = last.year - first.year;
  return years === 1 ? 'one year' : `${countInWords(years)} years`;
};

/** “Revenue nearly tripled in five years”: what a series of figures shows, from its first to its last. */
export function trendTitle(name: string, figures: readonly YearFigure[]): string | undefined {
  const [first, last] = [figures[0], figures.at(-1)];
  if (first === undefined || last === undefined || first.year === last.year) return undefined;
  const change = changeInWords(first.value, last.value);
  return change === undefined ? undefined : `${name} ${change} in ${spanOf(first, last)}`;
}

/** Whether there is a figure for each year between: only then can a first or an every be told. */
const isUnbroken = (figures: readonly YearFigure[]): boolean =>
  figures.every(({ year }, at) => at === 0 || year === (figures[at - 1]?.year ?? 0) + 1);

const years = (count: number, what: string): string =>
  count === 1 ? `one year of ${what}` : `${countInWords(count)} years of ${what}`;

/** What a series of results shows: a turn, a run of losses or profits, or how the profit moved. */
export function resultTitle(
  figures: readonly YearFigure[],
  unit: string | undefined,
): string | undefined {
  const last = figures.at(-1);
  if (last === undefined || figures.length < 2) return undefined;
  const money = formatReportMoney(last.value, unit);
  if (!isUnbroken(figures))
    return last.value < 0
      ? `A loss of ${money} in ${last.year}`
      : `A profit of ${money} in ${last.year}`;
  const turn = figures.findIndex(
    ({ value }, at) => at > 0 && value > 0 !== (figures[at - 1]?.value ?? 0) > 0,
  );
  if (turn < 0)
    return last.value < 0
      ? `A loss every year since ${figures[0]?.year ?? ''}`
      : (trendTitle('Profit', figures) ?? `A profit every year since ${figures[0]?.year ?? ''}`);
  const isOneTurn = figures.slice(turn).every(({ value }) => value > 0 === last.value > 0);
  if (!isOneTurn)
    return `Profits and losses in turn; ${money} ${last.value < 0 ? 'lost' : 'earned'} in ${last.year}`;
  const when = figures[turn]?.year ?? last.year;
  return last.value > 0
    ? `A profit in ${when} after ${years(turn, 'losses')}`
    : `A loss in ${when} after ${years(turn, 'profits')}`;
}
