import type { Result } from '../../kernel/result';
import { broken, tooLarge, toResult, type FormatCode } from './fault';

export type Cells = readonly string[];

/** An unclosed quotation mark would otherwise swallow the file. */
const LONGEST_CELL = 100_000;
const MOST_COLUMNS = 2_000;
const MOST_ROWS_STREAMED = 20_000_000;
const MOST_ROWS_HELD = 500_000;
const MOST_CELLS_HELD = 5_000_000;
const ENOUGH_TO_TELL = 4_000;
const SEPARATORS = [',', ';', '\t', '|'];
const COMMA = 44;
const [QUOTE, NEWLINE, RETURN] = [34, 10, 13];

const isFilled = (cells: Cells): boolean => cells.some((one) => one.trim() !== '');

/** The separator that the beginning has most of, outside of quotation marks. */
function separatorOf(text: string): number {
  const start = text.slice(0, ENOUGH_TO_TELL).replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((one) => start.split(one).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))]?.charCodeAt(0) ?? COMMA;
}

interface CsvReader {
  /** Takes one more piece of text and gives the rows that end in it. */
  push(text: string): Generator<Cells>;
  end(): Generator<Cells>;
}

/**
 * Separated values as RFC 4180 has them, forgiving what real files do: other separators, single line ends, spaces
 * before a quotation mark. Nothing but the row being read is held.
 */
function createCsvReader(): CsvReader {
  let cells: string[] = [];
  let cell = '';
  let mode: 'plain' | 'quoted' | 'quote-seen' = 'plain';
  let begun = '';
  let separator: number | undefined;
  let count = 0;

  const checkBounds = (): void => {
    if (cell.length > LONGEST_CELL || cells.length > MOST_COLUMNS)
      throw broken('a row never ends.');
  };
  const takeRow = (): Cells | undefined => {
    const row = cells;
    cells = [];
    if (!isFilled(row)) return undefined;
    count += 1;
    if (count > MOST_ROWS_STREAMED) throw tooLarge('it has more rows than a table may have.');
    return row;
  };

  function* rowsIn(text: string, parting: number): Generator<Cells> {
    for (let at = 0; at < text.length;) {
      checkBounds();
      if (mode === 'quoted') {
        const end = text.indexOf('"', at);
        cell += text.slice(at, end < 0 ? text.length : end);
        at = end < 0 ? text.length : end + 1;
        if (end >= 0) mode = 'quote-seen';
        continue;
      }
      if (mode === 'quote-seen') {
        const isDoubled = text.charCodeAt(at) === QUOTE;
        if (isDoubled) cell += '"';
        at += isDoubled ? 1 : 0;
        mode = isDoubled ? 'quoted' : 'plain';
        continue;
      }
      let end = at;
      let sign = 0;
      for (; end < text.length; end += 1) {
        sign = text.charCodeAt(end);
        if (sign === parting || sign === QUOTE || sign === NEWLINE || sign === RETURN) break;
      }
      cell += text.slice(at, end);
      at = end + 1;
      if (end === text.length) continue;
      if (sign === QUOTE) {
        const begins = cell.trim() === '';
        cell = begins ? '' : `${cell}"`;
        if (begins) mode = 'quoted';
        continue;
      }
      cells.push(cell);
      cell = '';
      const row = sign === parting ? undefined : takeRow();
      if (row !== undefined) yield row;
    }
    checkBounds();
  }

  return {
    *push(text) {
      begun += text;
      if (separator === undefined && begun.length < ENOUGH_TO_TELL) return;
      if (separator === undefined) begun = begun.replace(/^\ufeff/, '');
      separator ??= separatorOf(begun);
      const piece = begun;
      begun = '';
      yield* rowsIn(piece, separator);
    },
    *end() {
      if (separator === undefined) begun = begun.replace(/^\ufeff/, '');
      yield* rowsIn(begun, separator ?? separatorOf(begun));
      if (mode === 'quoted') throw broken('its last row breaks off.');
      cells.push(cell);
      const last = takeRow();
      if (last !== undefined) yield last;
    },
  };
}

/** By its mark, else by whether its beginning can be UTF-8 at all. */
function decoderFor(bytes: Uint8Array): TextDecoder {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le');
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return new TextDecoder();
  } catch {
    return new TextDecoder('windows-1252');
  }
}

/** The rows of a file of separated values while it arrives. */
export async function* csvRows(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Cells> {
  const reader = createCsvReader();
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    decoder ??= decoderFor(chunk);
    yield* reader.push(decoder.decode(chunk, { stream: true }));
  }
  yield* reader.push(decoder?.decode() ?? '');
  yield* reader.end();
}

function* rowsOf(text: string): Generator<Cells> {
  const reader = createCsvReader();
  yield* reader.push(text);
  yield* reader.end();
}

function holdRows(text: string): readonly Cells[] {
  const rows: Cells[] = [];
  let held = 0;
  for (const row of rowsOf(text)) {
    held += row.length;
    if (rows.length >= MOST_ROWS_HELD || held > MOST_CELLS_HELD)
      throw tooLarge('it has more rows than a table may have.');
    rows.push(row);
  }
  return rows;
}

/** The rows of an answer that is in memory already. */
export function readCsv(source: string | Uint8Array): Result<readonly Cells[], FormatCode> {
  const text = typeof source === 'string' ? source : decoderFor(source).decode(source);
  return toResult(() => holdRows(text));
}
