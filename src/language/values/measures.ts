import { UNITS } from '../lexicon/numbers/units';

const ROWS: ReadonlyMap<string, number> = new Map(
  UNITS.flatMap((row, index) => row.split(' ').map((word) => [word, index] as const)),
);
const rowOf = (word: string): number => ROWS.get(word) ?? -1;
const TIMES = new Set(
  ['second', 'minute', 'hour', 'day', 'night', 'week', 'month', 'quarter', 'year', 'decade'].map(
    rowOf,
  ),
);
/** Physical units, which come in fractions. */
const FRACTIONS = new Set(
  (
    'mm cm m km inch foot yard mile acre hectare gram kg pound ounce ton liter gallon barrel ' +
    'watt kw mw gw volt degree mb gb tb hour day month year week minute second time'
  )
    .split(' ')
    .map(rowOf)
    .filter((row) => row >= 0),
);

/** Which measure a word names, if any: “km”, “kilometres” and “kilometers” have one number. */
export function measureOf(lower: string): number | undefined {
  return ROWS.get(lower);
}

export const isTimeMeasure = (lower: string): boolean => TIMES.has(rowOf(lower));
export const isFractional = (lower: string): boolean => FRACTIONS.has(rowOf(lower));
/** People and things, of which there is no half. */
export const isCountMeasure = (lower: string): boolean =>
  ROWS.has(lower) && !FRACTIONS.has(rowOf(lower));
