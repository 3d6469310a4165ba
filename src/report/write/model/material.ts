import type { Evidence } from '../../../research/evidence/shape';
import type { Fences } from '../../../platform/models';
import { shorten, visible } from '../../document';
import type { NumberedRow } from '../../plan';

/** Longer quotes are judged whole, but a model needs no more to know what they say. */
const LONGEST_QUOTE = 600;

const TOLD_BY: Readonly<Record<Evidence['reliability'], string>> = {
  'first-party': 'the company itself',
  register: 'an official register',
  reference: 'a reference work',
  'public-voice': 'people in public',
};

export const idOf = ({ number }: Pick<NumberedRow, 'number'>): string => `E${number}`;

function entryOf({ number, evidence }: NumberedRow): string {
  const { attribute, value, unit, asOf, publishedAt, quote } = evidence;
  const clean = (text: string) => shorten(visible(text), LONGEST_QUOTE);
  return `${idOf({ number })} ${JSON.stringify({
    about: attribute,
    ...(value === undefined ? {} : { value: typeof value === 'string' ? clean(value) : value }),
    ...(unit === undefined ? {} : { unit: clean(unit) }),
    ...(asOf === undefined ? {} : { asOf: clean(asOf) }),
    ...(publishedAt === undefined ? {} : { published: clean(publishedAt) }),
    quote: clean(quote),
  })}`;
}

/** Rows turn and turn about from each question, until the material is as long as it may be; then in their own order. */
export function withinLimit(rows: readonly NumberedRow[], limit: number): NumberedRow[] {
  const queues = new Map<string, NumberedRow[]>();
  for (const row of rows) queues.set(row.question, [...(queues.get(row.question) ?? []), row]);
  const chosen: NumberedRow[] = [];
  let size = 0;
  while ([...queues.values()].some((queue) => queue.length > 0)) {
    for (const queue of queues.values()) {
      const row = queue.shift();
      if (row === undefined) continue;
      const length = Buffer.byteLength(entryOf(row));
      if (size + length > limit) continue;
      size += length;
      chosen.push(row);
    }
  }
  return chosen.toSorted((one, other) => one.number - other.number);
}

/** The rows as a model sees them: by source, each source with its mark, no address and no page around them. */
export function materialOf(rows: readonly NumberedRow[], fences: Fences): string {
  const bySource = new Map<string, NumberedRow[]>();
  for (const row of rows) bySource.set(row.evidence.snapshot, [...(bySource.get(row.evidence.snapshot) ?? []), row]);
  const parts = Array.from(bySource, ([snapshot, own]) => {
    const [first] = own;
    const teller = first === undefined ? '' : TOLD_BY[first.evidence.reliability];
    return [`Told by ${teller}. Mark: ${fences.canaryOf(snapshot)}`, ...own.map(entryOf)].join('\n');
  });
  return parts.join('\n\n');
}

export function fenced(fences: Fences, material: string): string {
  return `=== ${fences.delimiter}\n${material}\n=== ${fences.delimiter}`;
}
