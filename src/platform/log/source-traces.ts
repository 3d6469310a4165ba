import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';
import { minutes } from '../../kernel/time';

/** Long enough for a burst of errors; a map is many times as large as the program it belongs to. */
const KEPT_FOR = minutes(1);
const PLACE = /(file:\/\/[^\s():]+):(\d+):(\d+)/gu;

const known = new Map<string, SourceMap | undefined>();

function readMap(url: string): SourceMap | undefined {
  const file = `${fileURLToPath(url)}.map`;
  if (!existsSync(file)) return undefined;
  return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
}

function mapOf(url: string): SourceMap | undefined {
  if (!known.has(url)) {
    if (known.size === 0) setTimeout(() => known.clear(), KEPT_FOR).unref();
    known.set(url, readMap(url));
  }
  return known.get(url);
}

function sourceOf(place: string, url: string, line: string, column: string): string {
  try {
    const entry = mapOf(url)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (entry === undefined || !('originalSource' in entry)) return place;
    const source = fileURLToPath(new URL(entry.originalSource, url));
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  } catch {
    // A trace to what was built is better than none.
    return place;
  }
}

/**
 * A stack trace that names the files that were written instead of those that were built; for traces that somebody
 * will read. Node's own switch for it keeps every map in memory from the start, 40 MB in each process,
 * and translates the trace that Stripe's library takes with each question.
 */
export const traceToSource = (stack: string): string => stack.replace(PLACE, sourceOf);

/** The last words of this process, too. */
export function traceLastWords(): void {
  process.on('uncaughtExceptionMonitor', (error) => {
    if (error instanceof Error && error.stack !== undefined)
      error.stack = traceToSource(error.stack);
  });
}
