import { fail, succeed, type Result } from '../../kernel/result';
import { separatorOf } from './read-csv';
import { wantedColumns } from './run-csv';
import { runItems } from './run-items';
import type { Source, SourceItem } from './shape';
import { columnName, readTable, type Cells } from './table-rows';

/** No honest row is longer; a quotation mark that is never closed would swallow the file. */
const LONGEST_ROW = 100_000;
const ROWS_AT_ONCE = 500;
const ENOUGH_TO_TELL = 4_000;
/** Titles and notes may stand above the header, but not more. */
const DEEPEST_HEADER = 15;

export type StreamFault = 'shape-changed' | 'broken';

interface Reading {
  cells: string[];
  cell: string;
  length: number;
  mode: 'plain' | 'quoted' | 'quote-seen';
}

const atRowStart = (): Reading => ({ cells: [], cell: '', length: 0, mode: 'plain' });
const isFilled = (cells: Cells): boolean => cells.some((one) => one.trim() !== '');

/** Takes one more piece of text; a row that isn't over yet stays in the reading. */
function* rowsIn(text: string, separator: string, reading: Reading): Generator<Cells> {
  for (const sign of text) {
    reading.length += 1;
    if (reading.length > LONGEST_ROW) throw new RangeError('a row never ends.');
    if (reading.mode === 'quoted') {
      if (sign === '"') reading.mode = 'quote-seen';
      else reading.cell += sign;
    } else if (sign === '"' && (reading.mode === 'quote-seen' || reading.cell.trim() === '')) {
      reading.cell = reading.mode === 'quote-seen' ? `${reading.cell}"` : '';
      reading.mode = 'quoted';
    } else if (sign === separator) {
      reading.cells.push(reading.cell);
      reading.cell = '';
      reading.mode = 'plain';
    } else if (sign === '\n' || sign === '\r') {
      const cells = [...reading.cells, reading.cell];
      Object.assign(reading, atRowStart());
      if (isFilled(cells)) yield cells;
    } else reading.cell += sign;
  }
}

/** The rows of a file of comma-separated values while it arrives; nothing but the row at hand is held. */
async function* rowsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Cells> {
  const decoder = new TextDecoder();
  const reading = atRowStart();
  let separator: string | undefined;
  let begun = '';
  for await (const chunk of chunks) {
    begun += decoder.decode(chunk, { stream: true });
    // Which sign parts the cells is told by the file's beginning.
    if (separator === undefined && begun.length < ENOUGH_TO_TELL) continue;
    separator ??= separatorOf(begun);
    yield* rowsIn(begun, separator, reading);
    begun = '';
  }
  yield* rowsIn(begun + decoder.decode(), separator ?? separatorOf(begun), reading);
  if (reading.mode === 'quoted') throw new RangeError('its last row breaks off.');
  const last = [...reading.cells, reading.cell];
  if (isFilled(last)) yield last;
}

/** Maps a large table while it arrives and hands its items on in small lots; tells how many there were. */
export async function streamItems(source: Source, chunks: AsyncIterable<Uint8Array>, take: (items: readonly SourceItem[]) => Promise<void>): Promise<Result<number, StreamFault>> {
  const wanted = wantedColumns(source);
  let header: Cells | undefined;
  let above = 0;
  let lot: Cells[] = [];
  let count = 0;
  const hand = async (): Promise<void> => {
    const mapped = runItems(source, readTable([header ?? [], ...lot], wanted));
    lot = [];
    if (!mapped.ok || mapped.value.items.length === 0) return;
    count += mapped.value.items.length;
    await take(mapped.value.items);
  };
  const changed = fail('shape-changed', `${source.name}: this is not its table.`);
  const rows = rowsOf(chunks);
  try {
    for await (const row of rows) {
      if (header === undefined) {
        const known = row.filter((cell) => wanted.has(columnName(cell))).length;
        if (known > 3) header = row;
        else if ((above += 1) > DEEPEST_HEADER) return changed;
        continue;
      }
      // A row that is narrower than its header was cut off, or is none.
      if (row.length < header.length) return fail('broken', `${source.name}: a row breaks off; the file is not whole.`);
      lot.push(row);
      if (lot.length >= ROWS_AT_ONCE) await hand();
    }
  } catch (error) {
    if (error instanceof RangeError) return fail('broken', `${source.name}: ${error.message}`);
    throw error;
  }
  if (header === undefined) return changed;
  if (lot.length > 0) await hand();
  return succeed(count);
}
