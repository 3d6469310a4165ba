/** One thing to learn from: what was measured of it, the right answer, and how much it counts. */
export interface Example {
  readonly values: readonly number[];
  readonly answer: 0 | 1;
  readonly weight: number;
}

export interface Model {
  readonly base: number;
  readonly by: readonly number[];
}

const STEPS = 2_000;
const STRIDE = 0.5;

function bend(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

/** Logistic regression on standardised values, the weights held small by a penalty, told for the values as they come. */
export function fit(examples: readonly Example[], penalty: number): Model {
  const width = examples[0]?.values.length ?? 0;
  const columns = Array.from({ length: width }, (_, at) =>
    examples.map(({ values }) => values[at] ?? 0),
  );
  const means = columns.map(
    (column) => column.reduce((sum, value) => sum + value, 0) / examples.length,
  );
  const spreads = columns.map(
    (column, at) =>
      Math.sqrt(
        column.reduce((sum, value) => sum + (value - (means[at] ?? 0)) ** 2, 0) / examples.length,
      ) || 1,
  );
  const rows = examples.map(({ values }) =>
    values.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1)),
  );
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const slopes = Array.from({ length: width }, () => 0);
  let base = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const pulls = slopes.map((slope) => penalty * slope * total);
    let lift = 0;
    rows.forEach((row, index) => {
      const { answer, weight } = examples[index] as Example;
      const miss =
        (bend(row.reduce((sum, value, at) => sum + value * (slopes[at] ?? 0), base)) - answer) *
        weight;
      row.forEach((value, at) => {
        pulls[at] = (pulls[at] ?? 0) + miss * value;
      });
      lift += miss;
    });
    pulls.forEach((pull, at) => {
      slopes[at] = (slopes[at] ?? 0) - (STRIDE * pull) / total;
    });
    base -= (STRIDE * lift) / total;
  }
  const by = slopes.map((slope, at) => slope / (spreads[at] ?? 1));
  return { base: base - by.reduce((sum, slope, at) => sum + slope * (means[at] ?? 0), 0), by };
}

export function scoreWith({ base, by }: Model, values: readonly number[]): number {
  return bend(values.reduce((sum, value, at) => sum + value * (by[at] ?? 0), base));
}

/** The score of each example by a model that has not seen it. */
export function crossValidated(
  examples: readonly Example[],
  penalty: number,
  folds: number,
  groupOf: (index: number) => number = (index) => index,
): number[] {
  const scores = examples.map(() => 0);
  for (let fold = 0; fold < folds; fold += 1) {
    const isHeld = (index: number) => groupOf(index) % folds === fold;
    const model = fit(
      examples.filter((_, index) => !isHeld(index)),
      penalty,
    );
    examples.forEach(({ values }, index) => {
      if (isHeld(index)) scores[index] = scoreWith(model, values);
    });
  }
  return scores;
}
