import { isCapitalized } from '../../../../kernel/text';
import { isStateOrCountry, readDates, wordSet, phraseFinder } from '../../../../language';
import {
  companyFrom,
  companyUntil,
  isReal,
  textOf,
  whoOf,
  wordAt,
  type SentenceReader,
  type SentenceReading,
  type Stated,
} from '../reading';

const SITES = new Set([
  'office',
  'offices',
  'facilities',
  'facility',
  'campus',
  'campuses',
  'hub',
  'hubs',
  'warehouse',
  'warehouses',
  'laboratory',
  'laboratories',
  'factory',
  'factories',
  'plant',
  'plants',
  'studio',
  'studios',
]);
const HAS = new Set([
  'have',
  'operate',
  'maintain',
  'lease',
  'own',
  'open',
  'run',
  'occupy',
  'rent',
]);
const BETWEEN = new Set([
  'also',
  'currently',
  'additional',
  'corporate',
  'sales',
  'regional',
  'several',
  'other',
  'main',
  'new',
  'and',
  'an',
  'a',
  'the',
  'cozy',
  'manufacturing',
  'satellite',
  'physical',
  'research',
  'development',
  'engineering',
  'two',
  'three',
  'four',
  'five',
  'six',
  'local',
  'administrative',
  'executive',
  'production',
  'international',
  'small',
  'beautiful',
  'leased',
]);
const NO_PLACE = /\b(?:Inc|LLC|Ltd|Item|Note|Q[1-4]|Figure|Company)\b|^(?:May|We|Our|It)$/u;
const isCapital = (word: string): boolean => isCapitalized(word);

const isWordOfRegion = wordSet(`
  africa america americas asia asia-pacific central east eastern europe latin middle north northern oceania
  south southern sub-saharan west western`);
const isRegion = (place: string): boolean => place.split(' ').every((word) => isWordOfRegion(word));
const MOST_IN_BRACKETS = 5;

/** “Ghent (Belgium), Lyon (France)”: what stands in brackets says where the town is. */
function behindBrackets({ parsed: { tokens } }: SentenceReading, at: number): number {
  if (tokens[at]?.text !== '(') return at;
  const close = tokens.findIndex(({ text, index }) => index > at && text === ')');
  return close > at && close - at <= MOST_IN_BRACKETS ? close + 1 : at;
}

/** “N.C.”, “D.C.”, “U.K.” behind a town. */
const LETTERS = /^(?:\p{Lu}\.){2,3}$/u;
const isWhere = (place: string): boolean => isStateOrCountry(place) || LETTERS.test(place);

