import type { Random } from '../../src/kernel/seeded-random';
import { as, grow, withLeft, type Branch } from './branch';

const SYLLABLES =
  'ac bel cor da el fen gra hol in jor kel lum mar nex or pel quil ros sta tri ul ven wyn xan yor zen'.split(
    ' ',
  );
const ENDINGS = 'a ex ia is o on or oft ton um us well ys en er ing ly ed son berg'.split(' ');
const FIRST_NAMES =
  'Ada Ben Carla David Elena Frank Grace Henry Irene James Karen Luis Mary Nora Oscar Paul Ruth Sara Tom Wei'.split(
    ' ',
  );
const SUFFIXES = [
  'Inc.',
  'Corp.',
  'Corporation',
  'Ltd.',
  'LLC',
  'Group',
  'Holdings',
  'Technologies',
  'Systems',
  'Bank',
  'Energy',
];
const PLACES =
  'Ohio Texas Norway Berlin Canada Sweden India Boston Dublin Chicago Mexico Japan Madrid Oregon'.split(
    ' ',
  );
const MONTHS = 'January March April May June September October December'.split(' ');
const GOODS =
  'pumps valves sensors boats engines tools vaccines trucks toys seeds chips lamps drugs loans'.split(
    ' ',
  );
const GROUPS =
  'customers employees workers farmers schools hospitals engineers partners investors stores'.split(
    ' ',
  );
const KINDS = ['software', 'steel', 'energy', 'health', 'insurance', 'logistics', 'food', 'mining'];
const ADJECTIVES =
  'new small large industrial digital medical global regional independent leading private'.split(
    ' ',
  );
const TITLES: readonly (readonly string[])[] = [
  ['chief', 'executive', 'officer'],
  ['chief', 'financial', 'officer'],
  ['chief', 'executive'],
  ['president'],
  ['chairman'],
  ['director'],
  ['head'],
  ['founder'],
];
const AMOUNT_NOUNS: readonly (readonly (readonly [string, string])[])[] = [
  [
    ['net', 'ADJ JJ'],
    ['sales', 'NOUN NNS'],
  ],
  [
    ['total', 'ADJ JJ'],
    ['revenue', 'NOUN NN'],
  ],
  [
    ['net', 'ADJ JJ'],
    ['income', 'NOUN NN'],
  ],
  [
    ['operating', 'NOUN NN'],
    ['expenses', 'NOUN NNS'],
  ],
  [
    ['gross', 'ADJ JJ'],
    ['margin', 'NOUN NN'],
  ],
  [
    ['interest', 'NOUN NN'],
    ['expense', 'NOUN NN'],
  ],
  [
    ['research', 'NOUN NN'],
    ['costs', 'NOUN NNS'],
  ],
];

export const pick = <T>(random: Random, items: readonly T[]): T =>
  items[Math.floor(random.next() * items.length)] as T;
export const chance = (random: Random, share: number): boolean => random.next() < share;

