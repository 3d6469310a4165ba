import {
  fillPanels,
  fillTurnedPanels,
  wholeColumns,
  wholeRows,
  type Matrix,
  type MatrixMemory,
} from './matrix';
import { distanceOf, DISTANCES, type Matrices, type NetworkShape } from './network-shape';
import { readBothWays, type Recurrence } from './recurrence';

/** Rows of words; of a batch, each sentence has the root and its words, from its start to before its end. */
export interface Places {
  readonly start: number;
  readonly end: number;
}

/** What the layers say of each row, kept for a learner. */
export interface Layers {
  readonly words: Matrix;
  readonly firstInputs: Matrix;
  readonly firstOutputs: Matrix;
  readonly secondInputs: Matrix;
  readonly secondOutputs: Matrix;
  readonly tags: Matrix;
  readonly children: Matrix;
  readonly heads: Matrix;
  readonly wanted: Matrix;
  readonly nearness: Matrix;
  readonly childRelations: Matrix;
  readonly headRelations: Matrix;
  readonly relations: Matrix;
  readonly labels: Matrix;
}

export interface WordNetwork {
  readonly layers: Layers;
  readonly first: Recurrence;
  readonly second: Recurrence;
  /** To be called when matrices changed. */
  refresh(): void;
  /** Turns so many rows of `layers.words` into `layers.firstInputs`, whatever stands beside a word. */
  meet(words: number): void;
  /** Reads the sentences from `layers.firstInputs`; a learner may thin out what goes from layer to layer. */
  read(sentences: readonly Places[], thin?: (layer: Matrix) => void): void;
  /** Scores of every arc of a sentence: `scores[child * size + head]`. */
  scoreArcs({ start, end }: Places, scores: Float32Array): void;
  /** Scores of the relations of words to their heads, in `layers.labels`. */
  scoreLabels(
    sentences: readonly Places[],
    headOf: (sentence: number, word: number) => number,
  ): void;
}

/** What is left of a negative number. */
export const LEAK = 0.1;
export const IMPOSSIBLE = -1e9;

function leak({ columns, values }: Matrix, rows: number): void {
  for (let at = 0; at < rows * columns; at++) {
    const value = values[at] ?? 0;
    if (value < 0) values[at] = value * LEAK;
  }
}

function createLayers(
  memory: MatrixMemory,
  shape: NetworkShape,
  matrices: Matrices,
  rows: number,
): Layers {
  const layer = (columns: number): Matrix => ({
    rows,
    columns,
    values: memory.numbers(rows * columns),
  });
  const both = 2 * shape.units;
  return {
    words: layer(matrices.first.rows),
    firstInputs: layer(matrices.first.columns),
    firstOutputs: layer(both),
    secondInputs: layer(matrices.second.columns),
    secondOutputs: layer(both),
    tags: layer(matrices.tag.columns),
    children: layer(shape.arc),
    heads: layer(shape.arc),
    wanted: layer(shape.arc),
    nearness: layer(matrices.distance.columns),
    childRelations: layer(shape.relation),
    headRelations: layer(shape.relation),
    relations: layer(shape.relation),
    labels: layer(matrices.label.columns),
  };
}

/**
 * Two layers read the words in both directions. Over them stand a tag for each word; what a word wants of its head
 * against what each word offers, and the distance between them; and a relation for a word and its head.
 */
