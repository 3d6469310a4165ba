import type { Cells } from '../sources';

/** No honest cell is longer; a quotation mark that is never closed would swallow the file. */
const LONGEST_CELL = 100_000;
const MOST_CELLS = 2_000;
const ENOUGH_TO_TELL = 4_000;
const SEPARATORS = [',', ';', '\t', '|'];
const [COMMA_LIKE, QUOTE, NEWLINE, RETURN] = [
  SEPARATORS.map((one) => one.charCodeAt(0)),
  34,
  10,
  13,
];

interface Reading {
  cells: string[];
  cell: string;
  mode: 'plain' | 'quoted' | 'quote-seen';
}

const isFilled = (cells: Cells): boolean => cells.some((one) => one.trim() !== '');

/** The sign that the beginning has most of, outside of quotation marks. */
function separatorOf(text: string): number {
  const start = text.slice(0, ENOUGH_TO_TELL).replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((one) => start.split(one).length);
  return COMMA_LIKE[counts.indexOf(Math.max(...counts))] ?? QUOTE;
}

/** Takes one more piece of text; a row that isn't over yet stays in the reading. */
function* rowsIn(text: string, separator: number, reading: Reading): Generator<Cells> {
  let at = 0;
  while (at < text.length) {
    if (reading.cell.length > LONGEST_CELL || reading.cells.length > MOST_CELLS)
      throw new RangeError('a row never ends.');
    if (reading.mode === 'quoted') {
      const end = text.indexOf('"', at);
      reading.cell += text.slice(at, end < 0 ? text.length : end);
      at = end < 0 ? text.length : end + 1;
      if (end >= 0) reading.mode = 'quote-seen';
      continue;
    }
    if (reading.mode === 'quote-seen') {
      const isDoubled = text.charCodeAt(at) === QUOTE;
      if (isDoubled) {
        reading.cell += '"';
        at += 1;
      }
      reading.mode = isDoubled ? 'quoted' : 'plain';
      continue;
    }
    let end = at;
    let sign = 0;
    for (; end < text.length; end += 1) {
      sign = text.charCodeAt(end);
      if (sign === separator || sign === QUOTE || sign === NEWLINE || sign === RETURN) break;
    }
    reading.cell += text.slice(at, end);
    at = end + 1;
    if (end === text.length) continue;
    if (sign === QUOTE) {
      const begins = reading.cell.trim() === '';
      reading.cell = begins ? '' : `${reading.cell}"`;
      if (begins) reading.mode = 'quoted';
      continue;
    }
    reading.cells.push(reading.cell);
    reading.cell = '';
    if (sign === separator) continue;
    const { cells } = reading;
    reading.cells = [];
    if (isFilled(cells)) yield cells;
  }
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

/** The rows of a file of separated values while it arrives; nothing but the row at hand is held. */
export async function* csvRows(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Cells> {
  const reading: Reading = { cells: [], cell: '', mode: 'plain' };
  let decoder: TextDecoder | undefined;
  let separator: number | undefined;
  let begun = '';
  for await (const chunk of chunks) {
    decoder ??= decoderFor(chunk);
    begun += decoder.decode(chunk, { stream: true });
    // Which sign parts the cells is told by the file's beginning.
    if (separator === undefined && begun.length < ENOUGH_TO_TELL) continue;
    separator ??= separatorOf(begun);
    yield* rowsIn(begun, separator, reading);
    begun = '';
  }
  begun += decoder?.decode() ?? '';
  yield* rowsIn(begun, separator ?? separatorOf(begun), reading);
  if (reading.mode === 'quoted') throw new RangeError('its last row breaks off.');
  const last = [...reading.cells, reading.cell];
  if (isFilled(last)) yield last;
}
