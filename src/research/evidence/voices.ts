import { comparableName } from '../company';
import { canonicalUrl } from './canonical-url';
import type { Document } from './extract/document';

/** Words that stand together; a text of fewer is compared as one. */
const SHINGLE = 4;
const HASHES = 64;
/** So many hashes make a band; two texts that share one band are compared. */
const BAND = 4;
/** Texts that share this much of their shingles were written once. */
const COPY = 0.6;
/** Longer texts are known by their beginning. */
const MOST_WORDS = 1_500;

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The least of each of many hashes: two texts agree in as many as they share shingles. */
function signatureOf(text: string): Uint32Array {
  const words = comparableName(text.slice(0, MOST_WORDS * 8))
    .split(' ')
    .slice(0, MOST_WORDS);
  const least = new Uint32Array(HASHES).fill(0xffffffff);
  for (let at = 0; at < Math.max(1, words.length - SHINGLE + 1); at += 1) {
    const base = hashOf(words.slice(at, at + SHINGLE).join(' '));
    for (let one = 0; one < HASHES; one += 1) {
      const mixed = Math.imul(base ^ (one * 0x9e3779b1), 0x85ebca6b) >>> 0;
      const spread = (mixed ^ (mixed >>> 15)) >>> 0;
      if (spread < (least[one] ?? 0)) least[one] = spread;
    }
  }
  return least;
}

function likeness(one: Uint32Array, other: Uint32Array): number {
  return one.reduce((same, value, at) => same + (value === other[at] ? 1 : 0), 0) / HASHES;
}

/**
 * For each document whose voice it is: copies of one text, whoever publishes them, are one voice, and so
 * are all pages of the company itself. Facts that only one voice tells are told once.
 */
export function voicesOf(documents: readonly Document[]): readonly string[] {
  const parent = documents.map((_, at) => at);
  const root = (at: number): number => {
    let top = at;
    while (parent[top] !== top) top = parent[top] ?? top;
    return top;
  };
  const join = (one: number, other: number): void => {
    const [low, high] = [Math.min(root(one), root(other)), Math.max(root(one), root(other))];
    parent[high] = low;
  };
  const signatures = documents.map(({ text }) => signatureOf(text));
  const seen = new Map<string, number[]>();
  const meet = (key: string, at: number, alike: (other: number) => boolean): void => {
    const before = seen.get(key) ?? [];
    for (const other of before) if (root(other) !== root(at) && alike(other)) join(at, other);
    seen.set(key, [...before.slice(-20), at]);
  };
  for (const [at, { record }] of documents.entries()) {
    const signature = signatures[at] ?? new Uint32Array(HASHES);
    if (record.reliability === 'first-party') meet('the company', at, () => true);
    meet(`page ${canonicalUrl(record.url)}`, at, () => true);
    for (let band = 0; band < HASHES; band += BAND) {
      meet(
        `${band} ${signature.slice(band, band + BAND).join(' ')}`,
        at,
        (other) => likeness(signature, signatures[other] ?? new Uint32Array(HASHES)) >= COPY,
      );
    }
  }
  return documents.map(
    ({ record }, at) => `${documents[root(at)]?.record.snapshot ?? record.snapshot} ${root(at)}`,
  );
}
