import { editDistance } from '../../../kernel/edit-distance';
import { isLeftOut, wordSet } from '../../../language';
import type { Company } from '../companies';
import { carriedOver, comparableName, isMisspelling, spelledOut } from '../names/names';

/** How well a company's names fit what was typed, from 0 to 1, and why in words for the buyer. */
export interface NameFit {
  readonly fit: number;
  readonly reason: string;
  /** By its symbol alone, which may be a word or somebody else's name. */
  readonly bySymbol?: true;
}

const isOfPlace = wordSet('america, and, us, usa');
/** A word that a company adds to its name and people leave out. */
const isAdded = (word: string): boolean => isLeftOut(word) || isOfPlace(word);
const LONGEST_ACRONYM = 6;
/** What was typed is the beginning of a longer name. Below this a name does not fit at all. */
export const BEGINS = 0.45;
export const TWO_LETTERS_OFF = 0.66;

const isPlain = (name: string): boolean => !/[^\u0020-\u007e]/.test(name);
const joined = (name: string): string => name.replaceAll(' ', '');

/** What follows `shorter` in `longer`, in words; undefined where it does not begin so. */
function rest(longer: string, shorter: string): readonly string[] | undefined {
  return longer.startsWith(`${shorter} `) ? longer.slice(shorter.length + 1).split(' ') : undefined;
}

const initialsOf = (name: string): string =>
  comparableName(name)
    .split(' ')
    .filter((word) => word !== 'and' && word !== 'of')
    .map((word) => word[0] ?? '')
    .join('');

/** “IBM”, “J&J”, “p & g”: the letters, where what was typed is nothing else. */
function typedInitials(written: string): string | undefined {
  const letters = written.replaceAll(/[.\s&+]/g, '');
  const isMarked = /^\p{L}(?:\s?(?:&|\+|\band\b)\s?\p{L})+$/iu.test(written.trim());
  const isShort = letters.length >= 2 && letters.length <= LONGEST_ACRONYM;
  return isMarked || (isShort && letters === letters.toUpperCase() && /^\p{L}+$/u.test(letters))
    ? letters.replaceAll(/and/gi, '').toLowerCase()
    : undefined;
}

/** Whether the first letters of a name's words are what was typed. */
export function hasInitials(name: string, written: string): boolean {
  const letters = typedInitials(written);
  return letters !== undefined && letters.length > 1 && initialsOf(name) === letters;
}

/** “jp morgan” for “jpmorgan chase”: whole words of the name, spaced otherwise. */
function beginsJoined(name: string, typed: string): boolean {
  const letters = joined(typed);
  const words = name.split(' ');
  return letters.length > 3 && words.some((_, index) => words.slice(0, index).join('') === letters);
}

function byLetters(typed: string, names: readonly string[]): NameFit | undefined {
  const near = names.filter((name) => isMisspelling(typed, name));
  if (near.length > 0) {
    const closest = Math.min(...near.map((name) => editDistance(typed, name, 2)));
    return {
      fit: closest === 1 ? 0.72 : TWO_LETTERS_OFF,
      reason: 'has a name that is spelled almost like this',
    };
  }
  return names.some((name) => isMisspelling(typed, name.split(' ')[0] ?? ''))
    ? { fit: 0.55, reason: 'has a name that begins almost like this' }
    : undefined;
}

function byWords(written: string, { names, aliases }: Company): NameFit {
  const typed = comparableName(written);
  const official = names.map(comparableName);
  const all = [...official, ...aliases.map(comparableName)];
  if (official.includes(typed)) return { fit: 1, reason: 'has exactly this name' };
  if (all.includes(typed)) return { fit: 0.85, reason: 'is also known by this name' };
  const spelled = spelledOut(written);
  const everyName = [...names, ...aliases];
  if (
    everyName.some((name) => spelledOut(name) === spelled) ||
    all.some((name) => joined(name) === joined(typed))
  )
    return { fit: 0.84, reason: 'has this name in another spelling' };
  const carried =
    typed.length > 3 ? everyName.filter((name) => carriedOver(name) === carriedOver(written)) : [];
  // Between plain letters a like sound is a slip of the pen; out of another alphabet it is how one writes it.
  if (carried.length > 0)
    return {
      fit: isPlain(written) && carried.every(isPlain) ? 0.72 : 0.82,
      reason: 'has this name in other letters',
    };
  if (names.some((name) => hasInitials(name, written)))
    return { fit: 0.7, reason: 'has these first letters' };
  const longer = official.flatMap((name) => rest(name, typed) ?? []);
  const whole = official
    .map((name) => rest(spelledOut(name), spelled))
    .filter((words) => words !== undefined);
  if (whole.some((words) => words.every(isAdded)))
    return { fit: 0.8, reason: 'has this name with a word added' };
  if (all.some((name) => rest(spelled, name)?.every(isAdded)))
    return { fit: 0.78, reason: 'has this name with a word left out' };
  const begun = all.some((name) => rest(name, typed) === undefined && beginsJoined(name, typed));
  if (longer.length > 0 || begun)
    return { fit: BEGINS, reason: 'has a longer name that begins like this' };
  return byLetters(typed, all) ?? { fit: 0.2, reason: 'was found by the search' };
}

/** The commonest short words, in which a symbol is met by chance. */
const EVERYDAY = new Set(
  (
    'a all an and any are art as ask at be best big bill by can car care cars case cash cat city cost day do dog ' +
    'ease eat edge else eat fast fit five for form free fun game go gold good has have he her home hope i it job ' +
    'joy key kids lead life like live love low main man me mind moon more net new next nice now of oil on one open ' +
    'or out park peak pets plan play plus pool post real red rock run safe save see self she sky snow so star stay ' +
    'step sun tap team tech tell the tree true turn two up us very view vote wash way we well west wing wish with ' +
    'wolf wood work yes you'
  ).split(' '),
);

/** A symbol in capitals is meant as one; in small letters only where it is nothing one could say. */
function bySymbol({ ticker }: Company, typed: string): NameFit | undefined {
  if (ticker === undefined || ticker !== typed.trim().replace(/^\$/, '').toUpperCase())
    return undefined;
  const isWord =
    EVERYDAY.has(ticker.toLowerCase()) || (typed !== ticker && /[aeiou]/i.test(ticker));
  const fit = isWord ? 0.7 : typed === ticker ? 0.97 : 0.76;
  return { fit, reason: `is listed as ${ticker}` };
}

/** Where a name fits as well as this, the symbol says nothing more. */
const FITS_BY_NAME = 0.75;

export function nameFitOf(company: Company, typed: string): NameFit {
  const words = byWords(typed, company);
  const symbol = bySymbol(company, typed);
  if (symbol === undefined || symbol.fit <= words.fit) return words;
  return words.fit < FITS_BY_NAME ? { ...symbol, bySymbol: true } : symbol;
}
