import { describe, expect, test } from 'vitest';
import {
  crowdedFolders,
  forbiddenWords,
  HIGHEST_MEDIAN,
  medianLength,
  overTheLimit,
  strayDefaultExports,
  tooLittleTested,
  WELL_TESTED,
} from './house-rules';
import { secondLists } from './second-lists';
import { countLines, isCode, readCommitted, type SourceFile } from './source-files';
import { projectRoot, temporaryProject } from './temporary-project';

const file = (path: string, text: string): SourceFile => ({ path, text });
const lines = (count: number): string => 'a line\n'.repeat(count);

describe('the rule on second lists of words', () => {
  test.each([
    ['months', "const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July'];"],
    ['months', 'const MONTH = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/u;'],
    ['company suffixes', String.raw`const FORM = /(?:inc|ltd|gmbh|llc|plc)\.?$/iu;`],
    ['honorifics', String.raw`const PERSON = /^(?:Mr|Mrs|Ms|Dr)\.? /u;`],
    ['particles of names', "const PARTICLES = new Set('al bin da de der van von'.split(' '));"],
    ['particles of names', 'const NAME = /^(?:de|del|van|von|da|di|la|le|bin)$/u;'],
    [
      'words of firms',
      "const saysFirm = phraseFinder('=bank, =capital, =fund, =group, =partners, =trust');",
    ],
    ['scales of figures', 'const SCALES = { thousand: 1e3, million: 1e6, billion: 1e9, bn: 1e9 };'],
  ])('finds %s outside the lexicon', (name, text) => {
    expect(secondLists([file('src/report/a.ts', text)])).toEqual([`src/report/a.ts lists ${name}`]);
    expect(secondLists([file('src/language/lexicon/a.ts', text)])).toEqual([]);
    expect(secondLists([file('src/report/a.test.ts', text)])).toEqual([]);
  });

  test('lets a word or two stand in a sentence', () => {
    const text = '// From January to March it sold a million; Orr Inc and Vale Ltd paid in May.';
    expect(secondLists([file('src/report/a.ts', text)])).toEqual([]);
  });
});

describe('the rule on the length of files', () => {
  test('names a file of 251 lines and passes one of 250', () => {
    const files = [file('src/long.ts', lines(251)), file('src/short.ts', lines(250))];
    expect(overTheLimit(files)).toEqual(['src/long.ts has 251 lines']);
  });

  test('names a test of 401 lines and passes one of 400', () => {
    const files = [file('src/a.test.ts', lines(401)), file('test/b.ts', lines(400))];
    expect(overTheLimit(files)).toEqual(['src/a.test.ts has 401 lines']);
  });

  test.each(['scripts/long.mjs', 'migrations/0001-long.sql', 'src/web/long.css'])(
    'counts %s too',
    (path) => {
      expect(overTheLimit([file(path, lines(251))])).toHaveLength(1);
    },
  );

  test('counts lines as an editor does', () => {
    expect([
      countLines(''),
      countLines('one'),
      countLines('one\n'),
      countLines('one\n\n'),
      countLines('one\ntwo'),
    ]).toEqual([0, 1, 1, 2, 2]);
  });

  test('takes the median of the code alone, without its tests', () => {
    const files = [10, 20, 90].map((count, index) => file(`src/kernel/${index}.ts`, lines(count)));
    expect(medianLength(files)).toBe(20);
    expect(
      medianLength([
        ...files,
        file('src/kernel/one.test.ts', lines(200)),
        file('scripts/one.mjs', lines(200)),
      ]),
    ).toBe(20);
    expect(medianLength([...files, file('src/kernel/four.ts', lines(40))])).toBe(30);
  });
});

