import { capitalized, countWords } from '../../../../../kernel/text';
import type { DraftClaim, WritingInput } from '../../../ports';
import type { Basis, Ground } from '../../basis';
import { either, line } from '../line';
import {
  figureOf,
  grownParts,
  latestFall,
  leadOf,
  profitOf,
  sumOf,
  yearOf,
  yourRevenueOf,
  type Course,
} from '../money';
import { namedThings } from '../named-things';
import { launchOf, namedGrounds } from '../names';
import { namesRivals, saidBack } from '../speech';
import { explainedProducts } from '../topics/questions-on-topics';

const ANSWER = 'If they ask what you know about us';
/** A said answer is as long as this, and no longer. */
const ANSWER_WORDS = { least: 40, most: 70 } as const;
/** Two figures in one sentence are read, not said. */
const TWO_FIGURES = /\d\D+\d{2,}/u;
const list = (grounds: readonly Ground[]): string =>
  either(
    grounds.map(({ words }) => words),
    'and',
  );

const END =
  'I want to hear what matters most to this team this year, and where I could help first.';
const END_WORDS = countWords(END);

type Part = readonly [text: string, grounds: readonly Ground[]];

/** Two figures are enough to say aloud: the part that moved, or the sum. */
function onMoney(basis: Basis, course: Course): readonly Part[] {
  const { what, latest, before, moved } = course;
  const [part] = grownParts(basis, latest.row.asOf);
  const lead = what === 'profit' ? undefined : leadOf(basis, course);
  const sum = part === undefined ? ` to ${sumOf(latest.row)}` : '';
  return [
    [`I saw that ${what} ${moved}${sum} in ${yearOf(latest.row)}.`, [latest, before]],
    ...(part === undefined
      ? []
      : [
          [
            `${capitalized(yourRevenueOf(part.name))} ${part.moved}.`,
            [part.latest, part.before],
          ] as const,
        ]),
    ...(lead === undefined ? [] : [['Profit grew faster than revenue.', lead] as const]),
    ...onFirstProfit(basis),
  ];
}

function onFirstProfit(basis: Basis): readonly Part[] {
  const profit = profitOf(basis);
  return profit?.kind !== 'first-profit' || profit.before === undefined
    ? []
    : [
        [
          `You made a profit in ${yearOf(profit.latest.row)}, after a loss the year before.`,
          [profit.latest, profit.before],
        ],
      ];
}

/** What one could say tonight, in whole sentences that each stand on their own sources. */
export function writeSayAloud(input: WritingInput, basis: Basis): DraftClaim[] {
  const typed = namedGrounds(basis, 'product', 3);
  const products = typed.length < 2 ? explainedProducts(input, basis) : typed;
  // A quarter that fell since is nothing to open with, and neither is the year before it.
  const course = latestFall(basis) === undefined ? figureOf(basis) : undefined;
  const launch = launchOf(basis, input.writtenAt);
  const said = saidBack(input, basis).filter(
    ({ words, section }) =>
      ['snapshot', 'developments', 'market'].includes(section) &&
      !TWO_FIGURES.test(words) &&
      !namesRivals(words),
  );
  const things = namedThings(input, basis).slice(0, 2);
  const words = (one: (typeof said)[number]) => [one.words, [one]] as const;
  const parts: readonly Part[] = [
    ...(products.length < 2 ? [] : [[`I know you for ${list(products)}.`, products] as const]),
    ...(launch === undefined ? [] : [[`I read about ${launch.words}.`, [launch]] as const]),
    ...(launch !== undefined || things.length === 0
      ? []
      : [[`I read about ${list(things)}.`, things] as const]),
    ...(course === undefined ? [] : onMoney(basis, course)),
    ...said.slice(0, 2).map(words),
    ...basis.values
      .slice(0, 1)
      .map((value) => [`One of your values is “${value.words}.”`, [value]] as const),
  ];
  const countAll = (all: typeof parts) => all.reduce((sum, [text]) => sum + countWords(text), 0);
  const chosen = parts.reduce<typeof parts>(
    (kept, part) =>
      kept.length < 4 && countAll([...kept, part]) <= ANSWER_WORDS.most - END_WORDS
        ? [...kept, part]
        : kept,
    [],
  );
  const [first] = chosen;
  if (first === undefined || chosen.length < 2) return [];
  const whole = [...chosen, [END, first[1]] as const];
  return countAll(whole) < ANSWER_WORDS.least
    ? []
    : whole.map(([text, grounds]) => line(text, grounds, { group: ANSWER, spoken: true }));
}
