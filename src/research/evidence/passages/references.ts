import {
  isCalendarWord,
  isHonorific,
  isPersonName,
  isPersonWord,
  phraseFinder,
  readNames,
} from '../../../language';

const AUXILIARIES = ['became', 'began', 'can', 'did', 'had', 'has', 'is', 'was', 'will'];
const ONE_DOES = new RegExp(
  String.raw`^(?:, [^,.]{3,60},)? (?:${AUXILIARIES.join('|')}|\p{Ll}+(?<=s|ed))\b`,
  'u',
);
const TWO_DO = /^ (?:are|were|have|had|do|did|will|can|\p{Ll}{2,})\b/u;
/** A longer one of two names may be several. */
const MOST_WORDS_OF_TWO = 3;
const isOfPerson = phraseFinder(
  `graduated, hold/holds a, is our/the/its ..2 officer/director/president/founder/manager, joined, leads, led, said,
   says, served, serves, studied, was appointed/elected/named/born/hired/promoted`,
);
const PRONOUN = /^["“]?(?<word>It|Its|He|His|She|Her|They|Their)\b/u;
const BOTH = /\b(?<word>between them|both of them|the two of them)\b/iu;

interface Opening {
  readonly name: string;
  readonly isTwo: boolean;
}

const isShort = (name: string): boolean => name.split(' ').length <= MOST_WORDS_OF_TWO;

/** Whom alone a sentence names, if it begins with them and what they do. */
function openingOf(sentence: string): Opening | undefined {
  const [first, ...others] = readNames(sentence);
  if (first === undefined || first.start > 0) return undefined;
  const [second] = others;
  const isTwo =
    second !== undefined &&
    sentence.slice(first.end, second.start) === ' and ' &&
    isShort(first.text) &&
    isShort(second.text) &&
    TWO_DO.test(sentence.slice(second.end));
  const name = sentence.slice(0, isTwo ? second.end : first.end);
  // With one more name it isn't plain whom a pronoun means.
  const isAlone = others
    .slice(isTwo ? 1 : 0)
    .every(({ text }) => isCalendarWord(text.toLowerCase()) || name.includes(text));
  const does = isTwo || ONE_DOES.test(sentence.slice(first.end));
  return isAlone && does ? { name, isTwo } : undefined;
}

/**
 * What a sentence's pronoun stands for, if the sentence before names one thing alone and begins with it.
 * Everything less plain stays open.
 */
export function refersTo(
  sentence: string,
  before: string | undefined,
): Readonly<Record<string, string>> | undefined {
  const word = PRONOUN.exec(sentence)?.groups?.['word'] ?? BOTH.exec(sentence)?.groups?.['word'];
  const opening = word === undefined || before === undefined ? undefined : openingOf(before);
  if (word === undefined || before === undefined || opening === undefined) return undefined;
  const { name, isTwo } = opening;
  const small = word.toLowerCase();
  const asksTwo = small === 'they' || small === 'their' || small.includes('them');
  if (isTwo || asksTwo) return isTwo && asksTwo ? { [small]: name } : undefined;
  const isTitled = isHonorific(name.split(' ')[0] ?? '');
  const isPerson = isTitled || (isOfPerson(before) && (isPersonName(name) || isPersonWord(name)));
  const asksPerson = small !== 'it' && small !== 'its';
  return isPerson === asksPerson ? { [small]: name } : undefined;
}