describe('the rule on the width of lines', () => {
  test('names a line of 121 characters and passes one of 120 or an address', () => {
    const wide = (count: number): string => `const a = '${'x'.repeat(count - 13)}';\n`;
    const address = `// https://source.example/${'x'.repeat(120)}\n`;
    const files = [file('src/wide.ts', wide(121)), file('src/narrow.ts', wide(120) + address)];
    expect(overTheLimit(files)).toEqual(['src/wide.ts has 1 lines over 120 characters']);
  });

  test.each([
    ['a fixture', 'src/shop/fixtures/a.ts'],
    ['a test', 'src/shop/a.test.ts'],
    ['a migration', 'migrations/0001-a.sql'],
  ])('passes %s with a wide line', (_, path) => {
    expect(overTheLimit([file(path, `${'x'.repeat(200)}\n`)])).toEqual([]);
  });

  test.each(['bench/a.ts', 'scripts/a.mjs', 'content/a.ts', 'emails/a.ts', 'src/web/a.css'])(
    'names a wide line in %s',
    (path) => {
      expect(overTheLimit([file(path, `${'x'.repeat(121)}\n`)])).toEqual([
        `${path} has 1 lines over 120 characters`,
      ]);
    },
  );

  test('names a regular expression of 121 characters and passes a shorter one', () => {
    const pattern = (count: number): string => `const a =\n  /${'x'.repeat(count)}/u;\n`;
    expect(overTheLimit([file('src/a.ts', pattern(121))])).toContainEqual(
      'src/a.ts has 1 regular expressions over 120 characters',
    );
    expect(overTheLimit([file('src/a.ts', pattern(110))])).toEqual([]);
  });
});

describe('the rule on the amount of tests', () => {
  test.each(Object.entries(WELL_TESTED))(
    'names %s when it has fewer lines of test for its code than it must',
    (folder, share) => {
      const code = file(`${folder}orders/place-order.ts`, lines(100));
      const tests = (count: number) => file(`${folder}orders/place-order.test.ts`, lines(count));
      expect(tooLittleTested([code, tests(100 * share - 1)])).toEqual([
        `${folder}: ${100 * share - 1} lines of test for 100 of code`,
      ]);
      expect(tooLittleTested([code, tests(100 * share)])).toEqual([]);
    },
  );

  test('counts sample data neither as test nor as code', () => {
    const code = file('src/report/plan.ts', lines(10));
    expect(tooLittleTested([code, file('src/report/fixtures/company.ts', lines(500))])).toEqual([
      'src/report/: 0 lines of test for 10 of code',
    ]);
    expect(tooLittleTested([file('src/report/fixtures/company.ts', lines(500))])).toEqual([]);
  });

  test('does not let one folder pay for another', () => {
    const files = [
      file('src/shop/a.ts', lines(10)),
      file('src/report/a.test.ts', lines(50)),
      file('src/report/a.ts', lines(1)),
    ];
    expect(tooLittleTested(files)).toEqual(['src/shop/: 0 lines of test for 10 of code']);
  });
});

describe('the rule on words', () => {
  const undone = `// TO${'DO'}: later`;
  test.each([
    ['src/a.ts', undone, 'a note of work left undone'],
    ['docs/a.md', `FIX${'ME'} soon`, 'a note of work left undone'],
    ['src/a.test.ts', `test.on${'ly'}('one', () => {});`, 'a test that silences the others'],
    [
      'src/a.test.ts',
      `describe.concurrent.on${'ly'}('one', () => {});`,
      'a test that silences the others',
    ],
    [
      'package-lock.json',
      '{ "resolved": "https://packages.example/zod.tgz" }',
      'the host of a package registry',
    ],
    ['.npmrc', 'registry=https://packages.example/', 'the host of a package registry'],
    ['.npmrc', '@scope:registry = https://packages.example/', 'the host of a package registry'],
    ['docs/a.md', `from https://registry.${'npmjs'}.org/zod`, 'the host of a package registry'],
    [
      'src/a.test.ts',
      `${'expect'}(performance.now() - before).toBeLessThan(100);`,
      'a test that holds the clock against a limit',
    ],
    ['scripts/a.mjs', `'https://house.${'jfrog'}.example/npm/'`, 'the host of a package registry'],
  ])('in %s finds “%s”', (path, text, name) => {
    expect(forbiddenWords([file(path, text)])).toEqual([`${path} holds ${name}`]);
  });

  test.each([
    ['.npmrc', 'omit-lockfile-registry-resolved=true'],
    ['src/a.ts', 'const todo = orders.filter(isOpen); // the only one'],
    ['docs/a.md', 'The registry of companies is at https://register.example/.'],
  ])('in %s lets “%s” pass', (path, text) => {
    expect(forbiddenWords([file(path, text)])).toEqual([]);
  });
});

