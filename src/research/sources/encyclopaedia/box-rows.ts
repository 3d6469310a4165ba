import type { Source, SourceItem } from '../shape';

/** What an encyclopedia's box says, as rows above its article. */
const ROWS: readonly (readonly [field: string, label: string])[] = [
  ['founded', 'Founded'],
  ['founders', 'Founders'],
  ['leaders', 'Key people'],
  ['headquarters', 'Headquarters'],
  ['industry', 'Industry'],
  ['parent', 'Parent'],
  ['owner', 'Owner'],
  ['people', 'Number of employees'],
  ['revenue', 'Revenue'],
  ['budget', 'Budget'],
  ['students', 'Students'],
  ['beds', 'Beds'],
];

/** The text of an item, with the rows of its box where it is an encyclopedia's article. */
export function textWithBox({ evidence }: Source, item: SourceItem): string {
  const text = String(item['text'] ?? '');
  if (evidence.kind !== 'page' || evidence.reliability !== 'reference') return text;
  const rows = ROWS.flatMap(([name, label]) =>
    item[name] === undefined ? [] : [`${label} | ${item[name]}`],
  );
  return [...rows, text].join('\n');
}
