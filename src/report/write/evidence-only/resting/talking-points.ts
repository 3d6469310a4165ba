import { phraseFinder } from '../../../../language';
import type { DraftClaim, WritingInput } from '../../ports';
import { formatMonth } from '../../phrases';
import { basisOf, type Basis, type Ground } from '../basis';
import { dayOfRow } from '../sources';
import { either, line } from './line';
import { figureOf, grownParts, HARDLY, profitOf, yearOf, yourRevenueOf } from './money';
import { launchOf, namedGrounds, valuesOf } from './names';
import { isWork } from './questions/questions-on-words';
import { namesRivals, saidBack, type SaidBack } from './speech';

const MOST_POINTS = 6;
const LONGEST_AIM = 14;

type Point = readonly [label: string, text: string, grounds: readonly Ground[]];

function money(basis: Basis): Point[] {
  const course = figureOf(basis);
  const profit = profitOf(basis);
  if (profit?.kind === 'first-profit' && profit.before !== undefined)
    return [
      [
        'The first profit',
        `I saw that you made a profit in ${yearOf(profit.latest.row)}, after a loss the year before. ` +
          'I want to help keep it that way.',
        [profit.latest, profit.before],
      ],
    ];
  const [part] = grownParts(basis, course?.latest.row.asOf);
  const grown = part ?? (course === undefined || course.change < HARDLY ? undefined : course);
  if (grown === undefined) return [];
  const what = part === undefined ? (course?.what ?? 'revenue') : yourRevenueOf(part.name);
  return [
    [
      'Growth',
      `I saw that ${what} ${grown.moved} in ${yearOf(grown.latest.row)}. I want to hear what drove that.`,
      [grown.latest, grown.before],
    ],
  ];
}

function things(basis: Basis, { writtenAt }: WritingInput): Point[] {
  const launch = launchOf(basis, writtenAt);
  const day = launch && dayOfRow(launch.row);
  const products = namedGrounds(basis, 'product', 3).filter(({ words }) => words !== launch?.words);
  const names = products.map(({ words }) => words);
  return [
    ...(launch === undefined || day === undefined
      ? []
      : ([
          [
            'What’s new',
            `I read about ${launch.words}, from ${formatMonth(day)}. I want to hear how customers have taken it.`,
            [launch],
          ],
        ] satisfies Point[])),
    ...(names.length < 2
      ? []
      : ([
          [
            'The products',
            `I looked at ${either(names, 'and')}. I want to hear how much their teams share.`,
            products,
          ],
        ] satisfies Point[])),
  ];
}

const saysMission = phraseFinder('mission, purpose');

/** “Our mission is to …”: what comes after it, where that is short enough to say. */
function aimOf({ mission }: Basis): Ground | undefined {
  if (mission === undefined || !saysMission(mission.row.quote)) return undefined;
  const words = mission.words.replace(/\.$/u, '');
  return /^to \p{Ll}/u.test(words) && words.split(/\s+/u).length <= LONGEST_AIM
    ? { ...mission, words }
    : undefined;
}

function belief(basis: Basis): Point[] {
  const aim = aimOf(basis);
  const [value] = valuesOf(basis, 1);
  return [
    ...(aim === undefined
      ? []
      : ([
          [
            'The mission',
            `Your mission is “${aim.words}.” I want to hear where it shows on this team.`,
            [aim],
          ],
        ] satisfies Point[])),
    ...(value === undefined
      ? []
      : ([
          [
            'A value',
            `One of your values is “${value.words}.” I want to hear where it shows on this team.`,
            [value],
          ],
        ] satisfies Point[])),
  ];
}

const THEMES: Readonly<Partial<Record<SaidBack['section'], readonly [string, string]>>> = {
  snapshot: ['What they do', 'I want to hear which part of that is hardest to get right.'],
  market: ['Their market', 'I want to hear how that looks from this team.'],
  culture: ['How they work', 'I want to hear how you keep that up when it’s busy.'],
  developments: ['Lately', 'I want to hear what came after.'],
};

function words(input: WritingInput, basis: Basis): Point[] {
  // The best of each side of the company is asked about elsewhere.
  const said = saidBack(input, basis).filter((one) => !namesRivals(one.words));
  return (Object.keys(THEMES) as SaidBack['section'][]).flatMap((section): Point[] => {
    const theme = THEMES[section];
    const [, one] = said.filter(
      (candidate) =>
        candidate.section === section && (section !== 'snapshot' || isWork(candidate.words)),
    );
    return theme === undefined || one === undefined
      ? []
      : [[theme[0], `${one.words} ${theme[1]}`, [one]]];
  });
}

export function writeTalkingPoints(input: WritingInput): DraftClaim[] {
  const basis = basisOf(input);
  return [...things(basis, input), ...money(basis), ...belief(basis), ...words(input, basis)]
    .slice(0, MOST_POINTS)
    .map(([group, text, grounds]) => line(text, grounds, { group, spoken: true }));
}