/** The places of a list that begins at a token: a town with its state or country is one place. */
function placesFrom(reading: SentenceReading, first: number): readonly string[] {
  const { tokens } = reading.parsed;
  const places: string[] = [];
  let at = wordAt(reading, first) === 'the' ? first + 1 : first;
  while (at < tokens.length) {
    let end = at;
    while (
      isCapital(tokens[end]?.text ?? '') ||
      (end > at && wordAt(reading, end) === 'of' && isCapital(tokens[end + 1]?.text ?? ''))
    )
      end += 1;
    // “Washington’s lake region” names no place that could be told by itself.
    if (end === at || /^[’']s?$/u.test(wordAt(reading, end))) break;
    const place = textOf(reading, at, end - 1);
    if (isWhere(place) && places.length > 0 && wordAt(reading, at - 1) === ',')
      places.push(`${places.pop() ?? ''}, ${place}`);
    else places.push(place);
    at = behindBrackets(reading, end);
    while (/^(?:,|and|;|as well as)$/u.test(wordAt(reading, at))) at += 1;
    if (at === behindBrackets(reading, end)) break;
  }
  // “offices in West Africa”: somewhere there.
  return places.filter(
    (place) =>
      place.length < 60 &&
      !NO_PLACE.test(place) &&
      !isRegion(place) &&
      !readDates(place).dates.length,
  );
}

const isBeforeParticiple = wordSet(`'re, 's, are, currently, is, now, was, were`);

const isBeforeSeat = wordSet('company, corporate, executive, global, head, main, principal, world');

const isBeforeIn = wordSet('are, is, located, situated');

const saysPast = phraseFinder('was, were');

/** "headquartered in Ghent", "our headquarters are in Ghent", "our principal executive offices are located at". */
function seatAt(reading: SentenceReading, at: number): readonly Stated[] {
  const { tokens } = reading.parsed;
  const word = wordAt(reading, at);
  let next = at + 1;
  const isParticiple = word === 'headquartered' || word === 'based';
  let left = at - 1;
  if (isParticiple) while (isBeforeParticiple(wordAt(reading, left))) left -= 1;
  else {
    while (isBeforeSeat(wordAt(reading, left))) left -= 1;
    while (isBeforeIn(wordAt(reading, next))) next += 1;
    if (/^(?:a|its|the)$/u.test(wordAt(reading, left)) && HAS.has(tokens[left - 1]?.lemma ?? ''))
      left -= 2;
  }
  if (!/^(?:in|at)$/u.test(wordAt(reading, next)) || !isReal(reading, at)) return [];
  const was = textOf(reading, left + 1, at);
  if (saysPast(was)) return [];
  const [place] = placesFrom(reading, next + 1);
  if (place === undefined) return [];
  let isOwn = companyUntil(reading, left) !== undefined;
  isOwn ||= reading.clauses.some(
    ({ predicate, subjects }) =>
      predicate.head === at && subjects.some((phrase) => whoOf(reading, phrase) === 'company'),
  );
  if (!isOwn && isParticiple && at === 0) {
    const comma = tokens.findLastIndex(
      ({ text, index }) =>
        text === ',' &&
        index > next &&
        index < next + 10 &&
        companyFrom(reading, index + 1) !== undefined,
    );
    isOwn = comma > 0;
  }
  return isOwn ? [{ topic: 'location', attribute: 'headquarters', value: place }] : [];
}

const isBeforeHaving = wordSet(`'ve, also, currently, now`);

const isLocated = wordSet('are, is, located');

/** "We have offices in Ghent and Lyon", "our Ghent office": where the company works. */
function officesAt(reading: SentenceReading, at: number): readonly Stated[] {
  const { tokens } = reading.parsed;
  let left = at - 1;
  while (BETWEEN.has(wordAt(reading, left)) || /^\d+$/u.test(wordAt(reading, left))) left -= 1;
  const isOwned = companyUntil(reading, left) !== undefined;
  const isWith = wordAt(reading, left) === 'with' && companyWithout(reading, left);
  let isHad = false;
  if (HAS.has(tokens[left]?.lemma ?? '')) {
    let subject = left - 1;
    while (isBeforeHaving(wordAt(reading, subject))) subject -= 1;
    isHad = companyUntil(reading, subject) !== undefined;
  }
  if (!(isOwned || isWith || isHad) || !isReal(reading, at)) return [];
  let next = at + 1;
  if (isLocated(wordAt(reading, next))) next += 1;
  if (wordAt(reading, next) === 'located') next += 1;
  if (wordAt(reading, next) !== 'in') return [];
  return placesFrom(reading, next + 1).map((value): Stated => ({
    topic: 'location',
    attribute: 'office',
    value,
  }));
}

const isOfOthers = wordSet('client, customer, firm, partner, supplier, work');

/** "We're in person with offices in …": the first words of the sentence are the company. */
const companyWithout = (reading: SentenceReading, until: number): boolean =>
  until < 14 &&
  reading.parsed.tokens
    .slice(0, until)
    .some(({ index }) => companyFrom(reading, index) !== undefined) &&
  !reading.parsed.tokens.slice(0, until).some(({ lemma }) => isOfOthers(lemma) && lemma !== 'work');

const isSeat = wordSet('based, headquarter, headquartered, headquarters');

export const places: SentenceReader = (reading) =>
  reading.parsed.tokens.flatMap(({ index, text }) => {
    const word = text.toLowerCase();
    if (
      isSeat(word) ||
      (word.startsWith('office') && /^(?:executive|head)$/u.test(wordAt(reading, index - 1)))
    )
      return seatAt(reading, index);
    return SITES.has(word) ? officesAt(reading, index) : [];
  });
