import { MEASURES } from '../lexicon/numbers/measures';
import { UNITS } from '../lexicon/numbers/units';
import type { PlacedQuantity, Quantity } from './quantity';
import { FRACTIONAL_UNITS, TIME_UNITS } from '../lexicon/numbers/kinds-of-units';

const ROWS: ReadonlyMap<string, number> = new Map(
  UNITS.flatMap((row, index) => row.split(' ').map((word) => [word, index] as const)),
);
const rowOf = (word: string): number => ROWS.get(word) ?? -1;
const TIMES = new Set(TIME_UNITS.map(rowOf));
const FRACTIONS = new Set(FRACTIONAL_UNITS.map(rowOf).filter((row) => row >= 0));

/** Which measure a word names, if any: “km”, “kilometres” and “kilometers” have one number. */
export function measureOf(lower: string): number | undefined {
  return ROWS.get(lower);
}

export const isTimeMeasure = (lower: string): boolean => TIMES.has(rowOf(lower));
export const isFractional = (lower: string): boolean => FRACTIONS.has(rowOf(lower));
/** People and things, of which there is no half. */
export const isCountMeasure = (lower: string): boolean =>
  ROWS.has(lower) && !FRACTIONS.has(rowOf(lower));

interface Unit {
  readonly kind: string;
  readonly factor: number;
  readonly zero: number;
}

/** A figure with the unit that stands behind it: “100 km”, “50 square feet”, “18 months”. */
export interface Measured extends Unit {
  readonly quantity: Quantity;
  readonly text: string;
}

const BY_ROW: ReadonlyMap<number | undefined, Unit> = new Map(
  MEASURES.map(([unit, kind, factor, zero = 0]) => [measureOf(unit), { kind, factor, zero }]),
);
/** “Weekly” and “annual” say how often. */
const HOW_OFTEN = /(?:ly|annual)$/u;
const BEHIND =
  /^[\s-]{0,2}(?:(square|sq\.?|cubic)[\s-])?°?(?:degrees? )?(\p{L}{1,11})([²³23](?![\p{L}\d]))?/iu;
const DEGREES: ReadonlyMap<string, string> = new Map([
  ['c', 'celsius'],
  ['f', 'fahrenheit'],
]);
const POUNDS = /\bpounds?$/iu;
const LONGEST_UNIT = 40;

function unitOf(word: string, power: number): Unit | undefined {
  const unit = HOW_OFTEN.test(word) ? undefined : BY_ROW.get(measureOf(word) ?? -1);
  if (unit === undefined || power === 1) return unit;
  if (unit.kind !== 'length') return undefined;
  return { kind: power === 2 ? 'area' : 'volume', factor: unit.factor ** power, zero: 0 };
}

function powerOf(before: string | undefined, behind: string | undefined): number {
  if (before?.toLowerCase() === 'cubic' || behind === '³' || behind === '3') return 3;
  return before === undefined && behind === undefined ? 1 : 2;
}

/** What a figure measures, if a unit of length, area, volume, mass, time, power, heat, or data follows it. */
export function readMeasured(text: string, placed: PlacedQuantity): Measured | undefined {
  const { quantity, figureEnd } = placed;
  // A figure “of pounds” is read as money, which it often is.
  if (POUNDS.test(quantity.text)) {
    const unit = unitOf('pound', 1);
    return unit === undefined ? undefined : { ...unit, quantity, text: quantity.text };
  }
  if (quantity.unit !== '') return undefined;
  const found = BEHIND.exec(text.slice(figureEnd, figureEnd + LONGEST_UNIT));
  if (found === null) return undefined;
  const [whole, before, word = '', behind] = found;
  const lower = word.toLowerCase();
  const power = powerOf(before, behind);
  const isDegree = whole.includes('°') || /degree/iu.test(whole);
  // A letter alone says too little: “m” may be a million.
  const spelled = lower === 'm' && power > 1 ? 'meter' : lower;
  const unit = unitOf(isDegree ? (DEGREES.get(lower) ?? lower) : spelled, power);
  return unit === undefined
    ? undefined
    : { ...unit, quantity, text: `${quantity.text}${whole.trimEnd()}` };
}

/** What a figure comes to in the unit of another of the same kind, below zero with its sign. */
export function convertMeasure(from: Measured, to: Measured): number {
  const { value, isNegative } = from.quantity;
  const inFirst = (isNegative === true ? -value : value) * from.factor + from.zero;
  return (inFirst - to.zero) / to.factor;
}
