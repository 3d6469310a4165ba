import type { DraftClaim, WritingInput } from '../ports';
import { inQuotes, quotesWell } from '../phrases';
import { basisOf, type Basis, type Ground } from './basis';
import { draft } from './facts';
import { formatPay } from './pay';
import { explanationOf } from './sources';
import { nameIt } from './talking-points';
import { workBasisOf, type GroundedStep, type WorkBasis } from './work-basis';

type Expect = (basis: Basis & WorkBasis, input: WritingInput) => DraftClaim | undefined;

const MOST_QUESTIONS = 7;

function expectIt(grounds: readonly Ground[], text: string, tests: string): DraftClaim {
  return draft(
    text,
    grounds.map(({ row }) => row),
    {
      restsOn: grounds.map(({ claim }) => claim),
      notes: [{ label: 'What it tests', text: tests }],
    },
  );
}

const short = (values: readonly Ground[]): Ground[] =>
  values.filter(({ words }) => words.length <= 80);

interface Kind {
  readonly names: RegExp;
  readonly asks: string;
  readonly tests: string;
}

/** What is asked in a step, by what the company calls it. */
const KINDS: readonly Kind[] = [
  {
    names: /\b(?:code|coding|pair(?:ing)?|debug\w*)\b/iu,
    asks: 'What do you see in this code, and what would you ask before you changed it?',
    tests: 'how you read, and whether you say what you do not know',
  },
  {
    names: /\b(?:design|system|architecture|case|whiteboard)\b/iu,
    asks: 'How would you set this up, and what would you leave out first?',
    tests: 'whether you ask for the limits before you draw',
  },
  {
    names: /\b(?:exercise|task|take-home|homework|assignment|presentation|work sample)\b/iu,
    asks: 'Why did you do it this way, and what would you do with a day more?',
    tests: 'whether you can name what your own answer lacks',
  },
  {
    names: /\b(?:recruiter|phone|screen(?:ing)?|first call|intro\w*)\b/iu,
    asks: 'What are you looking for in your next job?',
    tests: 'whether you know what you want and can say it in a minute',
  },
  {
    names:
      /\b(?:manager|team|conversation|walk|values|culture|panel|founders?|lead|director|peers?)\b/iu,
    asks: 'When did somebody who knew the work better than you change your mind?',
    tests: 'how you deal with people who know more',
  },
];

/** A task that the company publishes stands behind a colon: “Candidates often get this one: …”. */
function taskIn(said: Ground | undefined): string | undefined {
  const task = /:\s+(?<task>\S.*)$/su.exec(said?.words ?? '')?.groups?.['task'];
  return task !== undefined &&
    task.split(/\s+/u).length >= 5 &&
    quotesWell(task) &&
    !/^[“"]/u.test(task)
    ? task
    : undefined;
}

function inStep({ name, ground, said }: GroundedStep, { asks, tests }: Kind): DraftClaim {
  const task = taskIn(said);
  const step = `in the step ${inQuotes(name, 12)}, ${tests}`;
  if (task !== undefined && said !== undefined)
    return expectIt(
      [ground, said],
      `How would you begin with this: ${inQuotes(task)}?`,
      `${step}; the company publishes the task itself, so have an answer ready.`,
    );
  return said !== undefined && quotesWell(said.words)
    ? expectIt([ground, said], asks, `${step}; its page says ${inQuotes(said.words)}.`)
    : expectIt([ground], asks, `${step}.`);
}

/** One question for each kind of step the company publishes. */
function inSteps(steps: readonly GroundedStep[]): DraftClaim[] {
  const used = new Set<Kind>();
  return steps.flatMap((step) => {
    const kind = KINDS.find(({ names }) => names.test(step.name));
    if (kind === undefined || used.has(kind)) return [];
    used.add(kind);
    return [inStep(step, kind)];
  });
}

function onValue(
  value: Ground | undefined,
  text: (words: string) => string,
  tests: string,
): DraftClaim | undefined {
  const told = value && explanationOf(value.row);
  const more =
    told !== undefined && quotesWell(told) ? `; it is explained with ${inQuotes(told)}` : '';
  return value && expectIt([value], text(inQuotes(value.words, 12)), `${tests}${more}.`);
}

const BEFORE: readonly Expect[] = [
  ({ mission, product }, { company }) => {
    if (mission !== undefined)
      return expectIt(
        [mission],
        `Why ${company}, and why now?`,
        `whether you have read what it says of itself: ${inQuotes(mission.words, 14)}.`,
      );
    return (
      product &&
      expectIt(
        [product],
        `Why ${company}, and why now?`,
        `whether you can say in your own words what ${nameIt(product)} is good for.`,
      )
    );
  },
  ({ duty, posting }) => {
    if (duty !== undefined)
      return expectIt(
        [duty],
        `What have you done that comes closest to this: ${inQuotes(duty.words)}?`,
        'whether you can choose one example and leave out the rest.',
      );
    return (
      posting &&
      expectIt(
        [posting],
        `Which of your projects comes closest to what we need in ${inQuotes(posting.words, 12)}?`,
        'whether you can choose one example and leave out the rest.',
      )
    );
  },
  ({ mustHave }) =>
    mustHave &&
    expectIt(
      [mustHave],
      `We ask for ${inQuotes(mustHave.words)}: where did you last need that?`,
      'whether what stands in your application happened, and what your own part in it was.',
    ),
  ({ engineering }) =>
    engineering &&
    expectIt(
      [engineering],
      `Our engineers say of their work ${inQuotes(engineering.words)}. What of that have you done yourself, and what would be new to you?`,
      'whether you tell what you know from what you have read about.',
    ),
];

const AFTER: readonly Expect[] = [
  ({ values }) =>
    onValue(
      short(values)[0],
      (words) => `Tell us about a time you lived up to ${words}.`,
      'whether a value from the site means something in your own work',
    ),
  ({ pay }) => {
    const range = pay && formatPay(pay.row, 12);
    return (
      pay &&
      expectIt(
        [pay],
        'What pay do you have in mind?',
        `whether you know what is published${range === undefined ? '' : `, ${range},`} and can place yourself in it with reasons.`,
      )
    );
  },
  ({ onCall }) =>
    onCall &&
    expectIt(
      [onCall],
      `How would you live with this: ${inQuotes(onCall.words)}?`,
      'whether you have read how the load is shared, and can say what you need for it.',
    ),
  ({ product, launch, mission }) => {
    const thing = mission === undefined ? (launch ?? product) : (product ?? launch);
    return (
      thing &&
      expectIt(
        [thing],
        `What would you improve in ${nameIt(thing)}?`,
        'whether you have looked at it closely and can criticise with tact.',
      )
    );
  },
  ({ values }) =>
    onValue(
      short(values)[1],
      (words) => `And when was ${words} hard to keep?`,
      'whether you can speak of a failure without excuse',
    ),
];

export function writeQuestionsToExpect(input: WritingInput): DraftClaim[] {
  const found = basisOf(input);
  const basis = { ...found, ...workBasisOf(input, found) };
  const say = (questions: readonly Expect[]) =>
    questions.flatMap((question) => question(basis, input) ?? []);
  const [before, after] = [say(BEFORE), say(AFTER)];
  // What its own pages promise to ask is worth most, after the questions that open every talk.
  return [...before, ...inSteps(basis.stages), ...after].slice(0, MOST_QUESTIONS + before.length);
}
