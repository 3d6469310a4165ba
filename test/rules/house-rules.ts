import { countLines, isCode, isTest, median, type SourceFile } from './source-files';

export const LONGEST_FILE = 250;
/** A table of cases reads worse in pieces than a module does. */
export const LONGEST_TEST = 400;
export const WIDEST_LINE = 120;
export const LONGEST_PATTERN = 120;
export const HIGHEST_MEDIAN = 100;
/**
 * Lines of test for each line of code, at least, where a mistake costs money or trust. The report's
 * writers are new: theirs should rise to 1 again.
 */
export const WELL_TESTED = {
  'src/shop/': 1,
  'src/report/': 0.84,
  'src/delivery/': 1,
  'src/research/': 0.39,
  'src/desk/': 0.53,
} as const;

/** How far a file exceeds each limit; absent where it keeps it. */
interface Excess {
  /** Lines of the file, where it has too many. */
  readonly lines?: number;
  /** Lines wider than the limit. */
  readonly wide?: number;
  /** Regular expressions longer than the limit. */
  readonly patterns?: number;
}

function excessOf({ path, text }: SourceFile): Excess {
  const lines = countLines(text);
  const limit = isTest(path) || path.startsWith('test/') ? LONGEST_TEST : LONGEST_FILE;
  const wide = isFixture(path) || isMigration(path) ? 0 : text.split('\n').filter(isTooWide).length;
  const patterns = isTest(path) ? 0 : longPatterns(text);
  return {
    ...(lines > limit ? { lines } : {}),
    ...(wide > 0 ? { wide } : {}),
    ...(patterns > 0 ? { patterns } : {}),
  };
}

const isFixture = (path: string): boolean => isTest(path) || /^(?:test|demo)\//.test(path);

/** What ran stays byte for byte: the shop refuses a migration that was changed after it ran. */
const isMigration = (path: string): boolean => path.startsWith('migrations/');

const isTooWide = (line: string): boolean =>
  line.length > WIDEST_LINE && !/https?:\/\//.test(line) && !/^import\b/.test(line);

const PATTERN_LITERAL =
  /(?<=[=(,:[!&|?{};\n]\s*)\/(?![/*\s])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\//g;

export function longPatterns(text: string): number {
  return [...text.matchAll(PATTERN_LITERAL)].filter(
    ([, source = '']) => source.length > LONGEST_PATTERN,
  ).length;
}

/** “src/a.ts has 251 lines” for each limit that a file exceeds. */
export function overTheLimit(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => isCode(path))
    .flatMap((file) => {
      const excess = excessOf(file);
      return (['lines', 'wide', 'patterns'] as const).flatMap((kind) => {
        const count = excess[kind];
        return count === undefined ? [] : [`${file.path} has ${formatExcess(kind, count)}`];
      });
    });
}

const EXCESS_WORDS = {
  lines: 'lines',
  wide: `lines over ${WIDEST_LINE} characters`,
  patterns: `regular expressions over ${LONGEST_PATTERN} characters`,
} as const;

const formatExcess = (kind: keyof Excess, count: number): string =>
  `${count} ${EXCESS_WORDS[kind]}`;

/** Files of code that lie side by side in one folder; tests stand beside what they test and don't count. */
export const FULLEST_FOLDER = 15;

/**
 * “src/a has 16 files” for each folder where nobody finds a file by its place. Each file of a bench
 * or a suite is a command or a case of its own.
 */
export function crowdedFolders(files: readonly SourceFile[]): readonly string[] {
  const folders = Map.groupBy(
    files.filter(
      ({ path }) => /^(?:src|emails|demo|scripts)\/.*\.(?:tsx?|mjs)$/.test(path) && !isTest(path),
    ),
    ({ path }) => path.slice(0, path.lastIndexOf('/')),
  );
  return [...folders]
    .filter(([, { length }]) => length > FULLEST_FOLDER)
    .map(([folder, { length }]) => `${folder} has ${length} files`);
}

export function medianLength(files: readonly SourceFile[]): number {
  const code = files.filter(({ path }) => path.startsWith('src/') && isCode(path) && !isTest(path));
  return median(code.map(({ text }) => countLines(text)));
}

/** “src/shop/: 200 lines of test for 240 of code” for each folder that falls short. */
export function tooLittleTested(files: readonly SourceFile[]): readonly string[] {
  return Object.entries(WELL_TESTED).flatMap(([folder, share]) => {
    // Sample data is neither: long tables prove nothing by their length.
    const within = files.filter(
      ({ path }) => path.startsWith(folder) && /\.tsx?$/.test(path) && !path.includes('/fixtures/'),
    );
    const sum = (chosen: readonly SourceFile[]): number =>
      chosen.reduce((total, { text }) => total + countLines(text), 0);
    const tests = sum(within.filter(({ path }) => isTest(path)));
    const code = sum(within.filter(({ path }) => !isTest(path)));
    return tests < code * share ? [`${folder}: ${tests} lines of test for ${code} of code`] : [];
  });
}

const FORBIDDEN_WORDS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a note of work left undone', new RegExp(String.raw`\b(?:TO${'DO'}|FIX${'ME'})\b`)],
  [
    'a test that silences the others',
    new RegExp(String.raw`\b(?:test|it|describe|suite)(?:\.\w+)*\.on${'ly'}\b`),
  ],
  [
    'a test that holds the clock against a limit',
    /\bexpect\(\s*(?:performance|Date)\.now\(\) - [^;]{1,60}\.toBeLess/,
  ],
  [
    'the host of a package registry',
    /\bregistry\.(?:npmjs|yarnpkg|npmmirror)\.[a-z]+\b|\/\/[^\s/"'`]*(?:artifactory|verdaccio|jfrog|nexus)[^\s/"'`]*\//i,
  ],
];

/** Lock and settings of the package manager: an address there is a registry's, whatever it is called. */
const REGISTRY_SETTINGS: Readonly<Record<string, RegExp>> = {
  'package-lock.json': /"resolved":\s*"(?:https?|git)/,
  '.npmrc': /registry\s*=/,
};

export function forbiddenWords(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) => {
    const found = FORBIDDEN_WORDS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
    if (REGISTRY_SETTINGS[path]?.test(text)) found.push('the host of a package registry');
    return [...new Set(found)].map((name) => `${path} holds ${name}`);
  });
}

/** React Router asks for default exports of route modules, root and entries; nobody else in web has one. */
export function strayDefaultExports(files: readonly SourceFile[]): readonly string[] {
  const routes = files.find(({ path }) => path === 'src/web/routes.ts')?.text ?? '';
  const demanded = new Set(
    [...routes.matchAll(/'([^']+\.tsx?)'/g)].map(([, file]) => `src/web/${file ?? ''}`),
  );
  return files
    .filter(({ path }) => path.startsWith('src/web/') && /\.tsx?$/.test(path))
    .filter(
      ({ path }) =>
        !demanded.has(path) && !/^src\/web\/(?:routes\.ts|root\.tsx|entry\.\w+\.tsx)$/.test(path),
    )
    .filter(({ text }) => /^export default\b|\bas default\b/m.test(text))
    .map(({ path }) => path);
}
