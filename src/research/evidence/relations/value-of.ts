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

/** How many people: the number that counts the phrase's own head, which must be a word for people. */
function peopleOf(phrase: Phrase): ReadValue | undefined {
  if (!isOfStaff(phrase.lemma.toLowerCase())) return undefined;
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
function moneyOf(phrase: Phrase): ReadValue | undefined {
  if (/\bper\b/u.test(phrase.text)) return undefined;
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
      return peopleOf(phrase);
    case 'money':
      return moneyOf(phrase);
    case 'words':
      return phrase.text.length > LONGEST_WORDS ? undefined : { value: phrase.text };
    case 'year':
      return /^(?:1[89]|20)\d\d$/u.test(phrase.text) ? { value: phrase.text } : undefined;
  }
}
