import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';
import { minutes } from '../../kernel/time';

/** Long enough for a burst of errors; a map is many times as large as the program it belongs to. */
const KEPT_FOR = minutes(1);

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

function describe(frame: NodeJS.CallSite): string {
  const described = String(frame);
  const [url, line, column] = [frame.getFileName(), frame.getLineNumber(), frame.getColumnNumber()];
  if (!url?.startsWith('file:') || line === null || column === null) return described;
  try {
    const entry = mapOf(url)?.findEntry(line - 1, column - 1);
    if (entry === undefined || !('originalSource' in entry)) return described;
    const source = fileURLToPath(new URL(entry.originalSource, url));
    const place = `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    return described.replace(`${url}:${line}:${column}`, place);
  } catch {
    // A trace to what was built is better than none.
    return described;
  }
}

/**
 * Lets stack traces name the files that were written instead of those that were built. Node's own switch for it
 * keeps every map in memory from the start, 40 MB in the main thread and more in each worker.
 */
export function traceToSource(): void {
  Error.prepareStackTrace = (error, frames) =>
    [
      Error.prototype.toString.call(error),
      ...frames.map((frame) => `    at ${describe(frame)}`),
    ].join('\n');
}
