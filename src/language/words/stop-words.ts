import { PLAIN_WORDS } from '../lexicon/plain-words';
import { STOP_WORDS } from '../lexicon/stop-words';

const WORDS: ReadonlySet<string> = new Set(STOP_WORDS);
const PLAIN: ReadonlySet<string> = new Set(PLAIN_WORDS);

/** Words that every text has. */
export function isSmallWord(lower: string): boolean {
  return WORDS.has(lower) || lower.endsWith("n't");
}

/** Words that carry no fact: they may open a sentence with a capital and need no source. */
export function isPlainWord(word: string): boolean {
  const lower = word.toLowerCase();
  return isSmallWord(lower) || PLAIN.has(lower);
}
