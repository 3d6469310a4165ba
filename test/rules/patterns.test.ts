import { describe, expect, test } from 'vitest';
import { LONGEST_PATTERN } from './house-rules';
import { longAssembled, patternCharacters, patternsIn } from './patterns';
import { readCommitted } from './source-files';
import { projectRoot } from './temporary-project';

const of = (text: string) => patternsIn([{ path: 'src/research/a.ts', text }]);
const sources = (text: string): readonly string[] => of(text).map(({ source }) => source);

describe('the reading of patterns', () => {
  test('puts a pattern together from the pieces that the code makes it of', () => {
    const text = [
      "const WORDS = ['sold', 'bought'];",
      'const ONE = String.raw`\\p{Lu}\\w+`;',
      'const oneOf = (words: readonly string[]): string => `(?:${words.join("|")})`;',
      "const SAID = new RegExp(`^${ONE} ` + oneOf(WORDS) + String.raw` it\\b`, 'u');",
    ].join('\n');
    expect(of(text)).toEqual([
      {
        path: 'src/research/a.ts',
        source: String.raw`^\p{Lu}\w+ (?:sold|bought) it\b`,
        flags: 'u',
        written: 20,
      },
    ]);
  });

  test('takes a plain word for what only the running program knows', () => {
    expect(sources('const of = (name: string) => new RegExp(`^${name}$`);')).toEqual(['^word$']);
  });

  test('follows a piece to the file that it comes from', () => {
    const files = [
      { path: 'src/report/a.ts', text: "import { ONE } from './b';\nnew RegExp(`${ONE}x`);" },
      { path: 'src/report/b.ts', text: 'export const ONE = String.raw`\\d`;' },
    ];
    expect(patternsIn(files).map(({ source }) => source)).toEqual([String.raw`\dx`]);
  });

  test('finds a raw text that goes to a pattern by a way it cannot follow, and no document', () => {
    expect(sources('rule(String.raw`^\\d+`);\nconst page = String.raw`#set\n#let`;')).toEqual([
      String.raw`^\d+`,
    ]);
  });

  test('counts a shared piece once and words of a list never', () => {
    const text = [
      'const ONE = String.raw`\\d\\d`;',
      "const UNITS = 'miles feet yards'.split(' ');",
      "const FIRST = new RegExp(ONE + 'a');",
      "const SECOND = new RegExp(`${ONE}(?:${UNITS.join('|')})`);",
    ].join('\n');
    expect([...patternCharacters([{ path: 'src/report/a.ts', text }])]).toEqual([
      ['src/report/a.ts', 4 + 1 + 4],
    ]);
  });
});

describe('the rule on patterns that are put together from pieces', () => {
  const piece = 'x'.repeat(70);
  const text = `const A = '${piece}';\nconst B = '${piece}';\nconst C = new RegExp(A + B, 'u');\n`;
  const file = { path: 'src/report/a.ts', text };

  test('names one whose pieces are longer than a pattern may be', () => {
    expect(longAssembled([file], LONGEST_PATTERN)).toEqual({ 'src/report/a.ts': 1 });
    expect(longAssembled([file], 140)).toEqual({});
  });

  test('lets words of a list be as many as they are', () => {
    const words = `const W = '${'word '.repeat(60).trim()}'.split(' ');\n`;
    const joined = { path: 'src/report/a.ts', text: `${words}new RegExp(W.join('|') + '$', 'u');` };
    expect(longAssembled([joined], LONGEST_PATTERN)).toEqual({});
  });

  test('finds none of them in the project', () => {
    const files = readCommitted(projectRoot).filter(({ path }) =>
      /^src\/(?:research|report)\//u.test(path),
    );
    expect(longAssembled(files, LONGEST_PATTERN)).toEqual({});
  });
});
