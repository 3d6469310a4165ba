/** Words as the set's authors count them: lower case, letters, digits and underscores of any script. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

function bagOf(text: string): ReadonlyMap<string, number> {
  const bag = new Map<string, number>();
  for (const word of wordsOf(text)) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
}

const sizeOf = (bag: ReadonlyMap<string, number>): number =>
  [...bag.values()].reduce((sum, count) => sum + count, 0);

export interface Overlap {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export function overlapOf(found: string, truth: string): Overlap {
  const [mine, theirs] = [bagOf(found), bagOf(truth)];
  const common = [...mine].reduce(
    (sum, [word, count]) => sum + Math.min(count, theirs.get(word) ?? 0),
    0,
  );
  const [all, wanted] = [sizeOf(mine), sizeOf(theirs)];
  if (all === 0 && wanted === 0) return { precision: 1, recall: 1, f1: 1 };
  const precision = all === 0 ? 0 : common / all;
  const recall = wanted === 0 ? 0 : common / wanted;
  return {
    precision,
    recall,
    f1: common === 0 ? 0 : (2 * precision * recall) / (precision + recall),
  };
}

const flat = (text: string): string =>
  text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/gu, ' ').trim();

/** How many of these passages the text contains, ignoring case, white space, and quote styles. */
export function countContained(text: string, passages: readonly string[]): number {
  const whole = flat(text);
  return passages.filter((passage) => whole.includes(flat(passage))).length;
}
