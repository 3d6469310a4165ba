import { holdsAny, isCapitalized } from '../../../../../kernel/text';
import { phraseFinder, sentenceForm, Phrasebook } from '../../../../../language';
import * as slots from '../../../retell/figures/slots';
import type { SuggestedQuestion } from '../questions/questions-on-words';

export type Groups = Readonly<Record<string, string | undefined>>;

/** What a claim says of a topic; nothing where it says something else. */
export type Reader = (text: string) => Groups | undefined;

/** Whether it has one of some phrases. */
export function telling(phrases: string): Reader {
  const says = phraseFinder(phrases);
  return (text) => (says(text) ? {} : undefined);
}

interface Topic extends Pick<SuggestedQuestion, 'why' | 'good' | 'flag' | 'whom'> {
  readonly told: Reader;
  readonly ask: (groups: Groups) => string;
}

/** What the company has, and not what a customer of its is to have. */
const HAVING = new Phrasebook([['having', '=has, =have, =leases, maintains, operate, =owns, run']]);
const LONGEST_OWNER = 62;
/** “It has”, “Bell operates”: with nothing between. */
const saysItHas = (text: string): boolean =>
  (isCapitalized(text) || isNumber(text)) &&
  HAVING.find(text).some(
    ({ start }) =>
      start > 1 && start <= LONGEST_OWNER && !holdsAny(text.slice(0, start), [',', '.', ';']),
  );
const isNumber = phraseFinder('^ #');
const ofItsOwn =
  (read: Reader): Reader =>
  (text) =>
    saysItHas(text) ? read(text) : undefined;

const IN_OFFICE = sentenceForm('kind:hybrid', {});
const FAR = sentenceForm('<how> far:distributed/remote/remotely', {}, [
  ['how', 'fully, is a, works'],
]);

/** What a report may tell of a company, and what a candidate may ask of it. */
export const TOPICS: readonly Topic[] = [
  {
    told: sentenceForm('union/unions [anything] share:[share] of its workforce', slots),
    ask: () => 'How does working with the unions show up in this job, week to week?',
    why: 'agreements shape schedules and how changes are made.',
    good: 'an example of something settled together.',
    flag: 'blaming one side.',
    whom: 'The hiring manager',
  },
  {
    told: sentenceForm('operating name:margin/ratio <level> (about) share:[share]', slots, [
      ['level', 'improved # . # point to, improved # point to, improved to, increased to, of, was'],
    ]),
    ask: ({ name = '', share = '' }) =>
      `Your operating ${name} was ${share}. Which part of that can this team move?`,
    why: 'it’s the number they manage by; you want your share of it.',
    good: 'one cost or delay, with its size.',
    flag: 'it’s for headquarters.',
    whom: 'The hiring manager',
  },
  {
    told: sentenceForm('rate:<rate> [anything] decreased/down/fell/improved share:[share]', slots, [
      ['rate', 'incident rate, injury rate, personal injury rate'],
    ]),
    ask: ({ rate = '' }) => `What changed in daily work as your ${rate} came down?`,
    why: 'they publish it; you want to hear what was done.',
    good: 'one rule or tool, and who asked for it.',
    flag: 'only a slogan.',
    whom: 'Someone on the team',
  },
  {
    told: sentenceForm('attrition/turnover rate was (about) share:[share]', slots),
    ask: ({ share = '' }) => `Your attrition rate was ${share}. Why do people stay on this team?`,
    why: 'few companies publish it, and the team’s own story counts more.',
    good: 'names of people who grew here.',
    flag: 'nobody has been here long.',
    whom: 'Someone on the team',
  },
  {
    told: (text) => IN_OFFICE(text) ?? FAR(text),
    ask: ({ far }) =>
      far === undefined
        ? 'You have a hybrid model. Which days is this team in, and who decides?'
        : 'You work remotely. How does someone new get help in the first month?',
    why: 'the rule is public, and teams live it differently.',
    good: 'a normal week, told day by day.',
    flag: 'it depends on whom you ask.',
    whom: 'Someone on the team',
  },
  {
    told: ofItsOwn(
      sentenceForm('count:[figure] what:<site> where:[where]', slots, [
        [
          'site',
          'branches, clinics, distribution centers, manufacturing facilities, offices, plants, stores, warehouses',
        ],
      ]),
    ),
    // “61 plants in 29 states” may be fewer than all of them.
    ask: ({ count = '', what = '', where = '' }) =>
      `With ${[count, what, where].filter((part) => part !== '').join(' ')}, how does what one of them learns ` +
      'reach the others?',
    why: 'it shows how they learn.',
    good: 'an idea that traveled, and how.',
    flag: 'each site is on its own.',
    whom: 'The hiring manager',
  },
  {
    told: sentenceForm(
      'up to sum:[sum] [anything] courses/education/learning/training/tuition',
      slots,
    ),
    ask: ({ sum = '' }) =>
      `You pay up to ${sum} for learning. Who on this team used it last, and for what?`,
    why: 'it shows whether a benefit is used.',
    good: 'a name and a course.',
    flag: 'nobody has time for it.',
    whom: 'Someone on the team',
  },
  {
    told: telling('salary band/range'),
    ask: () => 'You publish salary ranges. What places someone in the upper part of this one?',
    why: 'the range is public; the levels inside it aren’t.',
    good: 'levels, with criteria.',
    flag: { said: 'It depends.' },
    whom: 'The recruiter',
  },
  {
    told: telling('all hands, cycle'),
    ask: () => 'What did this team decide after the last cycle, and what did it drop?',
    why: 'they work in cycles; dropping something takes practice.',
    good: 'one thing dropped, with the reason.',
    flag: 'everything continued.',
    whom: 'Someone on the team',
  },
];
