/** Prefixes that stay with the word behind their hyphen. */
export const JOINED_PREFIXES: readonly string[] = [
  'anti',
  'co',
  'e',
  'ex',
  'mid',
  'multi',
  'non',
  'over',
  'post',
  'pre',
  'pro',
  're',
  'semi',
  'sub',
  'un',
];
