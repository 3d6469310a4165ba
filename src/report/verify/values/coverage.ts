import { foldCase, isPlainWord } from '../../../language';

/** Below this share of its content words found at the source, a statement is not what the source says. */
export const COVERAGE_FLOOR = 0.6;

const ENDINGS = /(?:ings?|ed|es|ly|s|e)$/u;

function stem(word: string): string {
  return word.length > 4 ? word.replace(ENDINGS, '') : word;
}

export function contentWords(text: string): string[] {
  const words = foldCase(text).match(/\p{L}[\p{L}\p{N}]{2,}/gu) ?? [];
  return words.filter((word) => !isPlainWord(word)).map(stem);
}

/** The share of a statement's content words that its sources carry, and the words they do not. */
export function coverage(
  text: string,
  sources: readonly string[],
): { share: number; uncovered: string[] } {
  const known = new Set(sources.flatMap(contentWords));
  const words = contentWords(text);
  const uncovered = words.filter((word) => !known.has(word));
  return { share: words.length === 0 ? 1 : 1 - uncovered.length / words.length, uncovered };
}
