import { sentenceForm } from '../../../../language';
import * as slots from '../../retell/figures/slots';
import type { Ask } from './questions/questions-on-words';

export type Groups = Readonly<Record<string, string | undefined>>;

/** What a claim says of a topic; nothing where it says something else. */
export type Reader = (text: string) => Groups | undefined;

export const matched =
  (pattern: RegExp): Reader =>
  (text) =>
    pattern.exec(text)?.groups;

interface Topic extends Pick<Ask, 'why' | 'good' | 'flag' | 'whom'> {
  readonly told: Reader;
  readonly ask: (groups: Groups) => string;
}

/** What the company has, and not what a customer of its is to have. */
const SAYS_IT_HAS =
  /^(?:It|[\p{Lu}\d][^,.;]{0,60}?) (?:has|have|leases|maintains|operates?|owns|runs?)\b/u;
const ofItsOwn =
  (read: Reader): Reader =>
  (text) =>
    SAYS_IT_HAS.test(text) ? read(text) : undefined;

/** What a report may tell of a company, and what a candidate may ask of it. */
export const TOPICS: readonly Topic[] = [
  {
    told: matched(/\bunions?\b[^.]{0,60} (?<share>\d[\d.]{0,5}%) of its workforce/u),
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
    told: matched(/\b(?:attrition|turnover) rate was (?:about )?(?<share>\d[\d.]{0,5}%)/u),
    ask: ({ share = '' }) => `Your attrition rate was ${share}. Why do people stay on this team?`,
    why: 'few companies publish it, and the team’s own story counts more.',
    good: 'names of people who grew here.',
    flag: 'nobody has been here long.',
    whom: 'Someone on the team',
  },
  {
    told: matched(
      /\b(?<kind>hybrid)\b|\b(?:fully |is a |works )(?<far>remote|remotely|distributed)\b/u,
    ),
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
      sentenceForm('count:[figure] what:<site>', slots, [
        [
          'site',
          'branches, clinics, distribution centers, manufacturing facilities, offices, plants, stores, warehouses',
        ],
      ]),
    ),
    ask: ({ count = '', what = '' }) =>
      `With ${count} ${what}, how does what one of them learns reach the others?`,
    why: 'it shows how they learn.',
    good: 'an idea that traveled, and how.',
    flag: 'each site is on its own.',
    whom: 'The hiring manager',
  },
  {
    told: matched(
      /\bup to (?<sum>[$€£]\d[\d,]{0,9})[^.]{0,60}\b(?<what>learning|tuition|education|courses|training)\b/u,
    ),
    ask: ({ sum = '' }) =>
      `You pay up to ${sum} for learning. Who on this team used it last, and for what?`,
    why: 'it shows whether a benefit is used.',
    good: 'a name and a course.',
    flag: 'nobody has time for it.',
    whom: 'Someone on the team',
  },
  {
    told: matched(/\b(?<kind>salary range|salary bands?)\b/u),
    ask: () => 'You publish salary ranges. What places someone in the upper part of this one?',
    why: 'the range is public; the levels inside it aren’t.',
    good: 'levels, with criteria.',
    flag: { said: 'It depends.' },
    whom: 'The recruiter',
  },
  {
    told: matched(/\b(?<kind>cycles?|All Hands)\b/u),
    ask: () => 'What did this team decide after the last cycle, and what did it drop?',
    why: 'they work in cycles; dropping something takes practice.',
    good: 'one thing dropped, with the reason.',
    flag: 'everything continued.',
    whom: 'Someone on the team',
  },
];
