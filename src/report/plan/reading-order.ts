import type { SectionId } from '../document/shape';
import { FACT_SECTIONS, type SectionPlan } from './sections';

/** The heading of what closes a section of facts. */
export const CLOSING = 'What this means for you';

/** Sections of facts that end with what they mean for the reader. */
const CLOSED: ReadonlySet<SectionId> = new Set([
  'snapshot',
  'developments',
  'market',
  'role-tips',
  'hiring-process',
  'culture',
]);

/** The advice that closes each of these sections, built on claims that have held. */
export const CLOSING_ADVICE: readonly SectionPlan[] = FACT_SECTIONS.filter(({ id }) =>
  CLOSED.has(id),
).map(({ id, title }) => ({
  id,
  title,
  kind: 'advice',
  byCode: true,
  closes: true,
  questions: [],
}));

/** The order in which they are read. */
export const READING_ORDER: readonly SectionId[] = [
  'brief',
  'snapshot',
  'developments',
  'market',
  'role-tips',
  'hiring-process',
  'interviewers',
  'location',
  'culture',
  'talking-points',
  'questions-to-ask',
  'questions-to-expect',
  'avoid',
  'last-hours',
  'not-found',
  'deep-research',
  'sources',
];

/** Sections that are made from the others when a report is read: no writer has them. */
export const UNWRITTEN: ReadonlyMap<SectionId, string> = new Map([
  ['not-found', 'What we couldn’t find'],
  ['sources', 'Sources'],
]);
