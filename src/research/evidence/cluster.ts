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
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return shared / (one.size + other.size - shared || 1);
}

/** For each quote the name of its cluster: near copies share one, so that they count as one voice. */
export function clusterQuotes(quotes: readonly string[]): readonly string[] {
  const seen: { readonly name: string; readonly pairs: ReadonlySet<string> }[] = [];
  const byPair = new Map<string, number[]>();
  return quotes.map((quote) => {
    const own = pairs(quote);
    const near = new Set([...own].flatMap((pair) => byPair.get(pair) ?? []));
    const match = [...near]
      .toSorted((one, other) => one - other)
      .find((index) => likeness(seen[index]?.pairs ?? new Set(), own) >= COPY);
    if (match !== undefined) return seen[match]?.name ?? '';
    const name = createHash('sha256').update(comparableName(quote)).digest('hex').slice(0, 16);
    seen.push({ name, pairs: own });
    for (const pair of own) byPair.set(pair, [...(byPair.get(pair) ?? []), seen.length - 1]);
    return name;
  });
}
