import { CONNECTIVES, isHonorific, Phrasebook, phraseFinder } from '../../../../language';
import { trimEndSigns } from '../../../../kernel/text';
import { limitsTheRest } from './shorten';

/** Parentheses that define a word, or point at another place of the document. */
const BRACKETS = /\s{0,2}[([](?<inside>[^()[\]]{1,180})[)\]]/gu;
const defines = phraseFinder(
  `^ as <treated>, ^ as more fully <treated>, ^ collectively, ^ e . g ., ^ formerly, ^ full time equivalents, ^ i . e .,
   ^ including, ^ =item/=note #, ^ or "/“, ^ refer, ^ see, ^ the "/“, ^ together`,
  [['treated', 'amended, defined, described, discussed']],
);
const isDefinition = (inside: string): boolean => /^[“"‘]/u.test(inside) || defines(inside);

export const withoutDefinitions = (text: string): string =>
  text.replace(BRACKETS, (whole, inside: string) => (isDefinition(inside) ? '' : whole));

/** “in the following businesses: tools; …” is “in tools; …”. */
const LISTED_BELOW = new Phrasebook([
  ['listed', `across/in/include/into/make/of/offer/provide/sell/serve the following (*) (*) (*) :`],
]);

export function withoutAnnouncement(text: string): string {
  const [found] = LISTED_BELOW.find(text);
  if (found === undefined || text.includes(':', found.end)) return text;
  if (!/^ \p{L}/u.test(text.slice(found.end))) return text;
  const from = text.indexOf(' the following', found.start);
  return text.slice(0, from) + text.slice(found.end);
}

/** What an editor strikes at the end of a sentence: each goes on to the full stop. */
const PADDING = new Phrasebook(
  [
    [
      'padding',
      `_ of which/whom # (%) are/were in, _ to help <staff>, _ with <change> <driven> by,
       _ with (about) # (_) (#) employed, to allow (for) (additional/more) time, to further strengthen/support,
       and (has/have) grew/grown (*) (ever) since`,
    ],
  ],
  [
    ['change', 'decline, gain, growth, increase'],
    ['driven', 'buoyed, driven, fueled, led, offset'],
    ['staff', 'employees, staff, team members, you'],
  ],
);
const FEWEST_BEFORE_PADDING = 30;

export function withoutPadding(text: string): string {
  const [found] = PADDING.find(text);
  if (found === undefined || found.start < FEWEST_BEFORE_PADDING) return text;
  // An item of a list has no full stop.
  const end = /(?:[.]|(?<=[\p{L}\d]))$/u.exec(text)?.[0];
  if (end === undefined || limitsTheRest(text.slice(found.start))) return text;
  return text.slice(0, found.start).trimEnd() + end;
}

/** The text without these parts, each with the comma and space before it. */
const withoutParts = (
  text: string,
  parts: readonly { readonly start: number; readonly end: number }[],
): string =>
  parts.reduceRight(
    (rest, { start, end }) => trimEndSigns(rest.slice(0, start), ' ,;(') + rest.slice(end),
    text,
  );

/** Clauses that point elsewhere, at the end or between commas. */
const REFERENCES = new Phrasebook(
  [
    [
      'reference',
      `=and/=which are/is (also) <treated> <where>, =and/=which are/is further <treated> <where>,
       =and/=which are/is more fully <treated> <where>, as (also/further) <treated> <where>,
       as more fully <treated> <where>`,
    ],
    ['see', 'refer to (also) <place>, see (also) <place>'],
  ],
  [
    [
      'treated',
      `defined, described, detailed, disclosed, discussed, explained, mentioned, noted, outlined, set forth, shown,
       summarized`,
    ],
    ['place', 'item, note, part, section, “, "'],
    ['where', 'above, below, earlier, elsewhere, further, in, previously'],
  ],
);
const RESTS = { reference: /^[^,;.]{0,120}(?=[,.])/u, see: /^[^.;)]{0,120}\)?(?=[.;])/u };

export const withoutReferences = (text: string): string =>
  withoutParts(
    text,
    REFERENCES.find(text).flatMap(({ kind, start, end }) => {
      const rest = RESTS[kind].exec(text.slice(end))?.[0];
      return rest === undefined || text.charAt(start - 1) !== ' '
        ? []
        : [{ start, end: end + rest.length }];
    }),
  );

