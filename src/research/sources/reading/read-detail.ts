import { withoutByteOrder } from '../../../kernel/text';
import { mapValue, parseMapping } from '../definition/mapping';
import { fillLink, type Known } from '../definition/template';
import { siftItems } from '../refusal/refuse-items';
import type { AskedBody, FieldValue, Source, SourceItem } from '../shape';

/** Where an item of a list says the rest; undefined where the list has its text already, or nothing leads there. */
export function detailUrl({ extract }: Source, item: SourceItem, known: Known): string | undefined {
  const { detail } = extract ?? {};
  const [text = ''] = Object.keys(detail?.fields ?? {});
  return detail === undefined || item[text] !== undefined
    ? undefined
    : fillLink(detail.url, item, known);
}

function dataOf(text: string): unknown {
  try {
    return JSON.parse(withoutByteOrder(text));
  } catch {
    return undefined;
  }
}

/** An item with what it says in full. What a source may not give, and what is no such answer, adds nothing. */
export function withDetail(
  source: Source,
  item: SourceItem,
  { text, fetchedAt }: Pick<AskedBody, 'text' | 'fetchedAt'>,
): SourceItem {
  const body = dataOf(text);
  const told = Object.entries(source.extract?.detail?.fields ?? {}).flatMap(
    ([name, mapping]): readonly (readonly [string, FieldValue])[] => {
      const value = mapValue(body, parseMapping(mapping));
      return value === undefined || item[name] !== undefined ? [] : [[name, value]];
    },
  );
  const whole: SourceItem = { ...item, ...Object.fromEntries(told) };
  return siftItems(source, { items: [whole] }, { fetchedAt }).items[0] ?? item;
}
