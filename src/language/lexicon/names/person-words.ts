/** Small words inside a person’s name. */
export const NAME_PARTICLES: readonly string[] = [
  'al',
  'bin',
  'da',
  'das',
  'de',
  'del',
  'della',
  'den',
  'der',
  'di',
  'dos',
  'du',
  'el',
  'ibn',
  'la',
  'le',
  'ten',
  'ter',
  'van',
  'von',
  'zu',
];

/** What stands behind a name that runs in a family, without its full stop. */
export const GENERATIONS: readonly string[] = ['ii', 'iii', 'iv', 'jr', 'sr'];

/** Small words that are somebody’s name as well. */
export const SMALL_NAMES: readonly string[] = ['an', 'do', 'may', 'so', 'will'];
