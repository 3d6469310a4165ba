import type { Random } from '../../src/kernel/seeded-random';
import { as, grow, withLeft, withRight, type Branch } from './branch';
import { group, number, one, staff, stuff } from './made-up-groups';
import { chance, company, mark, person, pick, place } from './made-up-names';
import { businessKind, goods, goodsList, inCase, people, the, time } from './made-up-phrases';

const SUPERLATIVES = 'largest oldest biggest leading'.split(' ');
const SIDES = 'north south east west'.split(' ');
const NATIONS = 'American German Swedish Canadian global Dutch'.split(' ');
const SITES = 'centers plants warehouses stores terminals mills offices'.split(' ');
const RUNNING = 'operate own run lease access manage staff'.split(' ');
const APPS = 'app platform service tool suite'.split(' ');
const WORDS = 'creation design payroll content video hiring photo delivery'.split(' ');
/** Words of several parts, as the treebank parts them: what comes first, and how it hangs on the rest. */
const PARTED = [
  ['all', 'DET DT', 'in', 'ADP IN', 'one', 'NUM CD'],
  ['end', 'NOUN NN', 'to', 'ADP IN', 'end', 'NOUN NN'],
] as const;
const HYPHENATED = [
  ['cloud', 'NOUN NN', 'based', 'VERB VBN', 'amod', 'obl'],
  ['open', 'ADJ JJ', 'source', 'NOUN NN', 'compound', 'amod'],
  ['long', 'ADJ JJ', 'term', 'NOUN NN', 'compound', 'amod'],
  ['third', 'ADJ JJ', 'party', 'NOUN NN', 'compound', 'amod'],
] as const;

const hyphen = (): Branch => as('punct', grow('-', 'PUNCT HYPH'));
const and = (word = 'and'): Branch => as('cc', grow(word, 'CCONJ CC'));

/** "all-in-one", "cloud-based" */
function parted(random: Random): Branch {
  if (chance(random, 0.4)) {
    const [first, firstTag, middle, middleTag, last, lastTag] = pick(random, PARTED);
    return as(
      'amod',
      grow(last, lastTag, [
        as(firstTag === 'DET DT' ? 'det' : 'nmod', grow(first, firstTag)),
        hyphen(),
        as('case', grow(middle, middleTag)),
        hyphen(),
      ]),
    );
  }
  const [first, firstTag, last, lastTag, label, own] = pick(random, HYPHENATED);
  return as(label, grow(last, lastTag, [as(own, grow(first, firstTag)), hyphen()]));
}

/** "200 full-time and part-time employees" */
export function staffOfKinds(random: Random): Branch {
  const whole = staff(random);
  const time = (word: string, tag: string, label: string): Branch =>
    grow('time', 'NOUN NN', [as(label, grow(word, tag)), hyphen()]);
  const full = time('full', 'ADJ JJ', 'amod');
  const part = time('part', 'NOUN NN', 'compound');
  const kinds = chance(random, 0.6)
    ? withRight(full, as('conj', withLeft(part, and(pick(random, ['and', 'or'])))))
    : pick(random, [full, part]);
  return { ...whole, left: [...whole.left, as('compound', kinds)] };
}

/** "operate or lease 39 plants" */
function running(random: Random, tag: 'VERB VBP' | 'VERB VBZ'): Branch {
  const form = (word: string): string =>
    tag === 'VERB VBP' ? word : word.endsWith('ss') ? `${word}es` : `${word}s`;
  const first = grow(form(pick(random, RUNNING)), tag);
  const sites = grow(pick(random, SITES), 'NOUN NNS', [
    as('nummod', number(random)),
    ...(chance(random, 0.5) ? [as('compound', stuff(random))] : []),
  ]);
  const other = as(
    'conj',
    grow(form(pick(random, RUNNING)), tag, [and(pick(random, ['and', 'or']))]),
  );
  return withRight(first, ...(chance(random, 0.5) ? [other] : []), as('obj', sites));
}

/** "the largest paper maker west of Ohio" */
function largest(random: Random): Branch {
  const maker = withLeft(
    businessKind(random),
    as('amod', grow(pick(random, SUPERLATIVES), 'ADJ JJS')),
  );
  const kind = random.next();
  if (kind < 0.4) return withRight(the(maker), inCase('nmod', 'in', place(random)));
  if (kind > 0.75) return the(maker);
  const side = grow(pick(random, SIDES), 'ADV RB', [], [inCase('obl', 'of', place(random))]);
  return withRight(the(maker), as('advmod', side));
}

/** "an American food company based in Ohio, founded in 1837 by Ada Bell" */
function ofNation(random: Random): Branch {
  const nation = pick(random, NATIONS);
  const kind = withLeft(
    businessKind(random),
    as('det', grow(/^[AEIO]/.test(nation) ? 'an' : 'a', 'DET DT')),
    as('amod', grow(nation, 'ADJ JJ')),
  );
  const seated = as(
    'acl',
    withRight(
      grow(pick(random, ['based', 'headquartered']), 'VERB VBN'),
      inCase('obl', 'in', place(random)),
    ),
  );
  const founded = as(
    'acl',
    withRight(
      grow('founded', 'VERB VBN', [mark(',')]),
      inCase('obl', 'in', time(random)),
      ...(chance(random, 0.5) ? [inCase('obl:agent', 'by', person(random))] : []),
    ),
  );
  const rest = random.next();
  return withRight(kind, ...(rest < 0.8 ? [seated] : []), ...(rest > 0.4 ? [founded] : []));
}

