import {
  CONTRACTIONS,
  inAmericanSpelling,
  Phrasebook,
  phraseFinder,
  PLAINER_PHRASES,
  rewriting,
  STRUCK_PHRASES,
} from '../../../../language';
import { MONTHS } from '../../../../language/lexicon/calendar/months';
import { STATES_AND_COUNTRIES } from '../../../../language/lexicon/states-and-countries';
import { isCapitalized } from '../../../../kernel/text';

const LISTS = [
  ['figure', '# , # _/. #, # _ # _ #'],
  ['few', 'two/three/four/five/six/seven/eight/nine/ten, #'],
  ['month', MONTHS.map(([word]) => word).join(', ')],
  ['state', [...STATES_AND_COUNTRIES].filter((name) => name.length > 2).join(', ')],
  ['worked', 'is/are/has/have/work'],
] as const;

/** What an editor strikes or shortens in any sentence. */
const shorter = rewriting(
  [['', STRUCK_PHRASES.join(', ')], ...PLAINER_PHRASES],
  [
    ...LISTS,
    // “a pension which it pays into”, and not “a mill for which it pays”
    ['noun', '!and/at/by/decide/for/from/in/into/of/on/or/over/through/to/under/upon/with'],
    ['dealt', 'acquired, bought, invested, issued, paid, received, sold'],
    ['price', 'consideration, purchase price'],
    ['units', '=days/=hours/=months/=weeks'],
    ['kind', '!after/and/before/during/of/to'],
  ],
);

/** “In July 2022 we …”, “In the first half of 2026 Bell …”: a pause behind the date. */
const DATED = new Phrasebook(
  [['dated', '^ in/by (<month>) (of) ####, ^ in/by the * half/quarter of ####']],
  LISTS,
);
const opensClause = phraseFinder('^ all/it/our/the/we');

function withPause(text: string): string {
  const [dated] = DATED.find(text);
  const rest = text.slice(dated?.end ?? 0);
  const begins = rest.startsWith(' ') && (isCapitalized(rest.slice(1)) || opensClause(rest));
  return dated === undefined || !begins ? text : `${text.slice(0, dated.end)},${rest}`;
}

/** “a mobile App”; “Tarn App” is a name. */
const APP = /(?<= [\p{Ll}-]{2,20} )App(?=s?(?: \p{Ll}|[,.]))/gu;

/** The same without the padding of offices. */
export const inPlainWords = (text: string): string => shorter(withPause(text)).replace(APP, 'app');

/** “doesn’t”, as people say it. */
const asSaid = rewriting(
  [
    // A parser needs the noun, and a reader doesn’t.
    ['', 'team/staff of (about/around) # {people} <worked>'],
    [',', '_ <state> {} where it/we'],
    ...CONTRACTIONS,
  ],
  LISTS,
);
/** “maternity/adoption leave” */
const EITHER_LEAVE = /(?<=\b\p{Ll}{5,20})\/(?=\p{Ll}{5,20} leave\b)/gu;
/** “2-3 references” */
const FROM_TO = /(?<![\d-])(?<from>[1-9])-(?<to>[2-9]) (?=\p{Ll})/gu;

/** As American readers spell it, and as people say it. A parser is surer of what the source wrote. */
export function inHouseStyle(text: string): string {
  const said = asSaid(inAmericanSpelling(text));
  return said.replace(EITHER_LEAVE, ' or ').replace(FROM_TO, '$<from> to $<to> ');
}
