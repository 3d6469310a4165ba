import { readPieces } from '../text/pieces';
import { isCurrency } from './currency';
import { readDates } from './dates/dates';
import { readQuantities } from './quantities';
import type { PlacedQuantity } from './quantity';

/** A stretch of a sentence that states a number, with what it comes to. */
export interface Figure {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

export interface Sum extends Figure {
  /** ISO 4217, in small letters. */
  readonly unit: string;
}

const inCents = (value: number): number => Math.round(value * 100) / 100;

/** Every figure of a text that is no part of a date, and says one number. */
function figuresOf(text: string): readonly PlacedQuantity[] {
  return readQuantities(readDates(text, readPieces(text)).rest).filter(
    ({ quantity: { bound, unit } }) => bound !== 'vague' && unit !== 'code',
  );
}

/** The sums of money of a sentence, whichever way the currency is written. */
export function readMoney(text: string): readonly Sum[] {
  return figuresOf(text).flatMap(({ quantity, figureStart, figureEnd }) =>
    isCurrency(quantity.unit)
      ? [
          {
            value: inCents(quantity.value),
            unit: quantity.unit,
            start: figureStart,
            end: figureEnd,
          },
        ]
      : [],
  );
}

/** The counts of a sentence, in digits (“12.4 thousand”, “1,906”) or in words (“two dozen”). */
export function readNumbers(text: string): readonly Figure[] {
  return figuresOf(text).flatMap(({ quantity, figureStart, figureEnd }) =>
    quantity.unit === ''
      ? [{ value: inCents(quantity.value), start: figureStart, end: figureEnd }]
      : [],
  );
}
