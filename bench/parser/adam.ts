const SLOW = 0.9;
const SLOWER = 0.98;
const LEAST = 1e-6;
/** Together, the gradients of one step are no longer than this. */
const LONGEST = 2;

export interface Adam {
  /** Moves the values against their gradients, and clears these. `rows` limits that to rows that have one. */
  step(rate: number, touched: Iterable<number>): void;
}

interface Parameter {
  readonly values: Float32Array;
  readonly gradient: Float32Array;
}

/** Steps as long as a gradient is steady (Adam). Of `table`, only the rows named in a step move. */
export function createAdam(
  parameters: readonly Parameter[],
  table: Parameter,
  columns: number,
): Adam {
  const withMoments = ({ values, gradient }: Parameter) => ({
    values,
    gradient,
    mean: new Float32Array(values.length),
    square: new Float32Array(values.length),
  });
  const all = parameters.map(withMoments);
  const rows = withMoments(table);
  let steps = 0;
  return {
    step(rate, touched) {
      steps++;
      let sum = 0;
      for (const { gradient } of all)
        for (let at = 0; at < gradient.length; at++) sum += (gradient[at] ?? 0) ** 2;
      const scale = Math.min(1, LONGEST / Math.sqrt(sum));
      const meanShare = 1 - SLOW ** steps;
      const squareShare = 1 - SLOWER ** steps;
      const move = (
        { values, gradient, mean, square }: (typeof all)[number],
        from: number,
        end: number,
      ): void => {
        for (let at = from; at < end; at++) {
          const slope = (gradient[at] ?? 0) * scale;
          gradient[at] = 0;
          const steady = SLOW * (mean[at] ?? 0) + (1 - SLOW) * slope;
          const size = SLOWER * (square[at] ?? 0) + (1 - SLOWER) * slope * slope;
          mean[at] = steady;
          square[at] = size;
          values[at] =
            (values[at] ?? 0) -
            (rate * (steady / meanShare)) / (Math.sqrt(size / squareShare) + LEAST);
        }
      };
      for (const parameter of all) move(parameter, 0, parameter.values.length);
      for (const row of touched) move(rows, row * columns, (row + 1) * columns);
    },
  };
}