describe('the rule on default exports in web', () => {
  const routes = file('src/web/routes.ts', "export default [index('shop/landing.tsx')];\n");
  const page = 'export default function Landing() { return null; }\n';

  test('names a file that is no route and has one', () => {
    const files = [
      routes,
      file('src/web/shop/landing.tsx', page),
      file('src/web/root.tsx', page),
      file('src/web/shop/hero.tsx', page),
    ];
    expect(strayDefaultExports(files)).toEqual(['src/web/shop/hero.tsx']);
  });

  test('is not deceived by another way of writing it', () => {
    expect(
      strayDefaultExports([
        routes,
        file('src/web/ui/a.tsx', 'const one = 1;\nexport { one as default };\n'),
      ]),
    ).toEqual(['src/web/ui/a.tsx']);
  });
});

describe('the reading of committed files', () => {
  test('leaves out what is made and what is installed', () => {
    const root = temporaryProject({
      'src/a.ts': '',
      'build/a.js': '',
      'data/a.json': '',
      'docs/deep/a.md': '',
    });
    const paths = readCommitted(root).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['src/a.ts', 'docs/deep/a.md', '.oxlintrc.json']));
    expect(paths.filter((path) => /^(build|data|node_modules)\//.test(path))).toEqual([]);
  });
});

describe('the rule on full folders', () => {
  const many = (folder: string, count: number): readonly SourceFile[] =>
    Array.from({ length: count }, (_, index) => file(`${folder}/file-${index}.ts`, ''));

  test('names a folder of 16 files and passes one of 15 with its tests', () => {
    const files = [
      ...many('src/full', 16),
      ...many('src/fair', 15),
      file('src/fair/a.test.ts', ''),
    ];
    expect(crowdedFolders(files)).toEqual(['src/full has 16 files']);
  });

  test('counts no file of a folder within, and no case of a suite', () => {
    const files = [...many('src/a', 15), ...many('src/a/b', 15), ...many('test/cases', 40)];
    expect(crowdedFolders(files)).toEqual([]);
  });
});

describe('the project', () => {
  const files = readCommitted(projectRoot);

  test('is what these rules look at', () => {
    expect(
      files.filter(({ path }) => path.startsWith('src/') && isCode(path)).length,
    ).toBeGreaterThan(100);
  });

  test('has no file longer than the house allows', () => {
    expect(overTheLimit(files)).toEqual([]);
  });

  test('has no folder with more files than one finds one’s way in', () => {
    expect(crowdedFolders(files)).toEqual([]);
  });

  test('has each list of months, scales, honorifics, and words of names and firms once, in the lexicon', () => {
    expect(secondLists(files)).toEqual([]);
  });

  test('keeps its files short at the median', () => {
    expect(medianLength(files)).toBeLessThanOrEqual(HIGHEST_MEDIAN);
    expect(medianLength(files)).toBeGreaterThan(0);
  });

  test('has a line of test for every line of code where it matters most', () => {
    expect(tooLittleTested(files)).toEqual([]);
  });

  test('holds no registry’s address, no note of undone work and no test that silences the others', () => {
    expect(forbiddenWords(files)).toEqual([]);
  });

  test('has default exports only where the framework asks for them', () => {
    expect(strayDefaultExports(files)).toEqual([]);
  });
});
