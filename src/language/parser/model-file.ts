import type { Scorer } from './features';
import type { Lexicon, LexiconEntry } from './word-form';

/**
 * A model file is "FWP1", the length of its heading, the heading as JSON, its words, and its tables one after the
 * other.
 * The words have their hashes, how they are usually written, and their cluster.
 * A table holds the hashes of its features, sorted, each as its distance to the one before; and for each feature
 * its weights as pairs of class and value, their number first. Small values take one byte, whatever their sign.
 */
const MAGIC = 'FWP1';
const CONTINUES = 0x80;
const SPREAD = 0x9e3779b1;
/** A weight fits into two bytes. */
const RANGE = 1 << 16;
const FILTER_SHIFT = 10;
const FILTER_BITS = 1 << (32 - FILTER_SHIFT);

export interface ModelHeading {
  readonly tags: readonly string[];
  readonly labels: readonly string[];
  /** Base forms of verbs, which lemmas are looked up in. */
  readonly verbs: readonly string[];
  readonly words: number;
  readonly tables: readonly { readonly classes: number; readonly features: number }[];
}

export interface PackedFeature {
  readonly hash: number;
  /** Class and weight, none of the weights 0. */
  readonly weights: readonly (readonly [index: number, weight: number])[];
}

const number = (bytes: number[], value: number): void => {
  let rest = value;
  for (; rest >= CONTINUES; rest = Math.floor(rest / CONTINUES))
    bytes.push((rest % CONTINUES) | CONTINUES);
  bytes.push(rest);
};

export function packLexicon(lexicon: Lexicon): Uint8Array {
  const bytes: number[] = [];
  let last = 0;
  for (const [hash, { letterCase, cluster }] of [...lexicon].toSorted(
    ([one], [other]) => (one >>> 0) - (other >>> 0),
  )) {
    number(bytes, (hash >>> 0) - last);
    last = hash >>> 0;
    number(bytes, letterCase);
    number(bytes, cluster);
  }
  return Uint8Array.from(bytes);
}

/** The bytes of a table; features come sorted by their hash as an unsigned number. */
export function packTable(features: readonly PackedFeature[]): Uint8Array {
  const bytes: number[] = [];
  let last = 0;
  for (const { hash, weights } of features) {
    number(bytes, (hash >>> 0) - last);
    last = hash >>> 0;
    number(bytes, weights.length);
    for (const [index, weight] of weights) {
      bytes.push(index);
      number(bytes, weight < 0 ? -2 * weight - 1 : 2 * weight);
    }
  }
  return Uint8Array.from(bytes);
}

export function packModel(heading: ModelHeading, tables: readonly Uint8Array[]): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(heading));
  const lengths = tables.map(({ length }) => length);
  const bytes = new Uint8Array(8 + text.length + lengths.reduce((sum, one) => sum + one, 0));
  bytes.set(new TextEncoder().encode(MAGIC));
  new DataView(bytes.buffer).setUint32(4, text.length, true);
  bytes.set(text, 8);
  let at = 8 + text.length;
  for (const table of tables) {
    bytes.set(table, at);
    at += table.length;
  }
  return bytes;
}

interface Reading {
  readonly bytes: Uint8Array;
  at: number;
}

function readNumber(reading: Reading): number {
  const first = reading.bytes[reading.at] ?? CONTINUES;
  if (first < CONTINUES) {
    reading.at += 1;
    return first;
  }
  let value = 0;
  let scale = 1;
  for (;;) {
    const byte = reading.bytes[reading.at++];
    if (byte === undefined) throw new Error('The parser’s model ends too early.');
    value += (byte & (CONTINUES - 1)) * scale;
    if (byte < CONTINUES) return value;
    scale *= CONTINUES;
  }
}

function readLexicon(reading: Reading, words: number): Lexicon {
  const lexicon = new Map<number, LexiconEntry>();
  let hash = 0;
  for (let word = 0; word < words; word++) {
    hash += readNumber(reading);
    const letterCase = readNumber(reading);
    lexicon.set(hash | 0, { letterCase, cluster: readNumber(reading) });
  }
  return lexicon;
}

function readTable(reading: Reading, classes: number, count: number): Scorer {
  let size = 2;
  while (size < count * 2) size *= 2;
  // Key and start side by side, and a feature's pairs behind their number: looking up is waiting for memory.
  const table = new Int32Array(size * 2);
  // A feature's number of pairs and each pair take two bytes of the file or more.
  const { bytes } = reading;
  const pairs = new Int32Array((bytes.length - reading.at) / 2 + 1);
  let next = 1;
  let hash = 0;
  for (let row = 0; row < count; row++) {
    hash += readNumber(reading);
    let slot = (Math.imul(hash | 0, SPREAD) >>> 7) & (size - 1);
    while (table[slot * 2 + 1] !== 0) slot = (slot + 1) & (size - 1);
    table[slot * 2] = hash | 0;
    table[slot * 2 + 1] = next;
    const length = readNumber(reading);
    pairs[next++] = length;
    for (let pair = 0; pair < length; pair++) {
      const index = bytes[reading.at++] ?? 0;
      const folded = readNumber(reading);
      const weight = (folded >>> 1) ^ -(folded & 1);
      if (index >= classes) throw new Error('The parser’s model has a class too many.');
      pairs[next++] = index * RANGE + weight + RANGE / 2;
    }
  }
  return packedScorer(classes, table, pairs.slice(0, next));
}

function packedScorer(classes: number, table: Int32Array, pairs: Int32Array): Scorer {
  const mask = table.length / 2 - 1;
  // Most features are in no table, and this filter, small enough for the nearest memory, says so for most of them.
  const filter = new Uint32Array(FILTER_BITS / 32);
  for (let slot = 0; slot < table.length; slot += 2) {
    if (table[slot + 1] === 0) continue;
    const bit = Math.imul(table[slot] ?? 0, SPREAD) >>> FILTER_SHIFT;
    filter[bit >>> 5] = (filter[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }
  return {
    classes,
    score({ hashes, count }, scores) {
      scores.fill(0);
      for (let index = 0; index < count; index++) {
        const hash = hashes[index] ?? 0;
        const spread = Math.imul(hash, SPREAD);
        const bit = spread >>> FILTER_SHIFT;
        if (((filter[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) continue;
        let slot = (spread >>> 7) & mask;
        while (table[slot * 2 + 1] !== 0 && table[slot * 2] !== hash) slot = (slot + 1) & mask;
        const start = table[slot * 2 + 1] ?? 0;
        if (start === 0) continue;
        const end = start + (pairs[start] ?? 0);
        for (let at = start + 1; at <= end; at++) {
          const pair = pairs[at] ?? 0;
          const one = pair >>> 16;
          scores[one] = (scores[one] ?? 0) + (pair & (RANGE - 1)) - RANGE / 2;
        }
      }
    },
  };
}

export interface Model {
  readonly heading: ModelHeading;
  readonly lexicon: Lexicon;
  readonly scorers: readonly Scorer[];
}

/** Reads a model file; throws where it isn't one. */
export function readModel(bytes: Uint8Array): Model {
  const magic = new TextDecoder().decode(bytes.subarray(0, 4));
  if (magic !== MAGIC) throw new Error('This is no model of the parser.');
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  const heading = JSON.parse(
    new TextDecoder().decode(bytes.subarray(8, 8 + length)),
  ) as ModelHeading;
  const reading = { bytes, at: 8 + length };
  const lexicon = readLexicon(reading, heading.words);
  const scorers = heading.tables.map(({ classes, features }) =>
    readTable(reading, classes, features),
  );
  return { heading, lexicon, scorers };
}
