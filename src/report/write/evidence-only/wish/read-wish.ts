import { trimEndSigns } from '../../../../kernel/text';
import { isSmallWord, Phrasebook, phraseFinder, stemOf } from '../../../../language';

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
const COUNTED = new Phrasebook(
  [['count', '{<number>} (*) fact/line/point/sentence']],
  [['number', ['#', ...NUMBERS].join(', ')]],
);
const saysShort = phraseFinder(
  `brief, briefer, concise, condense, fewer, less, short, shorten, shorter, tighten, tighter, trim`,
);

/** What stands behind the first of some words. */
const behind = (phrases: string, but = ''): ((text: string) => string) => {
  const book = new Phrasebook([
    ['asked', phrases],
    ['other', but],
  ]);
  return (text) => {
    const found = book.find(text).find(({ kind }) => kind === 'asked');
    return found === undefined ? '' : text.slice(found.end);
  };
};

const FRONT = new Phrasebook([
  ['front', '=first $, at the beginning/front/start/top $, to the front/top $'],
]);
const OPENER = new Phrasebook([
  ['opener', '^ please (bring/move/place/put/say/tell), ^ bring/move/place/put/say/tell'],
]);
const AND = new Phrasebook([['and', '^ and (then), ^ but/then']]);
const withoutOpening = (text: string, opening: Phrasebook<string>): string =>
  text.slice(opening.find(text)[0]?.end).trimStart();
/** “Put the layoffs first” */
const beforeFront = (text: string): string => {
  const front = FRONT.find(text).at(-1);
  return front === undefined ? '' : withoutOpening(text.slice(0, front.start), OPENER);
};

/** The first that fits a part of what was asked says what it means. */
const FORMS: readonly (readonly [
  'leave-out' | 'lead' | 'only' | 'add',
  (text: string) => string,
])[] = [
  ['leave-out', behind('leave/leaving/left out')],
  [
    'leave-out',
    behind(
      `=cut, delete, do not mention/say/tell, don't mention/say/tell, drop, no mention of, nothing about/of/on, omit,
       remove, skip, without`,
      'cut to',
    ),
  ],
  ['lead', behind('begin/lead/open/start with')],
  ['lead', beforeFront],
  ['only', behind('concentrate/focus on, keep to, limit it/this to, nothing but, only')],
  [
    'add',
    behind(
      `add, bring in, include, mention, more about/of/on, say more about/of/on, say something about/on,
       tell/write more about/of/on`,
    ),
  ],
];

const JOINTS = new Phrasebook(
  [['joint', 'and/but/then (please) <verb>, and then (please) <verb>']],
  [
    [
      'verb',
      `add, begin, bring, cut, delete, do not, don't, drop, focus, include, keep, lead, leave, make,
       mention, move, omit, only, open, put, remove, say, shorten, skip, start, tighten, trim`,
    ],
  ],
);

/** “Drop the awards and lead with pay” are two. */
const partsOf = (instruction: string): readonly string[] =>
  instruction.split(/[.;:!?\n]+/u).flatMap((sentence) => {
    const starts = [0, ...JOINTS.find(sentence).map(({ start }) => start)];
    return starts.map((start, at) => {
      const part = trimEndSigns(sentence.slice(start, starts[at + 1]), ' ,');
      return start === 0 ? part : withoutOpening(part, AND);
    });
  });
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
  const [count] = COUNTED.find(part);
  const counted = part.slice(count?.start, count?.end).toLowerCase();
  if (count !== undefined)
    return {
      do: 'shorten',
      most: NUMBERS.includes(counted) ? NUMBERS.indexOf(counted) : Number(counted),
    };
  for (const [name, form] of FORMS) {
    const things = thingsIn(form(part));
    if (things.length > 0) return { do: name, things };
  }
  return saysShort(part) ? { do: 'shorten' } : undefined;
}

/** What can be understood of a wish without a model, in its order; what can't be is left out. */
export function readWish(instruction: string): readonly Order[] {
  return partsOf(instruction).flatMap((part) => orderIn(part.trim()) ?? []);
}
