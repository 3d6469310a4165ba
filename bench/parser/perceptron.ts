import type { FeatureList, Scorer } from '../../src/language/parser/features';

/** Slots for features; at most half of them are filled. */
const SLOTS = 1 << 22;
/** Marks of features met once. */
const MET = 1 << 25;
const MIX = 0x9e3779b1;
/** A feature's number of classes and its room for them stand before its first class. */
const HEAD = 2;
const FIRST_ROOM = 4;
const FIRST_POOL = 1 << 23;

/** A feature that is worth keeping: its hash, and its averaged weight for each class that has one. */
export interface LearnedFeature {
  readonly hash: number;
  readonly weights: readonly (readonly [index: number, weight: number])[];
}

export interface Perceptron extends Scorer {
  /** Counts one decision; weights are averaged over all of them. */
  tick(): void;
  update(features: FeatureList, right: number, wrong: number): void;
  /** Puts the average over all decisions in place of the last weights. */
  average(): void;
  features(): Iterable<LearnedFeature>;
}

/** An averaged perceptron over hashed features, each with weights for the few classes it ever spoke for. */
export function createPerceptron(classes: number): Perceptron {
  // Key and start side by side, class and weight side by side: looking up is waiting for memory.
  const table = new Int32Array(SLOTS * 2);
  let pool = new Float32Array(FIRST_POOL);
  let totals = new Float64Array(FIRST_POOL);
  const met = new Uint8Array(MET);
  // Start 0 means an empty slot.
  let used = 1;
  let features = 0;
  let now = 0;

  const slotOf = (hash: number): number => {
    let slot = (Math.imul(hash, MIX) >>> 7) & (SLOTS - 1);
    while (table[slot * 2 + 1] !== 0 && table[slot * 2] !== hash) slot = (slot + 1) & (SLOTS - 1);
    return slot * 2;
  };
  const reserve = (room: number): number => {
    const length = HEAD + room * 2;
    if (used + length > pool.length) {
      const [larger, longer] = [
        new Float32Array(pool.length * 2),
        new Float64Array(pool.length * 2),
      ];
      larger.set(pool);
      longer.set(totals);
      pool = larger;
      totals = longer;
    }
    pool[used + 1] = room;
    used += length;
    return used - length;
  };
  /** What is learned from once says little, and it is most of what there is. */
  const isFirstMet = (hash: number): boolean => {
    const place = (Math.imul(hash, MIX) >>> 3) & (MET - 1);
    if (met[place] === 1) return false;
    met[place] = 1;
    return true;
  };
  const placeOf = (slot: number, index: number): number => {
    let start = table[slot + 1] ?? 0;
    const count = pool[start] ?? 0;
    for (let at = start + HEAD; at < start + HEAD + count * 2; at += 2)
      if (pool[at] === index) return at;
    const room = pool[start + 1] ?? 0;
    if (count === room) {
      const moved = reserve(Math.min(classes, room * 2));
      pool.copyWithin(moved + HEAD, start + HEAD, start + HEAD + count * 2);
      totals.copyWithin(moved + HEAD, start + HEAD, start + HEAD + count * 2);
      table[slot + 1] = moved;
      start = moved;
    }
    pool[start] = count + 1;
    const place = start + HEAD + count * 2;
    pool[place] = index;
    return place;
  };
  // The average of w is w − (sum of change × time) / now.
  const bump = (slot: number, index: number, change: number): void => {
    const at = placeOf(slot, index) + 1;
    pool[at] = (pool[at] ?? 0) + change;
    totals[at] = (totals[at] ?? 0) + change * now;
  };
  return {
    classes,
    score({ hashes, count: length }, scores) {
      scores.fill(0);
      const own = pool;
      for (let index = 0; index < length; index++) {
        const start = table[slotOf(hashes[index] ?? 0) + 1] ?? 0;
        if (start === 0) continue;
        const end = start + HEAD + (own[start] ?? 0) * 2;
        for (let at = start + HEAD; at < end; at += 2) {
          const one = own[at] ?? 0;
          scores[one] = (scores[one] ?? 0) + (own[at + 1] ?? 0);
        }
      }
    },
    tick() {
      now++;
    },
    update({ hashes, count: length }, right, wrong) {
      for (let index = 0; index < length; index++) {
        const hash = hashes[index] ?? 0;
        const slot = slotOf(hash);
        if (table[slot + 1] === 0) {
          if (isFirstMet(hash)) continue;
          if (++features > SLOTS / 2) throw new Error('There are more features than room.');
          table[slot] = hash;
          table[slot + 1] = reserve(FIRST_ROOM);
        }
        bump(slot, right, 1);
        bump(slot, wrong, -1);
      }
    },
    average() {
      for (let slot = 0; slot < table.length; slot += 2) {
        const start = table[slot + 1] ?? 0;
        const end = start === 0 ? 0 : start + HEAD + (pool[start] ?? 0) * 2;
        for (let at = start + HEAD + 1; at < end; at += 2)
          pool[at] = (pool[at] ?? 0) - (totals[at] ?? 0) / Math.max(1, now);
      }
    },
    *features() {
      for (let slot = 0; slot < table.length; slot += 2) {
        const start = table[slot + 1] ?? 0;
        if (start === 0) continue;
        yield {
          hash: table[slot] ?? 0,
          weights: Array.from({ length: pool[start] ?? 0 }, (_, at) => [
            pool[start + HEAD + at * 2] ?? 0,
            pool[start + HEAD + at * 2 + 1] ?? 0,
          ]),
        };
      }
    },
  };
}
