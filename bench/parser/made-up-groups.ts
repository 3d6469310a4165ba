import type { Random } from '../../src/kernel/seeded-random';
import { as, grow, withLeft, withRight, type Branch } from './branch';
import { chance, company, pick } from './made-up-names';
import { inCase, the } from './made-up-phrases';

const GROUPS = [
  ...'plants factories shops warehouses growers brewers owners drivers teams crews'.split(' '),
  ...'courts inspectors authorities publishers retailers farms ships trains dealers nurses'.split(
    ' ',
  ),
];
const STAFF = 'employees workers engineers nurses drivers people managers'.split(' ');
const SHOPS = 'company firm plant shop'.split(' ');
const THINGS =
  'boxes cups pipes bottles books parts tiles cables wheels sheets seats filters tests tools orders doors coats'.split(
    ' ',
  );
const STUFF = 'paper steel glass wood cotton copper milk grain oil cement salt rice'.split(' ');
const UNITS = 'tons barrels liters pounds truckloads'.split(' ');
const ADJECTIVES = 'new small large light used heavy cheap old'.split(' ');

export const number = (random: Random): Branch =>
  grow(String(Math.floor(random.next() * 900) + 2), 'NUM CD');

/** "plants", "growers" */
export const group = (random: Random): Branch => grow(pick(random, GROUPS), 'NOUN NNS');

/** "paper", "milk" */
export const stuff = (random: Random): Branch => grow(pick(random, STUFF), 'NOUN NN');

const compoundOf = (random: Random): readonly Branch[] =>
  chance(random, 0.5) ? [as('compound', stuff(random))] : [];

const adjective = (random: Random, share: number): readonly Branch[] =>
  chance(random, share) ? [as('amod', grow(pick(random, ADJECTIVES), 'ADJ JJ'))] : [];

/** "paper boxes", "the old pumps", "900 tons of pulp", "wood" */
export function things(random: Random): Branch {
  const kind = random.next();
  if (kind < 0.15) {
    const units = grow(pick(random, UNITS), 'NOUN NNS', [as('nummod', number(random))]);
    return withRight(units, inCase('nmod', 'of', stuff(random)));
  }
  if (kind < 0.3) return grow(pick(random, STUFF), 'NOUN NN', adjective(random, 0.2));
  const many = grow(pick(random, THINGS), 'NOUN NNS', [
    ...adjective(random, 0.3),
    ...compoundOf(random),
  ]);
  if (kind < 0.4) return the(many);
  if (kind < 0.5) return withLeft(many, as('nummod', number(random)));
  return many;
}

/** "we", "its shops", "Growers", "the crews": who does it, and many do. */
export function several(random: Random): Branch {
  const kind = random.next();
  if (kind < 0.35) return grow(kind < 0.28 ? 'we' : 'they', 'PRON PRP');
  const many = group(random);
  if (kind < 0.7) return many;
  if (kind < 0.85)
    return withLeft(many, as('nmod:poss', grow(pick(random, ['our', 'its']), 'PRON PRP$')));
  return the(many);
}

/** "it", "Zenta", "the plant": who does it, and one does. */
export function one(random: Random): Branch {
  if (chance(random, 0.3)) return grow('it', 'PRON PRP');
  return chance(random, 0.7) ? company(random) : the(grow(pick(random, SHOPS), 'NOUN NN'));
}

/** "120 employees" */
export function staff(random: Random): Branch {
  const people = pick(random, STAFF);
  const many = chance(random, 0.8)
    ? number(random)
    : withLeft(number(random), as('advmod', grow('about', 'ADV RB')));
  return grow(people, 'NOUN NNS', [as('nummod', many)]);
}
