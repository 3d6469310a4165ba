import { analyse } from 'scslre';
import { patternsIn, type FoundPattern } from './patterns';
import type { SourceFile } from './source-files';

/** Where patterns meet text that strangers wrote. */
const READERS = /^src\/(?:research|report|platform|shop)\/.*\.tsx?$/;

/** The regular expressions of files that read foreign text, those put together from pieces among them. */
export function foreignPatterns(files: readonly SourceFile[]): readonly FoundPattern[] {
  return patternsIn(files.filter(({ path }) => READERS.test(path))).filter(isWhole);
}

/** Half of a pattern, whose other half only the running program adds, can't be judged. */
function isWhole({ source, flags }: FoundPattern): boolean {
  try {
    return new RegExp(source, flags).source !== '';
  } catch {
    return false;
  }
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
  for (const pattern of foreignPatterns(files))
    if (isSlow(pattern)) counts[pattern.path] = (counts[pattern.path] ?? 0) + 1;
  return counts;
}
