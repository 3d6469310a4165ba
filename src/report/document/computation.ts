/** A figure or a trend that no source states and code calculates: the rows it is made from, and how. */
export type Computation =
  | { readonly kind: 'growth'; readonly from: string; readonly to: string }
  | { readonly kind: 'multiple'; readonly from: string; readonly to: string }
  | { readonly kind: 'points'; readonly from: string; readonly to: string }
  /** How many rows there are, or how many of them are among more. */
  | { readonly kind: 'count'; readonly of: readonly string[]; readonly among?: readonly string[] }
  /** Every year grew by less than the year before; the rows from the oldest on. */
  | { readonly kind: 'slowing'; readonly of: readonly string[] }
  /** The last of these years made a profit, and each from a certain year on a loss. */
  | { readonly kind: 'first-profit'; readonly of: readonly string[]; readonly since: number }
  | { readonly kind: 'share'; readonly part: string; readonly whole: string }
  | {
      readonly kind: 'in-range';
      readonly of: string;
      readonly at: 'midpoint' | 'lower-two-thirds';
    };
