import { isStateOrCountry } from '../../language';
import { readDataTable } from '../data-files';
import { plainLetters, splitWords } from './words';

/** What can't be a job title: markup, code, addresses, orders to a machine. */
const HOSTILE = [
  /[<>{}\\]|```|https?:|www\.|\S@\S+\.\S/u,
  /\b(?:ignore|disregard|forget|override|bypass)\b.*\b(?:all|any|previous|prior|above|earlier|instructions?|rules?)\b/u,
  /\b(?:instructions|system prompt|jailbreak)\b|\byou are (?:now|an?)\b|\b(?:respond|reply|answer) (?:with|only)\b/u,
  /\b(?:drop|select|delete|insert)\b.*\b(?:table|from|into)\b/u,
];
/** Pay, gender marks, and requisition numbers, before the title is taken apart. */
const EXTRAS = [
  /\(?(?<![\p{L}\d/])[mwfdhx](?:\s?[/|]\s?[mwfdhx]){1,3}(?![\p{L}\d])\)?/gu,
  /(?:up to |from )?[$£€]\s?[\d.,]+\s?k?(?:\s?(?:-|–|to)\s?[$£€]?\s?[\d.,]+\s?k?)?/gu,
  /\b(?:per|an|a|\/)\s?(?:hour|hr|year|week|annum)\b|\/\s?(?:hr|hour|yr)\b/gu,
  /\b(?:sign|retention|referral)[ -]?on\b|\bbonus(?:es)?\b|\b24\/7\b/gu,
  /\b(?:store|site|location|unit|req|requisition|job|ref|id|posting)\s?(?:id|no\.?|number|code)?\s?[#:]?\s?\d+/gu,
];
const SLASHED: readonly (readonly [RegExp, string])[] = [
  [/\ba\/p\b/gu, 'ap'],
  [/\ba\/r\b/gu, 'ar'],
  [/\ba\/v\b/gu, 'av'],
  [/\bf\/t\b/gu, 'full time'],
  [/\bp\/t\b/gu, 'part time'],
  [/\bw\/o?(?=\s|\w)/gu, ' with '],
];
/** The school that a year of it belongs to: “5th Grade”, “Grades 6–8”, “KS3”, “Year 4”. */
const YEARS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:[1-5](?:st|nd|rd|th) grade|grades? ?[1-5]|ks ?[12]|year [1-6])\b/gu,
    ' elementary school ',
  ],
  [/\b(?:[6-8]th grade|grades? ?[6-8])\b/gu, ' middle school '],
  [
    /\b(?:(?:9|1[0-2])th grade|grades? ?(?:9|1[0-2])|ks ?[345]|year (?:[7-9]|1[0-3]))\b/gu,
    ' high school ',
  ],
];
const TEACHES = /\b(?:teacher|teaching|teach|instructor)\b/u;
/** Small words of other languages, in small letters: “DE” is a state. */
const FOREIGN = new Set(
  `de des du la le les el los las y et der die das und für fur von di del della da do dos van voor och för em
  con por chez zur im`.match(/\S+/gu),
);
/** French that kitchens speak. */
const KITCHEN = /\bde (?:partie|cuisine)\b/giu;
const BREAK = /\s+[-–—~]+\s+|[-–—]+\s+|\s+[-–—]+|[,;|:()[\]•·!?"“”]|\s*\/\s*|\.\s+|\s+@\s*/u;
const NOISE = new Set(
  `hiring now urgent urgently immediate immediately wanted needed need opening openings position vacancy
  job opportunity apply today hourly salary pay weekly competitive union nonunion seiu afscme teamster cwa ibew usa
  us uk emea apac latam amer req requisition experienced fulltime bonus great role
  mon tue wed thu fri sat sun m-f am ft summer`.match(/\S+/gu),
);
/** Digits that belong to a role; all others are numbers of something else, or a level. */
const KEPT_DIGITS = new Set(['911', '3d', '2d', 'k12', 'b2b', 'b2c']);
const LEVEL_MARK = /^(?:[1-7]|(?:l|ic|e|p|t|g)[1-9])$/u;
const OPENERS =
  /^(?:i am (?:an? )?|i'm (?:an? )?|(?:job|position|role) (?:as|of) (?:an? )?|as an? )/u;

export interface TidyTitle {
  /** The pieces between commas, dashes, brackets, and slashes, as words. */
  readonly segments: readonly (readonly string[])[];
  readonly asides: readonly string[];
  readonly hostile: boolean;
}

interface AsidePhrase {
  readonly words: readonly string[];
  readonly label: string;
  /** It is an aside only in a title with one of these. */
  readonly beside: ReadonlySet<string>;
}

export function loadAsides(): readonly AsidePhrase[] {
  return readDataTable('asides.tsv')
    .map(([phrase = '', label = '', beside = '']) => ({
      words: splitWords(plainLetters(phrase)),
      label,
      beside: new Set(splitWords(plainLetters(beside))),
    }))
    .toSorted((one, other) => other.words.length - one.words.length);
}

function takeAsides(
  words: readonly string[],
  phrases: readonly AsidePhrase[],
  isRole: (words: readonly string[]) => boolean,
  asides: Set<string>,
): readonly string[] {
  // “Night Auditor” is a role of its own.
  if (isRole(words)) return words;
  const rest: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const phrase = phrases.find(
      ({ words: wanted, beside }) =>
        wanted.every((word, index) => words[at + index] === word) &&
        (beside.size === 0 || words.some((word) => beside.has(word))),
    );
    if (phrase === undefined) rest.push(words[at] ?? '');
    else {
      asides.add(phrase.label);
      at += phrase.words.length - 1;
    }
  }
  return rest;
}

const isKept = (word: string, at: number): boolean =>
  !NOISE.has(word) &&
  (!/\d/u.test(word) || KEPT_DIGITS.has(word) || (at > 0 && LEVEL_MARK.test(word)));

/** Takes off what isn't the role, and keeps what changes the interview as an aside. */
export function tidyTitle(
  title: string,
  phrases: readonly AsidePhrase[],
  isRole: (words: readonly string[]) => boolean,
): TidyTitle {
  let plain = plainLetters(title);
  const hostile = HOSTILE.some((pattern) => pattern.test(plain)) || isForeign(title);
  for (const pattern of EXTRAS) plain = plain.replace(pattern, ' ');
  for (const [pattern, meant] of SLASHED) plain = plain.replace(pattern, meant);
  if (TEACHES.test(plain))
    for (const [pattern, meant] of YEARS) plain = plain.replace(pattern, meant);
  const asides = new Set<string>();
  const segments = plain
    .trim()
    .replace(OPENERS, '')
    .split(BREAK)
    .map((segment) => segment.trim())
    .filter((segment, index) => segment !== '' && (index === 0 || !isPlace(segment)))
    .map((segment) => takeAsides(splitWords(segment).filter(isKept), phrases, isRole, asides))
    .filter((words) => words.length > 0);
  return { segments, asides: [...asides], hostile };
}

const isForeign = (title: string): boolean =>
  (title.replace(KITCHEN, ' ').match(/\p{L}+/gu) ?? []).some((word) => FOREIGN.has(word));

const isPlace = (segment: string): boolean =>
  isStateOrCountry(segment.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()));
