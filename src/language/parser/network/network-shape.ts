import { wholeColumns, type Matrix, type MatrixMemory } from './matrix';

/** How large the parts of the network are. */
export interface NetworkShape {
  /** Numbers in the sum of a word's features, and in its vector from untagged text. */
  readonly features: number;
  readonly vector: number;
  /** Units of each direction in both layers. */
  readonly units: number;
  /** What arcs and relations are compared in. */
  readonly arc: number;
  readonly relation: number;
  readonly tags: number;
  readonly labels: number;
}

const NEAREST = 5;
const EDGES = [7, 10, 15, 25];
const SIDE = NEAREST + EDGES.length + 1;
const TO_ROOT = 2 * SIDE;
/** Kinds of distance between a word and its head. */
export const DISTANCES = TO_ROOT + 1;

/** What kind of distance lies between two words; 0 is the root. */
export function distanceOf(child: number, head: number): number {
  if (head === 0) return TO_ROOT;
  const steps = Math.abs(head - child);
  const kind = steps <= NEAREST ? steps - 1 : NEAREST + EDGES.filter((edge) => steps > edge).length;
  return head < child ? kind : SIDE + kind;
}

/** Rows and columns of everything that is learned beside the words, in the order of the file. */
export function matricesOf(shape: NetworkShape): Readonly<Record<MatrixName, MatrixSize>> {
  const { units, arc, relation } = shape;
  const both = 2 * units;
  const tags = wholeColumns(shape.tags);
  const labels = wholeColumns(shape.labels);
  return {
    first: [shape.features + shape.vector, 8 * units],
    firstBase: [1, 8 * units],
    firstGates: [1, 4 * units],
    second: [both, 6 * units],
    secondBase: [1, 6 * units],
    secondGates: [1, 4 * units],
    tag: [both, tags],
    tagBase: [1, tags],
    child: [both, arc],
    childBase: [1, arc],
    head: [both, arc],
    headBase: [1, arc],
    wanted: [arc, arc],
    wantedBase: [1, arc],
    distance: [arc, wholeColumns(DISTANCES)],
    childRelation: [both, relation],
    relationBase: [1, relation],
    headRelation: [both, relation],
    distanceRelation: [DISTANCES, relation],
    label: [relation, labels],
    labelBase: [1, labels],
  };
}

type MatrixSize = readonly [rows: number, columns: number];
export const MATRIX_NAMES = [
  'first',
  'firstBase',
  'firstGates',
  'second',
  'secondBase',
  'secondGates',
  'tag',
  'tagBase',
  'child',
  'childBase',
  'head',
  'headBase',
  'wanted',
  'wantedBase',
  'distance',
  'childRelation',
  'relationBase',
  'headRelation',
  'distanceRelation',
  'label',
  'labelBase',
] as const;
export type MatrixName = (typeof MATRIX_NAMES)[number];
export type Matrices = Readonly<Record<MatrixName, Matrix>>;

export function createMatrices(memory: MatrixMemory, shape: NetworkShape): Matrices {
  const sizes = matricesOf(shape);
  const matrix = (name: MatrixName): Matrix => {
    const [rows, columns] = sizes[name];
    return { rows, columns, values: memory.numbers(rows * columns) };
  };
  return Object.fromEntries(MATRIX_NAMES.map((name) => [name, matrix(name)])) as Matrices;
}
