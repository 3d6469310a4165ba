import { succeed, type Result } from '../../../../kernel/result';
import { fillOf } from './run-items';
import { runJson, type JsonAnswer } from './run-json';
import type { Source, SourceItem } from '../../shape';
import type { Known } from '../../definition/template';

/** One hit is one thing: the same address, or without one the same fields, counts once. */
function nameOf(item: SourceItem): string {
  const url = item['url'];
  return typeof url === 'string' ? url.replace(/\/$/, '') : JSON.stringify(item);
}

/** Reads a search's answer: JSON, each hit once, in the order of the search. */
export function runSearch(
  source: Source,
  text: string,
  known: Known = {},
): Result<JsonAnswer, 'shape-changed'> {
  const read = runJson(source, text, known);
  if (!read.ok) return read;
  const items = [
    ...new Map(read.value.items.map((item) => [nameOf(item), item] as const).toReversed()).values(),
  ].toReversed();
  return succeed({
    ...read.value,
    items,
    fill: fillOf(items, Object.keys(source.extract?.fields ?? {})),
  });
}
