import { seededRandom, type Random } from '../../src/kernel/seeded-random';
import { as, grow, sentenceFrom, withLeft, withRight, type Branch } from './branch';
import {
  amountNoun,
  businessKind,
  chance,
  company,
  goods,
  goodsList,
  inCase,
  mark,
  money,
  people,
  percent,
  person,
  pick,
  place,
  the,
  time,
  title,
} from './made-up-phrases';
import type { TreebankSentence } from './treebank';

type Form = 'base' | 'past' | 'present' | 'participle';
const VERBS = [
  'acquire acquired acquires acquired',
  'sell sold sells sold',
  'launch launched launches launched',
  'buy bought buys bought',
  'make made makes made',
  'open opened opens opened',
  'close closed closes closed',
  'build built builds built',
  'develop developed develops developed',
  'design designed designs designed',
  'supply supplied supplies supplied',
].map((row) => row.split(' '));
const CHANGES = 'increased decreased rose fell grew declined'.split(' ');
const GOVERNORS = 'agreed plans intends expects aims decided agreed wants failed continues'.split(
  ' ',
);
const FORMS: readonly Form[] = ['base', 'past', 'present', 'participle'];
const TAGS: Readonly<Record<Form, string>> = {
  base: 'VERB VB',
  past: 'VERB VBD',
  present: 'VERB VBZ',
  participle: 'VERB VBN',
};

const verb = (random: Random, form: Form): Branch =>
  grow(pick(random, VERBS)[FORMS.indexOf(form)] ?? 'made', TAGS[form]);

const thing = (random: Random): Branch =>
  pick(random, [company, goodsList, goods, (one: Random) => the(businessKind(one), 'a')])(random);

/** A verb with object, and often a place or a time. */
function action(random: Random, form: Form): Branch {
  const object = form !== 'base' && chance(random, 0.2) ? people(random) : thing(random);
  const around = [
    ...(chance(random, 0.3) ? [inCase('obl', 'in', place(random))] : []),
    ...(chance(random, 0.4) ? [inCase('obl', 'in', time(random))] : []),
    ...(chance(random, 0.2) ? [inCase('obl', 'for', money(random))] : []),
  ];
  return withRight(verb(random, form), as('obj', object), ...around);
}

function infinitive(random: Random): Branch {
  return withLeft(action(random, 'base'), as('mark', grow('to', 'PART TO')));
}

const byPerson = (random: Random): Branch => inCase('obl:agent', 'by', person(random));

/** A name with an aside between commas: a participle, a relative clause, an apposition, or none. */
function subject(random: Random): Branch {
  const aside = random.next();
  if (aside < 0.2) {
    const founded = withRight(
      grow('founded', 'VERB VBN', [mark(',')]),
      inCase('obl', 'in', time(random)),
      byPerson(random),
      mark(','),
    );
    return withRight(company(random), as('acl', founded));
  }
  if (aside < 0.4) {
    const joined = chance(random, 0.5)
      ? withRight(
          grow('joined', 'VERB VBD'),
          as('obj', company(random)),
          inCase('obl', 'in', time(random)),
          inCase('obl', 'as', title(random)),
        )
      : action(random, 'past');
    const clause = withRight(
      withLeft(joined, mark(','), as('nsubj', grow('who', 'PRON WP'))),
      mark(','),
    );
    return withRight(person(random), as('acl:relcl', clause));
  }
  if (aside < 0.55) {
    const office = withRight(
      withLeft(title(random), mark(',')),
      inCase('nmod', 'of', company(random)),
      mark(','),
    );
    return withRight(person(random), as('appos', office));
  }
  if (aside < 0.65) {
    const clause = withLeft(
      action(random, pick(random, ['past', 'present'])),
      mark(','),
      as('nsubj', grow('which', 'PRON WDT')),
    );
    return withRight(company(random), as('acl:relcl', withRight(clause, mark(','))));
  }
  return chance(random, 0.6)
    ? company(random)
    : chance(random, 0.5)
      ? person(random)
      : the(businessKind(random));
}

function designsAndSells(random: Random): Branch {
  const last = withRight(
    withLeft(verb(random, 'present'), as('cc', grow('and', 'CCONJ CC'))),
    as('obj', goodsList(random)),
  );
  const middle = chance(random, 0.5)
    ? [as('conj', withLeft(verb(random, 'present'), mark(',')))]
    : [];
  return withRight(verb(random, 'present'), ...middle, as('conj', last));
}

