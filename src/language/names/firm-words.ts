import { FIRM_WORDS } from '../lexicon/names/firm-words';
import { isCompanySuffix } from './company-suffixes';

const WORDS: ReadonlySet<string> = new Set(FIRM_WORDS);
/** Of the forms of the law, those of two letters may be somebody’s name: Sa, Se. */
const SHORTEST_FORM = 3;

/** “Bank”, “Inc.”, “AG”: a word in the name of a firm or of an office of a state, and in nobody’s. */
export function isFirmWord(word: string): boolean {
  const bare = word.replaceAll('.', '');
  const lower = bare.toLowerCase();
  const isForm = lower.length >= SHORTEST_FORM || lower === 'co' || bare === bare.toUpperCase();
  return WORDS.has(lower) || (isForm && isCompanySuffix(lower));
}
