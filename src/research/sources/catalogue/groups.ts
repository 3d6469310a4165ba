/** What sources know, as a probe or a reader picks them: each stands on one shelf. */
export const groupNames = [
  'registers',
  'finance',
  'reference',
  'site',
  'jobs',
  'engineering',
  'news',
  'layoffs',
  'law',
  'pay',
  'voices',
  'products',
  'places',
  'people',
  'environment',
  'web',
] as const;
export type Group = (typeof groupNames)[number];
