import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Evidence } from '../../src/research/evidence';
import { CAUSES, keepMarks, readMark, type Mark, type Marked } from './marks';

/** Something a person is to judge: what is claimed, and the rows it was read from. */
export interface ToRead {
  readonly hash: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly rows: readonly Evidence[];
}

const AROUND = 400;

/** The quote in its place: what stands before it and after it in the text as it was stored. */
function quotedIn(text: string, row: Evidence): string {
  const oneLine = (part: string): string => part.replace(/\s*\n\s*/g, ' ⏎ ');
  const before = oneLine(text.slice(Math.max(0, row.start - AROUND), row.start));
  const after = oneLine(text.slice(row.end, row.end + AROUND));
  const value = row.value === undefined ? '' : ` = ${String(row.value)} ${row.unit ?? ''}`;
  const details = row.details === undefined ? '' : ` ${JSON.stringify(row.details)}`;
  const asOf = row.asOf === undefined ? '' : ` as of ${row.asOf}`;
  return [
    `  ${row.attribute}${value}${asOf}${details}`,
    `  ${row.sourceName}, “${row.title}”, ${row.url}`,
    `  … ${before}`,
    `  >>> ${oneLine(row.quote)} <<<`,
    `  ${after} …`,
  ].join('\n');
}

/** A file for a person: each item with its quotes in their surroundings and a place for the mark. */
export async function writeReading(
  file: string,
  { items, marks, textOf }: ReadingFile,
): Promise<string> {
  const parts = await Promise.all(
    items.map(async ({ hash, title: name, lines, rows }) => {
      const mark = marks.get(hash);
      const written =
        mark === undefined ? '' : [mark.verdict, mark.cause].filter(Boolean).join(', ');
      const quotes = await Promise.all(rows.map(async (row) => quotedIn(await textOf(row), row)));
      return [`## ${name} [${hash}]`, `mark: ${written}`, ...lines, ...quotes].join('\n');
    }),
  );
  writeFileSync(file, `${[HOW_TO, ...parts].join('\n\n')}\n`);
  return file;
}

interface ReadingFile {
  readonly items: readonly ToRead[];
  readonly marks: ReadonlyMap<string, Mark>;
  /** The whole text that a row was read from. */
  readonly textOf: (row: Evidence) => Promise<string>;
}

const HOW_TO = `Write “true”, “edit”, “empty” or “wrong, CAUSE” after each “mark:”.
Edit is true, and a native editor would put it otherwise.
Empty is true but worth nothing to a candidate.
Causes: ${CAUSES.join(', ')}.`;

/** Takes what a person wrote into such a file over into the repository; says how many there were. */
export function takeMarks(kind: Marked, company: string, file: string): number {
  if (!existsSync(file)) return 0;
  const text = readFileSync(file, 'utf8');
  const written = [...text.matchAll(/^## .*\[([0-9a-f]{16})\]\nmark: *(\S.*)$/gm)];
  const marks = new Map(
    written.map(([, hash = '', words = '']) => {
      const mark = readMark(company, words);
      if (mark === undefined) throw new Error(`${file}: “${words}” is no mark.`);
      return [hash, mark] as const;
    }),
  );
  if (marks.size > 0) keepMarks(kind, company, marks);
  return marks.size;
}
