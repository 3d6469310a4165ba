import { hashText } from '../../src/language/parser/hash';
import type { WordTable } from '../../src/language/parser/word-table';
import { normalForm } from '../../src/language/parser/word-form';
import type { Random } from '../../src/kernel/seeded-random';
import { makeOrthonormal } from './orthonormal';

const LEAST_SEEN = 6;
/** The most frequent words, which tell their neighbors apart; the last place is for the edge of a sentence. */
const NEIGHBORS = 1_500;
const PLACES = NEIGHBORS + 1;
const STEPS = [-2, -1, 1, 2];
const SIDES = STEPS.length * PLACES;
/** Frequent neighbors count for less than their share. */
const DAMPING = 0.75;
/** Dimensions beyond those kept, for a faster approach. */
const SPARE = 8;
const ROUNDS = 6;
const LENGTH = 0.6;

interface Row {
  readonly columns: Int32Array;
  readonly values: Float64Array;
}

/**
 * A vector for each frequent word, so that words with like neighbors lie near each other: how surprising each neighbor
 * is, brought down to the few dimensions that say most of it.
 */
export function learnWordVectors(
  sentences: readonly (readonly string[])[],
  dimensions: number,
  random: Random,
): WordTable {
  const normal = sentences.map((words) => words.map(normalForm));
  const words = frequentWords(normal);
  const rows = surprises(words, normal);
  const points = reduce(rows, dimensions + SPARE, random);
  const values = new Float32Array(words.length * dimensions);
  const spread = Array.from({ length: dimensions }, (_, at) =>
    Math.sqrt(points.reduce((sum, point) => sum + (point[at] ?? 0) ** 2, 0) / points.length),
  );
  for (const [row, point] of points.entries()) {
    const scaled = spread.map((one, at) => (point[at] ?? 0) / Math.sqrt(one || 1));
    const length = Math.sqrt(scaled.reduce((sum, one) => sum + one * one, 0)) || 1;
    const factor = (LENGTH * Math.sqrt(dimensions)) / length;
    values.set(
      scaled.map((one) => one * factor),
      row * dimensions,
    );
  }
  return {
    rowOf: new Map(words.map((word, row) => [hashText(word), row])),
    columns: dimensions,
    values,
  };
}

function frequentWords(sentences: readonly (readonly string[])[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const words of sentences)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= LEAST_SEEN)
    .toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .map(([word]) => word);
}

function surprises(
  words: readonly string[],
  sentences: readonly (readonly string[])[],
): readonly Row[] {
  const numbers = new Map(words.map((word, index) => [word, index]));
  const counts = words.map(() => new Map<number, number>());
  const totals = new Float64Array(SIDES);
  for (const sentence of sentences) {
    const known = sentence.map((word) => numbers.get(word) ?? -1);
    for (const [index, word] of known.entries())
      for (const [side, step] of STEPS.entries()) {
        const near = known[index + step] ?? NEIGHBORS;
        const own = counts[word];
        if (!own || near < 0 || near > NEIGHBORS) continue;
        const column = side * PLACES + near;
        own.set(column, (own.get(column) ?? 0) + 1);
        totals[column] = (totals[column] ?? 0) + 1;
      }
  }
  const damped = totals.map((total) => total ** DAMPING);
  const all = damped.reduce((sum, one) => sum + one, 0);
  return counts.map((own) => {
    const sum = [...own.values()].reduce((total, one) => total + one, 0);
    const surprising = [...own]
      .map(([column, count]): readonly [number, number] => [
        column,
        Math.log((count * all) / (sum * (damped[column] ?? 1))),
      ])
      .filter(([, surprise]) => surprise > 0);
    return {
      columns: Int32Array.from(surprising, ([column]) => column),
      values: Float64Array.from(surprising, ([, surprise]) => surprise),
    };
  });
}

/** Points in the directions in which rows differ most: rows times a basis that each round turns toward them. */
function reduce(rows: readonly Row[], size: number, random: Random): readonly Float64Array[] {
  const basis = Array.from({ length: SIDES }, () =>
    Float64Array.from({ length: size }, () => random.next() * 2 - 1),
  );
  const points = rows.map(() => new Float64Array(size));
  for (let round = 0; round <= ROUNDS; round++) {
    makeOrthonormal(basis, size);
    for (const [index, { columns, values }] of rows.entries()) {
      const point = points[index]?.fill(0);
      if (point)
        for (let at = 0; at < columns.length; at++)
          addTo(point, basis[columns[at] ?? 0], values[at] ?? 0);
    }
    if (round === ROUNDS) break;
    for (const direction of basis) direction.fill(0);
    for (const [index, { columns, values }] of rows.entries())
      for (let at = 0; at < columns.length; at++) {
        const direction = basis[columns[at] ?? 0];
        if (direction) addTo(direction, points[index], values[at] ?? 0);
      }
  }
  return points;
}

function addTo(target: Float64Array, source: Float64Array | undefined, factor: number): void {
  if (source)
    for (let at = 0; at < target.length; at++)
      target[at] = (target[at] ?? 0) + factor * (source[at] ?? 0);
}
