/** What denies a verb. */
export const NEGATIVE_ADVERBS: readonly string[] = [
  'barely',
  'hardly',
  'neither',
  'never',
  'no',
  'nor',
  'not',
  'rarely',
  'scarcely',
  'seldom',
];

/** What leaves nothing of a noun. */
export const NEGATIVE_WORDS: readonly string[] = [
  'neither',
  'no',
  'nobody',
  'none',
  'nor',
  'nothing',
];

/** What makes a deed no more than possible. */
export const MAYBE_WORDS: readonly string[] = [
  'likely',
  'maybe',
  'perhaps',
  'possibly',
  'potentially',
  'presumably',
  'probably',
];

/** What says that others say so. */
export const HEARSAY_WORDS: readonly string[] = [
  'allegedly',
  'apparently',
  'purportedly',
  'reportedly',
  'supposedly',
];

/** What opens the condition of a deed. */
export const CONDITION_WORDS: readonly string[] = [
  'assuming',
  'if',
  'provided',
  'should',
  'unless',
  'whether',
];
