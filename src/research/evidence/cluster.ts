import { createHash } from 'node:crypto';
import { comparableName } from '../company';

/** Two texts that share this much of their word pairs are copies of one. */
const COPY = 0.8;

function pairs(text: string): ReadonlySet<string> {
  const words = comparableName(text).split(' ');
  return new Set(
    words.length < 2 ? words : words.slice(1).map((word, index) => `${words[index]} ${word}`),
  );
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of one) if (other.has(pair)) shared += 1;
  return shared / (one.size + other.size - shared || 1);
}

/**
 * For each quote the name of its cluster: near copies share one, so that they count as one voice. Two copies
 * share one of their rarest pairs, so that only quotes that do are compared.
 */
export function clusterQuotes(quotes: readonly string[]): readonly string[] {
  const sets = quotes.map(pairs);
  const counts = new Map<string, number>();
  for (const set of sets) for (const pair of set) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  const rarest = (set: ReadonlySet<string>): readonly string[] =>
    [...set]
      .toSorted(
        (one, other) =>
          (counts.get(one) ?? 0) - (counts.get(other) ?? 0) ||
          (one < other ? -1 : one > other ? 1 : 0),
      )
      .slice(0, set.size - Math.ceil(COPY * set.size) + 1);
  const seen: { readonly name: string; readonly pairs: ReadonlySet<string> }[] = [];
  const byPair = new Map<string, number[]>();
  return quotes.map((quote, at) => {
    const own = sets[at] ?? new Set<string>();
    const keys = rarest(own);
    const near = new Set(keys.flatMap((pair) => byPair.get(pair) ?? []));
    const match = [...near]
      .toSorted((one, other) => one - other)
      .find((index) => likeness(seen[index]?.pairs ?? new Set(), own) >= COPY);
    if (match !== undefined) return seen[match]?.name ?? '';
    const name = createHash('sha256').update(comparableName(quote)).digest('hex').slice(0, 16);
    seen.push({ name, pairs: own });
    for (const pair of keys) {
      const having = byPair.get(pair);
      if (having === undefined) byPair.set(pair, [seen.length - 1]);
      else having.push(seen.length - 1);
    }
    return name;
  });
}
