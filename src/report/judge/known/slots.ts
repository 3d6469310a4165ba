import type { Random } from '../../../kernel/seeded-random';

/** What the blanks of a known pair are filled with: made-up names and figures, drawn each time. */
export interface MadeUpNames {
  readonly company: string;
  readonly firm: string;
  readonly person: string;
  readonly predecessor: string;
  readonly place: string;
  readonly unit: string;
  readonly goods: string;
  readonly product: string;
  readonly month: string;
  readonly year: number;
  /** Between 110 and 990, and never a round number. */
  readonly count: number;
  /** Between 11 and 59, thus never as much as `count`. */
  readonly part: number;
  readonly few: number;
}

const BEGINNINGS =
  'Al Bram Cor Dun Ester Fal Hol Kel Mar Nor Os Pell Quar Ros Sel Thorn Ul Ven Wex Yar'.split(' ');
const PLACE_ENDS = 'dale port wick mere ton field ham ford stead by'.split(' ');
const FIRM_ENDS = 'vane sson ley rick wen dane lock mont'.split(' ');
const TRADES = 'Freight Mills Labs Foods Optics Rail Paper Tools'.split(' ');
const FIRST_NAMES =
  'Ada Bruno Celia Daria Edgar Flora Gustav Hanna Ivo Jonas Karla Lena Milo Nora Otis Petra'.split(
    ' ',
  );
const NAME_ENDS = 'berg well ano inger ström ova sen ick'.split(' ');
const UNITS = 'depot mill laboratory clinic workshop warehouse bakery foundry'.split(' ');
const GOODS = [
  'gauges',
  'paper bags',
  'bicycle lamps',
  'oat drinks',
  'roof tiles',
  'ropes',
  'valves',
  'lenses',
] as const;
const monthName = (index: number): string =>
  new Date(Date.UTC(2024, index)).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });

export function drawOne<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[Math.floor(random.next() * values.length)];
  if (value === undefined) throw new Error('There is nothing to draw from.');
  return value;
}

const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random.next() * (most - least + 1));

/** A beginning that no other name of the same pair has. */
function beginnings(random: Random): () => string {
  const left = [...BEGINNINGS];
  return () => left.splice(Math.floor(random.next() * left.length), 1)[0] ?? '';
}

export function drawCompany(random: Random): string {
  return `${drawOne(random, BEGINNINGS)}${drawOne(random, FIRM_ENDS)} ${drawOne(random, TRADES)}`;
}

export function drawSlots(random: Random, company: string): MadeUpNames {
  const begin = beginnings(random);
  const person = (): string =>
    `${drawOne(random, FIRST_NAMES)} ${begin()}${drawOne(random, NAME_ENDS)}`;
  return {
    company,
    firm: `${begin()}${drawOne(random, FIRM_ENDS)} ${drawOne(random, TRADES)}`,
    person: person(),
    predecessor: person(),
    place: `${begin()}${drawOne(random, PLACE_ENDS)}`,
    unit: drawOne(random, UNITS),
    goods: drawOne(random, GOODS),
    product: `${begin()}${drawOne(random, ['ix', 'on', 'ara', 'flow', 'scan'])}`,
    month: monthName(between(random, 0, 11)),
    year: between(random, 2018, 2024),
    count: 100 * between(random, 1, 9) + between(random, 11, 89),
    part: between(random, 11, 59),
    few: between(random, 3, 8),
  };
}
