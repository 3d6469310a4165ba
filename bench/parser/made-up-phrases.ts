import type { Random } from '../../src/kernel/seeded-random';
import { as, grow, withLeft, type Branch } from './branch';
import { GOODS, KINDS, chance, mark, pick, propn } from './made-up-names';

const MONTHS = 'January March April May June September October December'.split(' ');
const GROUPS =
  'customers employees workers farmers schools hospitals engineers partners investors stores'.split(
    ' ',
  );
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

export const inCase = (label: string, preposition: string, noun: Branch): Branch =>
  as(label, withLeft(noun, as('case', grow(preposition, 'ADP IN'))));

export const the = (noun: Branch, word = 'the'): Branch =>
  withLeft(noun, as('det', grow(word, 'DET DT')));

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
