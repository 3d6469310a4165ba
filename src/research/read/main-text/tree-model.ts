/**
 * Trees of questions whose answers are added up. A tree lies in three rows as a heap: the children of
 * `i` are `2i + 1` and `2i + 2`; a feature of -1 ends the way down, with its value in `steps`.
 */
export interface TreeModel {
  readonly features: readonly string[];
  readonly base: number;
  readonly trees: readonly {
    readonly asks: readonly number[];
    readonly bounds: readonly number[];
  }[];
}

/** How likely what a row of features describes is, from 0 to 1. */
export function likelihood(
  { base, trees }: Pick<TreeModel, 'base' | 'trees'>,
  row: Float32Array,
): number {
  let sum = base;
  for (const { asks, bounds } of trees) {
    let at = 0;
    for (let feature = asks[at] ?? -1; feature >= 0; feature = asks[at] ?? -1)
      at = (row[feature] ?? 0) <= (bounds[at] ?? 0) ? 2 * at + 1 : 2 * at + 2;
    sum += bounds[at] ?? 0;
  }
  return 1 / (1 + Math.exp(-sum));
}