/** A list that leans on a word of its own: “, including those of …”. */
const LEANING = new Phrasebook(
  [['leaning', '_ <listed> ..3 those/these, _ <listed> ..3 such !as']],
  [
    [
      'listed',
      'including, including but not limited to, such as, some of which, many of which, which',
    ],
  ],
);

export function withoutLeaning(text: string): string {
  const [found] = LEANING.find(text);
  const goesToEnd = found !== undefined && text.indexOf('.', found.start) === text.length - 1;
  return goesToEnd ? `${text.slice(0, found.start)}.` : text;
}

const LAST_YEARS = new Phrasebook(
  [['compared', '<against>, as <against>, as when <against>, when <against>']],
  [
    ['against', 'compared to/with (the) <prior> (fiscal) year (period) _/.'],
    ['prior', 'preceding, previous, prior, same period (of/in) (the) last/prior'],
  ],
);
export const withoutComparison = (text: string): string =>
  withoutParts(
    text,
    LAST_YEARS.find(text).map(({ start, end }) => ({ start, end: end - 1 })),
  );

/** “In addition to leave and holidays, …” */
const addsTo = phraseFinder('^ in addition to !its/our/that/the/these/this');
const addsAction = phraseFinder('^ in addition to *ing');
/** “To make up for that, …”: what leans on the sentence before, and isn’t needed; “for those” says when it holds. */
const opensLoosely = phraseFinder(`^ as part of, ^ because of, ^ by/given/through/to/with`);
const leansBack = phraseFinder(
  `=these/=this/=those <few> $, =these/=this/=those $, by/for/of/to/with =that * $, by/for/of/to/with =that * * $,
   by/for/of/to/with =that * * * $`,
  [['few', '* (*) (*) (*) (*) (*) (*)']],
);
const LONGEST_OPENING = 140;

export function withoutLooseStart(text: string): string {
  const comma = text.indexOf(', ');
  const opening = text.slice(0, Math.max(0, comma));
  const isLoose =
    opening.length <= LONGEST_OPENING &&
    !opening.includes('.') &&
    ((opensLoosely(opening) && leansBack(opening)) || (addsTo(opening) && !addsAction(opening))) &&
    /^\p{L}/u.test(text.slice(comma + 2));
  return isLoose ? text.slice(comma + 2) : text;
}

/** “…; therefore, we pay rent” and “two references—these should be recent”: more on what stands before. */
const saysSo = phraseFinder(
  '^ accordingly, ^ as a result, ^ consequently, ^ however, ^ therefore, ^ thus',
);
const pointsBack = phraseFinder('^ it, ^ these, ^ they, ^ this, ^ those');
const GOING_ON = [
  ['; ', saysSo],
  ['—', pointsBack],
] as const;

export const withoutConsequence = (text: string): string =>
  GOING_ON.reduce((told, [sign, goesOn]) => {
    const at = told.lastIndexOf(sign);
    const isBehind = at > 0 && told.endsWith('.') && goesOn(told.slice(at + sign.length));
    return isBehind ? `${told.slice(0, at).trimEnd()}.` : told;
  }, text);

/** A career: only the office held now. */
const opensOnPerson = (text: string): boolean => isHonorific(text.split(' ')[0] ?? '');
const SINCE = new Phrasebook([['since', 'since (*) ####']]);
const saysWasBefore = phraseFinder(
  '^ _ and as/previously/prior/served/was, ^ _ previously/prior, ^ and as/previously/prior/served/was',
);

export function withoutCareer(text: string): string {
  const [since] = SINCE.find(text);
  const isCareer =
    since !== undefined && opensOnPerson(text) && saysWasBefore(text.slice(since.end));
  return isCareer ? `${text.slice(0, since.end)}.` : text;
}

const OPENERS = new Phrasebook(CONNECTIVES.map((one) => ['opener', `^ ${one} _`] as const));
const CONJUNCTION = /^(?:and|but|so|yet),? (?=\S)/iu;

export function withoutOpening(text: string): string {
  let bare = text;
  // “And, in addition, …”: never more than a few.
  for (let round = 0; round < 3; round += 1) {
    bare = bare.replace(CONJUNCTION, '');
    const [opener] = OPENERS.find(bare);
    if (opener?.start === 0) bare = bare.slice(opener.end).trimStart();
  }
  return bare;
}
