import type { FeatureList, Scorer } from '../../src/language/parser/features';

const START = 1 << 16;
const MIX = 0x9e3779b1;

/** A feature that is worth keeping: its hash and its averaged weights. */
export interface LearnedFeature {
  readonly hash: number;
  readonly weights: Float32Array;
}

export interface Perceptron extends Scorer {
  /** Counts one decision; weights are averaged over all of them. */
  tick(): void;
  update(features: FeatureList, right: number, wrong: number): void;
  /** Puts the average over all decisions in place of the last weights. */
  average(): void;
  features(): Iterable<LearnedFeature>;
}

/** An averaged perceptron over hashed features, its weights in growing flat arrays. */
export function createPerceptron(classes: number): Perceptron {
  let mask = START - 1;
  let keys = new Int32Array(START);
  let rows = new Int32Array(START).fill(-1);
  let capacity = START >> 1;
  let weights = new Float32Array(capacity * classes);
  let totals = new Float64Array(capacity * classes);
  let hashes = new Int32Array(capacity);
  let count = 0;
  let now = 0;

  const slotOf = (hash: number): number => {
    let slot = (Math.imul(hash, MIX) >>> 7) & mask;
    while (rows[slot] !== -1 && keys[slot] !== hash) slot = (slot + 1) & mask;
    return slot;
  };
  const grow = (): void => {
    capacity *= 2;
    mask = capacity * 2 - 1;
    const [oldWeights, oldTotals, oldHashes] = [weights, totals, hashes];
    weights = new Float32Array(capacity * classes);
    weights.set(oldWeights);
    totals = new Float64Array(capacity * classes);
    totals.set(oldTotals);
    hashes = new Int32Array(capacity);
    hashes.set(oldHashes);
    keys = new Int32Array(capacity * 2);
    rows = new Int32Array(capacity * 2).fill(-1);
    for (let row = 0; row < count; row++) {
      const hash = hashes[row] ?? 0;
      const slot = slotOf(hash);
      keys[slot] = hash;
      rows[slot] = row;
    }
  };
  const rowOf = (hash: number): number => {
    const slot = slotOf(hash);
    if (rows[slot] !== -1) return rows[slot] ?? -1;
    if (count === capacity) {
      grow();
      return rowOf(hash);
    }
    keys[slot] = hash;
    rows[slot] = count;
    hashes[count] = hash;
    return count++;
  };
  // The average of w is w − (sum of change × time) / now.
  const bump = (at: number, change: number): void => {
    weights[at] = (weights[at] ?? 0) + change;
    totals[at] = (totals[at] ?? 0) + change * now;
  };
  return {
    classes,
    score(features, scores) {
      scores.fill(0);
      const { hashes: wanted } = features;
      for (let index = 0; index < features.count; index++) {
        const row = rows[slotOf(wanted[index] ?? 0)] ?? -1;
        if (row === -1) continue;
        const from = row * classes;
        for (let one = 0; one < classes; one++)
          scores[one] = (scores[one] ?? 0) + (weights[from + one] ?? 0);
      }
    },
    tick() {
      now++;
    },
    update(features, right, wrong) {
      for (let index = 0; index < features.count; index++) {
        const from = rowOf(features.hashes[index] ?? 0) * classes;
        bump(from + right, 1);
        bump(from + wrong, -1);
      }
    },
    average() {
      for (let at = 0; at < count * classes; at++)
        weights[at] = (weights[at] ?? 0) - (totals[at] ?? 0) / Math.max(1, now);
    },
    *features() {
      for (let row = 0; row < count; row++)
        yield {
          hash: hashes[row] ?? 0,
          weights: weights.subarray(row * classes, (row + 1) * classes),
        };
    },
  };
}
