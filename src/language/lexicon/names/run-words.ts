/** Small words inside the name of something, besides those in a person’s. */
export const NAME_JOINERS: readonly string[] = ['&', 'for', 'of', 'the'];

/** What a single letter tells apart, so that none is an initial behind it: “Series B.” */
export const LETTERED_WORDS: readonly string[] = [
  'annex',
  'appendix',
  'class',
  'exhibit',
  'grade',
  'option',
  'part',
  'phase',
  'plan',
  'round',
  'schedule',
  'section',
  'series',
  'table',
  'tier',
  'type',
  'unit',
  'vitamin',
];