/** "our all-in-one content app for schools" */
function app(random: Random): Branch {
  const name = grow(pick(random, APPS), 'NOUN NN', [
    as('nmod:poss', grow(pick(random, ['our', 'its']), 'PRON PRP$')),
    ...(chance(random, 0.6) ? [parted(random)] : []),
    as('compound', grow(pick(random, WORDS), 'NOUN NN')),
    ...(chance(random, 0.4) ? [as('compound', grow(pick(random, WORDS), 'NOUN NN'))] : []),
  ]);
  return withRight(
    name,
    inCase('nmod', 'for', chance(random, 0.5) ? group(random) : goods(random)),
  );
}

/** "Zenta", "the Zenta Company (ZC)" */
function named(random: Random): Branch {
  const name = company(random);
  const whole =
    name.word === 'Company' || name.word === 'Group'
      ? the(name, pick(random, ['the', 'The']))
      : name;
  if (chance(random, 0.8)) return whole;
  const short = grow(name.word.slice(0, 3).toUpperCase(), 'PROPN NNP', [mark('(')], [mark(')')]);
  return withRight(whole, as('appos', short));
}

/** "a food company that operates 39 plants", "a maker that focuses on seeds" */
function whatDoes(random: Random, what: Branch): Branch {
  const focus = grow(pick(random, ['focuses', 'specializes', 'trades']), 'VERB VBZ');
  const does = chance(random, 0.5)
    ? running(random, 'VERB VBZ')
    : withRight(focus, inCase('obl', focus.word === 'focuses' ? 'on' : 'in', goodsList(random)));
  const that = as('nsubj', grow(pick(random, ['that', 'which']), 'PRON WDT'));
  return withRight(what, as('acl:relcl', withLeft(does, that)));
}

/** "We are the largest grain carrier west of Ohio and operate 39 terminals." */
function isOfKind(random: Random): Branch {
  const isWe = chance(random, 0.4);
  const kind = random.next();
  const what = kind < 0.4 ? largest(random) : kind < 0.75 ? ofNation(random) : app(random);
  const be = as('cop', isWe ? grow('are', 'AUX VBP') : grow('is', 'AUX VBZ'));
  const it = chance(random, 0.25) ? grow('it', 'PRON PRP') : named(random);
  const who = as('nsubj', isWe ? grow('we', 'PRON PRP') : it);
  if (kind < 0.75 && chance(random, 0.25)) return withLeft(whatDoes(random, what), who, be);
  const besides =
    kind < 0.4 && chance(random, 0.5)
      ? [as('conj', withLeft(running(random, isWe ? 'VERB VBP' : 'VERB VBZ'), and()))]
      : [];
  return withLeft(withRight(what, ...besides), who, be);
}

/** "Each team picks its own tools." */
function eachDoes(random: Random): Branch {
  const who = grow(pick(random, ['team', 'crew', 'shop', 'group', 'office']), 'NOUN NN', [
    as('det', grow(pick(random, ['each', 'every']), 'DET DT')),
  ]);
  const what = grow(pick(random, ['tools', 'goals', 'orders', 'hours', 'plans']), 'NOUN NNS', [
    as('nmod:poss', grow('its', 'PRON PRP$')),
    ...(chance(random, 0.6) ? [as('amod', grow('own', 'ADJ JJ'))] : []),
  ]);
  const verb = grow(
    pick(random, 'picks sets plans makes runs orders keeps'.split(' ')),
    'VERB VBZ',
  );
  return withLeft(withRight(verb, as('obj', what)), as('nsubj', who));
}

/** "On December 31, we employed about 300 full-time and part-time employees." */
function employs(random: Random): Branch {
  const kind = random.next();
  const past = chance(random, 0.6);
  const isWe = chance(random, 0.5);
  const have = kind < 0.5 ? ['employed', 'employs', 'employ'] : ['had', 'has', 'have'];
  const verb = grow(
    (past ? have[0] : isWe ? have[2] : have[1]) ?? 'had',
    past ? 'VERB VBD' : isWe ? 'VERB VBP' : 'VERB VBZ',
  );
  const who = as('nsubj', isWe ? grow('we', 'PRON PRP') : one(random));
  const whole = chance(random, 0.7) ? staffOfKinds(random) : people(random);
  return withLeft(withRight(verb, as('obj', whole)), who);
}

/** What a company says it is and has. */
export function kindTold(random: Random): Branch {
  const kind = random.next();
  if (kind < 0.5) return isOfKind(random);
  if (kind < 0.65) return eachDoes(random);
  if (kind < 0.85) return employs(random);
  const isWe = chance(random, 0.6);
  const who = as('nsubj', isWe ? grow('we', 'PRON PRP') : one(random));
  return withLeft(running(random, isWe ? 'VERB VBP' : 'VERB VBZ'), who);
}
