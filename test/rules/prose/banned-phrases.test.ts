import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isTest, readCommitted } from '../source-files';
import { bannedPhrases, findBanned } from './banned-phrases';
import { readPrintedWords } from './printed-words';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Lists of words to read others' English by, and legal names of licenses: no sentence of ours. */
const LISTS = [
  '/lexicon/',
  'research/evidence/',
  'research/sources/catalogue/',
  'write/retell/clean/clean-sentence.ts',
  'write/retell/pages-of-work.ts',
  'write/retell/readable/refusals.ts',
  'verify/values/words.ts',
  'verify/checks/causes.ts',
  'model/counsel-words.ts',
  'write/wording/theirs.ts',
];
const isList = (path: string): boolean => LISTS.some((part) => path.includes(part));
const SURFACES = {
  report: ['src/report'],
  shop: [
    'content',
    'emails',
    'src/web',
    'src/shop',
    'src/delivery',
    'src/desk',
    'src/compose',
    'src/cli',
    'src/config',
    'src/process',
  ],
} as const;

function complaintsIn(path: string, text: string, phrases: readonly string[]): readonly string[] {
  return readPrintedWords(path, text).flatMap(({ line, text: words }) =>
    findBanned(words, phrases).map(
      (phrase) => `${path}:${line} “${phrase}” in “${words.slice(0, 90)}”`,
    ),
  );
}

test.each(Object.entries(SURFACES))(
  'no text of the %s holds a phrase that is wrong in every sense',
  (surface, folders) => {
    const phrases = [
      ...bannedPhrases.everywhere,
      ...bannedPhrases[surface as keyof typeof SURFACES],
    ];
    const complaints = ['content', 'emails', 'src']
      .flatMap((folder) => readCommitted(root, folder))
      .filter(({ path }) => folders.some((beginning) => path.startsWith(beginning)))
      .filter(({ path }) => /\.tsx?$/u.test(path) && !isTest(path) && !isList(path))
      .flatMap(({ path, text }) => complaintsIn(path, text, phrases));
    expect(complaints).toEqual([]);
  },
);

/** A table of words that aren't ours, and a list of sources with their own legal names. */
const NAMING_OTHERS = new Set(['docs/words.md', 'docs/sources.md']);

function proseOf(markdown: string): readonly string[] {
  return markdown
    .replace(/^```.*?^```$/gmsu, (fenced) => fenced.replace(/[^\n]/gu, ''))
    .split('\n');
}

test('no document holds a phrase that is wrong in every sense', () => {
  const complaints = [
    ...readCommitted(root, 'docs'),
    ...['README.md', 'CONTRIBUTING.md', 'demo/README.md'].map((path) => ({
      path,
      text: readFileSync(`${root}/${path}`, 'utf8'),
    })),
  ]
    .filter(({ path }) => path.endsWith('.md') && !NAMING_OTHERS.has(path))
    .flatMap(({ path, text }) =>
      proseOf(text).flatMap((line, index) =>
        findBanned(line.replace(/`[^`]*`/gu, '…'), [
          ...bannedPhrases.everywhere,
          ...bannedPhrases.documents,
        ]).map((phrase) => `${path}:${index + 1} “${phrase}”`),
      ),
    );
  expect(complaints).toEqual([]);
});

test.each([
  ['a string', 'export const lead = "Of its value it writes a lot";', '^of its'],
  ['a template', 'export const f = (n: string) => `It puts its mission ${n} anew`;', 'anew'],
  ['a label', 'export const A = () => <img alt="the newest report at hand" />;', 'at hand'],
  [
    'an element',
    'export const A = () => <p>We had <b>this</b> cancelled, <i>whilst</i> we slept whilst</p>;',
    'whilst',
  ],
])('%s with such a phrase is seen', (_, code, phrase) => {
  const seen = readPrintedWords('a.tsx', code).flatMap(({ text }) =>
    findBanned(text, [...bannedPhrases.everywhere, ...bannedPhrases.report]),
  );
  expect(seen).toContain(phrase);
});

test.each([
  ['an import', "import { a } from './in order to';"],
  ['a class', 'export const A = () => <p className="moreover grey">Fine words</p>;'],
  [
    'a query',
    'export const q = (sql: (t: TemplateStringsArray) => string) => sql`state of cancelled things`;',
  ],
  ['a type', "export type T = 'in order to' | 'of course not';"],
  [
    'a word that merely ends so',
    "export const a = 'Mended fences and recommended hands';".replace('Mended', 'Painted'),
  ],
])('%s is not read', (_, code) => {
  expect(
    readPrintedWords('a.tsx', code).flatMap(({ text }) =>
      findBanned(text, bannedPhrases.everywhere),
    ),
  ).toEqual([]);
});
