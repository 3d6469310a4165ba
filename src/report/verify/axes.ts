import { stemOf } from '../../language';

/**
 * Words that can't both be true of one thing, a row for each question and a bar between the answers.
 * A “~” leads the rows whose answers turn round when the parties do: who sells is not who buys.
 */
const ROWS = `
rise grow increase climb surge jump soar expand expansion growth up upward accelerate raise improve improvement strengthen widen gain rally swell | fall decline decrease drop sink slip plunge plummet shrink contract contraction down downward slow lower worsen weaken narrow reduce reduction lowered cut halve tumble slump dwindle loss
double triple quadruple | halve
largest biggest greatest | smallest littlest tiniest
highest top tallest | lowest bottom
most | least fewest
best | worst
first earliest | last latest final
oldest | newest youngest
longest | shortest
fastest quickest | slowest
richest wealthiest | poorest
strongest | weakest
nearest closest | farthest furthest
majority | minority
maximum | minimum
~ more | less fewer
~ above exceed over | below under beneath
~ before prior | after following
~ larger bigger greater | smaller
~ older | younger newer
~ better | worse
~ longer | shorter
~ faster quicker | slower
~ earlier | later
~ higher | lower
~ stronger | weaker
open reopen | close shut closure
begin start launch commence | end finish stop cease conclude terminate halt discontinue
~ win | lose
~ acquire buy purchase | sell divest
hire recruit | fire dismiss sack layoff
join enter | leave quit resign depart
~ accept approve agree | reject refuse deny
include | exclude
allow permit | ban prohibit forbid
support endorse | oppose
profit | loss deficit
profitable | unprofitable loss-making
succeed success | fail failure
public | private
always | never
with | without
male | female
man | woman
husband | wife
father | mother
son | daughter
brother | sister
north | south
northern | southern
east | west
eastern | western
legal | illegal
able | unable
likely | unlikely
positive | negative
~ import | export
domestic | foreign
strong | weak
rich | poor
majority | minority
early | late
upper | lower
inside | outside
~ lend | borrow
~ teach | learn
~ borrower | lender
~ employer | employee
~ parent | subsidiary
permanent | temporary
partial partially | full fully
optional voluntary | compulsory mandatory
remote | on-site onsite
morning | afternoon | evening
spring | summer | autumn | winter
monday | tuesday | wednesday | thursday | friday | saturday | sunday
daily | weekly | monthly | quarterly | annually yearly
january | february | march | april | june | july | august | september | october | november | december
`;

export interface Axis {
  readonly axis: number;
  readonly pole: number;
  /** Its answers turn round with the parties. */
  readonly turns: boolean;
}

const SHORT_STEMS =
  /(?:est|er|most|least|first|last|latest|final|early|late|earlier|later|under|over|lower|more|less)$/u;

function build(): Map<string, Axis[]> {
  const found = new Map<string, Axis[]>();
  ROWS.trim()
    .split('\n')
    .forEach((row, axis) => {
      const turns = row.startsWith('~');
      row
        .replace('~', '')
        .split('|')
        .forEach((words, pole) => {
          for (const word of words.trim().split(/\s+/u)) {
            const key = SHORT_STEMS.test(word) ? `=${word}` : stemOf(word);
            const axes = found.get(key) ?? [];
            if (!axes.some((one) => one.axis === axis))
              found.set(key, [...axes, { axis, pole, turns }]);
          }
        });
    });
  return found;
}

const AXES = build();
const NONE: readonly Axis[] = [];

/** The questions a word answers, and how it answers them. Forms of comparison count as they stand. */
export function axesOf(lower: string, stem: string): readonly Axis[] {
  return AXES.get(`=${lower}`) ?? AXES.get(stem) ?? NONE;
}
