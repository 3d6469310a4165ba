const KEPT_PLURALS = new Set([
  'operations',
  'sales',
  'news',
  'logistics',
  'analytics',
  'communications',
  'robotics',
  'physics',
  'graphics',
  'economics',
  'ethics',
  'athletics',
  'mathematics',
  'benefits',
  'rewards',
  'resources',
]);
const SHORT = 3;

/** One form for singular and plural; abbreviations and names of fields stay as they are. */
export function singularOf(word: string): string {
  if (word.length <= SHORT || KEPT_PLURALS.has(word) || !word.endsWith('s')) return word;
  if (/(?:ss|us|is)$/u.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:sses|ches|shes|xes)$/u.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Small letters without accents, straight apostrophes, and “&” in words. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/gu, "'")
    .replace(/&/gu, ' and ');
}

/** “Plumber's Helpers, C++” is plumber, helper, c++. Takes what plainLetters gives. */
export function splitWords(plain: string): readonly string[] {
  return (plain.replace(/'s?\b/gu, '').match(/[\p{L}\p{N}]+(?:\+\+|#)?/gu) ?? []).map(singularOf);
}

const LINKS = new Set(['of', 'for', 'in', 'at', 'to', 'with', 'on', 'by', 'from', 'within']);
const EMPTY = new Set(['a', 'an', 'the', 'and', 'or', 'our', ...LINKS]);

export const isLink = (word: string): boolean => LINKS.has(word);
export const isEmptyWord = (word: string): boolean => EMPTY.has(word);
