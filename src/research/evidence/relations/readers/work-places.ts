import { KEEPING_VERBS, WORK_SITES, wordSet } from '../../../../language';
import { actorsOf, undergoersOf } from '../../../../language/clauses';
import type { Token } from '../../../../language/parser';
import {
  companyFrom,
  companyUntil,
  isReal,
  whoOf,
  wordAt,
  type SentenceReader,
  type SentenceReading,
} from '../reading';
import { placesFrom } from './place-list';

const SITES: ReadonlySet<string> = new Set(WORK_SITES);
const KEEPING: ReadonlySet<string> = new Set(KEEPING_VERBS);
const isLocated = wordSet('are, is, located');
const isOfOthers = wordSet('client, customer, firm, partner, supplier');
const isOfHead = wordSet('executive, head');
const isLeft = wordSet('former, from, out');
/** So far into a sentence its first words are whom it is about. */
const OPENING = 14;

const hangOn = ({ parsed: { tokens } }: SentenceReading, head: number): readonly Token[] =>
  tokens.filter((token) => token.head === head);

/** “our Ghent office”, “the company's labs” */
const isOwned = (reading: SentenceReading, at: number): boolean =>
  hangOn(reading, at).some(
    ({ index, label }) => label === 'nmod:poss' && companyUntil(reading, index) !== undefined,
  );

/** "We're in person with offices in …": the first words of the sentence are the company. */
function isBeside(reading: SentenceReading, at: number): boolean {
  const mark = hangOn(reading, at).find(({ lemma, index }) => lemma === 'with' && index < at);
  const before = reading.parsed.tokens.slice(0, mark?.index ?? 0);
  return (
    before.length <= OPENING &&
    before.some(({ index }) => companyFrom(reading, index) !== undefined) &&
    !before.some(({ lemma }) => isOfOthers(lemma))
  );
}

const isHad = (reading: SentenceReading, at: number): boolean =>
  reading.clauses.some(
    (clause) =>
      KEEPING.has(clause.predicate.lemma) &&
      undergoersOf(clause).some(({ head }) => head === at) &&
      actorsOf(clause).some((phrase) => whoOf(reading, phrase) === 'company'),
  );

/** The seat, which is told as such, or a place that the company has left. */
const isElse = (reading: SentenceReading, at: number): boolean =>
  isOfHead(wordAt(reading, at - 1)) || hangOn(reading, at).some(({ lemma }) => isLeft(lemma));

/** "We have offices in Ghent and Lyon", "our labs are in Ghent": where the company works. */
export const workPlaces: SentenceReader = (reading) =>
  reading.parsed.tokens.flatMap(({ index, lemma }) => {
    if (!SITES.has(lemma.toLowerCase()) || !isReal(reading, index)) return [];
    let next = index + 1;
    while (isLocated(wordAt(reading, next))) next += 1;
    if (wordAt(reading, next) !== 'in' || isElse(reading, index)) return [];
    if (![isOwned, isBeside, isHad].some((is) => is(reading, index))) return [];
    return placesFrom(reading, next + 1).map(
      (value) => ({ topic: 'location', attribute: 'office', value }) as const,
    );
  });
