import { trimSigns } from '../../../kernel/text';
import type { Phrase } from '../../../language/clauses';
import {
  isCalendarWord,
  isOfStaff,
  isPersonWord,
  personNamed,
  readDates,
  readMoney,
  readNumbers,
} from '../../../language';
import type { ValueKind } from './relation';

export interface ReadValue {
  readonly value?: string | number;
  readonly unit?: string;
}

const OPENING = '"“\'‘(';
const CLOSING = '"”\'’),.;:';
const LONGEST_NAME = 80;
const LONGEST_WORDS = 160;
/** “$0.40 per share” is a price and “$4 to $5 million” no sum, wherever the words behind hang. */
const NO_SUM = /^\s?(?:per\s|(?:to|or|[-–—])\s?[$€£¥₹\d]|(?:an?|each)\s(?:share|unit)\b)/u;
const NEAR = 24;

const coreOf = (phrase: Phrase, text: string): string =>
  text.slice(phrase.core.start, phrase.core.end).trim();

/** A name as told, without the marks around it; a possessive or a bare number is none. */
function nameOf(phrase: Phrase, text: string): string | undefined {
  if (phrase.kind !== 'name') return undefined;
  const name = trimSigns(coreOf(phrase, text), OPENING, CLOSING);
  return readDates(name).dates.length > 0 ||
    name.split(' ').every((word) => isCalendarWord(word.toLowerCase())) ||
    name.length < 2 ||
    name.length > LONGEST_NAME ||
    !/\p{Lu}/u.test(name)
    ? undefined
    : name;
}

/** “Founded by Ada”: where only people do what a verb says, one name is enough. */
const personOf = (name: string): string | undefined =>
  personNamed(name) ?? (isPersonWord(name) ? name : undefined);

/**
 * How many people: the number that counts the phrase's own head, which must be a word for people.
 * “20 of its 120 employees” are not 120.
 */
function peopleOf(phrase: Phrase, text: string): ReadValue | undefined {
  if (!isOfStaff(phrase.lemma.toLowerCase())) return undefined;
  const before = text.slice(Math.max(0, phrase.start - NEAR), phrase.start);
  const isPart = readNumbers(before).some(({ end }) => before.slice(end) === ' of ');
  if (isPart) return undefined;
  const counts = readNumbers(phrase.text).filter(
    ({ value, end }) =>
      Number.isInteger(value) && value > 1 && !/^\s*(?:%|percent)/u.test(phrase.text.slice(end)),
  );
  const [count, second] = counts;
  return count === undefined || second !== undefined
    ? undefined
    : { value: count.value, unit: 'people' };
}

/** The one sum of a phrase; two sums are a range or a comparison, and tell nothing by themselves. */
function moneyOf(phrase: Phrase, text: string): ReadValue | undefined {
  const behind = text.slice(phrase.end, phrase.end + NEAR);
  if (/\bper\b/u.test(phrase.text) || NO_SUM.test(behind)) return undefined;
  const [sum, second] = readMoney(phrase.text);
  return sum === undefined || second !== undefined
    ? undefined
    : { value: phrase.lemma === 'loss' ? -sum.value : sum.value, unit: sum.unit };
}

const named = (name: string | undefined): ReadValue | undefined =>
  name === undefined ? undefined : { value: name };

/** What a phrase says as a value of its kind, or nothing where it isn't one. */
export function valueOf(
  phrase: Phrase,
  kind: Exclude<ValueKind, 'none'>,
  text: string,
): ReadValue | undefined {
  switch (kind) {
    case 'name':
    case 'organization':
    case 'place':
      return named(nameOf(phrase, text));
    case 'person':
      return named(personOf(nameOf(phrase, text) ?? ''));
    case 'people':
      return peopleOf(phrase, text);
    case 'money':
      return moneyOf(phrase, text);
    case 'words':
      return phrase.text.length > LONGEST_WORDS ? undefined : { value: phrase.text };
    case 'year':
      return /^(?:1[89]|20)\d\d$/u.test(phrase.text) ? { value: phrase.text } : undefined;
  }
}
