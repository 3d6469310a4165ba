import { sectionIds, type SectionId } from '../document/shape';
import type { RestingSection } from './resting-sections';
import type { SectionPlan } from './section-plan';
import { FACT_SECTIONS, type FactSection } from './sections';

/** The heading of what closes a section of facts. */
export const CLOSING = 'What this means for you';

/** Whether a section of facts ends with what it means for the reader. */
const CLOSED: Readonly<Record<FactSection, boolean>> = {
  snapshot: true,
  developments: true,
  market: true,
  culture: true,
  'role-tips': true,
  'hiring-process': true,
  interviewers: false,
  location: false,
};

/** The advice that closes each of these sections, built on claims that have held. */
export const CLOSING_ADVICE: readonly SectionPlan[] = FACT_SECTIONS.filter(
  ({ id }) => CLOSED[id as FactSection],
).map(({ id, title }) => ({
  id,
  title,
  kind: 'advice',
  byCode: true,
  closes: true,
  questions: [],
}));

export const READING_ORDER: readonly SectionId[] = sectionIds;

/** Sections that are made from the others when a report is read: no writer has them. Every other one has a plan. */
const MADE_OF_OTHERS: Readonly<Record<Exclude<SectionId, FactSection | RestingSection>, string>> = {
  'not-found': 'What we couldn’t find',
  sources: 'Sources',
};
export const UNWRITTEN: ReadonlyMap<SectionId, string> = new Map(
  Object.entries(MADE_OF_OTHERS) as [SectionId, string][],
);
