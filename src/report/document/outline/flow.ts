import type { Claim, SectionId } from '../shape';

/** How the claims of a group follow each other: as sentences of a paragraph, or one beneath the other. */
export type Flow = 'paragraph' | 'list' | 'steps';

const STEPS: ReadonlySet<SectionId> = new Set<SectionId>([
  'talking-points',
  'questions-to-ask',
  'questions-to-expect',
]);
const LISTS: ReadonlySet<string> = new Set<string>([
  'avoid',
  'interviewers',
  'last-hours',
  'not-found',
]);
const THREE = 'Three things to know';
const BRIEF_LISTS: ReadonlySet<string | undefined> = new Set([THREE, 'What to know']);
/** Lines of a posting, and the rounds that follow each other, whatever signs they end with. */
const FLOWS: ReadonlyMap<string, Flow> = new Map([
  ['The rounds', 'steps'],
  ['The work', 'list'],
  ['What it asks for', 'list'],
  ['What helps', 'list'],
]);

/** Two like things are told in a sentence; from three on they make a list. */
const LEAST_ITEMS = 3;

/** “Design session, 90 minutes: …”, “Walk the dock first: …”: a name and what belongs to it. */
const NAMED = /^[^.!?:]{2,60}: \S/u;
const ENDS = /[.!?…]["”’)]*$/u;

/** A thing to know that was struck is counted no more. */
export const countedTitle = (title: string, things: number): string =>
  title === THREE && things < 3 ? `${things === 1 ? 'One thing' : 'Two things'} to know` : title;

export const ADVICE_GROUP = 'What this means for you';

export function flowOf(
  section: SectionId,
  group: string | undefined,
  claims: readonly Claim[],
): Flow {
  if (group === ADVICE_GROUP) return 'paragraph';
  if (STEPS.has(section)) return 'steps';
  if (LISTS.has(section)) return 'list';
  if (section === 'brief') return BRIEF_LISTS.has(group) ? 'steps' : 'paragraph';
  if (section === 'deep-research' && group !== undefined) return 'list';
  if (claims.some(({ notes = [] }) => notes.length > 0)) return 'list';
  const own = FLOWS.get(group ?? '');
  if (own !== undefined && claims.length > 1) return own;
  if (claims.length < LEAST_ITEMS) return 'paragraph';
  const isList =
    claims.every(({ text }) => NAMED.test(text)) || claims.every(({ text }) => !ENDS.test(text));
  return isList ? 'list' : 'paragraph';
}
