import type { DraftClaim, WritingInput } from '../ports';
import { inQuotes, formatCount, formatDate, formatMonth } from '../phrases';
import { basisOf, type Basis, type Ground } from './basis';
import { linesOf } from './entries';
import { draft } from './facts';
import { byDay, dayOf } from './sources';
import { isEngineering } from './role-match';
import { nameIt } from './talking-points';
import { workBasisOf, type WorkBasis } from './work-basis';

type Ask = (basis: Basis & WorkBasis, input: WritingInput) => DraftClaim | undefined;

const MOST_QUESTIONS = 6;

function ask(grounds: readonly Ground[], text: string, good: string, warning: string): DraftClaim {
  return draft(
    text,
    grounds.map((ground) => ground.row),
    {
      restsOn: grounds.map((ground) => ground.claim),
      notes: [
        { label: 'A good answer', text: good },
        { label: 'A warning', text: warning },
      ],
    },
  );
}

const short = (values: readonly Ground[]): Ground | undefined =>
  values.find(({ words }) => words.length <= 80);

/** What is newest and closest to the work comes first: nobody gets to ask more than a few. */
const QUESTIONS: readonly Ask[] = [
  ({ aim }) =>
    aim &&
    ask(
      [aim],
      `The posting says ${inQuotes(aim.words)}. What has to change for that, and which part of it would be mine?`,
      'cuts it into parts, gives you one of them, and says what it waits for.',
      'nobody has cut it into parts, and the day is fixed all the same.',
    ),
  ({ launch }) =>
    launch &&
    ask(
      [launch],
      `What has ${nameIt(launch)} changed for this team since it came out?`,
      'names a decision that was made because of it, and a figure the team watches.',
      'nobody in the room can say who uses it.',
    ),
  ({ beside, voice }) =>
    beside === undefined
      ? voice &&
        ask(
          [voice],
          `I came across a public comment, ${inQuotes(voice.words)}. What would people here say to that?`,
          'grants what is true in it and says what has been done since.',
          'the person who wrote it is blamed.',
        )
      : ask(
          [beside.own, beside.other],
          `Somebody wrote in public ${inQuotes(beside.other.words)}, and your own pages say ${inQuotes(beside.own.words)}. How has it been since?`,
          'says how often it went wrong lately, and what was done about it.',
          'the comment is brushed aside, or nobody keeps count.',
        ),
  ({ posting, aim }) =>
    posting && aim === undefined
      ? ask(
          [posting],
          `For the post of ${inQuotes(posting.words, 12)}, what would you want to have seen by the end of the first half year?`,
          'gives results that could be checked.',
          'it all depends, and nobody has written it down.',
        )
      : undefined,
  ({ writing }, { role }) =>
    writing && isEngineering(role)
      ? ask(
          [writing],
          `Your engineers wrote ${inQuotes(writing.words, 14)}. What is done differently since?`,
          'tells of a habit or a tool that changed, and of what it cost to change it.',
          'nobody in the room has read it.',
        )
      : undefined,
  ({ news }, { role }) => {
    const day = news && dayOf(news.row);
    return (
      news &&
      ask(
        [news],
        `I read ${inQuotes(news.words, 16)}${day === undefined ? '' : `, from ${formatDate(day)}`}. What will be different because of it for your next ${role}?`,
        'draws a line from the news to a priority of the coming months.',
        'the news comes as a surprise, or the subject is changed.',
      )
    );
  },
  ({ facts, ground }) => {
    const gap = ground(
      facts
        .all('pay-gap')
        .filter(({ value }) => Number(value) > 0)
        .toSorted(byDay)[0],
      'pay gap',
    );
    const day = gap && dayOf(gap.row);
    return (
      gap &&
      ask(
        [gap],
        `Your pay gap report${day === undefined ? '' : ` of ${formatMonth(day)}`} has a median hourly gap of ${formatCount(Number(gap.row.value))}%. What is being done about it, and who looks after that?`,
        'names a measure, somebody who answers for it, and a figure for next year.',
        'nobody in the room knows that there is such a report.',
      )
    );
  },
  ({ facts, ground }) => {
    const target = ground(
      facts
        .all('climate-target')
        .find((row) => linesOf(row).get('Near term status') === 'Targets set'),
      'climate targets',
    );
    return (
      target &&
      ask(
        [target],
        'You are on record with climate targets. What do they change in the work of this team?',
        'names a decision that was made another way because of them.',
        'the targets are another department’s, and end there.',
      )
    );
  },
  ({ decision }) =>
    decision &&
    ask(
      [decision],
      `Your pages say ${inQuotes(decision.words)}. Does that hold for this post, and who has the last word?`,
      'gives you a day, and says who decides.',
      'nobody in the room knows who decides.',
    ),
  ({ openJobs }, { company }) =>
    openJobs &&
    ask(
      [openJobs],
      Number(openJobs.row.value) === 1
        ? `${company} lists 1 open job: why is there one, and no more?`
        : `${company} lists ${formatCount(Number(openJobs.row.value))} open jobs: which of them would sit beside mine, and why are they open?`,
      'tells growth from replacement, team by team.',
      'most of them replace people who left within a year.',
    ),
  ({ values }) => {
    const value = short(values);
    return (
      value &&
      ask(
        [value],
        `When did ${inQuotes(value.words, 12)} last make a decision here slower or more costly?`,
        'tells a story with a price that was really paid.',
        'the value is repeated, and no example follows.',
      )
    );
  },
];

export function writeQuestionsToAsk(input: WritingInput): DraftClaim[] {
  const found = basisOf(input);
  const basis = { ...found, ...workBasisOf(input, found) };
  return QUESTIONS.flatMap((question) => question(basis, input) ?? []).slice(0, MOST_QUESTIONS);
}
