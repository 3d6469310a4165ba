import { isCapitalized } from '../../../../kernel/text';
import { isStateOrCountry, phraseFinder, readDates, REGION_WORDS } from '../../../../language';
import { isClitic, textOf, wordAt, type SentenceReading } from '../reading';

const isCapital = (reading: SentenceReading, at: number): boolean =>
  isCapitalized(reading.parsed.tokens[at]?.text ?? '');

const saysElse = phraseFinder(
  `=company, =figure, =inc, =item, =llc, =ltd, =note, q*, ^ =it $, ^ =may $, ^ =our $, ^ =we $`,
);
const REGIONS: ReadonlySet<string> = new Set(REGION_WORDS);
/** “West Africa”: somewhere there. */
const isRegion = (place: string): boolean =>
  place.split(' ').every((word) => REGIONS.has(word.toLowerCase()));
const LONGEST_PLACE = 60;
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
const JOINTS = new Set([',', ';', 'and']);

/** Behind a name that begins here: “Ghent”, “Isle of Wight”. */
function behindName(reading: SentenceReading, first: number): number {
  let end = first;
  const isJoined = (): boolean =>
    end > first && wordAt(reading, end) === 'of' && isCapital(reading, end + 1);
  while (isCapital(reading, end) || isJoined()) end += 1;
  return end;
}

/** The places of a list that begins at a token: a town with its state or country is one place. */
export function placesFrom(reading: SentenceReading, first: number): readonly string[] {
  const { tokens } = reading.parsed;
  const places: string[] = [];
  let at = wordAt(reading, first) === 'the' ? first + 1 : first;
  while (at < tokens.length) {
    const end = behindName(reading, at);
    // “Washington’s lake region” names no place that could be told by itself.
    if (end === at || isClitic(wordAt(reading, end))) break;
    const place = textOf(reading, at, end - 1);
    if (isWhere(place) && places.length > 0 && wordAt(reading, at - 1) === ',')
      places.push(`${places.pop() ?? ''}, ${place}`);
    else places.push(place);
    at = behindBrackets(reading, end);
    while (JOINTS.has(wordAt(reading, at))) at += 1;
    if (at === behindBrackets(reading, end)) break;
  }
  return places.filter(
    (place) =>
      place.length < LONGEST_PLACE &&
      !saysElse(place) &&
      !isRegion(place) &&
      readDates(place).dates.length === 0,
  );
}
