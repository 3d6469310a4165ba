import { phraseFinder } from '../../../language';

/** Letters that are spoken with a vowel first: “an SEC filing”, “an 11% rise”. */
const SPOKEN_VOWEL = /^(?:[aeio]|u(?!n[ik]|s[aei]|\.?s\b|tili|uro)|hour|honest|heir|8|11\b|18\b)/iu;
const ABBREVIATION = /^\p{Lu}{2,}\b/u;
const SAID_WITH_VOWEL = /^[AEFHILMNORSX]/u;
const ONE = /^(?:one|once|eu|ewe|u\.s|uk\b|uni)/iu;

/** “a” or “an” as the next word is spoken. */
export function articleFor(next: string): 'a' | 'an' {
  const bare = next.replace(/^[“"$€£]/u, '');
  if (ONE.test(bare)) return 'a';
  if (ABBREVIATION.test(bare)) return SAID_WITH_VOWEL.test(bare) ? 'an' : 'a';
  return SPOKEN_VOWEL.test(bare) ? 'an' : 'a';
}

const takesThe = phraseFinder(
  `^ agency, ^ bahamas, ^ bureau, ^ department, ^ federal, ^ london stock exchange, ^ ministry, ^ national,
   ^ netherlands, ^ new york stock exchange, ^ office, ^ philippines, ^ u . s, ^ united arab emirates, ^ united kingdom,
   ^ united states, ^ us`,
);

/** “the Department of Agriculture”, “the New York Stock Exchange”; “Nasdaq” and “NASA” stand alone. */
export const withThe = (name: string): string => (takesThe(name) ? `the ${name}` : name);
