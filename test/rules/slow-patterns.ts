import { analyse } from 'scslre';
import { parseAst } from 'vite';
import type { SourceFile } from './source-files';
import { isTest } from './source-files';

/** Where patterns meet text that strangers wrote. */
const READERS = /^src\/(?:research|report|platform|shop)\/.*\.tsx?$/;

export interface FoundPattern {
  readonly path: string;
  readonly source: string;
  readonly flags: string;
}

function collect(node: unknown, path: string, found: FoundPattern[]): void {
  if (Array.isArray(node)) {
    for (const one of node) collect(one, path, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if ('regex' in node && typeof node.regex === 'object' && node.regex !== null) {
    const { pattern, flags } = node.regex as { readonly pattern: string; readonly flags: string };
    found.push({ path, source: pattern, flags });
  }
  for (const value of Object.values(node)) collect(value, path, found);
}

/** The regular expressions written in files that read foreign text. */
export function patternsIn(files: readonly SourceFile[]): readonly FoundPattern[] {
  const found: FoundPattern[] = [];
  for (const { path, text } of files) {
    if (!READERS.test(path) || isTest(path) || !text.includes('/')) continue;
    collect(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }), path, found);
  }
  return found;
}

/**
 * Whether a pattern may take time that grows faster than its text: because it can be read in many ways, or because
 * it starts over at every place of a long run. Anchored patterns over short values are found too.
 */
export function isSlow({ source, flags }: Pick<FoundPattern, 'source' | 'flags'>): boolean {
  return analyse({ source, flags }, { maxReports: 1 }).reports.length > 0;
}

/** How many slow patterns each file has; a file without one is not named. */
export function slowPatterns(files: readonly SourceFile[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const pattern of patternsIn(files))
    if (isSlow(pattern)) counts[pattern.path] = (counts[pattern.path] ?? 0) + 1;
  return counts;
}

/** Files with more of them than are known; the known ones may only become fewer. */
export function moreThanKnown(
  counts: Readonly<Record<string, number>>,
  known: Readonly<Record<string, number>>,
): readonly string[] {
  return Object.entries(counts)
    .filter(([path, count]) => count > (known[path] ?? 0))
    .map(([path, count]) => `${path} has ${count} patterns of more than linear time`);
}
