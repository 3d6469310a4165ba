import { isYear } from '../../../../../kernel/text';
import { phraseFinder, readDays, readMoney } from '../../../../../language';
import { isReal, textOf, type SentenceReader } from '../../reading';
import { FIGURE_SIGNS, textOfSign } from './figure-signs';
import { firstForm, isOfCompany, partForm, partsOf } from '../parts';

/** What isn't the whole company's, or not a whole year's. */
const saysPart = phraseFinder(
  'adjusted, comparable, guidance, h1, h2, half, month, organic, pro forma, q*, quarter*, segment',
);
const saysLoss = phraseFinder('=loss');

const LISTS = [
  [
    'is',
    `amounted to, came in at, climbed/declined/fell/grew/increased/rose to, hit, reached, stood at,
     totaled, =was, were`,
  ],
  ['made', 'achieved, booked, generated, =had, made, posted, recorded, reported'],
  ['ending', '<end>, after, compared, down, from [SUM], up, while'],
  ['moving', '<ending>, decreased, fell, grew, increased, rose'],
] as const;
const IN = 'during/for/in [YEAR]';

const ON_BOTH = (figure: string) => [
  `^ ${IN} (_) (<own>) ${figure} <is> [SUM] <ending>`,
  `^ (<own>) ${figure} <is> [SUM] ${IN} <ending>`,
  `^ (<own>) ${figure} ${IN} <is> [SUM] <ending>`,
  `^ (<own>) ${figure} of [SUM] ${IN} <moving>`,
  `_/and/that <own> ${figure} <is> [SUM] ${IN} <ending>`,
  `^ ${IN} (_) [C] <made> (a/an) ${figure} of [SUM] <ending>`,
  `[C] <made> (a/an) ${figure} of [SUM] ${IN} <ending>`,
  `[C] <made> [SUM] in ${figure} ${IN} <ending>`,
  `[C] closed/ended [YEAR] with [SUM] in ${figure} <ending>`,
  `^ with [YEAR] ${figure} of [SUM] _ [C] can/has/=is`,
  `[C] _ whose ${figure} <is> [SUM] ${IN} _`,
  `[C] _ which had ${figure} of [SUM] ${IN} _`,
];
const asForms = (forms: readonly string[]) => forms.map((form) => partForm(form, LISTS));

/** The revenue or net income of a year, each form with nothing in it that could be a part of it. */
const FIGURES = [
  ['revenue', asForms(ON_BOTH('[REVENUE]'))],
  [
    'net-income',
    asForms([...ON_BOTH('[INCOME]'), `[C] <made> (a/an) loss/profit of [SUM] ${IN} after tax`]),
  ],
] as const;

/** A calendar year that isn't over has no figure yet. */
const isOver = (told: string, day: string, today: string): boolean =>
  isYear(told) ? told < today.slice(0, 4) : day <= today;

/** "In fiscal 2025, Acme booked sales of $9 million": told of a year and of the whole company. */
export const yearFigures: SentenceReader = (reading) => {
  const parts = partsOf(reading, FIGURE_SIGNS);
  if (!parts.some(({ sign }) => sign === 'SUM')) return [];
  const today = reading.fetchedAt.slice(0, 10);
  for (const [attribute, forms] of FIGURES) {
    const within = firstForm(parts, forms);
    if (within === undefined || !isOfCompany(reading, within)) continue;
    const last = within.at(-1)?.last ?? 0;
    if (!isReal(reading, last) || saysPart(textOf(reading, 0, last))) continue;
    const told = textOfSign(reading, within, 'YEAR');
    const [{ day = '' } = {}] = readDays(told);
    const [sum] = readMoney(textOfSign(reading, within, 'SUM'));
    if (sum === undefined || day === '' || !isOver(told, day, today)) continue;
    const value = saysLoss(textOf(reading, within[0]?.first ?? 0, last)) ? -sum.value : sum.value;
    return [{ topic: 'financials', attribute, value, unit: sum.unit, asOf: day }];
  }
  return [];
};
