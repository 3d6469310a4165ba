import { isCapitalized } from '../../../../kernel/text';
import { phraseFinder, readDates, readMoney, wordSet } from '../../../../language';
import {
  companyUntil,
  isReal,
  mentions,
  setOf,
  textOf,
  wordAt,
  type SentenceReader,
  type SentenceReading,
  type Stated,
} from '../reading';

const BESIDE = setOf(
  'has have also recently just is are ’ve ’re today officially voluntarily successfully',
);
const LAUNCH = setOf('launch unveil introduce debut');
const ACQUIRE = setOf('acquire');
/** What is launched, introduced or bought and is neither a product nor a company. */
const NO_PRODUCT = setOf(
  `act action appeal bill campaign career committee effort initiative investigation law legislation measure
  offer offering order policy report result review rule search standard study tender career`,
);
const NO_COMPANY = setOf(
  `aircraft asset bond building equipment interest land license note property right security share stock unit
  warrant debt loan insurance stake customer`,
);
/** What is brought in for one's own people is no launch. */
const OWN_PEOPLE = setOf('employee colleague leader manager staff teammate');
const EQUITY = setOf('round series funding seed financing ipo placement');
const NO_EQUITY = setOf('guidance dividend price estimate debt notes loan forecast credit');
const STOPS = setOf(
  'in on at for to from with by as which that after before , . : ; ( – — and during under last this',
);
const LONGEST = 9;

const isDeterminer = wordSet('a, an, its, our, the');

/** What the company does something to: the words from a verb to where its phrase ends. */
function objectFrom(
  reading: SentenceReading,
  first: number,
): { text: string; last: number } | undefined {
  let at = isDeterminer(wordAt(reading, first)) ? first + 1 : first;
  if (wordAt(reading, at) === 'new') at += 1;
  let last = at;
  while (!STOPS.has(wordAt(reading, last)) && wordAt(reading, last) !== '') last += 1;
  if (last === at || last - at > LONGEST) return undefined;
  const text = textOf(reading, at, last - 1);
  // “Launched May 2025” says when, and not what.
  return readDates(text).dates[0]?.start === 0 ? undefined : { text, last: last - 1 };
}

/** "Kite 3", "the Kite app", and not "a new skills initiative" or what is for one's own people. */
function isNamed(reading: SentenceReading, last: number): boolean {
  const { tokens } = reading.parsed;
  return (
    ['NUM', 'PROPN'].includes(tokens[last]?.pos ?? '') &&
    ![':', ';'].includes(wordAt(reading, last + 1)) &&
    !mentions(reading, OWN_PEOPLE)
  );
}

const endsOnOwner = phraseFinder("' $, ' s $");
const saysPerShare = phraseFinder('per (common) share/unit');

function raised(reading: SentenceReading, verb: number): readonly Stated[] {
  const end = Math.min(verb + 14, reading.parsed.tokens.length - 1);
  const rest = textOf(reading, verb + 1, end);
  const [sum, second] = readMoney(rest);
  if (
    sum === undefined ||
    sum.start > 30 ||
    !mentions(reading, EQUITY, verb) ||
    mentions(reading, NO_EQUITY)
  )
    return [];
  if (saysPerShare(rest.slice(sum.end, sum.end + 18))) return [];
  if (second !== undefined && /^ ?(?:to|or|[-–—]) ?$/u.test(rest.slice(sum.end, second.start)))
    return [];
  return [{ topic: 'financials', attribute: 'funding', value: sum.value, unit: sum.unit }];
}

/** "Acme has launched Kite", "we raised $15M": told by the verb right behind the company's name. */
export const companyActs: SentenceReader = (reading) =>
  reading.parsed.tokens.flatMap(({ index, lemma, tag }): readonly Stated[] => {
    const isRaise = lemma === 'raise' || lemma === 'close' || lemma === 'secure';
    if (!isRaise && !LAUNCH.has(lemma) && !ACQUIRE.has(lemma)) return [];
    if (!tag.startsWith('VB') || !isReal(reading, index)) return [];
    let left = index - 1;
    while (BESIDE.has(wordAt(reading, left))) left -= 1;
    if (['are', 'is'].includes(wordAt(reading, index - 1)) && tag !== 'VBG') return [];
    if (companyUntil(reading, left) === undefined) return [];
    if (isRaise) return raised(reading, index);
    const object = objectFrom(reading, index + 1);
    if (object === undefined || !/\p{Lu}/u.test(object.text)) return [];
    const never = LAUNCH.has(lemma) ? NO_PRODUCT : NO_COMPANY;
    const head = reading.parsed.tokens[object.last]?.lemma.toLowerCase() ?? '';
    if (never.has(head)) return [];
    if (LAUNCH.has(lemma) && !isNamed(reading, object.last)) return [];
    if (LAUNCH.has(lemma)) return [{ topic: 'products', attribute: 'launch', value: object.text }];
    if (!isCapitalized(object.text) || endsOnOwner(object.text)) return [];
    return [{ topic: 'news', attribute: 'acquisition', value: object.text }];
  });
