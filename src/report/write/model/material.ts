import type { Evidence } from '../../../research/evidence/shape';
import type { Fences } from '../../../platform/models';
import { shorten, visible } from '../../document';
import { BESIDE, type NumberedRow } from '../../plan';
import { contradictingRows } from './contested';

/** Longer quotes are judged whole, but a model needs no more to know what they say. */
const LONGEST_QUOTE = 600;

const TOLD_BY: Readonly<Record<Evidence['reliability'], string>> = {
  'first-party': 'the company itself',
  register: 'an official register',
  reference: 'a reference work',
  'public-voice': 'people in public',
};

export const idOf = ({ number }: Pick<NumberedRow, 'number'>): string => `E${number}`;

function entryOf(row: NumberedRow, rows: readonly NumberedRow[]): string {
  const { attribute, value, unit, asOf, publishedAt, quote } = row.evidence;
  const clean = (text: string) => shorten(visible(text), LONGEST_QUOTE);
  const against = contradictingRows(row, rows).map(idOf);
  return `${idOf(row)} ${JSON.stringify({
    about: attribute,
    ...(value === undefined ? {} : { value: typeof value === 'string' ? clean(value) : value }),
    ...(unit === undefined ? {} : { unit: clean(unit) }),
    ...(asOf === undefined ? {} : { asOf: clean(asOf) }),
    ...(publishedAt === undefined ? {} : { published: clean(publishedAt) }),
    quote: clean(quote),
    ...(against.length === 0 ? {} : { against }),
  })}`;
}

/** Turn and turn about from each queue, as long as what comes next is taken by nobody’s limit. */
export function inTurns<Item>(
  items: readonly Item[],
  queueOf: (item: Item) => string,
  fits: (item: Item) => boolean,
): Item[] {
  const queues = [...Map.groupBy(items, queueOf).values()].map((queue) => [...queue]);
  const chosen: Item[] = [];
  while (queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) {
      const item = queue.shift();
      if (item !== undefined && fits(item)) chosen.push(item);
    }
  }
  return items.filter((item) => chosen.includes(item));
}

/** Rows from each question in turn, until the material is as long as it may be; then in their own order. */
export function withinLimit(rows: readonly NumberedRow[], limit: number): NumberedRow[] {
  let size = 0;
  const fits = (row: NumberedRow): boolean => {
    const length = Buffer.byteLength(entryOf(row, rows));
    if (size + length > limit) return false;
    size += length;
    return true;
  };
  // What a section is about comes before what is shown beside it.
  const [own, beside] = [false, true].map((isBeside) =>
    inTurns(
      rows.filter(({ question }) => (question === BESIDE) === isBeside),
      ({ question }) => question,
      fits,
    ),
  );
  return [...(own ?? []), ...(beside ?? [])];
}

/** The rows as a model sees them: by source, each source with its mark, no address and no page around them. */
export function materialOf(rows: readonly NumberedRow[], fences: Fences): string {
  const bySource = new Map<string, NumberedRow[]>();
  for (const row of rows)
    bySource.set(row.evidence.snapshot, [...(bySource.get(row.evidence.snapshot) ?? []), row]);
  const parts = Array.from(bySource, ([snapshot, own]) => {
    const [first] = own;
    const teller = first === undefined ? '' : TOLD_BY[first.evidence.reliability];
    return [
      `Told by ${teller}. Mark: ${fences.canaryOf(snapshot)}`,
      ...own.map((row) => entryOf(row, rows)),
    ].join('\n');
  });
  return parts.join('\n\n');
}

export function fenced(fences: Fences, material: string): string {
  return `=== ${fences.delimiter}\n${material}\n=== ${fences.delimiter}`;
}
