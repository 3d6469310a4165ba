import { countWords } from '../../../../kernel/text';
import type { DraftClaim, WritingInput } from '../../ports';
import type { Basis, Ground } from '../basis';
import { isSettled } from '../contested';
import { nameIn } from '../facts';
import { sayHeadcount } from '../role/headcount';
import { either, line } from './line';
import { courseOf, sumOf, yearOf } from './money';
import { namedThings } from './named-things';
import { launchOf, namesOf } from './names';
import { namesRivals, saidBack } from './speech';
import { explainedProducts } from './told-topics';

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
  'I want to hear from you how this team fits into that, and what matters most to it this year.';
const END_WORDS = countWords(END);

/** What one could say tonight, in whole sentences that each stand on their own sources. */
export function sayAloud(input: WritingInput, basis: Basis): DraftClaim[] {
  const typed = namesOf(basis, 'product', 3);
  const products = typed.length < 2 ? explainedProducts(input, basis) : typed;
  const course = courseOf(basis);
  const launch = launchOf(basis, input.writtenAt);
  const said = saidBack(input, basis).filter(
    ({ words, section }) =>
      ['snapshot', 'developments', 'market'].includes(section) &&
      !TWO_FIGURES.test(words) &&
      !namesRivals(words),
  );
  const { employees, chief } = basis;
  const seat = basis.facts.best('headquarters');
  const base =
    seat === undefined || !isSettled(seat) ? undefined : basis.ground(seat, nameIn(seat));
  const things = namedThings(input, basis).slice(0, 2);
  const words = (one: (typeof said)[number]) => [one.words, [one]] as const;
  const parts: readonly (readonly [string, readonly Ground[]])[] = [
    ...(products.length < 2 ? [] : [[`I know you for ${list(products)}.`, products] as const]),
    ...(launch === undefined ? [] : [[`I read about ${launch.words}.`, [launch]] as const]),
    ...(launch !== undefined || things.length === 0
      ? []
      : [[`I read about ${list(things)}.`, things] as const]),
    ...(course === undefined
      ? []
      : [
          [
            `I saw that revenue ${course.moved} to ${sumOf(course.latest.row)} in ${yearOf(course.latest.row)}.`,
            [course.latest, course.before],
          ] as const,
        ]),
    ...said.slice(0, 2).map(words),
    ...((course !== undefined && said.length > 0) || employees === undefined
      ? []
      : [[`You employ ${sayHeadcount(employees.row)}.`, [employees]] as const]),
    ...(base === undefined ? [] : [[`You are based in ${base.words}.`, [base]] as const]),
    ...(chief === undefined ? [] : [[`${chief.words} leads the company.`, [chief]] as const]),
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
