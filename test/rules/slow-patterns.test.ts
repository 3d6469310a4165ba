import { describe, expect, test } from 'vitest';
import { foreignPatterns, isSlow, slowPatterns } from './slow-patterns';
import { readCommitted } from './source-files';
import { projectRoot } from './temporary-project';

const of = ({ source, flags }: RegExp): boolean => isSlow({ source, flags });

describe('the rule on slow patterns', () => {
  test.each([
    ['a repeat in a repeat', /(?:a+)+b/],
    ['two repeats that share their signs', /^[\w.]+[\w-]+$/],
    ['spaces before the end', /\s+$/],
    ['a mark that may open again before it is closed', /“[^”]*”/],
    ['neighbours around a thing that may be missing', /^\s*,?\s*\d/],
  ])('names %s', (_, pattern) => {
    expect(of(pattern)).toBe(true);
  });

  test.each([
    ['a word', /\bferry\b/i],
    ['one repeat at the beginning', /^\s+/],
    ['bounded repeats', /\d{1,3}(?:,\d{3}){0,4}/],
    ['a choice of words', /\b(?:hired|left|joined)\s(?:in|on)\b/],
  ])('passes %s', (_, pattern) => {
    expect(of(pattern)).toBe(false);
  });

  test('finds the patterns of files that read foreign text, and no division or text', () => {
    const text = 'const a = 4 / 2 / 1;\nconst b = "/x+/";\nconst c = a ? /(?:x+)+y/u : /z/;\n';
    const files = ['src/research/a.ts', 'src/web/a.tsx', 'src/report/a.test.ts'].map((path) => ({
      path,
      text,
    }));
    expect(foreignPatterns(files).map(({ path, source }) => [path, source])).toEqual([
      ['src/research/a.ts', '(?:x+)+y'],
      ['src/research/a.ts', 'z'],
    ]);
    expect(slowPatterns(files)).toEqual({ 'src/research/a.ts': 1 });
  });

  test('finds a slow pattern that is put together from pieces, each of which is quick', () => {
    const text = "const WORD = '[a-z]+';\nconst TWO = new RegExp(`^${WORD}${WORD}$`, 'u');\n";
    expect(slowPatterns([{ path: 'src/report/a.ts', text }])).toEqual({ 'src/report/a.ts': 1 });
  });
});

describe('the project', () => {
  const files = readCommitted(projectRoot).filter(({ path }) => path.startsWith('src/'));

  test('has patterns to look at', () => {
    expect(foreignPatterns(files).length).toBeGreaterThan(200);
  });

  test('has no slow pattern', () => {
    expect(slowPatterns(files)).toEqual({});
  });
});
