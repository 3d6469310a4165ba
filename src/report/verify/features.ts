import { weightOf, type Alignment } from './align';
import type { Comparison } from './compare';

/** How well each word of a claim is found in a stretch of the page, from 0 to 1, in the claim’s order. */
type Found = readonly number[];

interface Words {
  readonly at: readonly number[];
  readonly weights: readonly number[];
  readonly total: number;
}

/** Each word of the claim once, however often it is said. */
function wordsOf({ claim }: Comparison): Words {
  const at = claim.tokens.flatMap((token, index) =>
    token.content &&
    claim.tokens.findIndex((other) => other.content && other.stem === token.stem) === index
      ? [index]
      : [],
  );
  const weights = at.map((index) =>
    weightOf(claim.tokens[index] as Comparison['claim']['tokens'][number]),
  );
  return { at, weights, total: weights.reduce((sum, weight) => sum + weight, 0) };
}

function foundIn({ at }: Words, { matches }: Alignment): Found {
  const sure = new Map(matches.map((match) => [match.at, match.sure]));
  return at.map((index) => sure.get(index) ?? 0);
}

function join(left: Found, right: Found): Found {
  return left.map((sure, index) => Math.max(sure, right[index] ?? 0));
}

function share({ weights, total }: Words, found: Found): number {
  return total === 0
    ? 1
    : found.reduce((sum, sure, index) => sum + sure * (weights[index] ?? 0), 0) / total;
}

/** The share of all pairs of words that stand together in some one sentence. */
function pairShare(words: Words, rows: readonly Found[]): number {
  let [together, pairs] = [0, 0];
  for (let one = 0; one < words.at.length; one += 1) {
    for (let other = one + 1; other < words.at.length; other += 1) {
      let best = 0;
      for (const row of rows) {
        const both = Math.min(row[one] ?? 0, row[other] ?? 0);
        if (both > best) best = both;
      }
      together += best;
      pairs += 1;
    }
  }
  return pairs === 0 ? 1 : together / pairs;
}

export interface Features {
  /** The share of its words in the best three sentences that stand side by side. */
  readonly window: number;
  /** The same in the best two sentences wherever they stand. */
  readonly two: number;
  readonly page: number;
  readonly pairs: number;
  /** The logarithm of how many words are found nowhere, figures and names left out. */
  readonly missing: number;
  readonly length: number;
  /** The share of its words that the rungs hold something against. */
  readonly faulty: number;
}

export function featuresOf(comparison: Comparison): Features {
  const words = wordsOf(comparison);
  const { alignments, faults, claim } = comparison;
  const rows = alignments.map((alignment) => foundIn(words, alignment));
  const none = words.at.map(() => 0);
  let [window, everything] = [0, none as Found];
  for (const [index, row] of rows.entries()) {
    window = Math.max(
      window,
      share(words, join(row, join(rows[index + 1] ?? none, rows[index + 2] ?? none))),
    );
    everything = join(everything, row);
  }
  const withBest = (so: Found) =>
    rows.reduce(
      (best, row) => (share(words, join(so, row)) > share(words, best) ? join(so, row) : best),
      so,
    );
  const missing = words.at.reduce((sum, at, index) => {
    const token = claim.tokens[at];
    return token === undefined || token.capital || token.kind === 'number'
      ? sum
      : sum + 1 - (everything[index] ?? 0);
  }, 0);
  return {
    window,
    two: share(words, withBest(withBest(none))),
    page: share(words, everything),
    pairs: pairShare(
      words,
      rows.filter((row) => row.some((sure) => sure > 0)),
    ),
    missing: Math.log(1 + missing),
    length: Math.log(1 + words.at.length),
    faulty: share(
      words,
      words.at.map((at) => (faults.some(({ span }) => at >= span.from && at < span.to) ? 1 : 0)),
    ),
  };
}
