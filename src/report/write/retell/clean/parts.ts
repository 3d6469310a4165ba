import { CONNECTIVES, Phrasebook, phraseFinder } from '../../../../language';
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
    (rest, { start, end }) => rest.slice(0, start).replace(/,? ?$/u, '') + rest.slice(end),
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
  ],
  [
    [
      'treated',
      `defined, described, detailed, disclosed, discussed, explained, mentioned, noted, outlined, set forth, shown,
       summarized`,
    ],
    ['where', 'above, below, earlier, elsewhere, further, in, previously'],
  ],
);
const REST_OF_REFERENCE = /^[^,;.]{0,120}(?=[,.])/u;

export const withoutReferences = (text: string): string =>
  withoutParts(
    text,
    REFERENCES.find(text).flatMap(({ start, end }) => {
      const rest = REST_OF_REFERENCE.exec(text.slice(end))?.[0];
      return rest === undefined || text.charAt(start - 1) !== ' '
        ? []
        : [{ start, end: end + rest.length }];
    }),
  );

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
    opensLoosely(opening) &&
    leansBack(opening) &&
    /^\p{L}/u.test(text.slice(comma + 2));
  return isLoose ? text.slice(comma + 2) : text;
}

/** A career: only the office held now. */
const HELD_NOW =
  /^(?:Mr|Ms|Mrs|Dr)\. [^,]{3,120} since (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d(?=,| and )/u;
const saysWasBefore = phraseFinder('^ _, ^ and as/previously/prior/served/was');

export function withoutCareer(text: string): string {
  const held = HELD_NOW.exec(text)?.[0];
  return held !== undefined && saysWasBefore(text.slice(held.length)) ? `${held}.` : text;
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
