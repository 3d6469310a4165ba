import { countWords } from '../../../../kernel/text';
import { linesOf, type Document, type Line } from '../document';

/** Below this many lines of fields come the texts that a row carries with it. */
const MOST_FIELDS = 14;
/** What a source of tier B may be quoted with. */
const MOST_WORDS_B = 25;

export function field({ record }: Document, name: string): string {
  return String(record.details?.[name] ?? '');
}

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

function within(lines: readonly Line[], { record: { tier } }: Document): readonly Line[] {
  if (tier !== 'B') return lines;
  return lines.filter(
    (_, index) =>
      index === 0 ||
      countWords(
        lines
          .slice(0, index + 1)
          .map(({ text }) => text)
          .join(' '),
      ) <= MOST_WORDS_B,
  );
}

/** Whether a line begins with one of some labels and a colon; a star stands for the rest of a label. */
function isLabelled(line: string, labels: readonly string[]): boolean {
  const label = line.slice(0, Math.max(0, line.indexOf(': ')));
  return labels.some((one) =>
    one.endsWith('*') ? label.startsWith(one.slice(0, -1)) : label === one,
  );
}

/** From the entry’s name to the last of its lines that has one of some labels. */
export function stretch(document: Document, wanted: string): Stretch | undefined {
  const labels = wanted.split(/,\s+/u);
  const lines = linesOf(document);
  const [first] = lines;
  const end = lines
    .slice(0, MOST_FIELDS)
    .findLastIndex(({ text }, index) => index === 0 || isLabelled(text, labels));
  const last = within(lines.slice(0, end + 1), document).at(-1);
  return first === undefined || last === undefined
    ? undefined
    : { start: first.block.start, end: last.block.end };
}

/** The entry’s name and the first of its lines. */
export function beginning(document: Document, most: number): Stretch | undefined {
  const lines = within(linesOf(document).slice(0, most), document);
  const [first, last] = [lines[0], lines.at(-1)];
  return first === undefined || last === undefined
    ? undefined
    : { start: first.block.start, end: last.block.end };
}

export function dayOf(document: Document): { asOf?: string } {
  const day = [field(document, 'date'), document.record.publishedAt ?? '']
    .find((text) => /^\d{4}-\d{2}-\d{2}/u.test(text))
    ?.slice(0, 10);
  return day === undefined ? {} : { asOf: day };
}

export function details(
  document: Document,
  names: readonly string[],
): { details?: Readonly<Record<string, string | number>> } {
  const kept = names.flatMap((name) =>
    field(document, name) === '' ? [] : [[name, document.record.details?.[name] ?? ''] as const],
  );
  return kept.length === 0 ? {} : { details: Object.fromEntries(kept) };
}
