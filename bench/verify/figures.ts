/** The chance that one of the first scores higher than one of the second; equal scores count half. */
export function areaUnderCurve(higher: readonly number[], lower: readonly number[]): number {
  let won = 0;
  for (const one of higher)
    for (const other of lower) won += one > other ? 1 : one === other ? 0.5 : 0;
  return won / (higher.length * lower.length);
}

export interface TokenCount {
  readonly right: number;
  readonly found: number;
  readonly marked: number;
}

/** Over all words of all claims together. */
export function tokenScores(counts: readonly TokenCount[]): {
  precision: number;
  recall: number;
  f1: number;
} {
  const sum = (part: keyof TokenCount) => counts.reduce((so, count) => so + count[part], 0);
  const [precision, recall] = [
    sum('right') / Math.max(1, sum('found')),
    sum('right') / Math.max(1, sum('marked')),
  ];
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
  };
}
