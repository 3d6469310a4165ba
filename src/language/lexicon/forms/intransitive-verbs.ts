/** Verbs that do nothing to anything, so that a name behind “by” is where, not who. */
export const INTRANSITIVE_VERBS: readonly string[] = [
  'come',
  'drop',
  'go',
  'live',
  'pass',
  'stand',
  'stop',
  'walk',
];
