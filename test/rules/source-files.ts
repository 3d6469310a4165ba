import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** From the project's folder on, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** What is made and not written by us; .gitignore names the same. */
const NOT_COMMITTED = new Set([
  'node_modules',
  'build',
  'data',
  '.react-router',
  'test-results',
  '.git',
]);
const BINARY = /\.(png|jpe?g|gif|webp|avif|ico|pdf|woff2?|ttf|otf|gz|zip|tar|xlsx)$/i;

export function readCommitted(root: string, folder = ''): readonly SourceFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_COMMITTED.has(name) && !name.endsWith('.log'))
    .flatMap((entry): readonly SourceFile[] => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return readCommitted(root, path);
      if (!entry.isFile() || BINARY.test(entry.name)) return [];
      return [{ path, text: readFileSync(join(root, path), 'utf8') }];
    });
}

export function countLines(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}

export const isTest = (path: string): boolean =>
  /\.test\.tsx?$|\/testing\.tsx?$|\/fixtures\//.test(path);
export const isCode = (path: string): boolean => /\.(ts|tsx|mjs|cjs|js|sql|css)$/.test(path);

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
