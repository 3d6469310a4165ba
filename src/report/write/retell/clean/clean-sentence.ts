import { CARDINALS } from '../../../../language/lexicon/numbers/number-words';
import { MONTHS } from '../../../../language/lexicon/calendar/months';
import { isSmallWord, Phrasebook, phraseFinder, behindHeading } from '../../../../language';
import {
  capitalized,
  countWords,
  isCapitalized,
  squeeze,
  trimEndSigns,
} from '../../../../kernel/text';
import {
  withoutAnnouncement,
  withoutCareer,
  withoutComparison,
  withoutConsequence,
  withoutDefinitions,
  withoutLeaning,
  withoutLooseStart,
  withoutOpening,
  withoutPadding,
  withoutReferences,
} from './parts';
import { withoutCompanions, withoutPraise } from './plain-phrases';
import { inPlainWords } from './plain-words';

const limitsTheRest = phraseFinder('^ exclud*, ^ except*, ^ not/only, ^ other than');
const LONGEST_ASIDE = 160;

/** “… of leave (less for part-time colleagues.)” */
function withoutLastAside(text: string): string {
  const at = text.lastIndexOf(' (');
  const aside = trimEndSigns(text.slice(at + 2), '.)');
  const isLast = at > 0 && text.indexOf(')', at) >= at + aside.length;
  return !isLast || aside.length > LONGEST_ASIDE || limitsTheRest(aside)
    ? text
    : `${text.slice(0, at)}.`;
}
const ACRONYM = /\s\(\p{Lu}[\p{Lu}&]{1,6}s?\)/gu;
const FOOTNOTE = /\s?(?:\[\d{1,3}\]|\(\d{1,2}\)|(?<!\d)\([a-z]\)|[®™©†*]+)/gu;
const BULLET = /^(?:[•·▪◦‣*–—-]|\(?\d{1,2}[.)]|\(?[a-z]\))\s+/u;
/** “Overview Bell is …”: a heading that lost its line. */
const PART_HEADS: ReadonlySet<string> = new Set(
  'Background Business General Introduction Overview Summary'.split(' '),
);
function withoutPartHead(text: string): string {
  const [first = ''] = text.split(' ', 1);
  const rest = text.slice(first.length + 1);
  return PART_HEADS.has(first) && isCapitalized(rest) ? rest : text;
}
const MOST_OF_A_HEAD = 4;
/** “Global workforce As of March 3, 2024, Bell had …” */
const DATES = new Phrasebook(
  [['date', 'as of <month> #, at/in/on <month> #']],
  [['month', MONTHS.map(([word]) => word).join(', ')]],
);
function withoutLostHead(text: string): string {
  const at = DATES.find(text)[0]?.start ?? 0;
  const [first = '', ...others] = text.slice(0, at).trimEnd().split(' ');
  const isHead =
    isCapitalized(text.slice(at)) &&
    !isSmallWord(first.toLowerCase()) &&
    others.length <= MOST_OF_A_HEAD &&
    others.every((word) => word === word.toLowerCase());
  return isHead ? text.slice(at) : text;
}

const saysWhose = phraseFinder('^ at/for/in/on/our/the/we/with');

/** “•” and “Human capital – ” are no part of what is said. */
function withoutHead(text: string): string {
  const bare = withoutLostHead(withoutPartHead(text.replace(BULLET, ''))).replace(
    /^[^\p{L}\p{N}“"$€£(]+/u,
    '',
  );
  const head = bare.slice(0, behindHeading(bare));
  // “Our support – We’re here on weekdays” says who is meant.
  if (saysWhose(head)) return bare;
  return countWords(head) > 0 && countWords(head) <= 6 ? bare.slice(head.length) : bare;
}

const NUMBERS: ReadonlyMap<string, number> = new Map(CARDINALS);

/** “nine percent” */
function inDigits(percent: string, word: string): string {
  const value = NUMBERS.get(word);
  return value === undefined ? percent : `${value}%`;
}

/** “bags; boxes; and cartons”: where nothing else has a comma, the list needs no more. */
const PLAIN_LIST = /^[^,;:]+; [^,;:]+;(?: [^,;:]+;)* (?:and|or) [^,;:]+$/u;

/** Longer than this it is no sentence, and nobody retells it. */
const LONGEST = 4_000;

/** The sentence without what only makes sense on its page, and with the signs a report uses. */
export function cleanSentence(text: string): string {
  if (text.length > LONGEST) return squeeze(text);
  const bare = withoutDefinitions(
    withoutHead(squeeze(text))
      .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
      .replace(/(?<=s)'(?= )/gu, '’')
      .replace(/"(?<said>[^"]{1,200})"/gu, '“$<said>”'),
  );
  const here = withoutLastAside(withoutAnnouncement(bare))
    .replace(ACRONYM, '')
    .replace(FOOTNOTE, '');
  const ours = withoutLeaning(withoutComparison(withoutReferences(here)));
  const plain = withoutCareer(withoutLooseStart(withoutConsequence(ours)))
    .replace(/\b(?<word>[a-z]+) percent\b/gu, inDigits)
    .replace(/(?<=\p{L}) ?— ?(?=\p{L})/gu, ', ')
    .replace(/(?<=\d) [-–] (?=\d)/gu, '–')
    .replace(/(?<=\p{Ll})- (?=\p{Ll})(?!(?:and|or|to)\b)/gu, '-')
    .replace(/(?<=\p{L}),(?=\p{L})/gu, ', ')
    .replace(PLAIN_LIST, (list) => list.replaceAll(';', ','))
    .replaceAll(' ,', ',');
  const told = inPlainWords(withoutCompanions(withoutOpening(plain)));
  return capitalized(squeeze(withoutPraise(withoutPadding(told))));
}
