import { editDistance } from '../../../../kernel/edit-distance';

const SHORTEST = 7;
const OFTEN = 6;
const WORDS = /(?<![\p{L}’'-])\p{Ll}+(?![\p{L}’'-])/gu;
/** “manage”, “manager”, and “managed” differ in their last letter. */
const ENDING = 1;

/**
 * Words that look like a slip of the source’s: written once, one letter away from one that it writes often. A word of
 * its own that comes so close costs its sentence; nobody reads a slip in a report they paid for.
 */
export function slipFinder(texts: readonly string[]): (text: string) => boolean {
  const counts = new Map<string, number>();
  for (const [word] of [...new Set(texts)].flatMap((text) => [...text.matchAll(WORDS)]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const often = Map.groupBy(
    [...counts].flatMap(([word, count]) => (count >= OFTEN && word.length >= SHORTEST ? word : [])),
    (word) => word.slice(0, 2),
  );
  const isSlip = (word: string): boolean =>
    word.length >= SHORTEST - 1 &&
    (counts.get(word) ?? 0) <= 1 &&
    (often.get(word.slice(0, 2)) ?? []).some((known) => isSlipOf(word, known));
  return (text) => [...text.matchAll(WORDS)].some(([word]) => isSlip(word));
}

function isSlipOf(word: string, known: string): boolean {
  const stem = Math.min(word.length, known.length) - ENDING;
  return word.slice(0, stem) !== known.slice(0, stem) && editDistance(word, known, 1) <= 1;
}
