import type { Bound } from '../lexicon/numbers/bounds';

/** A figure as a text states it. */
export interface Quantity {
  readonly value: number;
  /** The worth of one in its last written digit: 0.01 bn in “1.58 billion”. */
  readonly step: number;
  readonly scaled: boolean;
  /**
   * A currency in small letters (`usd`; `x$` where nobody knows whose dollar it is), `percent`,
   * `points` (of a percentage), `ordinal`, `code` (digits that are no number), or nothing.
   */
  readonly unit: string;
  readonly bound: Bound;
  /** An end of “10 to 12” or “between 3 and 5”. */
  readonly range?: 'low' | 'high';
  readonly isNegative?: true;
  readonly text: string;
}

export interface PlacedQuantity {
  readonly quantity: Quantity;
  readonly start: number;
  readonly end: number;
  /** Where the figure itself stands, with its currency and scale and without its bound. */
  readonly figureStart: number;
  readonly figureEnd: number;
}
