import { seededRandom, type Random } from '../../src/kernel/seeded-random';
import { as, grow, sentenceFrom, withLeft, withRight, type Branch } from './branch';
import { plainAction } from './made-up-actions';
import { figureTold } from './made-up-figures';
import { kindTold } from './made-up-kinds';
import { chance, company, mark, person, pick, place } from './made-up-names';
import {
  businessKind,
  goods,
  goodsList,
  inCase,
  money,
  people,
  the,
  time,
  title,
} from './made-up-phrases';
import type { TreebankSentence } from './treebank';

/** The share of sentences in plain words. */
const PLAIN = 0.3;
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
const WITH_PARTICLE = [
  'lay laid lays laid off',
  'shut shut shuts shut down',
  'set set sets set up',
  'spin spun spins spun off',
  'take took takes taken over',
].map((row) => row.split(' '));
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

/** "laid off 120 workers", "took over Zenta". */
function particleVerb(random: Random, form: Form): Branch {
  const row = pick(random, WITH_PARTICLE);
  const particle = as('compound:prt', grow(row.at(-1) ?? 'off', 'ADP RP'));
  return withRight(grow(row[FORMS.indexOf(form)] ?? 'set', TAGS[form]), particle);
}

/** A verb with object, and often a place or a time. */
function action(random: Random, form: Form): Branch {
  const object = form !== 'base' && chance(random, 0.2) ? people(random) : thing(random);
  const around = [
    ...(chance(random, 0.3) ? [inCase('obl', 'in', place(random))] : []),
    ...(chance(random, 0.4) ? [inCase('obl', 'in', time(random))] : []),
    ...(chance(random, 0.2) ? [inCase('obl', 'for', money(random))] : []),
  ];
  const own = chance(random, 0.15) ? particleVerb(random, form) : verb(random, form);
  return withRight(own, as('obj', object), ...around);
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

function statement(random: Random): Branch {
  const kind = random.next();
  if (kind < 0.25) return figureTold(random);
  if (kind < 0.4) return kindTold(random);
  const nsubj = as('nsubj', subject(random));
  if (kind < 0.48) return withLeft(designsAndSells(random), nsubj);
  if (kind < 0.56) return withLeft(foundedAndAcquired(random), as('nsubj:pass', company(random)));
  if (kind < 0.68) {
    const governor = pick(random, GOVERNORS);
    const tag = governor.endsWith('ed') ? 'VERB VBD' : 'VERB VBZ';
    return withLeft(withRight(grow(governor, tag), as('xcomp', infinitive(random))), nsubj);
  }
  if (kind < 0.75) {
    const is = as('cop', chance(random, 0.7) ? grow('is', 'AUX VBZ') : grow('was', 'AUX VBD'));
    const noun = chance(random, 0.5)
      ? withRight(the(title(random)), inCase('nmod', 'of', company(random)))
      : withRight(
          the(businessKind(random), 'a'),
          as('acl', withRight(grow('based', 'VERB VBN'), inCase('obl', 'in', place(random)))),
        );
    return withLeft(noun, nsubj, is);
  }
  if (kind < 0.82) {
    const aux = as('aux', grow(pick(random, ['will', 'may', 'could', 'would']), 'AUX MD'));
    return withLeft(action(random, 'base'), nsubj, aux);
  }
  return withLeft(action(random, chance(random, 0.7) ? 'past' : 'present'), nsubj);
}

function sentence(random: Random): Branch {
  if (chance(random, PLAIN)) return withRight(plainAction(random), mark('.'));
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
  return {
    ...branch,
    word: branch.word.slice(0, 1).toUpperCase() + branch.word.slice(1),
  };
}

/** Sentences as annual reports have them and the treebank doesn't, with their trees; all names are made up. */
export function madeUpSentences(count: number, seed: number): readonly TreebankSentence[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => sentenceFrom(capitalized(sentence(random))));
}
