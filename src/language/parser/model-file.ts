import type { Scorer } from './features';

/**
 * A model file is "FWP1", the length of its heading, the heading as JSON, and its tables one after the other.
 * A table holds the hashes of its features, sorted, each as its distance to the one before; and for each feature
 * its weights as pairs of class and value, their number first.
 */
const MAGIC = 'FWP1';
const CONTINUES = 0x80;
const SPREAD = 0x9e3779b1;

export interface ModelHeading {
  readonly tags: readonly string[];
  readonly labels: readonly string[];
  /** Base forms of verbs, which lemmas are looked up in. */
  readonly verbs: readonly string[];
  readonly tables: readonly { readonly classes: number; readonly features: number }[];
}

export interface PackedFeature {
  readonly hash: number;
  /** Class and weight, none of the weights 0, at most a byte each. */
  readonly weights: readonly (readonly [index: number, weight: number])[];
}

/** The bytes of a table; features come sorted by their hash as an unsigned number. */
export function packTable(features: readonly PackedFeature[]): Uint8Array {
  const bytes: number[] = [];
  const number = (value: number): void => {
    let rest = value;
    for (; rest >= CONTINUES; rest = Math.floor(rest / CONTINUES))
      bytes.push((rest % CONTINUES) | CONTINUES);
    bytes.push(rest);
  };
  let last = 0;
  for (const { hash, weights } of features) {
    number((hash >>> 0) - last);
    last = hash >>> 0;
    number(weights.length);
    for (const [index, weight] of weights) bytes.push(index, weight & 0xff);
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

function readTable(reading: Reading, classes: number, count: number): Scorer {
  let size = 2;
  while (size < count * 2) size *= 2;
  const mask = size - 1;
  const keys = new Int32Array(size);
  const rows = new Int32Array(size).fill(-1);
  const starts = new Int32Array(count + 1);
  const indexes: number[] = [];
  const weights: number[] = [];
  let hash = 0;
  for (let row = 0; row < count; row++) {
    hash += readNumber(reading);
    let slot = (Math.imul(hash | 0, SPREAD) >>> 7) & mask;
    while (rows[slot] !== -1) slot = (slot + 1) & mask;
    keys[slot] = hash | 0;
    rows[slot] = row;
    const pairs = readNumber(reading);
    for (let pair = 0; pair < pairs; pair++) {
      indexes.push(reading.bytes[reading.at++] ?? 0);
      weights.push(((reading.bytes[reading.at++] ?? 0) << 24) >> 24);
    }
    starts[row + 1] = indexes.length;
  }
  return packedScorer(classes, {
    keys,
    rows,
    starts,
    indexes: Uint8Array.from(indexes),
    weights: Int8Array.from(weights),
  });
}

interface Table {
  readonly keys: Int32Array;
  readonly rows: Int32Array;
  readonly starts: Int32Array;
  readonly indexes: Uint8Array;
  readonly weights: Int8Array;
}

function packedScorer(classes: number, { keys, rows, starts, indexes, weights }: Table): Scorer {
  const mask = keys.length - 1;
  return {
    classes,
    score({ hashes, count }, scores) {
      scores.fill(0);
      for (let index = 0; index < count; index++) {
        const hash = hashes[index] ?? 0;
        let slot = (Math.imul(hash, SPREAD) >>> 7) & mask;
        while (rows[slot] !== -1 && keys[slot] !== hash) slot = (slot + 1) & mask;
        const row = rows[slot] ?? -1;
        if (row === -1) continue;
        const end = starts[row + 1] ?? 0;
        for (let at = starts[row] ?? 0; at < end; at++) {
          const one = indexes[at] ?? 0;
          scores[one] = (scores[one] ?? 0) + (weights[at] ?? 0);
        }
      }
    },
  };
}

export interface Model {
  readonly heading: ModelHeading;
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
  const scorers = heading.tables.map(({ classes, features }) =>
    readTable(reading, classes, features),
  );
  return { heading, scorers };
}
