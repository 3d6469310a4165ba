import { isOfficeWord, phraseFinder, readDays, wordSet } from '../../../../../language';
import {
  companyFrom,
  companyUntil,
  isMark,
  isReal,
  mentions,
  setOf,
  textOf,
  wordAt,
  type SentenceReader,
  type SentenceReading,
  type Stated,
} from '../../reading';
import {
  GONE,
  isCapital,
  isOwnOffice,
  personAfter,
  personBefore,
  statedOf,
  titleFrom,
  WAS,
} from './offices';

const OPENS = new Set([
  'as',
  'appointed',
  'named',
  'elected',
  'is',
  'became',
  'becomes',
  'promoted',
  'been',
]);
const tellsNow = phraseFinder(
  `^ became/becomes/=is/joined/serves, ^ currently serves, ^ has been/served,
   ^ been appointed/named/elected/promoted, ^ has been appointed/named/elected/promoted,
   ^ =was (also) appointed/named/elected/promoted`,
);
const isSince = wordSet('effective, in, on, since');
const NEAR = 8;
const MOST_CHARACTERS = 80;

/** “, since May 2023”, “of Acme since May 2023” */
function sinceIn(reading: SentenceReading, end: number): string | undefined {
  const { tokens } = reading.parsed;
  let at = wordAt(reading, end + 1) === ',' ? end + 2 : end + 1;
  if (wordAt(reading, at) === 'of')
    while (at < end + NEAR && !isSince(wordAt(reading, at)) && !isMark(tokens[at])) at += 1;
  if (!isSince(wordAt(reading, at))) return undefined;
  const [day] = readDays(textOf(reading, at, tokens.length - 1).slice(0, MOST_CHARACTERS));
  return day === undefined || day.day > reading.fetchedAt.slice(0, 10) ? undefined : day.day;
}

const COMMITTEE = setOf('committee');

const isArticle = wordSet('a, an, the');

/** "Ada Bell, our CFO", "our CFO Ada Bell", "Ada Bell has served as CFO since May 2023". */
function officeAt(reading: SentenceReading, at: number): readonly Stated[] {
  let before = at - 1;
  if (isArticle(wordAt(reading, before))) before -= 1;
  const owner = companyUntil(reading, before);
  const left = owner === undefined ? before : owner - 1;
  const end = titleFrom(reading, at);
  if (end === undefined) return [];
  const title = textOf(reading, at, end);
  if (title.toLowerCase().startsWith('chair') && mentions(reading, COMMITTEE)) return [];
  const person = ['(', ','].includes(wordAt(reading, left))
    ? personBefore(reading, left - 1)
    : undefined;
  if (person !== undefined) {
    if (!isOwnOffice(reading, owner, end)) return [];
    const isNamed = companyFrom(reading, end + 2) !== undefined;
    if (owner === undefined && !isNamed && !isCapital(title)) return [];
    return statedOf(textOf(reading, person, left - 1), title, sinceIn(reading, end));
  }
  if (owner !== undefined) {
    const first = wordAt(reading, end + 1) === ',' ? end + 2 : end + 1;
    const last = personAfter(reading, first);
    if (last !== undefined) return statedOf(textOf(reading, first, last), title, undefined);
  }
  if (!isReal(reading, end)) return [];
  if (!OPENS.has(wordAt(reading, left)) && wordAt(reading, left) !== 'to') return [];
  for (let verb = left; verb > Math.max(0, left - 9); verb -= 1) {
    const person = personBefore(reading, verb - 1);
    if (person === undefined) continue;
    const isAside = wordAt(reading, verb) === ',';
    const first = isAside ? verb + (wordAt(reading, verb + 1) === 'who' ? 2 : 1) : verb;
    const verbs = textOf(reading, first, left);
    const isElse =
      verbs.startsWith('joined') &&
      companyFrom(reading, verb + 1) === undefined &&
      verbs.split(' ').length > 2;
    if (!tellsNow(verbs) || isElse || !isOwnOffice(reading, owner, end)) return [];
    return statedOf(textOf(reading, person, verb - 1), title, sinceIn(reading, end));
  }
  return [];
}

/** Who holds which office of the company now. */
export const people: SentenceReader = (reading) => {
  const { tokens } = reading.parsed;
  // Signatures repeat each name before its title.
  if (textOf(reading, 0, tokens.length - 1).includes('/s/')) return [];
  if (mentions(reading, GONE) || WAS.test(textOf(reading, 0, tokens.length - 1))) return [];
  return tokens
    .filter(
      ({ index, text }) =>
        isOfficeWord(text.toLowerCase()) &&
        !isOfficeWord(wordAt(reading, index - 1)) &&
        wordAt(reading, index - 1) !== 'and',
    )
    .flatMap(({ index }) => officeAt(reading, index));
};
