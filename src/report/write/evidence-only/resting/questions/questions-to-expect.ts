import { phraseFinder } from '../../../../../language';
import { isLearner, knowRole } from '../../../../typical';
import type { DraftClaim, WritingInput } from '../../../ports';
import { quotesWell } from '../../../phrases';
import { basisOf, type Basis, type Ground } from '../../basis';
import { formatHeadcount } from '../../role/headcount';
import { workBasisOf, type GroundedStep } from '../../role/work-basis';
import { either, line } from '../line';
import { figureInWords } from '../money';
import { launchOf, namedGrounds, postedPay, valuesOf } from '../names';

const POSTING = 'From the posting';
const GUESSES = 'Our guesses';
const MOST = { posting: 6, guesses: 6 } as const;
/** Where what is usual for the role is known, it has its place beside them. */
const MOST_BESIDE_TYPICAL = { posting: 4, guesses: 4 } as const;
const LONGEST_ASKED = 14;
/** From here on, getting anything done means getting others to do it. */
const MANY_PEOPLE = 5_000;
const FEW_PEOPLE = 250;

type Question = readonly [text: string, plan: string, grounds: readonly Ground[]];

const short = (text: string): boolean => text.split(/\s+/u).length <= LONGEST_ASKED;
const bare = (text: string): string => text.replace(/[.;:]$/u, '');

/** Work that a crew or a shift does where it stands: nobody asks about getting other teams to move, nor an intern. */
const HANDS_ON = /^(?:3[1-9]|41-2|45|47|49|5[135])/u;

function isOfACrew(input: WritingInput): boolean {
  const { occupation } = knowRole(input);
  return isLearner(input.role) || (occupation !== undefined && HANDS_ON.test(occupation.code));
}

/** What is asked in a step, by what the company calls it. */
const KINDS: readonly (readonly [names: (step: string) => boolean, asks: string, plan: string])[] =
  [
    [
      phraseFinder('code, coding, debug*, pair, pairing'),
      'What do you see in this code, and what would you ask before you changed it?',
      'Talk as you read, and ask before you judge.',
    ],
    [
      phraseFinder('architecture, case, design, system, whiteboard'),
      'How would you set this up, and what would you leave out first?',
      'Ask for the limits before you draw.',
    ],
    [
      phraseFinder('assignment, exercise, homework, presentation, take home, work sample'),
      'Why did you do it this way, and what would you do with a day more?',
      'Name what your own answer lacks before they do.',
    ],
    [
      phraseFinder('first call, intro*, phone, recruiter, screen, screening'),
      'What are you looking for in your next job?',
      'Answer in a minute, and end with something only this company has.',
    ],
    [
      phraseFinder('culture, director, founder, lead*, manager, panel, peer, team, values, walk'),
      'When did somebody who knew the work better than you change your mind?',
      'Choose one story, and say what you did differently afterward.',
    ],
  ];

function inSteps(stages: readonly GroundedStep[]): Question[] {
  const used = new Set<string>();
  return stages.flatMap(({ name, ground }): Question[] => {
    const kind = KINDS.find(([names]) => names(name));
    const [step = ''] = name.split(':');
    if (kind === undefined || used.has(kind[1]) || !short(step)) return [];
    used.add(kind[1]);
    return [[kind[1], `It would fit the round “${bare(step)}.” ${kind[2]}`, [ground]]];
  });
}

function onPosting(input: WritingInput, basis: Basis): Question[] {
  const { duty, mustHave } = workBasisOf(input, basis);
  const tools = namedGrounds(basis, 'posting-tool', 2);
  return [
    ...(duty?.row.attribute === 'duty' && quotesWell(duty.words) && short(duty.words)
      ? ([
          [
            `What have you done that comes closest to this: “${bare(duty.words)}”?`,
            'It’s in the posting. Pick one example: what you did, what it cost, how it ended.',
            [duty],
          ],
        ] satisfies Question[])
      : []),
    ...(mustHave !== undefined && short(mustHave.words)
      ? ([
          [
            `We ask for “${bare(mustHave.words)}.” Where did you last need that?`,
            'The posting asks for it, so bring one real case.',
            [mustHave],
          ],
        ] satisfies Question[])
      : []),
    ...tools.map((tool): Question => [
      `Where did you last use ${tool.words}?`,
      'The posting names it. Answer with what you’ve done, and say plainly what you’ve only read.',
      [tool],
    ]),
  ];
}

