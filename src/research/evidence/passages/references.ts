import { isCalendarWord, isHonorific, phraseFinder, withoutHonorific } from '../../../language';

const PART = String.raw`\p{Lu}[\p{L}\p{N}’'&.-]*`;
const NAME = `${PART}(?: (?:of |and |the |& )?${PART}){0,4}`;
const AUXILIARIES = ['became', 'began', 'can', 'did', 'had', 'has', 'is', 'was', 'will'];
const PAST_OR_PRESENT = String.raw`(?:${AUXILIARIES.join('|')}|\p{Ll}+(?<=s|ed))`;
const PLURAL = String.raw`(?:are|were|have|had|do|did|will|can|\p{Ll}{2,})`;
const ONE = new RegExp(String.raw`^(?<name>${NAME})(?:, [^,.]{3,60},)? ${PAST_OR_PRESENT}\b`, 'u');
const WORD = String.raw`\p{Lu}[\p{L}\p{N}’'-]*`;
const SHORT_NAME = `${WORD}(?: ${WORD}){0,2}`;
const TWO = new RegExp(`^(?<name>${SHORT_NAME} and ${SHORT_NAME}) ${PLURAL}\\b`, 'u');
/** Words that begin a sentence with a capital and name nothing. */
const FIRST_WORDS =
  'The A An This That These Those It He She They We I You There Here In On At For From By With As If ' +
  'When While Since After Before All Each Every Some Most Many No Our Their Its His Her Your My What ' +
  'Who How Why Where And But Or So Not Today Now Yes';
const NO_NAME = new RegExp(`^(?:${FIRST_WORDS.split(' ').join('|')})\\b`, 'u');
const PERSON = /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}’'-]+){0,2}$/u;
const isOfPerson = phraseFinder(
  `graduated, hold/holds a, is our/the/its ..2 officer/director/president/founder/manager, joined, leads, led, said,
   says,    served, serves, studied, was appointed/elected/named/born/hired/promoted`,
);
const PRONOUN = /^["“]?(?<word>It|Its|He|His|She|Her|They|Their)\b/u;
const BOTH = /\b(?<word>between them|both of them|the two of them)\b/iu;

/** Names besides the first that a sentence holds: with one of them it isn't plain whom a pronoun means. */
function otherNames(sentence: string, name: string): readonly string[] {
  return [...sentence.slice(name.length).matchAll(/(?<=\s)\p{Lu}[\p{L}’'-]+/gu)]
    .map(([word]) => word)
    .filter((word) => !isCalendarWord(word.toLowerCase()) && !name.includes(word));
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
  if (word === undefined || before === undefined || NO_NAME.test(before)) return undefined;
  const small = word.toLowerCase();
  const two = TWO.exec(before)?.groups?.['name'];
  if (small === 'they' || small === 'their' || small.includes('them'))
    return two === undefined || otherNames(before, two).length > 0 ? undefined : { [small]: two };
  const name = ONE.exec(before)?.groups?.['name'];
  if (two !== undefined || name === undefined || / and /u.test(name)) return undefined;
  if (otherNames(before, name).length > 0) return undefined;
  const isPerson =
    PERSON.test(withoutHonorific(name)) &&
    (isHonorific(name.split(' ')[0] ?? '') || isOfPerson(before));
  const asksPerson = small !== 'it' && small !== 'its';
  return isPerson === asksPerson ? { [small]: name } : undefined;
}
