import { DEMANDED, exportedNames } from '../../test/rules/exported-names';
import { countLines, isTest, median, type SourceFile } from '../../test/rules/source-files';

/** What can be counted of a codebase whoever wrote it, so that two can stand side by side. */
export interface CodeMeasures {
  readonly files: number;
  readonly lines: number;
  readonly median: number;
  readonly p90: number;
  readonly longest: number;
  readonly over250: number;
  /** Of a thousand lines. */
  readonly wide: number;
  /** Of a thousand lines. */
  readonly any: number;
  readonly folders: number;
  readonly crowded: number;
  /** Exported names that two files or more declare. */
  readonly declaredTwice: number;
  readonly testsToCode: number;
}

const LONG = 250;
const WIDE = 120;
const CROWDED = 15;
const ANY = /(?::|\bas|<|,)\s*any\b(?!\s*\()/g;
const BY_FRAMEWORKS = new Set(DEMANDED.flatMap(({ names }) => names));

const isCounted = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
/** Other projects keep tests under other names too. */
const isAnyTest = (path: string): boolean =>
  isTest(path) || /\.(?:test|spec)\.[jt]sx?$|(?:^|\/)(?:tests?|__tests__|e2e)\//.test(path);
const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

export function measureCode(all: readonly SourceFile[]): CodeMeasures {
  const counted = all.filter(({ path }) => isCounted(path));
  const code = counted.filter(({ path }) => !isAnyTest(path));
  const tests = counted.filter(({ path }) => isAnyTest(path));
  const lengths = code.map(({ text }) => countLines(text)).toSorted((one, other) => one - other);
  const lines = lengths.reduce((sum, length) => sum + length, 0);
  const inTests = tests.reduce((sum, { text }) => sum + countLines(text), 0);
  const texts = code.map(({ text }) => text);
  const wide = texts.flatMap((text) => text.split('\n')).filter(({ length }) => length > WIDE);
  const any = texts.reduce((sum, text) => sum + (text.match(ANY)?.length ?? 0), 0);
  const folders = Map.groupBy(code, ({ path }) => folderOf(path));
  const names = Map.groupBy(
    code.flatMap(({ text }) => exportedNames(text)),
    (name) => name,
  );
  return {
    files: code.length,
    lines,
    median: median(lengths),
    p90: lengths[Math.floor(lengths.length * 0.9)] ?? 0,
    longest: lengths.at(-1) ?? 0,
    over250: lengths.filter((length) => length > LONG).length,
    wide: (1_000 * wide.length) / Math.max(1, lines),
    any: (1_000 * any) / Math.max(1, lines),
    folders: folders.size,
    crowded: [...folders.values()].filter(({ length }) => length > CROWDED).length,
    declaredTwice: [...names].filter(([name, { length }]) => length > 1 && !BY_FRAMEWORKS.has(name))
      .length,
    testsToCode: inTests / Math.max(1, lines),
  };
}

export function measureLines(measures: CodeMeasures): readonly string[] {
  const { files, lines, wide, any, testsToCode } = measures;
  return [
    `files ${files}, lines ${lines}`,
    `lines a file: median ${measures.median}, p90 ${measures.p90}, longest ${measures.longest}`,
    `files over ${LONG} lines: ${measures.over250}`,
    `of 1,000 lines: ${wide.toFixed(1)} over ${WIDE} characters, ${any.toFixed(2)} with any`,
    `folders over ${CROWDED} files: ${measures.crowded} of ${measures.folders}`,
    `exported names declared twice or more: ${measures.declaredTwice}`,
    `tests to code: ${testsToCode.toFixed(2)}`,
  ];
}