/** What the company’s own pages make likely, though none of them asks it. */
function onPages(input: WritingInput, basis: Basis): Question[] {
  const { stages } = workBasisOf(input, basis);
  const [value] = valuesOf(basis, 1);
  const pay = postedPay(basis);
  return [
    ...inSteps(stages),
    ...(value === undefined
      ? []
      : ([
          [
            `One of our values is “${value.words}.” When did you last act on it?`,
            'It’s on their list. Pick a story in which it cost you something.',
            [value],
          ],
        ] satisfies Question[])),
    ...(pay === undefined
      ? []
      : ([
          [
            'What pay do you have in mind?',
            `The posted range is ${pay.words}. Choose your place in it tonight, and bring a reason.`,
            [pay],
          ],
        ] satisfies Question[])),
  ];
}

function guesses(basis: Basis, input: WritingInput): Question[] {
  const { company, writtenAt } = input;
  const figure = figureInWords(basis);
  const launch = launchOf(basis, writtenAt);
  const rivals = namedGrounds(basis, 'competitor', 3);
  const products = namedGrounds(basis, 'product', 3);
  const { employees } = basis;
  const head = Number(employees?.row.value ?? 0);
  const first = launch ?? products[0];
  return [
    ...(first === undefined
      ? []
      : ([
          [
            `Why ${company}?`,
            `Tie it to something they make: look at ${first.words} tonight, ` +
              'and name one thing about it that you’d want to work on.',
            [first],
          ],
        ] satisfies Question[])),
    ...(figure === undefined
      ? []
      : ([
          ['What do you know about us?', `Keep one figure ready: ${figure.words}`, figure.grounds],
        ] satisfies Question[])),
    ...(rivals.length === 0
      ? []
      : ([
          [
            `Why us rather than ${rivals[0]?.words ?? ''}?`,
            `They compete with ${either(
              rivals.map(({ words }) => words),
              'and',
            )}. Choose one difference that matters to you.`,
            rivals,
          ],
        ] satisfies Question[])),
    ...(products.length < 2
      ? []
      : ([
          [
            `What would you change about ${products.at(-1)?.words ?? ''}?`,
            'Praise one thing, question one thing, and say what you’d check first.',
            products.slice(-1),
          ],
        ] satisfies Question[])),
    ...(employees === undefined ||
    (head > FEW_PEOPLE && head < MANY_PEOPLE) ||
    (head >= MANY_PEOPLE && isOfACrew(input))
      ? []
      : ([
          head >= MANY_PEOPLE
            ? [
                `With ${formatHeadcount(employees.row)} here, how do you get something done ` +
                  'that depends on other teams?',
                'Have one example in which you needed others to move before you could.',
                [employees],
              ]
            : [
                `With ${formatHeadcount(employees.row)} here, what would you take on beyond your own job?`,
                'Name two things, and one you’d rather not.',
                [employees],
              ],
        ] satisfies Question[])),
  ];
}

export function writeQuestionsToExpect(input: WritingInput): DraftClaim[] {
  const basis = basisOf(input);
  const most = knowRole(input).certainty === 'open' ? MOST : MOST_BESIDE_TYPICAL;
  const drafted = (group: string, limit: number, questions: readonly Question[]) =>
    questions.slice(0, limit).map(([text, plan, grounds]) =>
      line(text, grounds, {
        group,
        spoken: true,
        notes: [{ label: 'Plan', text: plan }],
      }),
    );
  return [
    ...drafted(POSTING, most.posting, onPosting(input, basis)),
    ...drafted(GUESSES, most.guesses, [...onPages(input, basis), ...guesses(basis, input)]),
  ];
}
