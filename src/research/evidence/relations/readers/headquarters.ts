import { KEEPING_VERBS, phraseFinder, wordSet } from '../../../../language';
import {
  companyFrom,
  companyUntil,
  isReal,
  textOf,
  whoOf,
  wordAt,
  type SentenceReader,
  type SentenceReading,
} from '../reading';
import { placesFrom } from './place-list';

const isSeat = wordSet('headquarter, headquarters');
const isSeated = wordSet('based, headquartered');
const isOfHead = wordSet('executive, head');
const isBeforeSeated = wordSet(`'re, 's, are, currently, is, now, was, were`);
const isBeforeSeat = wordSet('company, corporate, executive, global, head, main, principal, world');
const isBeforeIn = wordSet('are, is, located, situated');
const isDeterminer = wordSet('a, its, the');
const isIn = wordSet('at, in');
const saysPast = phraseFinder('was, were');
const KEEPING: ReadonlySet<string> = new Set(KEEPING_VERBS);
const NEAR = 10;

/** What leads to a seat, “our principal” or “we are”, begins behind this token. */
function leftOf(reading: SentenceReading, at: number, isParticiple: boolean): number {
  let left = at - 1;
  while ((isParticiple ? isBeforeSeated : isBeforeSeat)(wordAt(reading, left))) left -= 1;
  const verb = reading.parsed.tokens[left - 1]?.lemma ?? '';
  const isKept = !isParticiple && isDeterminer(wordAt(reading, left)) && KEEPING.has(verb);
  return isKept ? left - 2 : left;
}

/** “Based in Ghent, Acme …”: the sentence opens with the seat of whom it goes on about. */
const opensWith = (reading: SentenceReading, next: number): boolean =>
  reading.parsed.tokens.some(
    ({ text, index }) =>
      text === ',' &&
      index > next &&
      index < next + NEAR &&
      companyFrom(reading, index + 1) !== undefined,
  );

function isOwn(reading: SentenceReading, at: number, left: number): boolean {
  const isSubject = reading.clauses.some(
    ({ predicate, subjects }) =>
      predicate.head === at && subjects.some((phrase) => whoOf(reading, phrase) === 'company'),
  );
  return companyUntil(reading, left) !== undefined || isSubject;
}

/** "headquartered in Ghent", "our headquarters are in Ghent", "our principal executive offices are located at". */
export const headquarters: SentenceReader = (reading) =>
  reading.parsed.tokens.flatMap(({ index: at, text }) => {
    const isParticiple = isSeated(text);
    const isOffice = text.toLowerCase().startsWith('office') && isOfHead(wordAt(reading, at - 1));
    if (!isParticiple && !isSeat(text) && !isOffice) return [];
    const left = leftOf(reading, at, isParticiple);
    let next = at + 1;
    while (!isParticiple && isBeforeIn(wordAt(reading, next))) next += 1;
    if (!isIn(wordAt(reading, next)) || !isReal(reading, at)) return [];
    if (saysPast(textOf(reading, left + 1, at))) return [];
    const [value] = placesFrom(reading, next + 1);
    const isItsSeat =
      isOwn(reading, at, left) || (isParticiple && at === 0 && opensWith(reading, next));
    return value === undefined || !isItsSeat
      ? []
      : [{ topic: 'location', attribute: 'headquarters', value }];
  });
