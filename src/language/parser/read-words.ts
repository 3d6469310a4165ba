import { bestTree } from './best-tree';
import { createMatrixMemory } from './network/matrix';
import type { ParserModel } from './model-file';
import { createNetwork, type WordNetwork } from './network/network';
import { createMatrices, MATRIX_NAMES } from './network/network-shape';
import { readFeatures, ROOT_FEATURE, UNKNOWN_WORD } from './word-form';
import { addRow } from './word-table';

/** More words than this are read in pieces. */
export const MOST_WORDS = 120;
const ROWS = MOST_WORDS + 4;
const MEGABYTES = 32;
const MOST_KEPT = 4_000;
/** Stands for the root; no word has a space. */
const ROOT = ' ';

/**
 * For each word a tag, a label and its head; words count from 1, and 0 is the root. Tags and labels by their number.
 */
export interface ReadWords {
  readonly tags: readonly number[];
  readonly heads: readonly number[];
  readonly labels: readonly number[];
}

/** The best of `count` scores, but not the one left out. */
function bestOf(scores: Float32Array, from: number, count: number, leftOut = -1): number {
  let best = -1;
  let value = -Infinity;
  for (let index = 0; index < count; index++) {
    const score = scores[from + index] ?? 0;
    if (score > value && index !== leftOut) {
      value = score;
      best = index;
    }
  }
  return best;
}

/** Remembers what the first layer sees of a word alone; words of a text come back often. */
function createWordMemory(
  model: ParserModel,
  network: WordNetwork,
): (texts: readonly string[]) => void {
  const { features, vectors, letterCases } = model;
  const { words, firstInputs } = network.layers;
  const { columns } = firstInputs;
  const seen = new Float32Array(MOST_KEPT * columns);
  const rows = new Map<string, number>();
  const unknown = features.rowOf.get(UNKNOWN_WORD) ?? -1;

  const describe = (text: string, place: number): void => {
    const at = place * words.columns;
    words.values.fill(0, at, at + words.columns);
    const hashes = text === ROOT ? [ROOT_FEATURE] : readFeatures(text, letterCases);
    for (const [index, hash] of hashes.entries())
      addRow(features, features.rowOf.get(hash) ?? (index === 0 ? unknown : -1), words.values, at);
    const vector = vectors.rowOf.get(hashes[0] ?? 0) ?? -1;
    addRow(vectors, vector, words.values, at + features.columns);
  };

  return (texts) => {
    if (rows.size + texts.length > MOST_KEPT) rows.clear();
    const met = rows.size;
    for (const text of texts) {
      if (rows.has(text)) continue;
      describe(text, rows.size - met);
      rows.set(text, rows.size);
    }
    if (rows.size > met) {
      network.meet(rows.size - met);
      seen.set(firstInputs.values.subarray(0, (rows.size - met) * columns), met * columns);
    }
    for (const [place, text] of texts.entries()) {
      const from = (rows.get(text) ?? 0) * columns;
      firstInputs.values.set(seen.subarray(from, from + columns), place * columns);
    }
  };
}

/** Reads the words of a sentence, at most `MOST_WORDS` of them, as the model has learned to. */
export function createWordReader(model: ParserModel): (words: readonly string[]) => ReadWords {
  const { heading } = model;
  const memory = createMatrixMemory(MEGABYTES);
  const matrices = createMatrices(memory, heading.shape);
  for (const name of MATRIX_NAMES) matrices[name].values.set(model.matrices[name].values);
  const network = createNetwork(memory, heading.shape, matrices, ROWS);
  network.refresh();
  const meet = createWordMemory(model, network);
  const rootLabel = heading.labels.indexOf('root');
  const scores = new Float32Array(ROWS * ROWS);
  const { layers } = network;

  return (words) => {
    meet([ROOT, ...words]);
    const sentences = [{ start: 0, end: words.length + 1 }];
    network.read(sentences);
    network.scoreArcs({ start: 0, end: words.length + 1 }, scores);
    const tree = bestTree(scores, words.length + 1);
    network.scoreLabels(sentences, (_, word) => tree[word] ?? 0);
    const heads = [...tree.subarray(1)];
    return {
      tags: words.map((_, index) =>
        bestOf(layers.tags.values, (index + 1) * layers.tags.columns, heading.tags.length),
      ),
      heads,
      labels: heads.map((head, index) =>
        head === 0
          ? rootLabel
          : bestOf(
              layers.labels.values,
              (index + 1) * layers.labels.columns,
              heading.labels.length,
              rootLabel,
            ),
      ),
    };
  };
}