function foundedAndAcquired(random: Random): Branch {
  const founded = withRight(
    grow('founded', 'VERB VBN', [as('aux:pass', grow('was', 'AUX VBD'))]),
    inCase('obl', 'in', time(random)),
  );
  if (chance(random, 0.4)) return withRight(founded, byPerson(random));
  const acquired = withRight(
    grow('acquired', 'VERB VBN', [as('cc', grow('and', 'CCONJ CC'))]),
    inCase('obl:agent', 'by', company(random)),
    inCase('obl', 'in', time(random)),
  );
  return withRight(founded, as('conj', acquired));
}

function amountChanged(random: Random): Branch {
  const by = chance(random, 0.5) ? percent(random) : money(random);
  const or = as(
    'appos',
    withRight(withLeft(percent(random), mark(','), as('cc', grow('or', 'CCONJ CC'))), mark(',')),
  );
  const change = withRight(
    grow(pick(random, CHANGES), 'VERB VBD'),
    chance(random, 0.3)
      ? inCase('obl', 'by', by)
      : as('obl:unmarked', chance(random, 0.2) ? withRight(by, or) : by),
    ...(chance(random, 0.6) ? [inCase('obl', 'to', money(random))] : []),
    ...(chance(random, 0.5) ? [inCase('obl', 'in', time(random))] : []),
  );
  return withLeft(change, as('nsubj', amountNoun(random)));
}

function statement(random: Random): Branch {
  const kind = random.next();
  if (kind < 0.2) return amountChanged(random);
  const nsubj = as('nsubj', subject(random));
  if (kind < 0.3) return withLeft(designsAndSells(random), nsubj);
  if (kind < 0.42) return withLeft(foundedAndAcquired(random), as('nsubj:pass', company(random)));
  if (kind < 0.58) {
    const governor = pick(random, GOVERNORS);
    const tag = governor.endsWith('ed') ? 'VERB VBD' : 'VERB VBZ';
    return withLeft(withRight(grow(governor, tag), as('xcomp', infinitive(random))), nsubj);
  }
  if (kind < 0.68) {
    const is = as('cop', chance(random, 0.7) ? grow('is', 'AUX VBZ') : grow('was', 'AUX VBD'));
    const noun = chance(random, 0.5)
      ? withRight(the(title(random)), inCase('nmod', 'of', company(random)))
      : withRight(
          the(businessKind(random), 'a'),
          as('acl', withRight(grow('based', 'VERB VBN'), inCase('obl', 'in', place(random)))),
        );
    return withLeft(noun, nsubj, is);
  }
  if (kind < 0.76) {
    const aux = as('aux', grow(pick(random, ['will', 'may', 'could', 'would']), 'AUX MD'));
    return withLeft(action(random, 'base'), nsubj, aux);
  }
  return withLeft(action(random, chance(random, 0.7) ? 'past' : 'present'), nsubj);
}

function sentence(random: Random): Branch {
  const kind = random.next();
  if (kind < 0.1) {
    const that = withLeft(statement(random), as('mark', grow('that', 'SCONJ IN')));
    const says = withRight(grow('said', 'VERB VBD'), as('ccomp', that));
    return withRight(withLeft(says, as('nsubj', person(random))), mark('.'));
  }
  if (kind < 0.16) {
    const says = withLeft(
      grow('said', 'VERB VBD'),
      mark(','),
      as('nsubj', the(businessKind(random))),
    );
    return withRight(statement(random), as('parataxis', says), mark('.'));
  }
  if (kind < 0.26) {
    const first = withRight(
      inCase('obl', 'In', time(random)),
      ...(chance(random, 0.6) ? [mark(',')] : []),
    );
    return withRight(withLeft(statement(random), first), mark('.'));
  }
  return withRight(statement(random), mark('.'));
}

function capitalized(branch: Branch): Branch {
  const [first, ...rest] = branch.left;
  if (first) return { ...branch, left: [capitalized(first), ...rest] };
  return { ...branch, word: branch.word.slice(0, 1).toUpperCase() + branch.word.slice(1) };
}

/** Sentences as annual reports have them and the treebank doesn't, with their trees; all names are made up. */
export function madeUpSentences(count: number, seed: number): readonly TreebankSentence[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => sentenceFrom(capitalized(sentence(random))));
}
