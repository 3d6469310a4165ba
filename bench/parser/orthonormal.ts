/**
 * Turns the columns of a matrix, given as rows, into directions of length 1 at right angles (Gram and Schmidt,
 * twice).
 */
export function makeOrthonormal(rows: readonly Float64Array[], columns: number): void {
  const product = (one: number, other: number): number =>
    rows.reduce((sum, row) => sum + (row[one] ?? 0) * (row[other] ?? 0), 0);
  for (let column = 0; column < columns; column++) {
    for (let before = 0; before < 2 * column; before++) {
      const other = before % column;
      const shared = product(column, other);
      for (const row of rows) row[column] = (row[column] ?? 0) - shared * (row[other] ?? 0);
    }
    const length = Math.sqrt(product(column, column)) || 1;
    for (const row of rows) row[column] = (row[column] ?? 0) / length;
  }
}
