import { stemOf } from '../language';

interface Sentence {
  readonly text: string;
  readonly evidenceIds: readonly string[];
}

/** Less in common, and one is no new wording of the other. */
const ALIKE = 0.3;

const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf));

function share(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const both = [...some].filter((one) => others.has(one)).length;
  return both === 0 ? 0 : both / (some.size + others.size - both);
}

const isSame = (one: Sentence, other: Sentence): boolean =>
  one.text === other.text &&
  one.evidenceIds.length === other.evidenceIds.length &&
  one.evidenceIds.every((id) => other.evidenceIds.includes(id));

/**
 * For each new sentence, the current one it rewords: closest in quotes and words, each used once.
 */
export function pairSentences(
  current: readonly (Sentence & { readonly id: string })[],
  anew: readonly Sentence[],
): readonly (string | null)[] {
  const words = {
    old: current.map(({ text }) => wordsOf(text)),
    now: anew.map(({ text }) => wordsOf(text)),
  };
  const pairs = anew
    .flatMap((one, now) =>
      current.map((other, old) => {
        const quotes = share(new Set(one.evidenceIds), new Set(other.evidenceIds));
        const said = share(words.now[now] ?? new Set(), words.old[old] ?? new Set());
        return { now, old, alike: isSame(one, other) ? 2 : (quotes + said) / 2 };
      }),
    )
    .filter(({ alike }) => alike >= ALIKE)
    .toSorted(
      (one, other) => other.alike - one.alike || one.now - other.now || one.old - other.old,
    );
  const found = new Map<number, number>();
  const taken = new Set<number>();
  for (const { now, old } of pairs) {
    if (found.has(now) || taken.has(old)) continue;
    found.set(now, old);
    taken.add(old);
  }
  return anew.map((_, now) => current[found.get(now) ?? -1]?.id ?? null);
}
