import { join } from 'node:path';
import type { Result } from '../../kernel/result';
import type { Cells } from './csv';
import { FormatFault, tooLarge, toResult, type FormatCode } from './fault';
import { spillSharedTexts, type SharedTexts } from './shared-texts';
import type { Table } from './table';
import { dayStyles, type CellStyles } from './xlsx-cells';
import { createSharedTextReader, createSheetReader } from './xlsx-sheet';
import { readZip, type HeldZipPart, type ZipPart } from './zip';

const LARGEST_STYLES = 20_000_000;
/** Unpacked bytes of a workbook in memory; a daily list of notices has a few megabytes. */
const LARGEST_HELD = 80_000_000;
const MOST_ROWS_HELD = 300_000;
const MOST_CELLS_HELD = 5_000_000;
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const STYLES = 'xl/styles.xml';
const SHARED_TEXTS = 'xl/sharedStrings.xml';

interface Named {
  readonly name: string;
}

export const isWorkbook = (parts: readonly Named[]): boolean =>
  parts.some(({ name }) => SHEET.test(name));

const sheetsOf = <Part extends Named>(parts: readonly Part[]): readonly Part[] =>
  parts
    .filter(({ name }) => SHEET.test(name))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));

async function wholeText(part: ZipPart | undefined): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of part?.bytes() ?? []) {
    size += piece.length;
    if (size > LARGEST_STYLES) throw tooLarge('its styles never end.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

async function* sheetRows(
  sheet: ZipPart,
  styles: CellStyles,
  columns: ReadonlySet<number> | undefined,
): AsyncGenerator<Cells> {
  const reader = createSheetReader(styles, columns);
  const decoder = new TextDecoder();
  for await (const piece of sheet.bytes())
    yield* reader.push(decoder.decode(piece, { stream: true }));
  yield* reader.push(decoder.decode());
  yield* reader.end();
}

/** The sheets of a workbook on a disk, read row by row as often as is wanted. Its shared texts go into a file. */
export async function openWorkbook(
  parts: readonly ZipPart[],
  folder: string,
  opened: SharedTexts[],
): Promise<readonly Table[]> {
  const named = (name: string): ZipPart | undefined => parts.find((part) => part.name === name);
  const days = dayStyles(await wholeText(named(STYLES)));
  const texts = named(SHARED_TEXTS);
  const shared =
    texts === undefined
      ? undefined
      : await spillSharedTexts(texts.bytes(), join(folder, 'shared-texts'));
  if (shared !== undefined) opened.push(shared);
  const styles: CellStyles = { shared: (index) => shared?.at(index) ?? '', days };
  return sheetsOf(parts).map((sheet) => ({
    isRagged: true,
    rows: (columns) => sheetRows(sheet, styles, columns),
  }));
}

function textOf(part: HeldZipPart | undefined): string {
  const read = part?.read();
  if (read?.ok === false) throw new FormatFault(read.failure.code, read.failure.sentence);
  return new TextDecoder().decode(read?.value);
}

function heldRows(text: string, styles: CellStyles, room: { cells: number }): readonly Cells[] {
  const rows: Cells[] = [];
  const reader = createSheetReader(styles);
  for (const rowsIn of [() => reader.push(text), () => reader.end()])
    for (const row of rowsIn()) {
      room.cells -= row.length;
      if (rows.length >= MOST_ROWS_HELD || room.cells < 0)
        throw tooLarge('it has more rows than a table may have.');
      rows.push(row);
    }
  return rows;
}

/** The sheets of a workbook in memory as rows of texts, days as ISO days. */
export function readWorkbook(bytes: Uint8Array): Result<readonly (readonly Cells[])[], FormatCode> {
  const parts = readZip(bytes, LARGEST_HELD);
  if (!parts.ok) return parts;
  const named = (name: string): string => textOf(parts.value.find((part) => part.name === name));
  return toResult(() => {
    const reader = createSharedTextReader();
    const shared = [...reader.push(named(SHARED_TEXTS)), ...reader.end()];
    const styles: CellStyles = {
      shared: (index) => shared[index] ?? '',
      days: dayStyles(named(STYLES)),
    };
    const room = { cells: MOST_CELLS_HELD };
    return sheetsOf(parts.value).map((sheet) => heldRows(textOf(sheet), styles, room));
  });
}
