import { CLASS_PIECES, FURNITURE_PHRASES, Phrasebook, readDates } from '../../language';

type Furniture = (typeof FURNITURE_PHRASES)[number][0];
type Part = (typeof CLASS_PIECES)[number][0];

/** What short lines of a page's furniture do, in the order that the model learned them. */
export const FURNITURE: readonly Furniture[] = [
  'action',
  'legal',
  'share',
  'navigation',
  'comments',
  'subscribe',
  'login',
  'related',
  'shop',
  'cookies',
  'time',
  'author',
  'count',
  'contact',
  'tags',
];

const FURNITURE_BOOK = new Phrasebook(FURNITURE_PHRASES);

/** What a line does beside telling something; for each in the order of `FURNITURE` whether it does. */
export function furnitureIn(line: string): readonly boolean[] {
  const found = FURNITURE_BOOK.kindsIn(line);
  return FURNITURE.map((kind) => found.has(kind));
}

/** Parts of a page that classes, ids and roles name, in the order that the model learned them. */
export const PARTS: readonly Part[] = [
  'nav',
  'footer',
  'header',
  'side',
  'related',
  'comment',
  'share',
  'subscribe',
  'advert',
  'overlay',
  'login',
  'meta',
  'tags',
  'pages',
  'toc',
  'search',
  'shop',
  'content',
  'main',
  'post',
  'card',
  'product',
  'hero',
  'faq',
  'review',
  'form',
  'code',
  'hidden',
  'gallery',
  'section',
];

const PIECES = new Map<Part, readonly string[]>(
  CLASS_PIECES.map(([part, pieces]) => [part, pieces.split(/\s+/)]),
);

/** Which parts of a page an element's class and id name, in the order of `PARTS`. */
export function partsNamedBy(name: string): readonly boolean[] {
  const spaced = `-${name.toLowerCase().replace(/[ _]/g, '-')}-`;
  return PARTS.map((part) => PIECES.get(part)?.some((piece) => spaced.includes(piece)) === true);
}

/** How far into a line a date is looked for. */
const DATED_PART = 2_000;

export const hasDay = (line: string): boolean =>
  readDates(line.slice(0, DATED_PART)).dates.some(({ day }) => day !== undefined);

/** A handful of the most frequent words of several languages: text has them, lists of names have few. */
export const STOPWORDS: ReadonlySet<string> = new Set(
  (
    'the of and to in is that for it with as was on are by this be at from or have an not you ' +
    'your we our can will which they their has but if more all when there who would about so ' +
    'what been also its into than other some these may only' +
    ' der die das und ist nicht ein eine mit von zu den auf für im le la les des et un une ' +
    'est que pour dans en du au qui el los las una y por con para del se il di che è per non ' +
    'een van het de'
  ).split(' '),
);

const PRICE = /(?:[$€£¥₹]|\b(?:usd|eur|gbp)\b)\s?\d|\d\s?(?:[$€£¥₹]|\b(?:usd|eur|gbp)\b)/i;
export const holdsPrice = (text: string): boolean => PRICE.test(text);