export function createNetwork(
  memory: MatrixMemory,
  shape: NetworkShape,
  matrices: Matrices,
  rows: number,
): WordNetwork {
  const layers = createLayers(memory, shape, matrices, rows);
  const { units } = shape;
  const recurrence = (
    parts: 3 | 4,
    inputs: Matrix,
    gates: Matrix,
    outputs: Matrix,
    around: Matrix,
  ): Recurrence => ({
    inputs: inputs.values,
    parts,
    units,
    gateWeights: gates.values,
    around: around.values,
    outputs: outputs.values,
    states: new Float32Array(rows * 2 * units),
    keeps: new Float32Array(rows * 2 * units),
    opens: new Float32Array(rows * 2 * units),
  });
  const { firstInputs, firstOutputs, secondInputs, secondOutputs } = layers;
  const first = recurrence(4, firstInputs, matrices.firstGates, firstOutputs, firstOutputs);
  const second = recurrence(3, secondInputs, matrices.secondGates, secondOutputs, firstOutputs);
  const panels = new Map<Matrix, Float32Array>();
  const offered = memory.numbers(shape.arc * wholeColumns(rows));
  const products = memory.numbers(wholeRows(rows) * wholeColumns(rows));

  const apply = (
    from: Matrix,
    matrix: Matrix,
    base: Matrix | undefined,
    to: Matrix,
    count: number,
  ) => {
    const { columns } = matrix;
    if (base) for (let row = 0; row < count; row++) to.values.set(base.values, row * columns);
    else to.values.fill(0, 0, count * columns);
    memory.addProduct(from.values, panels.get(matrix) ?? matrix.values, to.values, {
      rows: count,
      columns,
      depth: matrix.rows,
    });
  };
  const countRows = (sentences: readonly Places[]): number => wholeRows(sentences.at(-1)?.end ?? 0);
  const clearBehind = ({ columns, values }: Matrix, sentences: readonly Places[]): void =>
    void values.fill(0, (sentences.at(-1)?.end ?? 0) * columns, countRows(sentences) * columns);

  return {
    layers,
    first,
    second,
    refresh() {
      for (const matrix of Object.values(matrices)) {
        if (matrix.rows === 1 || matrix.rows === DISTANCES) continue;
        const own = panels.get(matrix) ?? memory.numbers(matrix.values.length);
        panels.set(matrix, own);
        fillPanels(matrix, own);
      }
    },
    meet(words) {
      apply(layers.words, matrices.first, matrices.firstBase, firstInputs, wholeRows(words));
    },
    read(sentences, thin) {
      const count = countRows(sentences);
      for (const { start, end } of sentences) readBothWays(first, start, end);
      clearBehind(firstOutputs, sentences);
      thin?.(firstOutputs);
      apply(firstOutputs, matrices.second, matrices.secondBase, secondInputs, count);
      for (const { start, end } of sentences) readBothWays(second, start, end);
      clearBehind(secondOutputs, sentences);
      thin?.(secondOutputs);
      const { children, heads, wanted, childRelations, headRelations } = layers;
      apply(secondOutputs, matrices.tag, matrices.tagBase, layers.tags, count);
      apply(secondOutputs, matrices.child, matrices.childBase, children, count);
      apply(secondOutputs, matrices.head, matrices.headBase, heads, count);
      leak(children, count);
      leak(heads, count);
      apply(children, matrices.wanted, matrices.wantedBase, wanted, count);
      apply(wanted, matrices.distance, undefined, layers.nearness, count);
      apply(secondOutputs, matrices.childRelation, matrices.relationBase, childRelations, count);
      apply(secondOutputs, matrices.headRelation, undefined, headRelations, count);
    },
    scoreArcs({ start, end }, scores) {
      const size = end - start;
      const { columns, values } = layers.wanted;
      const width = wholeColumns(size);
      const height = wholeRows(size);
      fillTurnedPanels(layers.heads, { start, end }, offered);
      products.fill(0, 0, height * width);
      const own = values.subarray(start * columns);
      memory.addProduct(own, offered, products, { rows: height, columns: width, depth: columns });
      const near = layers.nearness;
      for (let child = 1; child < size; child++)
        for (let head = 0; head < size; head++)
          scores[child * size + head] =
            head === child
              ? IMPOSSIBLE
              : (products[child * width + head] ?? 0) +
                (near.values[(start + child) * near.columns + distanceOf(child, head)] ?? 0);
    },
    scoreLabels(sentences, headOf) {
      const { childRelations, headRelations, relations } = layers;
      const { columns } = relations;
      const kinds = matrices.distanceRelation.values;
      for (const [sentence, { start, end }] of sentences.entries())
        for (let word = 1; word < end - start; word++) {
          const head = headOf(sentence, word);
          const own = (start + word) * columns;
          const other = (start + head) * columns;
          const kind = distanceOf(word, head) * columns;
          for (let part = 0; part < columns; part++)
            relations.values[own + part] =
              (childRelations.values[own + part] ?? 0) +
              (headRelations.values[other + part] ?? 0) +
              (kinds[kind + part] ?? 0);
        }
      const count = countRows(sentences);
      leak(relations, count);
      apply(relations, matrices.label, matrices.labelBase, layers.labels, count);
    },
  };
}
