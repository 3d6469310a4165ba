import type { Random } from '../../src/kernel/seeded-random';
import { as, grow, withLeft, withRight, type Branch } from './branch';
import { stuff, things } from './made-up-groups';
import { chance, company, mark, pick, place } from './made-up-names';
import { amountNoun, inCase, money, percent, the, time } from './made-up-phrases';

const CHANGES = 'increased decreased rose fell grew declined'.split(' ');
const ORDER = 'first second third fourth'.split(' ');
const MAINLY = 'primarily mainly largely partly'.split(' ');
const CAUSES = 'sales prices costs demand fees volumes deliveries contracts'.split(' ');
const SIZES = 'higher lower new fewer strong weak'.split(' ');

const year = (random: Random): Branch =>
  grow(String(1995 + Math.floor(random.next() * 30)), 'NUM CD');

const and = (): Branch => as('cc', grow('and', 'CCONJ CC'));

/** "2024", "fiscal 2024", "fiscal year 2024" */
function period(random: Random): Branch {
  const kind = random.next();
  if (kind < 0.4) return year(random);
  if (kind < 0.6) return withLeft(year(random), as('amod', grow('fiscal', 'ADJ JJ')));
  if (kind < 0.75)
    return grow(
      'year',
      'NOUN NN',
      [as('amod', grow('fiscal', 'ADJ JJ'))],
      [as('nmod:unmarked', year(random))],
    );
  return time(random);
}

/** "the prior-year quarter", "the same quarter of 2023" */
function earlier(random: Random): Branch {
  if (chance(random, 0.5)) {
    const before = grow(pick(random, ['prior', 'previous']), 'ADJ JJ');
    const ago = grow('year', 'NOUN NN', [as('amod', before), as('punct', grow('-', 'PUNCT HYPH'))]);
    const what = grow(pick(random, ['quarter', 'period']), 'NOUN NN', [as('compound', ago)]);
    return the(what);
  }
  const same = grow(pick(random, ['quarter', 'period']), 'NOUN NN', [
    as('amod', grow('same', 'ADJ JJ')),
  ]);
  return chance(random, 0.5) ? the(same) : withRight(the(same), inCase('nmod', 'of', year(random)));
}

/** "compared with $3 million in 2024" */
function compared(random: Random, label: string): Branch {
  const preposition = pick(random, ['with', 'to']);
  const other = chance(random, 0.5)
    ? withRight(money(random), inCase('nmod', 'in', period(random)))
    : earlier(random);
  return as(
    label,
    withRight(
      withLeft(grow('compared', 'VERB VBN'), ...(chance(random, 0.7) ? [mark(',')] : [])),
      inCase('obl', preposition, other),
    ),
  );
}

/** ", primarily driven by lower sales of milk in Ohio" */
function driven(random: Random): Branch {
  const cause = grow(pick(random, CAUSES), 'NOUN NNS', [
    as('amod', grow(pick(random, SIZES), 'ADJ JJ')),
    ...(chance(random, 0.3) ? [as('compound', stuff(random))] : []),
  ]);
  const whole = chance(random, 0.4) ? withRight(cause, inCase('nmod', 'in', place(random))) : cause;
  return as(
    'advcl',
    withRight(
      grow(pick(random, ['driven', 'offset', 'caused']), 'VERB VBN', [
        mark(','),
        ...(chance(random, 0.7) ? [as('advmod', grow(pick(random, MAINLY), 'ADV RB'))] : []),
      ]),
      inCase('obl:agent', 'by', whole),
    ),
  );
}

/** "Second-quarter 2023 Zenta revenues" */
function quarterly(random: Random): Branch {
  const order = as('amod', grow(pick(random, ORDER), 'ADJ JJ'));
  const quarter = grow('quarter', 'NOUN NN', [order, as('punct', grow('-', 'PUNCT HYPH'))]);
  const dated = withRight(quarter, as('nmod:unmarked', year(random)));
  const name = chance(random, 0.6) ? [as('compound', company(random))] : [];
  const what = grow(pick(random, ['revenues', 'sales', 'earnings']), 'NOUN NNS');
  return withLeft(what, as('compound', chance(random, 0.5) ? dated : quarter), ...name);
}