export function inventName(random: Random): string {
  const front = pick(random, SYLLABLES);
  const middle = chance(random, 0.4) ? pick(random, SYLLABLES) : '';
  const name = `${front}${middle}${pick(random, ENDINGS)}`;
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

const propn = (word: string, left: readonly Branch[] = [], right: readonly Branch[] = []): Branch =>
  grow(word, 'PROPN NNP', left, right);
export const mark = (text: string): Branch =>
  as('punct', grow(text, `PUNCT ${text === '“' ? '``' : text === '”' ? "''" : text}`));

export function company(random: Random): Branch {
  const name = inventName(random);
  if (chance(random, 0.6)) return propn(name);
  return propn(pick(random, SUFFIXES), [as('compound', propn(name))]);
}

export function person(random: Random): Branch {
  const last = inventName(random);
  if (chance(random, 0.2))
    return propn(last, [as('nmod:desc', propn(pick(random, ['Mr.', 'Ms.', 'Dr.'])))]);
  const middle = chance(random, 0.2)
    ? [as('flat', propn(`${inventName(random).slice(0, 1)}.`))]
    : [];
  return propn(pick(random, FIRST_NAMES), [], [...middle, as('flat', propn(last))]);
}

export const inCase = (label: string, preposition: string, noun: Branch): Branch =>
  as(label, withLeft(noun, as('case', grow(preposition, 'ADP IN'))));

export const the = (noun: Branch, word = 'the'): Branch =>
  withLeft(noun, as('det', grow(word, 'DET DT')));

export const place = (random: Random): Branch => propn(pick(random, PLACES));

export function time(random: Random): Branch {
  const year = grow(String(1990 + Math.floor(random.next() * 35)), 'NUM CD');
  if (chance(random, 0.6)) return year;
  if (chance(random, 0.5)) return propn(pick(random, MONTHS), [], [as('nmod:unmarked', year)]);
  return grow('quarter', 'NOUN NN', [
    as('det', grow('the', 'DET DT')),
    as('amod', grow(pick(random, ['first', 'second', 'third', 'fourth']), 'ADJ JJ')),
  ]);
}

const figure = (random: Random): string =>
  (random.next() * 90 + 1).toFixed(chance(random, 0.5) ? 1 : 0);

export function money(random: Random): Branch {
  const value = grow(figure(random), 'NUM CD');
  const scale = grow(pick(random, ['million', 'billion']), 'NUM CD', [as('compound', value)]);
  return grow('$', 'SYM $', [], [as('nummod', scale)]);
}

export const percent = (random: Random): Branch =>
  grow(chance(random, 0.5) ? '%' : 'percent', 'NOUN NN', [
    as('nummod', grow(figure(random), 'NUM CD')),
  ]);

export const goods = (random: Random): Branch =>
  grow(
    pick(random, GOODS),
    'NOUN NNS',
    chance(random, 0.4) ? [as('amod', grow(pick(random, ADJECTIVES), 'ADJ JJ'))] : [],
  );

/** "goods", or a list of two or three of them. */
export function goodsList(random: Random): Branch {
  const first = goods(random);
  if (chance(random, 0.4)) return first;
  const last = as('conj', withLeft(goods(random), as('cc', grow('and', 'CCONJ CC'))));
  const middle = chance(random, 0.5) ? [as('conj', withLeft(goods(random), mark(',')))] : [];
  return { ...first, right: [...middle, last] };
}

export function people(random: Random): Branch {
  const number = grow(String(Math.floor(random.next() * 9000) + 10), 'NUM CD');
  const [first, second] = pick(random, [
    ['up', 'to'],
    ['more', 'than'],
    ['at', 'least'],
    ['about', ''],
    ['', ''],
  ]);
  const many =
    first === ''
      ? number
      : first === 'about'
        ? withLeft(number, as('advmod', grow('about', 'ADV RB')))
        : withLeft(number, quantity(first ?? '', second ?? ''));
  return grow(pick(random, GROUPS), 'NOUN NNS', [as('nummod', many)]);
}

function quantity(first: string, second: string): Branch {
  const tags: Readonly<Record<string, readonly [string, string, string]>> = {
    up: ['ADP IN', 'ADP IN', 'case'],
    more: ['ADJ JJR', 'ADP IN', 'advmod'],
    at: ['ADP IN', 'ADJ JJS', 'advmod'],
  };
  const [tag, next, label] = tags[first] ?? ['ADV RB', 'ADP IN', 'advmod'];
  return as(label, grow(first, tag, [], [as('fixed', grow(second, next))]));
}

export function title(random: Random): Branch {
  const words = pick(random, TITLES);
  const head = grow(words.at(-1) ?? '', 'NOUN NN');
  return { ...head, left: words.slice(0, -1).map((word) => as('amod', grow(word, 'ADJ JJ'))) };
}

export function amountNoun(random: Random): Branch {
  if (chance(random, 0.2)) return expenses();
  const words = pick(random, AMOUNT_NOUNS);
  const [word, tag] = words.at(-1) ?? ['sales', 'NOUN NNS'];
  const left = words
    .slice(0, -1)
    .map(([one, its]) => as(its.startsWith('ADJ') ? 'amod' : 'compound', grow(one, its)));
  return grow(word, tag, left);
}

/** "selling, general and administrative expenses" */
const expenses = (): Branch =>
  grow('expenses', 'NOUN NNS', [
    as(
      'amod',
      grow(
        'selling',
        'NOUN NN',
        [],
        [
          as('conj', grow('general', 'ADJ JJ', [mark(',')])),
          as('conj', grow('administrative', 'ADJ JJ', [as('cc', grow('and', 'CCONJ CC'))])),
        ],
      ),
    ),
  ]);

export const businessKind = (random: Random): Branch =>
  grow(pick(random, ['company', 'maker', 'provider', 'business', 'firm']), 'NOUN NN', [
    as('compound', grow(pick(random, KINDS), 'NOUN NN')),
  ]);
