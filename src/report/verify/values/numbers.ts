import {
  convertMeasure,
  currencyCode,
  readMeasured,
  readQuantities,
  type Measured,
  type Quantity,
} from '../../../language';

/** Every number of a text whose dates have been blanked before. */
export function readAmounts(text: string): Quantity[] {
  return readQuantities(text).map(({ quantity }) => quantity);
}

/** Its lengths, areas, weights, times, and the like; its dates have been blanked, too. */
export const readMeasures = (text: string): readonly Measured[] =>
  readQuantities(text).flatMap((placed) => readMeasured(text, placed) ?? []);

/** The text without its numbers, their scales and units: those are judged as numbers, not as words. */
export function withoutAmounts(text: string): string {
  let last = 0;
  const kept = readQuantities(text).map(({ start, end }) => {
    const before = text.slice(last, start);
    last = end;
    return before;
  });
  return [...kept, text.slice(last)].join(' ');
}

/** “4,000” said of about that many: every trailing zero is rounding. */
function roundStep(value: number): number {
  let step = 1;
  while (value !== 0 && value % (step * 10) === 0) step *= 10;
  return step;
}

/** Rounding off more than this share of a figure is no longer honest, whatever its last digit says. */
const HONEST_SHARE = 0.05;
/** A bound that lies further off than this share says something else. */
const CLOSE_BOUND = 0.1;

/** “Hundreds” are at least two, and fewer than a thousand. */
function isOfMany(many: number, value: number): boolean {
  return value >= 2 * many && value < many * (many <= 100 ? 10 : 1_000);
}

function within(said: Quantity, value: number): boolean {
  const difference = Math.abs(said.value - value);
  const slack = Math.max(1e-9, Math.abs(value) * 1e-12);
  if (said.bound === 'vague') return isOfMany(said.value, value);
  if (said.bound === 'above')
    return value >= said.value && difference <= Math.abs(value) * CLOSE_BOUND;
  if (said.bound === 'below' || said.bound === 'nearly')
    return value <= said.value && difference <= Math.abs(said.value) * CLOSE_BOUND;
  if (said.bound === 'about') {
    const step = Math.max(said.step, roundStep(said.value));
    return difference <= step / 2 + slack && difference <= Math.abs(value) * HONEST_SHARE;
  }
  if (!said.scaled && Number.isInteger(said.step)) return difference <= slack;
  return difference <= said.step / 2 + slack && difference <= Math.abs(value) * HONEST_SHARE;
}

/** Months and years differ in length, and “90 days” is said for a quarter. */
const CONVERTED_SHARE = { time: 0.02, other: 0.01 };

/** Whether a source's measure is the one that is said, converted and rounded: 100 km are 62 miles. */
export function carriesMeasure(known: Measured, said: Measured): boolean {
  if (known.kind !== said.kind || !keepsBound(known.quantity, said.quantity)) return false;
  const converted = convertMeasure(known, said);
  if (converted < 0 !== (said.quantity.isNegative === true)) return false;
  const value = Math.abs(converted);
  const share = said.kind === 'time' ? CONVERTED_SHARE.time : CONVERTED_SHARE.other;
  const step = Math.max(said.quantity.step, 2 * share * value);
  return within({ ...said.quantity, step, scaled: true }, value);
}

const KEPT: Readonly<Record<Quantity['bound'], readonly Quantity['bound'][]>> = {
  exact: ['exact', 'about', 'nearly', 'above', 'below', 'vague'],
  about: ['exact', 'about', 'nearly', 'vague'],
  nearly: ['nearly', 'about', 'below'],
  above: ['above', 'vague'],
  below: ['below'],
  vague: ['vague'],
};

/** What a source says with a bound, or as one end of a range, is not said without it. */
function keepsBound(known: Quantity, said: Quantity): boolean {
  if (known.bound === 'vague') return said.bound === 'vague' && said.value === known.value;
  if (!KEPT[known.bound].includes(said.bound)) return false;
  if (known.range === undefined || known.range === said.range) return true;
  return said.range === undefined && said.bound === (known.range === 'low' ? 'above' : 'below');
}

/**
 * Whether a source's number carries the one that is said. `rowUnit` is what the row's typed value is
 * counted in, for sources such as filings whose numbers stand without a sign.
 */
export function carriesAmount(known: Quantity, said: Quantity, rowUnit: string): boolean {
  const unit = known.unit === '' ? rowUnit : known.unit;
  if (unit !== said.unit) return false;
  if (unit === 'code') return known.text === said.text;
  if (said.isNegative === true && known.isNegative !== true) return false;
  if (!keepsBound(known, said)) return false;
  return known.bound === 'vague' || within(said, known.value);
}

/** Whether a figure that code has reckoned may be said so: rounded to the last digit that is written. */
export function carriesFigure(figure: number, unit: string, said: Quantity): boolean {
  return (
    unit === said.unit &&
    Math.abs(said.value - Math.abs(figure)) <= (unit === 'percent' ? said.step / 2 : 0) + 1e-9
  );
}

export function amountUnit(unit: string | undefined): string {
  const lower = (unit ?? '').trim().toLowerCase();
  return ['%', 'percent', 'per cent'].includes(lower) ? 'percent' : (currencyCode(lower) ?? '');
}
