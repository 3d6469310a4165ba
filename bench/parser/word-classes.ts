import { seededRandom, type Random } from '../../src/kernel/seeded-random';
import type { LexiconEntry } from '../../src/language/parser/word-form';
import { normalForm } from '../../src/language/parser/word-form';

const CLUSTERS = 127;
const ROUNDS = 12;
const DIMENSIONS = 64;
/** The most frequent words, which tell their neighbours apart. */
const NEIGHBOURS = 600;
const LEAST_SEEN = 8;
const LEAST_CASED = 3;
const MOSTLY = 0.8;
const SEED = 11;

interface Seen {
  count: number;
  /** In small letters, and with a capital inside a sentence. */
  small: number;
  capital: number;
}

/** How each word is usually written, and which words stand in like places, learned from untagged sentences. */
export function learnWordClasses(
  sentences: readonly (readonly string[])[],
): ReadonlyMap<string, LexiconEntry> {
  const seen = countWords(sentences);
  const frequent = [...seen]
    .filter(([, { count }]) => count >= LEAST_SEEN)
    .toSorted(
      ([one, { count: many }], [other, { count: more }]) => more - many || (one < other ? -1 : 1),
    )
    .map(([word]) => word);
  const clusters = clusterWords(frequent, sentences);
  const classes = new Map<string, LexiconEntry>();
  for (const [word, counts] of seen) {
    const entry = { letterCase: letterCaseOf(counts), cluster: clusters.get(word) ?? 0 };
    if (entry.letterCase > 0 || entry.cluster > 0) classes.set(word, entry);
  }
  return classes;
}

function letterCaseOf({ small, capital }: Seen): number {
  if (small + capital < LEAST_CASED) return 0;
  const share = small / (small + capital);
  return share >= MOSTLY ? 1 : share <= 1 - MOSTLY ? 3 : 2;
}

function countWords(sentences: readonly (readonly string[])[]): ReadonlyMap<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const words of sentences) {
    const isHeading = words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length / 2;
    for (const [index, word] of words.entries()) {
      const normal = normalForm(word);
      const own = seen.get(normal) ?? { count: 0, small: 0, capital: 0 };
      own.count++;
      if (/^\p{Ll}/u.test(word)) own.small++;
      else if (/^\p{Lu}/u.test(word) && index > 0 && !isHeading) own.capital++;
      seen.set(normal, own);
    }
  }
  return seen;
}

/** Words by the words before and behind them: projected at random, then parted by nearness. */
function clusterWords(
  frequent: readonly string[],
  sentences: readonly (readonly string[])[],
): ReadonlyMap<string, number> {
  const random = seededRandom(SEED);
  const numbers = new Map(frequent.map((word, index) => [word, index]));
  const sides = Array.from({ length: 2 * (NEIGHBOURS + 1) }, () =>
    Float32Array.from({ length: DIMENSIONS }, () => (random.next() < 0.5 ? -1 : 1)),
  );
  const counts = frequent.map(() => new Map<number, number>());
  const totals = new Float64Array(sides.length);
  for (const sentence of sentences) {
    const words = sentence.map((word) => numbers.get(normalForm(word)) ?? -1);
    for (const [index, word] of words.entries()) {
      const own = counts[word];
      if (!own) continue;
      for (const side of [0, 1]) {
        const other = words[index + (side === 0 ? -1 : 1)];
        const near = other === undefined ? NEIGHBOURS : other;
        if (near < 0 || near > NEIGHBOURS) continue;
        const place = side * (NEIGHBOURS + 1) + near;
        own.set(place, (own.get(place) ?? 0) + 1);
        totals[place] = (totals[place] ?? 0) + 1;
      }
    }
  }
  const all = totals.reduce((sum, one) => sum + one, 0);
  const points = counts.map((own) => pointOf(own, totals, all, sides));
  const groups = partPoints(points, random);
  return new Map(frequent.map((word, index) => [word, 1 + (groups[index] ?? 0)]));
}

function pointOf(
  own: ReadonlyMap<number, number>,
  totals: Float64Array,
  all: number,
  sides: readonly Float32Array[],
): Float32Array {
  const point = new Float32Array(DIMENSIONS);
  const sum = [...own.values()].reduce((total, one) => total + one, 0);
  for (const [place, count] of own) {
    const surprise = Math.log((count * all) / (sum * (totals[place] ?? 1)));
    const side = sides[place];
    if (surprise <= 0 || !side) continue;
    for (let at = 0; at < DIMENSIONS; at++)
      point[at] = (point[at] ?? 0) + surprise * Math.sqrt(count / sum) * (side[at] ?? 0);
  }
  const length = Math.hypot(...point) || 1;
  return point.map((one) => one / length);
}

function partPoints(points: readonly Float32Array[], random: Random): Int32Array {
  const groups = new Int32Array(points.length);
  let centers = Array.from(
    { length: CLUSTERS - 1 },
    () =>
      points[Math.floor(random.next() * Math.min(points.length, 4_000))] ??
      new Float32Array(DIMENSIONS),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centers.map(() => new Float32Array(DIMENSIONS));
    for (const [index, point] of points.entries()) {
      let best = 0;
      let value = -Infinity;
      for (const [group, center] of centers.entries()) {
        let near = 0;
        for (let at = 0; at < DIMENSIONS; at++) near += (center[at] ?? 0) * (point[at] ?? 0);
        if (near > value) {
          value = near;
          best = group;
        }
      }
      groups[index] = best;
      const sum = sums[best];
      if (sum) for (let at = 0; at < DIMENSIONS; at++) sum[at] = (sum[at] ?? 0) + (point[at] ?? 0);
    }
    centers = sums.map((sum) => {
      const length = Math.hypot(...sum) || 1;
      return sum.map((one) => one / length);
    });
  }
  return groups;
}
