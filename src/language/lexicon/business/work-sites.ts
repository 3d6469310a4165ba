/** What a company has where its people work. */
export const WORK_SITES = [
  'campus',
  'facility',
  'factory',
  'hub',
  'laboratory',
  'office',
  'plant',
  'studio',
  'warehouse',
] as const;

/** Verbs of having one. */
export const KEEPING_VERBS = [
  'have',
  'lease',
  'maintain',
  'occupy',
  'open',
  'operate',
  'own',
  'rent',
  'run',
] as const;

/** Words that name a part of the world together, and no town. */
export const REGION_WORDS = [
  'africa',
  'america',
  'americas',
  'asia',
  'asia-pacific',
  'central',
  'east',
  'eastern',
  'europe',
  'latin',
  'middle',
  'north',
  'northern',
  'oceania',
  'south',
  'southern',
  'sub-saharan',
  'west',
  'western',
] as const;
