import { editDistance } from '../../kernel/edit-distance';
/** Words shorter than this are never corrected: too many others are near them. */
const SHORTEST = 5;
const LONG = 8;
const PARTS_LONG = 9;
const PART = 3;
const PREFERRED = 1_000;

export interface Spelling {
  /** The word that was meant by an unknown one, as one word or as two that were joined. */
  readonly correct: (
    word: string,
    /** Among words that are equally near, one of these is meant. */
    prefers?: (word: string) => boolean,
  ) => readonly string[] | undefined;
}

function* withoutOneLetter(word: string): Generator<string> {
  for (let at = 1; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
}

/** `counts` says how often a word occurs in titles. */
export function createSpelling(counts: ReadonlyMap<string, number>): Spelling {
  const near = new Map<string, string[]>();
  const add = (key: string, word: string): void => {
    const kept = near.get(key);
    if (kept === undefined) near.set(key, [word]);
    else kept.push(word);
  };
  for (const [word, count] of counts) {
    if (count < 3 || word.length < SHORTEST - 1 || /\d/u.test(word)) continue;
    add(word, word);
    for (const shorter of withoutOneLetter(word)) add(shorter, word);
  }

  const nearest = (word: string, prefers: (one: string) => boolean): string | undefined => {
    if (word.length < SHORTEST || /\d/u.test(word)) return undefined;
    const limit = word.length >= LONG ? 2 : 1;
    const found = new Set<string>();
    for (const key of [word, ...withoutOneLetter(word)])
      for (const one of near.get(key) ?? []) found.add(one);
    const ranked = [...found]
      .map((one) => ({
        one,
        distance: editDistance(word, one, limit),
        count: (counts.get(one) ?? 0) * (prefers(one) ? PREFERRED : 1),
      }))
      .filter(({ distance }) => distance <= limit)
      .toSorted((a, b) => a.distance - b.distance || b.count - a.count);
    return ranked[0]?.one;
  };

  const parts = (word: string): readonly string[] | undefined => {
    if (word.length < PARTS_LONG) return undefined;
    let best: { readonly pair: readonly string[]; readonly least: number } | undefined;
    for (let cut = PART; cut <= word.length - PART; cut += 1) {
      const pair = [word.slice(0, cut), word.slice(cut)];
      const least = Math.min(...pair.map((part) => counts.get(part) ?? 0));
      if (least > (best?.least ?? 2)) best = { pair, least };
    }
    return best?.pair;
  };

  return {
    correct: (word, prefers = () => false) => {
      const joined = parts(word);
      if (joined !== undefined) return joined;
      const meant = nearest(word, prefers);
      return meant === undefined ? undefined : [meant];
    },
  };
}
