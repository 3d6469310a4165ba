import { fail, succeed, type Result } from '../../kernel/result';
import { follow, mapValue, parseMapping, parsePath } from './mapping';
import type { FieldValue, Source, SourceItem } from './shape';

export interface JsonAnswer {
  readonly body: unknown;
  readonly items: readonly SourceItem[];
}

/** Reads a service's JSON answer by the source's mapping; items that yield no field at all count for nothing. */
export function runJson(source: Source, text: string): Result<JsonAnswer, 'shape-changed'> {
  let body: unknown;
  try {
    body = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return fail('shape-changed', `${source.name} answered something other than JSON.`);
  }
  if (source.extract === undefined) return succeed({ body, items: [] });
  const { items: itemsPath, limit, fields } = source.extract;
  const path = parsePath(itemsPath);
  const parent = path.slice(0, -1);
  if (parent.length > 0 && follow(body, parent).length === 0) return fail('shape-changed', `${source.name} answered in a form we don’t know.`);
  const mappings = Object.entries(fields).map(([name, text]) => [name, parseMapping(text)] as const);
  const raw = follow(body, path).slice(0, limit);
  const items = raw.map((one): SourceItem => {
    const found = mappings.map(([name, mapping]) => [name, mapValue(one, mapping)] as const);
    return Object.fromEntries(found.filter((pair): pair is readonly [string, FieldValue] => pair[1] !== undefined));
  });
  const filled = items.filter((item) => Object.keys(item).length > 0);
  if (raw.length > 0 && filled.length === 0) return fail('shape-changed', `${source.name} answered in a form we don’t know.`);
  return succeed({ body, items: filled });
}
