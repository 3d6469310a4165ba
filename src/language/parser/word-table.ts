/** Rows of numbers by hash. */
export interface WordTable {
  readonly rowOf: ReadonlyMap<number, number>;
  readonly columns: number;
  readonly values: Float32Array | Int8Array;
  /** What a row's values are multiplied with, if with anything. */
  readonly scales?: Float32Array;
}

/** Adds a row of the table to the numbers that begin `at` a place; row -1 is none. */
export function addRow(
  { columns, values, scales }: WordTable,
  row: number,
  target: Float32Array,
  at: number,
): void {
  if (row < 0) return;
  const scale = scales?.[row] ?? 1;
  for (let column = 0; column < columns; column++)
    target[at + column] =
      (target[at + column] ?? 0) + scale * (values[row * columns + column] ?? 0);
}
