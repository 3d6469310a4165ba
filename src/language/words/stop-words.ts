import { STOP_WORDS } from '../lexicon/stop-words';

const WORDS: ReadonlySet<string> = new Set(STOP_WORDS);

/** Words that every text has. */
export function isSmallWord(lower: string): boolean {
  return WORDS.has(lower) || lower.endsWith("n't");
}
