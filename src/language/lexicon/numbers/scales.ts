/** Words that multiply a figure, and by how much. */
export const SCALES: readonly (readonly [word: string, factor: number])[] = [
  ['billion', 1000000000],
  ['billions', 1000000000],
  ['bln', 1000000000],
  ['bn', 1000000000],
  ['crore', 10000000],
  ['crores', 10000000],
  ['dozen', 12],
  ['hundred', 100],
  ['lac', 100000],
  ['lakh', 100000],
  ['lakhs', 100000],
  ['mia', 1000000000],
  ['milliard', 1000000000],
  ['million', 1000000],
  ['millions', 1000000],
  ['mio', 1000000],
  ['mld', 1000000000],
  ['mln', 1000000],
  ['mn', 1000000],
  ['mrd', 1000000000],
  ['thousand', 1000],
  ['thousands', 1000],
  ['tn', 1000000000000],
  ['trillion', 1000000000000],
  ['trillions', 1000000000000],
  ['trln', 1000000000000],
  ['trn', 1000000000000],
  ['tsd', 1000],
];

/** Letters that multiply a figure where they touch it, or stand behind a sum. */
export const SCALE_LETTERS: readonly (readonly [word: string, factor: number])[] = [
  ['b', 1000000000],
  ['cr', 10000000],
  ['k', 1000],
  ['m', 1000000],
  ['mill', 1000000],
  ['mm', 1000000],
  ['t', 1000000000000],
];

/** Words that tell of many without a figure: “hundreds of shops”. */
export const VAGUE_SCALES: readonly (readonly [word: string, factor: number])[] = [
  ['billions', 1000000000],
  ['crores', 10000000],
  ['dozens', 12],
  ['hundreds', 100],
  ['lakhs', 100000],
  ['millions', 1000000],
  ['tens', 10],
  ['thousands', 1000],
  ['trillions', 1000000000000],
];

/** Scales that are written with a full stop: “2,5 Mio. €”. */
export const SHORTENED_SCALES: readonly string[] = [
  'bln',
  'cr',
  'mia',
  'mill',
  'mio',
  'mld',
  'mln',
  'mrd',
  'tsd',
];
