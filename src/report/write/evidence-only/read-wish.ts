import { isSmallWord, stemOf, phraseFinder } from '../../../language';

/** What code can do of what an expert asks; each subject is a list of things, each thing the stems of its words. */
export type Order =
  | {
      readonly do: 'leave-out' | 'lead' | 'only' | 'add';
      readonly things: readonly (readonly string[])[];
    }
  | { readonly do: 'shorten'; readonly most?: number };

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];
const COUNTED =
  /\b(?<count>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:\w+\s+)?(?:sentences?|points?|facts?|lines?)\b/iu;
const saysShort = phraseFinder(
  `brief, briefer, concise, condense, fewer, less, short, shorten, shorter, tighten, tighter, trim`,
);

/** The first that fits a part of what was asked says what it means. */
const FORMS: readonly (readonly ['leave-out' | 'lead' | 'only' | 'add', RegExp])[] = [
  ['leave-out', /\b(?:leave|leaving|left) out\s+(?<what>.+)/iu],
  [
    'leave-out',
    /\b(?:without|drop|remove|omit|delete|skip|cut(?! to)|(?:do not|don['’]t) (?:mention|say|tell)|no mention of|nothing (?:about|on|of))\s+(?<what>.+)/iu,
  ],
  ['lead', /\b(?:lead|begin|start|open) with\s+(?<what>.+)/iu],
  [
    'lead',
    /^(?:please\s+)?(?:put|move|bring|place|tell|say)?\s*(?<what>.+?)\s+(?:first|to the (?:top|front)|at the (?:top|start|beginning|front))$/iu,
  ],
  [
    'only',
    /\b(?:only|focus on|concentrate on|nothing but|keep to|limit (?:it|this) to)\s+(?<what>.+)/iu,
  ],
  [
    'add',
    /\b(?:add|mention|include|bring in|(?:say |tell |write )?more (?:on|about|of)|say something (?:on|about))\s+(?<what>.+)/iu,
  ],
];

const VERBS =
  "leave|drop|remove|omit|delete|skip|cut|do not|don['’]t|lead|begin|start|open|put|move|bring|only|focus|keep|add|mention|include|shorten|make|tighten|trim|say";
const PARTS = new RegExp(
  `[.;:!?\\n]+|,?\\s+(?:and then|then|and|but)\\s+(?=(?:please\\s+)?(?:${VERBS})\\b)`,
  'iu',
);
/** Words of any wish, which name nothing that a sentence speaks of. */
const EMPTY = new Set(
  [
    'section',
    'sentence',
    'report',
    'part',
    'everything',
    'anything',
    'something',
    'about',
    'mention',
    'word',
    'please',
    'fact',
    'thing',
    'point',
    'first',
    'top',
    'text',
    'line',
    'company',
  ].map(stemOf),
);

/** The words by which two texts are told to speak of one thing. */
export function stemsIn(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !isSmallWord(word))
    .map(stemOf)
    .filter((stem) => stem.length > 1 && !EMPTY.has(stem));
}

function thingsIn(text: string): string[][] {
  return text
    .split(/,|\s{1,3}(?:and|or|nor)\s{1,3}/iu)
    .map(stemsIn)
    .filter((stems) => stems.length > 0);
}

function orderIn(part: string): Order | undefined {
  const counted = COUNTED.exec(part)?.groups?.['count']?.toLowerCase();
  if (counted !== undefined)
    return {
      do: 'shorten',
      most: NUMBERS.includes(counted) ? NUMBERS.indexOf(counted) : Number(counted),
    };
  for (const [name, form] of FORMS) {
    const things = thingsIn(form.exec(part)?.groups?.['what'] ?? '');
    if (things.length > 0) return { do: name, things };
  }
  return saysShort(part) ? { do: 'shorten' } : undefined;
}

/** What can be understood of a wish without a model, in its order; what can't be is left out. */
export function readWish(instruction: string): readonly Order[] {
  return instruction.split(PARTS).flatMap((part) => orderIn((part ?? '').trim()) ?? []);
}
