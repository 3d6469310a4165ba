import { withoutByteOrder } from '../../../kernel/text';
import { follow, mapValue, parseMapping, type Path } from '../definition/mapping';
import type { Source } from '../shape';
import { fillTemplate, type Known } from '../definition/template';

/** The second address; that the first answer lists nothing to ask for; or undefined, where it is no such answer. */
export type Next = { readonly url: string } | 'nothing' | undefined;

/** The list that a path goes through. */
function listIn(path: Path): Path {
  return path.slice(
    0,
    Math.max(
      0,
      path.findLastIndex((step) => 'all' in step),
    ),
  );
}

function dataOf(text: string): unknown {
  try {
    return JSON.parse(withoutByteOrder(text));
  } catch {
    return undefined;
  }
}

/** Where a service is asked in two steps: what to ask for next, by what it answered first. */
export function nextQuestion({ request: { next } }: Source, text: string, known: Known): Next {
  if (next === undefined) return undefined;
  const body = dataOf(text);
  const mapping = parseMapping(next.take);
  const taken = mapValue(body, mapping);
  if (taken === undefined)
    return mapping.choices
      .flat()
      .some((path) => follow(body, listIn(path)).some((one) => Array.isArray(one)))
      ? 'nothing'
      : undefined;
  const url = fillTemplate(
    next.url.replace('{taken}', encodeURIComponent(String(taken).replaceAll(', ', ','))),
    known,
  );
  return url === undefined ? undefined : { url };
}
