import { MATRIX_PROGRAM } from './matrix-program';

const PAGES_A_MEGABYTE = 16;
const NUMBER_BYTES = 4;
const ALIGNED = 16;
const ROWS_AT_ONCE = 4;
const COLUMNS_AT_ONCE = 8;

export const wholeRows = (rows: number): number => Math.ceil(rows / ROWS_AT_ONCE) * ROWS_AT_ONCE;
export const wholeColumns = (columns: number): number =>
  Math.ceil(columns / COLUMNS_AT_ONCE) * COLUMNS_AT_ONCE;

/** Numbers row by row; what takes part in a product has whole columns. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float32Array;
}

export interface MatrixMemory {
  /** Zeros that products can reach; nobody gives them back. Throws if the memory is full. */
  numbers(count: number): Float32Array;
  /** Adds a times b to c. Rows are whole, and b stands in panels: `fillPanels`. */
  addProduct(
    a: Float32Array,
    b: Float32Array,
    c: Float32Array,
    size: { readonly rows: number; readonly columns: number; readonly depth: number },
  ): void;
}

type Product = (a: number, b: number, c: number, ...size: readonly number[]) => void;

/** A stretch of memory of its own; what of it isn't used costs nothing. */
export function createMatrixMemory(megabytes: number): MatrixMemory {
  const memory = new WebAssembly.Memory({ initial: megabytes * PAGES_A_MEGABYTE });
  const program = new WebAssembly.Module(MATRIX_PROGRAM);
  const { exports } = new WebAssembly.Instance(program, { own: { memory } });
  const product = exports['product'] as Product;
  let used = 0;
  return {
    numbers(count) {
      const numbers = new Float32Array(memory.buffer, used, count);
      used += Math.ceil((count * NUMBER_BYTES) / ALIGNED) * ALIGNED;
      return numbers;
    },
    addProduct(a, b, c, { rows, columns, depth }) {
      product(a.byteOffset, b.byteOffset, c.byteOffset, rows, columns, depth);
    },
  };
}

/** Writes a matrix as the product wants its right side: eight columns after eight columns. */
export function fillPanels({ rows, columns, values }: Matrix, panels: Float32Array): void {
  let at = 0;
  for (let column = 0; column < columns; column += COLUMNS_AT_ONCE)
    for (let row = 0; row < rows; row++)
      for (let lane = 0; lane < COLUMNS_AT_ONCE; lane++)
        panels[at++] = values[row * columns + column + lane] ?? 0;
}

/** The same for some rows of a matrix, turned into columns. */
export function fillTurnedPanels(
  { columns, values }: Matrix,
  { start, end }: { readonly start: number; readonly end: number },
  panels: Float32Array,
): void {
  for (let row = start; row < end; row++) {
    const lane = (row - start) % COLUMNS_AT_ONCE;
    const panel = (row - start - lane) * columns;
    for (let column = 0; column < columns; column++)
      panels[panel + column * COLUMNS_AT_ONCE + lane] = values[row * columns + column] ?? 0;
  }
}