const amount = (random: Random): Branch =>
  chance(random, 0.25) ? quarterly(random) : amountNoun(random);

/** "revenue rose $2 million, or 4%, compared with the prior-year quarter, driven by higher prices" */
function changed(random: Random): Branch {
  const by = chance(random, 0.5) ? percent(random) : money(random);
  const or = as(
    'appos',
    withRight(withLeft(percent(random), mark(','), as('cc', grow('or', 'CCONJ CC'))), mark(',')),
  );
  const change = withRight(
    grow(pick(random, CHANGES), 'VERB VBD'),
    as('obl:unmarked', chance(random, 0.3) ? withRight(by, or) : by),
    ...(chance(random, 0.4) ? [inCase('obl', 'to', money(random))] : []),
    ...(chance(random, 0.4) ? [inCase('obl', 'in', period(random))] : []),
    ...(chance(random, 0.5) ? [compared(random, 'advcl')] : []),
    ...(chance(random, 0.4) ? [driven(random)] : []),
  );
  return withLeft(change, as('nsubj', amount(random)));
}

/** "net income was $8 million in 2025, up from $3 million in 2024" */
function was(random: Random): Branch {
  const what = amount(random);
  const isMany = what.tag.endsWith('NNS');
  const subject = as('nsubj', what);
  const copula = as('cop', grow(isMany ? 'were' : 'was', 'AUX VBD'));
  if (chance(random, 0.25)) {
    const second = as('conj', withLeft(money(random), and()));
    const years = withRight(year(random), as('conj', withLeft(year(random), and())));
    return withLeft(withRight(money(random), second, inCase('nmod', 'in', years)), subject, copula);
  }
  const sum = withRight(money(random), inCase('nmod', pick(random, ['in', 'for']), period(random)));
  const kind = random.next();
  const from = inCase(
    'obl',
    'from',
    withRight(money(random), inCase('nmod', 'in', period(random))),
  );
  const behind =
    kind < 0.3
      ? [compared(random, 'advcl')]
      : kind < 0.6
        ? [as('advmod', grow(pick(random, ['up', 'down']), 'ADV RB', [mark(',')], [from]))]
        : kind < 0.8
          ? [as('appos', increase(random))]
          : [];
  return withLeft(withRight(sum, ...behind), subject, copula);
}

/** ", an increase of 8% compared with 2023" */
function increase(random: Random): Branch {
  const noun = grow(pick(random, ['increase', 'decrease', 'decline']), 'NOUN NN');
  const whole = withRight(
    withLeft(noun, mark(','), as('det', grow(noun.word === 'increase' ? 'an' : 'a', 'DET DT'))),
    inCase('nmod', 'of', percent(random)),
  );
  return chance(random, 0.4) ? withRight(whole, inCase('nmod', 'from', period(random))) : whole;
}

/** "sales to dealers accounted for 43% of its revenue in 2025" */
function share(random: Random): Branch {
  const verb = chance(random, 0.6)
    ? withRight(grow('accounted', 'VERB VBD'), inCase('obl', 'for', shareOf(random)))
    : withRight(
        grow(pick(random, ['represented', 'generated', 'comprised']), 'VERB VBD'),
        as('obj', shareOf(random)),
      );
  const timed = chance(random, 0.6) ? withRight(verb, inCase('obl', 'in', period(random))) : verb;
  const from = chance(random, 0.4)
    ? withRight(grow('sales', 'NOUN NNS'), inCase('nmod', 'to', things(random)))
    : amount(random);
  return withLeft(timed, as('nsubj', from));
}

function shareOf(random: Random): Branch {
  const whole = grow(pick(random, ['sales', 'revenues']), 'NOUN NNS', [
    as('nmod:poss', grow(pick(random, ['our', 'its']), 'PRON PRP$')),
    ...(chance(random, 0.6) ? [as('amod', grow(pick(random, ['total', 'net']), 'ADJ JJ'))] : []),
  ]);
  return withRight(percent(random), inCase('nmod', 'of', whole));
}

/** What annual reports say of amounts. */
export function figureTold(random: Random): Branch {
  const kind = random.next();
  if (kind < 0.45) return changed(random);
  return kind < 0.85 ? was(random) : share(random);
}
