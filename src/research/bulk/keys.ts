import { comparableName } from '../company';
import type { Bulk, SourceItem } from '../sources';

const LONGEST_KEY = 200;

const OCCUPATION = /^(\d{2})-?(\d{4})/;

/** What a value is found by: a name as names are compared, an occupation by the six figures of its number. */
export function rowKeyOf(holds: Bulk['holds'], value: string): string {
  const [, group, number] = holds === 'occupation' ? (OCCUPATION.exec(value.trim()) ?? []) : [];
  if (holds === 'occupation')
    return group === undefined || number === undefined ? '' : `${group}-${number}`;
  return comparableName(value).slice(0, LONGEST_KEY);
}

export function rowKey({ by, holds }: Bulk, item: SourceItem): string {
  return rowKeyOf(holds, String(item[by] ?? ''));
}
