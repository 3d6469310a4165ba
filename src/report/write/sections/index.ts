import { sectionIds, type SectionId } from '../../document/shape';
import type { PlannedQuestion, SectionPlan } from '../../plan';
import type { DraftClaim, WritingInput } from '../ports';
import { culture } from './company/culture';
import { developments } from './company/developments';
import { market } from './company/market';
import { snapshot } from './company/snapshot';
import type { SectionDefinition } from './define-section';
import { hiringProcess } from './job/hiring-process';
import { interviewers } from './job/interviewers';
import { location } from './job/location';
import { roleTips } from './job/role-tips';
import { notFound } from './not-found';
import { avoid } from './resting/avoid';
import { brief } from './resting/brief';
import { deepResearch } from './resting/deep-research';
import { lastHours } from './resting/last-hours';
import { questionsToAsk } from './resting/questions-to-ask';
import { questionsToExpect } from './resting/questions-to-expect';
import { talkingPoints } from './resting/talking-points';
import { sources } from './sources';

/** Every section, in the order in which they are written: what comes later may build on what stands before it. */
const DEFINITIONS: { readonly [Id in SectionId]: SectionDefinition & { readonly id: Id } } = {
  snapshot,
  developments,
  market,
  culture,
  'role-tips': roleTips,
  'hiring-process': hiringProcess,
  interviewers,
  location,
  'talking-points': talkingPoints,
  'questions-to-ask': questionsToAsk,
  'questions-to-expect': questionsToExpect,
  avoid,
  'last-hours': lastHours,
  'deep-research': deepResearch,
  brief,
  'not-found': notFound,
  sources,
};
const ALL: readonly SectionDefinition[] = Object.values(DEFINITIONS);

const FROM_EVIDENCE = ALL.filter((section) => section.restsOn === 'evidence');
export const FACT_SECTIONS: readonly SectionPlan[] = FROM_EVIDENCE;
export const RESTING_SECTIONS: readonly SectionPlan[] = ALL.filter(
  (section) => section.restsOn === 'claims',
);
export const UNWRITTEN: ReadonlyMap<SectionId, string> = new Map(
  ALL.filter(({ restsOn }) => restsOn === 'the report').map(({ id, title }) => [id, title]),
);

/** The advice that closes some sections of facts, built on claims that have held. */
export const CLOSING_ADVICE: readonly SectionPlan[] = FROM_EVIDENCE.filter(
  ({ closing }) => closing,
).map(({ id, title }) => ({
  id,
  title,
  kind: 'advice',
  guidance: null,
  closes: true,
  questions: [],
}));

export const READING_ORDER: readonly SectionId[] = sectionIds;

/** The kinds of source that deep research looks through, each reported as found or not. */
export const SOURCE_KINDS: readonly PlannedQuestion[] = deepResearch.questions;

/** Writes a section without a model. */
export function writeByCode(input: WritingInput): DraftClaim[] {
  const section = DEFINITIONS[input.section.id];
  return section.restsOn === 'the report' ? [] : section.write(input);
}
