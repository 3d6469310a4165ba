import { squeeze } from '../../kernel/text';
import { WEEKDAYS } from '../lexicon/calendar/weekdays';
import { GENERATIONS, NAME_PARTICLES, SMALL_NAMES } from '../lexicon/names/person-words';
import { SENTENCE_OPENERS } from '../lexicon/sentence-openers';
import { containsWords, foldCase } from '../text/fold';
import type { TextSpan } from '../text/sentences';
import { isStateOrCountry } from '../values/places';
import { isSmallWord } from '../words/stop-words';
import { isCalendarWord } from './calendar-words';
import { isFirmWord } from './firm-words';
import { isHonorific, withoutHonorific } from './honorifics';
import { isNameJoiner, readNames } from './name-runs';
import { isOfficeWord } from './titles';

const PARTICLES: ReadonlySet<string> = new Set(NAME_PARTICLES);
const RUNNING: ReadonlySet<string> = new Set(GENERATIONS);
const SMALL: ReadonlySet<string> = new Set(SMALL_NAMES);
const DAYS: ReadonlySet<string> = new Set(WEEKDAYS.map(([word]) => word));
const OPENERS: ReadonlySet<string> = new Set(SENTENCE_OPENERS);

const WORD = /^\p{Lu}[\p{L}\p{M}'’.-]*$/u;
const FEWEST_WORDS = 2;
const MOST_WORDS = 4;
const LONGEST_NAME = 50;
/** “JP” and “IV” may be initials; more capitals are letters of something: “CPA”. */
const MOST_CAPITALS = 2;

const bare = (word: string): string => word.replace(/\.$/u, '').toLowerCase();

/** “Jr.”, “III”. */
export const isGeneration = (word: string): boolean => RUNNING.has(bare(word));

export const isNameParticle = (word: string): boolean => PARTICLES.has(word);

/** “Bell”, “O’Hara”, “J.”: a word by which somebody may be called, and no firm, office or day. */
export function isPersonWord(word: string): boolean {
  const lower = bare(word);
  return (
    WORD.test(word) &&
    !isFirmWord(word) &&
    !isOfficeWord(lower) &&
    !isHonorific(word) &&
    !DAYS.has(lower) &&
    (lower.length === 1 || !isSmallWord(lower) || SMALL.has(lower))
  );
}

const isInCapitals = (word: string): boolean =>
  word.length > MOST_CAPITALS &&
  !/\p{Ll}/u.test(word) &&
  !word.includes('.') &&
  !isGeneration(word);

/** “ADA BELL” is somebody in a heading; “Ada CPA” is nobody. */
const isInOneCase = (names: readonly string[]): boolean =>
  !names.some(isInCapitals) || names.every((name) => name === name.toUpperCase());

/** Whether a text is a person’s whole name: two to four words besides “Dr.” and “van der”. */
export function isPersonName(text: string): boolean {
  const words = withoutHonorific(squeeze(text)).split(' ');
  const names = words.filter((word) => !PARTICLES.has(word));
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return (
    text.length < LONGEST_NAME &&
    names.length >= FEWEST_WORDS &&
    names.length <= MOST_WORDS &&
    names.every(isPersonWord) &&
    !names.every((name) => isCalendarWord(bare(name))) &&
    !OPENERS.has(first) &&
    !isStateOrCountry(words.join(' ')) &&
    first === names[0] &&
    last === names.at(-1) &&
    isInOneCase(names)
  );
}

/** Whether a text is “Ms. Bell”: somebody for sure, by no more than one word. */
const isTitledName = (text: string): boolean => {
  const name = withoutHonorific(text);
  return name !== text && isPersonWord(name) && !isInCapitals(name);
};

/** What a person is called in a text that is their name: “Ada Bell” of “Ms. Ada Bell”, and “Ms. Bell”. */
export function personNamed(text: string): string | undefined {
  if (isPersonName(text)) return withoutHonorific(text);
  return isTitledName(text) ? text : undefined;
}

/** “Ada Bell” of “Ada M. Bell”, as who tells of her may leave out the letter. */
const withoutInitials = (name: string): string =>
  name
    .split(' ')
    .filter((word) => bare(word).length > 1)
    .join(' ');

/** Whether two names may be one person’s: one of them holds the other, but for letters. */
export function mayBeSamePerson(one: string, other: string): boolean {
  const [left, right] = [foldCase(withoutInitials(one)), foldCase(withoutInitials(other))];
  return containsWords(left, right) || containsWords(right, left);
}

/** A run of words with capitals, cut where a word is no part of a person’s name, and not read past “of”. */
function cutRun({ text, start }: TextSpan): readonly TextSpan[] {
  const parts: TextSpan[] = [];
  let isOpen = false;
  for (const { 0: word, index } of text.matchAll(/\S+/gu)) {
    // “Director of Talent Acquisition”
    if (isNameJoiner(word) && !PARTICLES.has(word)) break;
    const last = parts.at(-1);
    const isPart = PARTICLES.has(word) || (WORD.test(word) && !isOfficeWord(bare(word)));
    const end = start + index + word.length;
    if (isPart && isOpen && last !== undefined)
      parts[parts.length - 1] = { ...last, text: text.slice(last.start - start, end - start), end };
    else if (isPart) parts.push({ text: word, start: start + index, end });
    isOpen = isPart && !isHonorific(word);
  }
  return parts;
}

/** The people whom a text calls by two names or more. */
export const readPersons = (text: string): readonly TextSpan[] =>
  readNames(text)
    .flatMap(cutRun)
    .filter((part) => isPersonName(part.text));
