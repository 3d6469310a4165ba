import type { DraftClaim, WritingInput } from '../ports';
import { inQuotes } from '../phrases';
import { basisOf, type Basis, type Ground } from './basis';
import { draft } from './facts';
import { nameIt } from './talking-points';

type Expect = (basis: Basis, input: WritingInput) => DraftClaim | undefined;

function expectIt(ground: Ground, text: string, tests: string): DraftClaim {
  return draft(text, [ground.row], { restsOn: [ground.claim], notes: [{ label: 'What it tests', text: tests }] });
}

const QUESTIONS: readonly Expect[] = [
  ({ mission }, { company }) =>
    mission && expectIt(mission, `Why ${company}, and why now?`, `whether you have read what it says of itself: ${inQuotes(mission.words, 14)}.`),
  ({ posting }) =>
    posting && expectIt(posting, `Which of your projects comes closest to what we need in ${inQuotes(posting.words, 12)}?`, 'whether you can choose one example and leave out the rest.'),
  ({ values }) => {
    const value = values.find((candidate) => candidate.words.length <= 80);
    return value && expectIt(value, `Tell us about a time you lived up to ${inQuotes(value.words, 12)}.`, 'whether a value from the site means something in your own work.');
  },
  ({ values }) => {
    const value = values.filter((candidate) => candidate.words.length <= 80)[1];
    return value && expectIt(value, `And when was ${inQuotes(value.words, 12)} hard to keep?`, 'whether you can speak of a failure without excuse.');
  },
  ({ product, launch }) => {
    const thing = product ?? launch;
    return thing && expectIt(thing, `What would you improve in ${nameIt(thing)}?`, 'whether you have looked at it closely and can criticise with tact.');
  },
  ({ steps }) => {
    const step = steps.find((candidate) => candidate.words.length <= 120) ?? steps[0];
    return step && expectIt(step, `Is there anything you need from us for ${inQuotes(step.words, 12)}?`, 'whether you have read how the process runs.');
  },
  ({ pay }) =>
    pay && expectIt(pay, 'What pay do you have in mind?', 'whether you know the published range and can place yourself in it with reasons.'),
];

export function writeQuestionsToExpect(input: WritingInput): DraftClaim[] {
  const basis = basisOf(input);
  return QUESTIONS.flatMap((question) => question(basis, input) ?? []);
}
