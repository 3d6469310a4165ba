import { notesOfAsk } from '../../../../typical';
import type { DraftClaim, WritingInput } from '../../../ports';
import { formatCount, formatMonth } from '../../../phrases';
import { basisOf, type Basis, type Ground } from '../../basis';
import { dayOfRow } from '../../sources';
import { workBasisOf } from '../../role/work-basis';
import { either, line } from '../line';
import { namedThings } from '../named-things';
import { launchOf, monthsBefore, namedGrounds, postedPay, valuesOf } from '../names';
import { onFigures, onRevenue } from './questions-on-figures';
import { onWords, type SuggestedQuestion } from './questions-on-words';
import { questionsOnTopics } from '../topics/questions-on-topics';

const MOST_QUESTIONS = 8;
const LONGEST_DUTY = 14;

const toDraft = (ask: SuggestedQuestion): DraftClaim =>
  line(ask.text, ask.grounds, { spoken: true, notes: notesOfAsk(ask) });

function onDuty(input: WritingInput, basis: Basis): SuggestedQuestion[] {
  const { duty } = workBasisOf(input, basis);
  if (duty === undefined || duty.row.attribute !== 'duty') return [];
  const words = duty.words.replace(/\.$/u, '');
  if (words.split(/\s+/u).length > LONGEST_DUTY) return [];
  return [
    {
      text: `The posting lists “${words}.” What would that look like in my first months?`,
      grounds: [duty],
      why: 'it’s in your posting, and it would be yours.',
      good: 'a first task, and who you’d do it with.',
      flag: { said: 'You’ll figure it out.' },
      whom: 'The hiring manager',
    },
  ];
}

function onNames(basis: Basis, { writtenAt }: WritingInput): SuggestedQuestion[] {
  const launch = launchOf(basis, writtenAt);
  const day = launch && dayOfRow(launch.row);
  const rivals = namedGrounds(basis, 'competitor', 3);
  const products = namedGrounds(basis, 'product', 3);
  const partners = namedGrounds(basis, 'partner', 1);
  const list = (grounds: readonly Ground[]) => either(grounds.map(({ words }) => words));
  return [
    ...(launch === undefined || day === undefined
      ? []
      : [
          {
            text: `What has ${launch.words} changed for this team since ${formatMonth(day)}?`,
            grounds: [launch],
            why: 'it’s the newest thing they’ve brought out.',
            good: 'a decision made because of it, or a figure they watch.',
            flag: 'nobody knows who uses it.',
            whom: 'Someone on the team' as const,
          },
        ]),
    ...(products.length < 2
      ? []
      : [
          {
            text: `Which does this team work on most: ${list(products)}?`,
            grounds: products,
            why: 'they sell all of these, and your days depend on which.',
            good: 'one of them, and who depends on the work.',
            flag: 'a bit of everything, and no example.',
            whom: 'Someone on the team' as const,
          },
        ]),
    ...partners.map((partner) => ({
      text: `How does the work with ${partner.words} reach this team?`,
      grounds: [partner],
      why: `${partner.words} is a named partner.`,
      good: 'a shared plan, or an honest no.',
      flag: 'they’ve read about it in the news.',
      whom: 'The hiring manager' as const,
    })),
    ...(rivals.length === 0
      ? []
      : [
          {
            text:
              rivals.length === 1
                ? `Where does ${list(rivals)} push you hardest?`
                : `Which rival does this team watch most closely: ${list(rivals)}?`,
            grounds: rivals,
            why: 'it shows how they see their own weak spots.',
            good: 'one name, and what it does well.',
            flag: { said: 'We don’t look at others.' },
            whom: 'The hiring manager' as const,
          },
        ]),
  ];
}

/** A change at the top is news to the people below for about so long. */
const NEW_CHIEF_MONTHS = 24;

function onPeople(basis: Basis, { writtenAt }: WritingInput): SuggestedQuestion[] {
  const { chief, openJobs } = basis;
  const pay = postedPay(basis);
  const since = chief?.row.details?.['since'];
  const jobs = formatCount(Number(openJobs?.row.value ?? 0));
  const values = valuesOf(basis, 3);
  return [
    ...(chief !== undefined &&
    typeof since === 'string' &&
    /^\d{4}-\d{2}/u.test(since) &&
    monthsBefore(chief.row, writtenAt, since) < NEW_CHIEF_MONTHS
      ? [
          {
            text: `What has changed for this team since ${chief.words} became CEO in ${formatMonth(since)}?`,
            grounds: [chief],
            why: 'a new CEO changes priorities, and you’d work under them.',
            good: 'one thing started and one thing stopped.',
            flag: { said: 'Ask me in a year.' },
            whom: 'The hiring manager' as const,
          },
        ]
      : []),
    ...(values.length < 2
      ? []
      : [
          {
            text: `Which is hardest to live by on this team: ${either(values.map(({ words }) => `“${words}”`))}?`,
            grounds: values,
            why: 'these are values they publish, and you’d be measured by them.',
            good: 'an honest example.',
            flag: { said: 'None, really.' },
            whom: 'Someone on the team' as const,
          },
        ]),
    ...(pay === undefined
      ? []
      : [
          {
            text: `What places someone in the upper part of the ${pay.words} range?`,
            grounds: [pay],
            why: 'the range is public; the levels inside it aren’t.',
            good: 'levels, with criteria.',
            flag: { said: 'It depends.' },
            whom: 'The recruiter' as const,
          },
        ]),
    ...(openJobs === undefined || Number(openJobs.row.value) < 2
      ? []
      : [
          {
            text: `You have ${jobs} open jobs. How many are on this team, and are they new?`,
            grounds: [openJobs],
            why: 'it tells growth from replacement.',
            good: 'a number, team by team.',
            flag: 'most replace people who left within a year.',
            whom: 'The recruiter' as const,
          },
        ]),
  ];
}

const MOST_THINGS = 2;

/** What the company has a name for, and explains. */
function onThings(input: WritingInput, basis: Basis): SuggestedQuestion[] {
  const asked = new Set(
    ['product', 'launch'].flatMap((one) => namedGrounds(basis, one, 3)).map(({ words }) => words),
  );
  return namedThings(input, basis)
    .filter(({ words }) => !asked.has(words))
    .slice(0, MOST_THINGS)
    .map((thing) => ({
      text: `How does ${thing.words} come into this team’s work?`,
      grounds: [thing],
      why: 'they have a name for it; you want to know how close it is to your job.',
      good: 'an example from this month.',
      flag: 'nobody here uses it.',
      whom: 'Someone on the team',
    }));
}

export function writeQuestionsToAsk(input: WritingInput): DraftClaim[] {
  const basis = basisOf(input);
  const [names, people] = [onNames(basis, input), onPeople(basis, input)];
  return [
    ...onDuty(input, basis),
    ...names,
    ...questionsOnTopics(input, basis),
    ...people,
    ...onFigures(basis, input),
    ...onThings(input, basis),
    ...onWords(input, basis),
    ...onRevenue(basis),
  ]
    .slice(0, MOST_QUESTIONS)
    .map(toDraft);
}
