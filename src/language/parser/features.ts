import { mixHash } from './hash';

/** Keeps the templates apart where values are small numbers. */
const TEMPLATE_SPREAD = 0x85ebca6b;

/** Features of one decision, each a 32-bit hash of its template and its values. */
export class FeatureList {
  readonly hashes: Int32Array;
  count = 0;

  constructor(capacity: number) {
    this.hashes = new Int32Array(capacity);
  }

  clear(): void {
    this.count = 0;
  }

  one(template: number, value: number): void {
    this.hashes[this.count++] = mixHash(Math.imul(template, TEMPLATE_SPREAD), value);
  }

  two(template: number, value: number, other: number): void {
    this.hashes[this.count++] = mixHash(
      mixHash(Math.imul(template, TEMPLATE_SPREAD), value),
      other,
    );
  }

  three(template: number, value: number, other: number, third: number): void {
    this.hashes[this.count++] = mixHash(
      mixHash(mixHash(Math.imul(template, TEMPLATE_SPREAD), value), other),
      third,
    );
  }

  four(template: number, value: number, other: number, third: number, fourth: number): void {
    const three = mixHash(
      mixHash(mixHash(Math.imul(template, TEMPLATE_SPREAD), value), other),
      third,
    );
    this.hashes[this.count++] = mixHash(three, fourth);
  }
}

/** What turns features into one score a class: a packed model, or weights that are still learned. */
export interface Scorer {
  readonly classes: number;
  score(features: FeatureList, scores: Float64Array): void;
}

/** The best class among those allowed, or -1. */
export function bestClass(scores: Float64Array, allowed?: (index: number) => boolean): number {
  let best = -1;
  let value = -Infinity;
  for (let index = 0; index < scores.length; index++) {
    const score = scores[index] ?? 0;
    if (score > value && (allowed === undefined || allowed(index))) {
      value = score;
      best = index;
    }
  }
  return best;
}
