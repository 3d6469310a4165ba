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
export const GOODS =
  'pumps valves sensors boats engines tools vaccines trucks toys seeds chips lamps drugs loans'.split(
    ' ',
  );
export const KINDS = [
  'software',
  'steel',
  'energy',
  'health',
  'insurance',
  'logistics',
  'food',
  'mining',
];
export const pick = <T>(random: Random, items: readonly T[]): T =>
  items[Math.floor(random.next() * items.length)] as T;
export const chance = (random: Random, share: number): boolean => random.next() < share;

function inventName(random: Random): string {
  const front = pick(random, SYLLABLES);
  const middle = chance(random, 0.4) ? pick(random, SYLLABLES) : '';
  const name = `${front}${middle}${pick(random, ENDINGS)}`;
  return capital(name);
}

const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

export const propn = (
  word: string,
  left: readonly Branch[] = [],
  right: readonly Branch[] = [],
): Branch => grow(word, 'PROPN NNP', left, right);
const MARK_TAGS: Readonly<Record<string, string>> = {
  '“': '``',
  '”': "''",
  '(': '-LRB-',
  ')': '-RRB-',
};
export const mark = (text: string): Branch =>
  as('punct', grow(text, `PUNCT ${MARK_TAGS[text] ?? text}`));

/** "Zenta & Bell", "Zenta & Bell Company" */
function partners(random: Random): Branch {
  const second = as('conj', propn(inventName(random), [as('cc', grow('&', 'CCONJ CC'))]));
  const both = propn(inventName(random), [], [second]);
  if (chance(random, 0.5)) return both;
  return propn(pick(random, ['Company', 'Co.', 'Sons', 'Partners', 'Group']), [
    as('compound', both),
  ]);
}

/** "Zenta", "Zenta Pumps", "Zenta Inc.", "Zenta Pumps, Inc." */
export function company(random: Random): Branch {
  if (chance(random, 0.08)) return partners(random);
  const first = propn(inventName(random));
  const second = capital(pick(random, chance(random, 0.6) ? GOODS : KINDS));
  const name = chance(random, 0.6) ? first : propn(second, [as('compound', first)]);
  if (chance(random, 0.5)) return name;
  const suffix = pick(random, SUFFIXES);
  const comma = /\.$|LLC/.test(suffix) && chance(random, 0.6) ? [mark(',')] : [];
  return propn(suffix, [as('compound', name), ...comma]);
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

/** "Ohio", "Zenta, Ohio" */
export function place(random: Random): Branch {
  const known = propn(pick(random, PLACES));
  return chance(random, 0.8)
    ? known
    : propn(inventName(random), [], [as('appos', withLeft(known, mark(',')))]);
}
