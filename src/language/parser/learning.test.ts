import { describe, expect, it } from 'vitest';
import { createGradients, type RightReading } from '../../../bench/parser/network-gradients';
import { train } from '../../../bench/parser/train';
import type { TreebankSentence } from '../../../bench/parser/treebank';
import { seededRandom } from '../../kernel/seeded-random';
import { createMatrixMemory } from './network/matrix';
import { packModel, readModel } from './model-file';
import { createNetwork } from './network/network';
import { createMatrices, MATRIX_NAMES } from './network/network-shape';
import { createParser } from './parse';
import { createWordReader } from './read-words';

const SIZES = { features: 16, vector: 8, units: 8, arc: 8, relation: 8 };
const ROOT_PLACE = [-1];

function sentence(rows: string): TreebankSentence {
  const cells = rows.split(' / ').map((row) => row.split(' '));
  const column = (at: number): readonly string[] => cells.map((row) => row[at] ?? '');
  return {
    words: column(0),
    tags: column(1).map((tag) => tag.replace('_', ' ')),
    lemmas: column(0),
    heads: column(2).map(Number),
    labels: column(3),
    text: '',
  };
}
const SENTENCES = [
  'Redloft PROPN_NNP 2 nsubj / sells VERB_VBZ 0 root / boats NOUN_NNS 2 obj / . PUNCT_. 2 punct',
  'Acme PROPN_NNP 2 nsubj / buys VERB_VBZ 0 root / new ADJ_JJ 4 amod / pumps NOUN_NNS 2 obj',
  'Boats NOUN_NNS 2 nsubj / sell VERB_VBP 0 root / in ADP_IN 4 case / Norway PROPN_NNP 2 obl',
].map(sentence);
const TREEBANK = Array.from({ length: 8 }, () => SENTENCES).flat();
const learnByHeart = (): Uint8Array => {
  const untagged = TREEBANK.map(({ words }) => words);
  const schooling = { epochs: 120, rate: 0.01, seed: 3 };
  return packModel(train(TREEBANK, untagged, SIZES, schooling, () => undefined));
};

describe('train', () => {
  const bytes = learnByHeart();

  it('learns a few sentences by heart', () => {
    const { heading } = readModel(bytes);
    const read = createWordReader(readModel(bytes));
    for (const { words, tags, heads, labels } of SENTENCES) {
      const found = read(words);
      expect(found.heads).toEqual(heads);
      expect(found.tags.map((tag) => heading.tags[tag])).toEqual(tags);
      expect(found.labels.map((label) => heading.labels[label])).toEqual(labels);
    }
  });

  it('writes the same bytes each time', () => {
    expect(Buffer.from(learnByHeart()).equals(bytes)).toBe(true);
  });

  it('makes a file that is refused when it is cut off or another one', () => {
    expect(() => createParser(bytes.slice(0, bytes.length - 1))).toThrow(RangeError);
    expect(() => createParser(bytes.slice(1))).toThrow('This is no model of the parser.');
  });
});

describe('createGradients', () => {
  const random = seededRandom(5);
  const shape = { ...SIZES, tags: 5, labels: 6 };
  const memory = createMatrixMemory(4);
  const own = createMatrices(memory, shape);
  for (const name of MATRIX_NAMES)
    for (let at = 0; at < own[name].values.length; at++) own[name].values[at] = random.next() - 0.5;
  const network = createNetwork(memory, shape, own, 24);
  const gradients = createGradients(memory, shape, network, own);
  const places = [
    { start: 0, end: 7 },
    { start: 7, end: 16 },
  ];
  const words = Float32Array.from({ length: 16 * 24 }, () => random.next() * 2 - 1);
  const right = places.map(({ start, end }): RightReading => {
    const numbers = (most: number): Int32Array =>
      Int32Array.of(
        ...ROOT_PLACE,
        ...Array.from({ length: end - start - 1 }, () => Math.floor(random.next() * most)),
      );
    const heads = Int32Array.from({ length: end - start }, (_, place) => place - 1);
    return { tags: numbers(5), heads, labels: numbers(6) };
  });
  const loss = (): number => {
    network.layers.words.values.set(words);
    const nothing = (): void => undefined;
    return gradients.learn(places, right, nothing, nothing);
  };
  const STEP = 1e-2;

  it.each(MATRIX_NAMES)('says how the loss changes with %s', (name) => {
    const gradient = gradients.matrices[name].values;
    const { values } = own[name];
    for (const matrix of Object.values(gradients.matrices)) matrix.values.fill(0);
    loss();
    const said = gradient.slice();
    // The largest, so that rounding doesn't matter beside it.
    const at = said.reduce(
      (most, one, index) => (Math.abs(one) > Math.abs(said[most] ?? 0) ? index : most),
      0,
    );
    const before = values[at] ?? 0;
    values[at] = before + STEP;
    const above = loss();
    values[at] = before - STEP;
    const below = loss();
    values[at] = before;
    const seen = (above - below) / (2 * STEP);
    expect(Math.abs(seen)).toBeGreaterThan(1e-4);
    expect(Math.abs(seen - (said[at] ?? 0))).toBeLessThan(0.05 * Math.abs(seen) + 1e-4);
  });
});
