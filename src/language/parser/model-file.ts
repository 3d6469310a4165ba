import type { Matrix } from './network/matrix';
import {
  MATRIX_NAMES,
  matricesOf,
  type MatrixName,
  type NetworkShape,
} from './network/network-shape';
import type { WordTable } from './word-table';

/**
 * A model file is "FWP2", the length of its heading, the heading as JSON, and then: how words are usually written, the
 * hashes of features and of words with a vector, each sorted and as its distance to the one before; their rows; and the
 * matrices of the network. A row is one scale and whole numbers that it multiplies: of one byte in words, of two in the
 * network.
 */
const MAGIC = 'FWP2';
const CONTINUES = 0x80;
const WORD_BYTES = 1;
const NETWORK_BYTES = 2;
const MOST = { [WORD_BYTES]: 127, [NETWORK_BYTES]: 32_767 };

export interface ModelHeading {
  readonly tags: readonly string[];
  readonly labels: readonly string[];
  /** Base forms of verbs, which lemmas are looked up in. */
  readonly verbs: readonly string[];
  readonly shape: NetworkShape;
  readonly cased: number;
  readonly features: number;
  readonly vectors: number;
}

export interface ParserModel {
  readonly heading: ModelHeading;
  readonly letterCases: ReadonlyMap<number, number>;
  readonly features: WordTable;
  readonly vectors: WordTable;
  readonly matrices: Readonly<Record<MatrixName, Matrix>>;
}

const sortedHashes = (hashes: Iterable<number>): readonly number[] =>
  [...hashes].toSorted((one, other) => (one >>> 0) - (other >>> 0));

function writeHashes(bytes: number[], hashes: Iterable<number>): void {
  let last = 0;
  for (const hash of sortedHashes(hashes)) {
    let rest = (hash >>> 0) - last;
    last = hash >>> 0;
    for (; rest >= CONTINUES; rest = Math.floor(rest / CONTINUES))
      bytes.push((rest % CONTINUES) | CONTINUES);
    bytes.push(rest);
  }
}

/** Each row as its scale and its numbers in steps of it. */
function packRows({ rows, columns, values }: Matrix, width: 1 | 2): Uint8Array {
  const bytes = new Uint8Array(rows * (4 + columns * width));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (let row = 0; row < rows; row++) {
    const own = values.subarray(row * columns, (row + 1) * columns);
    const largest = own.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const scale = Math.fround(largest / MOST[width]);
    view.setFloat32(at, scale, true);
    at += 4;
    for (const value of own) {
      const steps = scale === 0 ? 0 : Math.round(value / scale);
      if (width === WORD_BYTES) view.setInt8(at, Math.max(-127, Math.min(127, steps)));
      else view.setInt16(at, Math.max(-32_767, Math.min(32_767, steps)), true);
      at += width;
    }
  }
  return bytes;
}

function rowsOfTable({ rowOf, columns, values }: WordTable): Matrix {
  const hashes = sortedHashes(rowOf.keys());
  const sorted = new Float32Array(hashes.length * columns);
  for (const [row, hash] of hashes.entries()) {
    const from = (rowOf.get(hash) ?? 0) * columns;
    sorted.set(values.subarray(from, from + columns), row * columns);
  }
  return { rows: hashes.length, columns, values: sorted };
}

export function packModel({
  heading,
  letterCases,
  features,
  vectors,
  matrices,
}: ParserModel): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(heading));
  const start = new Uint8Array(8);
  start.set(new TextEncoder().encode(MAGIC));
  new DataView(start.buffer).setUint32(4, text.length, true);
  const words: number[] = [];
  writeHashes(words, letterCases.keys());
  for (const hash of sortedHashes(letterCases.keys())) words.push(letterCases.get(hash) ?? 0);
  writeHashes(words, features.rowOf.keys());
  writeHashes(words, vectors.rowOf.keys());
  const parts = [
    start,
    text,
    Uint8Array.from(words),
    packRows(rowsOfTable(features), WORD_BYTES),
    packRows(rowsOfTable(vectors), WORD_BYTES),
    ...MATRIX_NAMES.map((name) => packRows(matrices[name], NETWORK_BYTES)),
  ];
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

interface Reading {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  at: number;
}

function readByte(reading: Reading): number {
  const byte = reading.bytes[reading.at++];
  if (byte === undefined) throw new Error('The parser’s model ends too early.');
  return byte;
}

function readHashes(reading: Reading, count: number): readonly number[] {
  const hashes: number[] = [];
  let hash = 0;
  while (hashes.length < count) {
    let scale = 1;
    let byte = readByte(reading);
    for (; byte >= CONTINUES; byte = readByte(reading)) {
      hash += (byte & (CONTINUES - 1)) * scale;
      scale *= CONTINUES;
    }
    hash += byte * scale;
    hashes.push(hash | 0);
  }
  return hashes;
}

function readTable(reading: Reading, hashes: readonly number[], columns: number): WordTable {
  const values = new Int8Array(hashes.length * columns);
  const scales = new Float32Array(hashes.length);
  for (let row = 0; row < hashes.length; row++) {
    scales[row] = reading.view.getFloat32(reading.at, true);
    const from = reading.at + 4;
    values.set(
      new Int8Array(reading.view.buffer, reading.view.byteOffset + from, columns),
      row * columns,
    );
    reading.at = from + columns;
  }
  return { rowOf: new Map(hashes.map((hash, row) => [hash, row])), columns, values, scales };
}

function readMatrix(reading: Reading, rows: number, columns: number): Matrix {
  const values = new Float32Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    const scale = reading.view.getFloat32(reading.at, true);
    reading.at += 4;
    for (let column = 0; column < columns; column++, reading.at += 2)
      values[row * columns + column] = reading.view.getInt16(reading.at, true) * scale;
  }
  return { rows, columns, values };
}

/** Reads a model file; throws where it isn't one. */
export function readModel(bytes: Uint8Array): ParserModel {
  const magic = new TextDecoder().decode(bytes.subarray(0, 4));
  if (magic !== MAGIC) throw new Error('This is no model of the parser.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(4, true);
  const heading = JSON.parse(
    new TextDecoder().decode(bytes.subarray(8, 8 + length)),
  ) as ModelHeading;
  const reading: Reading = { bytes, view, at: 8 + length };
  const cased = readHashes(reading, heading.cased);
  const letterCases = new Map(cased.map((hash) => [hash, readByte(reading)]));
  const featureHashes = readHashes(reading, heading.features);
  const vectorHashes = readHashes(reading, heading.vectors);
  const { shape } = heading;
  const features = readTable(reading, featureHashes, shape.features);
  const vectors = readTable(reading, vectorHashes, shape.vector);
  const sizes = matricesOf(shape);
  const matrices = Object.fromEntries(
    MATRIX_NAMES.map((name) => [name, readMatrix(reading, ...sizes[name])]),
  ) as Readonly<Record<MatrixName, Matrix>>;
  return { heading, letterCases, features, vectors, matrices };
}
