import { editDistance } from '../../../kernel/edit-distance';
import { isCompanySuffix, spelledSuffix, withoutSuffixPhrase } from '../../../language';
import { transliterate } from './transliterate';

const isDropped = (word: string): boolean => word === 'the' || isCompanySuffix(word);

const SHORT_FORMS: Readonly<Record<string, string>> = {
  intl: 'international',
  bros: 'brothers',
  mfg: 'manufacturing',
  natl: 'national',
  assoc: 'associates',
  grp: 'group',
  svcs: 'services',
  tech: 'technology',
  technologies: 'technology',
  saint: 'st',
  labs: 'laboratories',
  lab: 'laboratory',
  mgmt: 'management',
  univ: 'university',
};

const inShort = (word: string): string => SHORT_FORMS[word] ?? spelledSuffix(word);

function wordsOf(name: string): readonly string[] {
  return transliterate(name)
    .toLowerCase()
    .replace(/['’`´.]/g, '')
    .replace(/&/g, ' and ')
    .replace(/\+/g, ' plus ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** What a register adds to tell its entries apart: “CORP /DE/”, “INC/MD”, “CORP \\DE\\”. */
const REGISTER_MARK = /(?:\s[/\\]\s?[A-Z]{2,3}[/\\]?|[/\\][A-Z]{2,3}[/\\]|\/)$/i;
const TIED_MARK = /\/[A-Z]{2,3}$/i;

export function withoutRegisterMark(name: string): string {
  const trimmed = name.trim();
  const bare = trimmed.replace(REGISTER_MARK, '').trim();
  if (bare !== trimmed || !TIED_MARK.test(bare)) return bare;
  const rest = bare.replace(TIED_MARK, '');
  return isCompanySuffix((wordsOf(rest).at(-1) ?? '').toLowerCase()) ? rest : bare;
}

function compareAs(name: string): string {
  const all = wordsOf(withoutRegisterMark(name));
  const words = all[0] === 'the' && all.length > 1 ? all.slice(1) : all;
  const left = withoutSuffixPhrase(words);
  let to = left.length;
  while (to > 1 && isDropped(left[to - 1] ?? '')) to -= 1;
  return left.slice(0, to).join(' ');
}

/** The readers of a document ask for the same few names at each of its sentences. */
const MOST_KEPT = 5_000;
const LONGEST_KEPT = 80;
const kept = new Map<string, string>();

/** A name as it is compared: small letters, no accents, no marks, no legal form. */
export function comparableName(name: string): string {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const compared = compareAs(name);
  if (kept.size >= MOST_KEPT) kept.clear();
  if (name.length <= LONGEST_KEPT) kept.set(name, compared);
  return compared;
}

/** The compared name and its legal form behind it in one spelling; undefined where it has no form. */
export function formalName(name: string): string | undefined {
  const bare = comparableName(name);
  const words = wordsOf(name);
  const form = words
    .slice(words[0] === 'the' && words.length > 1 ? 1 : 0)
    .slice(bare.split(' ').length);
  return form.length === 0 ? undefined : [bare, ...form.map(spelledSuffix)].join(' ');
}

/** With its legal form, in one spelling: “Apple Incorporated” is “Apple Inc.” and not “Apple LLC”. */
export function registeredName(name: string): string {
  const words = wordsOf(name);
  return words
    .slice(words[0] === 'the' && words.length > 1 ? 1 : 0)
    .map(inShort)
    .join(' ');
}

/**
 * How a name begins, in one spelling: of two that begin otherwise neither begins with the other, nor are they one
 * registered name.
 */
export function firstWord(name: string): string {
  const [first = '', second] = wordsOf(name);
  const word = first === 'the' && second !== undefined ? second : first;
  return inShort(word);
}

/** As `comparableName`, with the abbreviations that people write spelled one way. */
export function spelledOut(name: string): string {
  return comparableName(name).split(' ').map(inShort).join(' ');
}

/**
 * How a name sounds in Latin letters, for names that were carried over from another script or typed without umlauts.
 */
export function carriedOver(name: string): string {
  return comparableName(name)
    .replaceAll(/(?<=\p{L})e(?=\b|[^aeiou])/gu, (letter, at: number, whole: string) =>
      'aou'.includes(whole[at - 1] ?? '') ? '' : letter,
    )
    .replaceAll('x', 'ks')
    .replaceAll('ph', 'f')
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/(.)\1/g, '$1')
    .replaceAll(/[jy]/g, 'i')
    .replaceAll('w', 'v');
}

const SHORTEST_MISSPELT = 4;
const SHORTEST_FOR_TWO = 6;
const LONG = 8;

const VERY_LONG = 12;

/**
 * A misspelling, not another name: one letter in short names, two in longer ones that begin alike, three in very long
 * ones.
 */
export function isMisspelling(typed: string, name: string): boolean {
  if (typed.length < SHORTEST_MISSPELT || typed === name) return false;
  const shorter = Math.min(typed.length, name.length);
  const isLong = Math.max(typed.length, name.length) >= LONG && shorter >= LONG - 1;
  const mayBeTwo = isLong || (shorter >= SHORTEST_FOR_TWO - 1 && typed[0] === name[0]);
  const two = mayBeTwo && name.length >= SHORTEST_FOR_TWO ? 2 : 1;
  const limit = shorter >= VERY_LONG ? 3 : two;
  return editDistance(typed, name, limit) <= limit;
}

/** `www.mill.example` and `mill.example` are one site. */
export function bareDomain(host: string): string {
  return host
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\d?\./, '');
}
