import { expect, it } from 'vitest';
import { createMatrixMemory, fillPanels, fillTurnedPanels, type Matrix } from './matrix';

const [ROWS, COLUMNS, DEPTH] = [8, 24, 12];
const memory = createMatrixMemory(1);

function matrix(rows: number, columns: number): Matrix {
  const values = memory.numbers(rows * columns);
  for (let at = 0; at < values.length; at++) values[at] = ((at * 7919) % 23) - 11;
  return { rows, columns, values };
}

/** Whole numbers this small have exact sums. */
function plainProduct(a: Matrix, b: Matrix, row: number, column: number): number {
  let sum = 0;
  for (let at = 0; at < a.columns; at++)
    sum += (a.values[row * a.columns + at] ?? 0) * (b.values[at * b.columns + column] ?? 0);
  return sum;
}

it('adds the product of two matrices to a third', () => {
  const [a, b] = [matrix(ROWS, DEPTH), matrix(DEPTH, COLUMNS)];
  const c = memory.numbers(ROWS * COLUMNS).fill(5);
  const panels = memory.numbers(b.values.length);
  fillPanels(b, panels);
  memory.addProduct(a.values, panels, c, { rows: ROWS, columns: COLUMNS, depth: DEPTH });
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++)
      expect(c[row * COLUMNS + column]).toBe(5 + plainProduct(a, b, row, column));
});

it('multiplies by rows that are turned into columns', () => {
  const [a, b] = [matrix(ROWS, DEPTH), matrix(20, DEPTH)];
  const c = memory.numbers(ROWS * 16);
  const panels = memory.numbers(16 * DEPTH);
  fillTurnedPanels(b, { start: 3, end: 19 }, panels);
  memory.addProduct(a.values, panels, c, { rows: ROWS, columns: 16, depth: DEPTH });
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < 16; column++) {
      const own = b.values.subarray((3 + column) * DEPTH, (4 + column) * DEPTH);
      const turned = { rows: DEPTH, columns: 1, values: own };
      expect(c[row * 16 + column]).toBe(plainProduct(a, turned, row, 0));
    }
});

it('refuses more numbers than there is room for', () => {
  expect(() => createMatrixMemory(1).numbers(2 ** 18 + 1)).toThrow(RangeError);
});
