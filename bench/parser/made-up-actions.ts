import type { Random } from '../../src/kernel/seeded-random';
import { as, grow, withLeft, withRight, type Branch } from './branch';
import { group, number, one, several, staff, stuff, things } from './made-up-groups';
import { chance, company, mark, person, pick, place } from './made-up-names';
import { inCase, money, the, time } from './made-up-phrases';

const rowsOf = (verbs: string): readonly (readonly string[])[] =>
  verbs.split('/').map((row) => row.split(' '));
/** Verbs in the base form, the present, and the past; most of their forms could be nouns, too. */
const VERBS = [
  ...rowsOf('sell sells sold/make makes made/run runs ran/ship ships shipped'),
  ...rowsOf('process processes processed/store stores stored/print prints printed'),
  ...rowsOf('pack packs packed/fold folds folded/cut cuts cut/bind binds bound'),
  ...rowsOf('test tests tested/use uses used/grow grows grew/move moves moved'),
  ...rowsOf('supply supplies supplied/repair repairs repaired/recycle recycles recycled'),
  ...rowsOf('produce produces produced/transport transports transported'),
  ...rowsOf('release releases released/own owns owned/lease leases leased/offer offers offered'),
];
const GIVEN = 'fined paid offered lent owed cost awarded gave'.split(' ');
const SAID = [
  ...rowsOf('say says said/confirm confirms confirmed/expect expects expected'),
  ...rowsOf('think thinks thought/announce announces announced'),
];
const KEPT = [
  ...rowsOf('keep keeps kept/work works worked/last lasts lasted'),
  ...rowsOf('run runs ran/travel travels traveled'),
];
const GOING = rowsOf('gather gathers gathered/meet meets met/travel travels traveled');
const WITH_PARTICLE = rowsOf('lay lays laid off/take takes took on/shut shuts shut down');
const SAVING = rowsOf('cut/lower/save/reduce');
const TOOLS = 'tools machines trucks robots'.split(' ');
const FORMS = { VBP: 0, VB: 0, VBZ: 1, VBD: 2 };

type Form = keyof typeof FORMS;

const formOf = (row: readonly string[], form: Form): Branch =>
  grow(row[FORMS[form]] ?? '', `VERB ${form}`);

const subject = (branch: Branch): Branch => as('nsubj', branch);

const and = (): Branch => as('cc', grow('and', 'CCONJ CC'));

function around(random: Random): readonly Branch[] {
  const kind = random.next();
  if (kind < 0.2) return [inCase('obl', 'in', place(random))];
  if (kind < 0.35) {
    const span = pick(random, ['day', 'year', 'week', 'month']);
    const each = as('det', grow(pick(random, ['each', 'every', 'a']), 'DET DT'));
    return [as('obl:unmarked', grow(span, 'NOUN NN', [each]))];
  }
  if (kind < 0.45) return [inCase('obl', 'to', group(random))];
  return kind < 0.55 ? [purpose(random)] : [];
}

/** "to cut the cost of wood" */
function purpose(random: Random): Branch {
  const saving = formOf(pick(random, SAVING), 'VB');
  const what = the(grow(pick(random, ['cost', 'price', 'use', 'weight']), 'NOUN NN'));
  return as(
    'advcl',
    withRight(
      withLeft(saving, as('mark', grow('to', 'PART TO'))),
      as('obj', withRight(what, inCase('nmod', 'of', stuff(random)))),
    ),
  );
}

const doing = (random: Random, form: Form): Branch =>
  withRight(formOf(pick(random, VERBS), form), as('obj', things(random)));

/** "cut paper, fold boxes, and bind books" */
function doings(random: Random, form: Form): Branch {
  const first = doing(random, form);
  if (chance(random, 0.5))
    return withRight(first, as('conj', withLeft(doing(random, form), and())));
  return withRight(
    first,
    as('conj', withLeft(doing(random, form), mark(','))),
    as('conj', withLeft(doing(random, form), mark(','), and())),
  );
}

/** "lay off 120 employees" */
function dismissing(random: Random, form: Form): Branch {
  const row = pick(random, WITH_PARTICLE);
  const particle = row.at(-1) ?? 'off';
  return withRight(
    formOf(row, form),
    as('compound:prt', grow(particle, 'ADP RP')),
    as('obj', particle === 'down' ? the(group(random)) : staff(random)),
  );
}

/** "We’re based in Ohio and employ 310 people." */
function based(random: Random): Branch {
  const isWe = chance(random, 0.5);
  const employ = isWe ? grow('employ', 'VERB VBP') : grow('employs', 'VERB VBZ');
  const employing = withRight(withLeft(employ, and()), as('obj', staff(random)));
  const home = withLeft(
    grow('based', 'VERB VBN'),
    as('nsubj:pass', isWe ? grow('we', 'PRON PRP') : one(random)),
    as('aux:pass', isWe ? grow(pick(random, ['are', '’re']), 'AUX VBP') : grow('is', 'AUX VBZ')),
  );
  return withRight(home, inCase('obl', 'in', place(random)), as('conj', employing));
}

