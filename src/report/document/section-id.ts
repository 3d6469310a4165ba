/** Every section of a report, in the order in which they are read. */
export const sectionIds = [
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
] as const;

export type SectionId = (typeof sectionIds)[number];
