import { isYear } from '../../../../kernel/text';
import { defined } from '../../../../kernel/defined';
import { isManyOfStaff, readDays, readNumbers, wordSet } from '../../../../language';
import {
  companyUntil,
  isMark,
  isReal,
  wordAt,
  type SentenceReader,
  type SentenceReading,
} from '../reading';

const HAS = new Set(['have', 'employ', 'be', 'grow', "'re", '’re']);
const BETWEEN = new Set([
  'currently',
  'now',
  'over',
  'approximately',
  'about',
  'around',
  'roughly',
  'nearly',
  'more',
  'than',
  'some',
  'a',
  'total',
  'of',
  'to',
  'team',
  'workforce',
  'has',
  'have',
  'had',
  'grown',
  'us',
]);
const KIND = new Set([
  'full',
  'part',
  'time',
  'and',
  '-',
  'regular',
  'permanent',
  'talented',
  'dedicated',
  'active',
  'equivalent',
]);

const isAfterCount = wordSet(
  'across, around, as, at, from, globally, located, on, working, worldwide',
);
const isMore = wordSet('more, over, than');

/** “employees in 30 countries”, and not “employees in Ohio”: everywhere it has some. */
function isEverywhere(reading: SentenceReading, at: number): boolean {
  let next = at + 1;
  while (isMore(wordAt(reading, next))) next += 1;
  return wordAt(reading, at) === 'in' && reading.parsed.tokens[next]?.pos === 'NUM';
}

const mayFollow = (reading: SentenceReading, at: number): boolean =>
  isMark(reading.parsed.tokens[at]) ||
  isAfterCount(wordAt(reading, at)) ||
  isEverywhere(reading, at);

const isBeforeCount = wordSet(
  `also, are, currently, had, has, have, headcount, is, now, team, together, workforce`,
);

/** "We had approximately 1,200 employees", "our team has grown to 25 people", "we're 30 people". */
export const headcount: SentenceReader = (reading) => {
  const { tokens, text } = reading.parsed;
  for (const token of tokens) {
    if (!isManyOfStaff(token.text.toLowerCase())) continue;
    let at = token.index - 1;
    while (KIND.has(wordAt(reading, at))) at -= 1;
    const [count] = readNumbers(tokens[at]?.text ?? '');
    if (count === undefined || !Number.isInteger(count.value) || count.value < 2) continue;
    if (isYear(tokens[at]?.text ?? '')) continue;
    const kinds = tokens.slice(at + 1, token.index).map((kind) => kind.text.toLowerCase());
    if (kinds.includes('part') && !kinds.includes('full')) continue;
    let verb = at - 1;
    while (verb > 0 && BETWEEN.has(wordAt(reading, verb)) && !HAS.has(tokens[verb]?.lemma ?? ''))
      verb -= 1;
    while (verb > 0 && HAS.has(tokens[verb - 1]?.lemma ?? '')) verb -= 1;
    const isHas =
      HAS.has(tokens[verb]?.lemma ?? '') ||
      tokens.slice(verb, at).some(({ lemma }) => HAS.has(lemma));
    if (!isHas || !isReal(reading, token.index)) continue;
    let subject = verb - 1;
    while (isBeforeCount(wordAt(reading, subject))) subject -= 1;
    const lemmas = tokens.slice(verb, at).map(({ lemma }) => lemma);
    // "We are 30 people" counts; "we had 30 people in the room" is told by what follows.
    if (companyUntil(reading, subject) === undefined) continue;
    if (!mayFollow(reading, token.index + 1)) continue;
    if (lemmas.includes('be') && token.text === 'employees') continue;
    const days = readDays(text.slice(tokens[0]?.start, tokens.at(-1)?.end)).filter(
      ({ day }) => day <= reading.fetchedAt.slice(0, 10),
    );
    const asOf = new Set(days.map(({ day }) => day)).size === 1 ? days[0]?.day : undefined;
    // “When it began, it had 15 people” says nothing of today.
    const isPast = tokens.slice(verb, at).some(({ tag }) => tag === 'VBD');
    if (isPast && asOf === undefined && !reading.isFiling) continue;
    return [
      {
        topic: 'snapshot',
        attribute: 'employees',
        value: count.value,
        unit: 'people',
        ...defined({ asOf }),
      },
    ];
  }
  return [];
};
