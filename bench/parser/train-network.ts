import { createMatrixMemory, type Matrix } from '../../src/language/parser/network/matrix';
import { createNetwork, type Places } from '../../src/language/parser/network/network';
import {
  createMatrices,
  MATRIX_NAMES,
  type Matrices,
  type NetworkShape,
} from '../../src/language/parser/network/network-shape';
import { UNKNOWN_WORD } from '../../src/language/parser/word-form';
import { addRow, type WordTable } from '../../src/language/parser/word-table';
import { seededRandom, type Random } from '../../src/kernel/seeded-random';
import { createAdam } from './adam';
import { FEATURES, type Lesson } from './lessons';
import { createGradients } from './network-gradients';
import { createThinning } from './thinning';

export interface Schooling {
  readonly epochs: number;
  readonly rate: number;
  readonly seed: number;
}

const MEGABYTES = 512;
/** Rows of words in one step, and room for one more sentence. */
const BATCH = 600;
const LONGEST = 124;
const WARM_UP = 200;
/** How large the first features are; matrices start so that what goes through keeps its size. */
const FIRST_FEATURE = 0.25;
const FIRST_GATE = 0.1;
const FIRST_WANTED = 0.3;
const FIRST_DISTANCE = 0.05;
/** Shares of what is hidden from the learner, so that it doesn't lean on single signs. */
const HIDDEN_WORDS = 0.2;
const HIDDEN_LAYERS = 0.3;
const HIDDEN_FEATURES = 0.05;
/** A word met this often is taken for an unknown one every second time. */
const RARE = 0.25;

function fillAtRandom(matrices: Matrices, random: Random): void {
  for (const name of MATRIX_NAMES) {
    const { rows, values } = matrices[name];
    const even = Math.sqrt(3 / rows);
    const size = name.endsWith('Gates')
      ? FIRST_GATE
      : name.startsWith('distance')
        ? FIRST_DISTANCE
        : name === 'wanted'
          ? even * FIRST_WANTED
          : even;
    if (!name.endsWith('Base'))
      for (let at = 0; at < values.length; at++) values[at] = (random.next() * 2 - 1) * size;
  }
}

function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  const copy = [...items];
  for (let at = copy.length - 1; at > 0; at--) {
    const other = Math.floor(random.next() * (at + 1));
    [copy[at], copy[other]] = [copy[other] as T, copy[at] as T];
  }
  return copy;
}

function batchesOf(lessons: readonly Lesson[]): readonly (readonly Lesson[])[] {
  const batches: Lesson[][] = [];
  let rows = Infinity;
  for (const lesson of lessons) {
    if (rows + lesson.size > BATCH) {
      batches.push([]);
      rows = 0;
    }
    batches.at(-1)?.push(lesson);
    rows += lesson.size;
  }
  return batches;
}

/** Learns features of words and the network over them from the lessons. */
export function trainNetwork(
  lessons: readonly Lesson[],
  counts: ReadonlyMap<number, number>,
  vectors: WordTable,
  shape: NetworkShape,
  { epochs, rate, seed }: Schooling,
  say: (line: string) => void,
): { readonly features: WordTable; readonly matrices: Matrices } {
  const random = seededRandom(seed);
  const memory = createMatrixMemory(MEGABYTES);
  const matrices = createMatrices(memory, shape);
  fillAtRandom(matrices, random);
  const network = createNetwork(memory, shape, matrices, BATCH + LONGEST);
  const gradients = createGradients(memory, shape, network, matrices);
  const columns = shape.features;
  const seen = [...counts.values()];
  const unknown = [...counts.keys()].indexOf(UNKNOWN_WORD);
  const features = {
    rowOf: new Map([...counts.keys()].map((hash, row) => [hash, row])),
    columns,
    values: Float32Array.from(
      { length: seen.length * columns },
      () => (random.next() * 2 - 1) * FIRST_FEATURE,
    ),
  };
  const slopes = new Float32Array(features.values.length);
  const adam = createAdam(
    MATRIX_NAMES.map((name) => ({
      values: matrices[name].values,
      gradient: gradients.matrices[name].values,
    })),
    { values: features.values, gradient: slopes },
    columns,
  );
  const { words } = network.layers;

  /** Writes the words of a lesson from a place on, and says which rows of features they have. */
  const write = ({ size, features: rows, vectors: own }: Lesson, start: number): Int32Array => {
    const used = rows.slice();
    for (let place = 0; place < size; place++) {
      const at = (start + place) * words.columns;
      words.values.fill(0, at, at + words.columns);
      for (let index = 0; index < FEATURES; index++) {
        const one = place * FEATURES + index;
        const row = used[one] ?? -1;
        if (place > 0 && index === 0 && random.next() < RARE / (RARE + (seen[row] ?? 0)))
          used[one] = unknown;
        if (index > 0 && random.next() < HIDDEN_FEATURES) used[one] = -1;
        addRow(features, used[one] ?? -1, words.values, at);
      }
      addRow(vectors, own[place] ?? -1, words.values, at + columns);
    }
    return used;
  };

  const learn = (batch: readonly Lesson[], own: number): number => {
    const sentences: Places[] = [];
    const used: Int32Array[] = [];
    for (const lesson of batch) {
      const start = sentences.at(-1)?.end ?? 0;
      used.push(write(lesson, start));
      sentences.push({ start, end: start + lesson.size });
    }
    const hidden = (layer: Matrix): number => (layer === words ? HIDDEN_WORDS : HIDDEN_LAYERS);
    const { thin, thinBack } = createThinning(sentences, hidden, random);
    const right = batch.map((lesson) => lesson.right);
    const loss = gradients.learn(sentences, right, thin, thinBack);
    const touched = new Set<number>();
    for (const [index, rows] of used.entries())
      for (const [at, row] of rows.entries()) {
        if (row < 0) continue;
        touched.add(row);
        const place = (sentences[index]?.start ?? 0) + Math.floor(at / FEATURES);
        const from = place * words.columns;
        for (let column = 0; column < columns; column++)
          slopes[row * columns + column] =
            (slopes[row * columns + column] ?? 0) +
            (gradients.layers.words.values[from + column] ?? 0);
      }
    adam.step(own, touched);
    return loss;
  };

  const total = epochs * lessons.length;
  let done = 0;
  let steps = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const batches = batchesOf(shuffled(lessons, random));
    let loss = 0;
    for (const batch of batches) {
      steps++;
      loss += learn(batch, rate * Math.min(1, steps / WARM_UP) * (1 - done / total));
      done += batch.length;
    }
    say(`epoch ${epoch + 1} of ${epochs}: ${(loss / batches.length).toFixed(4)}`);
  }
  return { features, matrices };
}
