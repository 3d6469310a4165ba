import type { DraftClaim, WritingInput } from '../ports';
import { inQuotes, sayCount, sayDate } from '../phrases';
import { basisOf, type Basis, type Ground } from './basis';
import { draft } from './facts';
import { dayOf } from './sources';
import { nameIt } from './talking-points';

type Ask = (basis: Basis, input: WritingInput) => DraftClaim | undefined;

function ask(grounds: readonly Ground[], text: string, good: string, warning: string): DraftClaim {
  return draft(text, grounds.map((ground) => ground.row), {
    restsOn: grounds.map((ground) => ground.claim),
    notes: [
      { label: 'A good answer', text: good },
      { label: 'A warning', text: warning },
    ],
  });
}

const QUESTIONS: readonly Ask[] = [
  ({ launch }) =>
    launch &&
    ask(
      [launch],
      `What has ${nameIt(launch)} changed for this team since it came out?`,
      'names a decision that was made because of it, and a figure the team watches.',
      'nobody in the room can say who uses it.',
    ),
  ({ news }, { role }) => {
    const day = news && dayOf(news.row);
    return (
      news &&
      ask(
        [news],
        `I read ${inQuotes(news.words, 16)}${day === undefined ? '' : `, from ${sayDate(day)}`}. How does that reach the work of your next ${role}?`,
        'draws a line from the news to a priority of the coming months.',
        'the news comes as a surprise, or the subject is changed.',
      )
    );
  },
  ({ writing }) =>
    writing &&
    ask(
      [writing],
      `Your engineers wrote ${inQuotes(writing.words, 14)}. What is done differently since?`,
      'tells of a habit or a tool that changed, and of what it cost to change it.',
      'nobody in the room has read it.',
    ),
  ({ openJobs }, { company }) =>
    openJobs &&
    ask(
      [openJobs],
      Number(openJobs.row.value) === 1
        ? `${company} lists 1 open job: why is there one, and no more?`
        : `${company} lists ${sayCount(Number(openJobs.row.value))} open jobs: which of them would sit beside mine, and why are they open?`,
      'tells growth from replacement, team by team.',
      'most of them replace people who left within a year.',
    ),
  ({ values }) => {
    const value = values.find((candidate) => candidate.words.length <= 80);
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
  ({ voice }) =>
    voice &&
    ask(
      [voice],
      `I came across a public comment, ${inQuotes(voice.words, 14)}. What would people here say to that?`,
      'grants what is true in it and says what has been done since.',
      'the person who wrote it is blamed.',
    ),
  ({ posting }) =>
    posting &&
    ask(
      [posting],
      `For the post of ${inQuotes(posting.words, 12)}, what would you want to have seen by the end of the first half year?`,
      'gives results that could be checked.',
      'it all depends, and nobody has written it down.',
    ),
];

export function writeQuestionsToAsk(input: WritingInput): DraftClaim[] {
  const basis = basisOf(input);
  return QUESTIONS.flatMap((question) => question(basis, input) ?? []);
}
