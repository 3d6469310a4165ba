import { isTest, type SourceFile } from './source-files';

/** What English has one list of, in src/language/lexicon, and how many of its words near each other are a second. */
const LISTS: readonly {
  readonly name: string;
  readonly words: readonly string[];
  readonly most: number;
  /** Files that list the small words of other languages, which are no particles there. */
  readonly but?: readonly string[];
}[] = [
  {
    name: 'months',
    words: 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' '),
    most: 5,
  },
  {
    name: 'company suffixes',
    words: 'inc ltd gmbh llc llp plc corp ag nv bv sarl oyj pty'.split(' '),
    most: 3,
  },
  {
    name: 'honorifics',
    words: 'mr mrs ms dr prof'.split(' '),
    most: 2,
  },
  {
    name: 'particles of names',
    words: 'al bin da de der di la le van von'.split(' '),
    most: 3,
    but: ['src/occupations/titles/tidy-title.ts', 'src/research/read/phrases.ts'],
  },
  {
    name: 'words of firms',
    words: 'bank capital fund group holding partner trust venture'.split(' '),
    most: 4,
  },
  {
    name: 'scales of figures',
    words: 'thousand million billion trillion crore lakh mrd bn tn mn mio'.split(' '),
    most: 3,
  },
];
/** A list stands in this many characters. */
const NEAR = 200;
const LEXICON = 'src/language/lexicon/';
const LONGEST_ENDING = 6;

interface Hit {
  readonly word: string;
  readonly at: number;
}

function hitsOf(text: string, words: readonly string[], isShort: boolean): readonly Hit[] {
  const ending = isShort ? `[a-z]{0,${LONGEST_ENDING}}` : 's?';
  const pattern = new RegExp(`(?<![a-z])(${words.join('|')})${ending}(?![a-z])`, 'giu');
  return [...text.matchAll(pattern)].map((match) => ({
    word: (match[1] ?? '').toLowerCase(),
    at: match.index,
  }));
}

function isListed(hits: readonly Hit[], most: number): boolean {
  return hits.some(({ at }, index) => {
    const near = hits.slice(index, index + 4 * most + 4).filter((hit) => hit.at - at <= NEAR);
    return new Set(near.map(({ word }) => word)).size > most;
  });
}

/** “src/report/verify/names.ts lists months”, where the language layer has them already. */
export function secondLists(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => /^src\/.*\.tsx?$/u.test(path) && !isTest(path))
    .filter(({ path }) => !path.startsWith(LEXICON) && !path.includes('/fixtures/'))
    .flatMap(({ path, text }) =>
      LISTS.filter(
        ({ words, most, name, but = [] }) =>
          !but.includes(path) && isListed(hitsOf(text, words, name === 'months'), most),
      ).map(({ name }) => `${path} lists ${name}`),
    );
}
