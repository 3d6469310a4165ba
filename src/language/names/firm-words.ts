import { FIRM_WORDS } from '../lexicon/names/firm-words';
import { isCompanySuffix } from './company-suffixes';

const KINDS: ReadonlyMap<string, string> = new Map(FIRM_WORDS);
/** Of the forms of the law, those of two letters may be somebody’s name: Sa, Se. */
const SHORTEST_FORM = 3;

/** “Bank”, “Inc.”, “AG”: a word in the name of a firm or of an office of a state, and in nobody’s. */
export function isFirmWord(word: string): boolean {
  const bare = word.replaceAll('.', '');
  const lower = bare.toLowerCase();
  const isForm = lower.length >= SHORTEST_FORM || lower === 'co' || bare === bare.toUpperCase();
  return KINDS.has(lower) || (isForm && isCompanySuffix(lower));
}

/** “Group”, “Holdings”: what follows a name and makes no other one of it, in small letters. */
export const isHouseWord = (lower: string): boolean => KINDS.get(lower) === 'house';

/** “Technologies”, “Group”: what people leave out when they speak of a firm, in small letters. */
export const isLeftOut = (lower: string): boolean =>
  isHouseWord(lower) || KINDS.get(lower) === 'left out';
