import {
  fillPanels,
  type Matrix,
  type MatrixMemory,
} from '../../src/language/parser/network/matrix';

/** A layer or a matrix beside what it does to the loss. */
export interface Learned {
  readonly own: Matrix;
  readonly gradient: Matrix;
}

export interface LayerGradients {
  /** The way back through `to = from × matrix + base` over so many rows. */
  goBack(
    from: Learned,
    matrix: Learned,
    base: Learned | undefined,
    to: Learned,
    rows: number,
  ): void;
}

function transpose({ columns, values }: Matrix, rows: number, target: Float32Array): Matrix {
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      target[column * rows + row] = values[row * columns + column] ?? 0;
  return { rows: columns, columns: rows, values: target };
}

/** `most` is the size of the largest layer or matrix. */
export function createLayerGradients(memory: MatrixMemory, most: number): LayerGradients {
  const turned = memory.numbers(most);
  const panels = memory.numbers(most);
  return {
    goBack(from, matrix, base, to, rows) {
      const { columns, values } = to.gradient;
      if (base)
        for (let row = 0; row < rows; row++)
          for (let column = 0; column < columns; column++)
            base.gradient.values[column] =
              (base.gradient.values[column] ?? 0) + (values[row * columns + column] ?? 0);
      fillPanels(transpose(matrix.own, matrix.own.rows, turned), panels);
      memory.addProduct(values, panels, from.gradient.values, {
        rows,
        columns: matrix.own.rows,
        depth: columns,
      });
      fillPanels({ rows, columns, values }, panels);
      memory.addProduct(transpose(from.own, rows, turned).values, panels, matrix.gradient.values, {
        rows: matrix.own.rows,
        columns,
        depth: rows,
      });
    },
  };
}