/** "Growers confirmed that its milk keeps for two weeks." */
function said(random: Random): Branch {
  const isMany = chance(random, 0.7);
  const form = chance(random, 0.6) ? 'VBD' : isMany ? 'VBP' : 'VBZ';
  const keeps = formOf(pick(random, KEPT), 'VBZ');
  const its = withLeft(stuff(random), as('nmod:poss', grow('its', 'PRON PRP$')));
  const span = pick(random, ['years', 'days', 'weeks']);
  const what = withRight(
    withLeft(keeps, as('mark', grow('that', 'SCONJ IN')), subject(its)),
    inCase('obl', 'for', grow(span, 'NOUN NNS', [as('nummod', number(random))])),
  );
  const says = withRight(formOf(pick(random, SAID), form), as('ccomp', what));
  return withLeft(says, subject(isMany ? several(random) : one(random)));
}

/** "We run the mills ourselves." */
function severalDo(random: Random): Branch {
  const form = chance(random, 0.8) ? 'VBP' : 'VBD';
  const acted = chance(random, 0.3) ? doings(random, form) : doing(random, form);
  if (chance(random, 0.08) && form === 'VBP') {
    const ourselves = as('obl:unmarked', grow('ourselves', 'PRON PRP'));
    return withLeft(withRight(acted, ourselves), subject(grow('we', 'PRON PRP')));
  }
  return withLeft(withRight(acted, ...around(random)), subject(several(random)));
}

/** "Inspectors fined Zenta $3 million." */
function given(random: Random): Branch {
  const gave = withRight(
    grow(pick(random, GIVEN), 'VERB VBD'),
    as('iobj', one(random)),
    as('obj', money(random)),
    ...(chance(random, 0.3) ? [inCase('obl', 'in', time(random))] : []),
  );
  return withLeft(gave, subject(several(random)));
}

/** "We use trucks that move milk and ship grain." */
function toolsThatDo(random: Random): Branch {
  const tools = grow(pick(random, TOOLS), 'NOUN NNS');
  const doThis = withLeft(doings(random, 'VBP'), subject(grow('that', 'PRON WDT')));
  const those = withRight(tools, as('acl:relcl', doThis));
  const have = withRight(formOf(pick(random, VERBS), 'VBP'), as('obj', those));
  return withLeft(have, subject(several(random)));
}

/** "Everyone at Zenta gathers in Ohio to lower the cost of oil." */
function going(random: Random): Branch {
  const isMany = chance(random, 0.5);
  const verb = formOf(pick(random, GOING), isMany ? 'VBP' : 'VBZ');
  const gone = withRight(verb, inCase('obl', 'in', place(random)), purpose(random));
  if (isMany) return withLeft(gone, subject(several(random)));
  const all = withRight(grow('everyone', 'PRON NN'), inCase('nmod', 'at', company(random)));
  return withLeft(gone, subject(all));
}

/** "If the price of milk rises, we lose orders." */
function inCaseThat(random: Random): Branch {
  const what = withRight(
    the(grow(pick(random, ['price', 'cost', 'supply', 'use']), 'NOUN NN')),
    inCase('nmod', 'of', stuff(random)),
  );
  const word = pick(random, ['If', 'When', 'While', 'Unless', 'Because']);
  const change = grow(pick(random, ['rises', 'falls', 'drops', 'moves', 'grows']), 'VERB VBZ');
  const first = withRight(
    withLeft(change, as('mark', grow(word, 'SCONJ IN')), subject(what)),
    mark(','),
  );
  const acted = withLeft(doing(random, 'VBP'), subject(several(random)));
  return withLeft(acted, as('advcl', first));
}

/** Who does what, in the plain words of a company's pages. */
export function plainAction(random: Random): Branch {
  const kind = random.next();
  if (kind < 0.35) return severalDo(random);
  if (kind < 0.52)
    return withLeft(withRight(doing(random, 'VBZ'), ...around(random)), subject(one(random)));
  if (kind < 0.6) return given(random);
  if (kind < 0.68) return said(random);
  if (kind < 0.78) {
    const will = chance(random, 0.5);
    const acted = dismissing(random, will ? 'VB' : 'VBD');
    const aux = will ? [as('aux', grow(pick(random, ['will', 'may']), 'AUX MD'))] : [];
    return withLeft(acted, subject(one(random)), ...aux);
  }
  if (kind < 0.81) return inCaseThat(random);
  if (kind < 0.84) return based(random);
  if (kind < 0.9) return toolsThatDo(random);
  if (kind >= 0.95) return going(random);
  const met = withRight(
    grow('met', 'VERB VBD'),
    as('obj', person(random)),
    inCase('obl', 'in', place(random)),
  );
  return withLeft(met, subject(person(random)));
}
