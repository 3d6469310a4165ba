import { unescapeHtml } from '../../kernel/formats/html';
import type { Cells } from './csv';
import { broken, tooLarge } from './fault';
import { cellText, columnOf, LONGEST_VALUE, WIDEST_SHEET, type CellStyles } from './xlsx-cells';
import { createXmlScanner } from './xml-scanner';

const MOST_ROWS = 2_000_000;
const MOST_CELLS_IN_ROW = 20_000;

const attribute = (tag: string, pattern: RegExp): string => pattern.exec(tag)?.[1] ?? '';
const REFERENCE = /\sr=["']([A-Z]{1,3})/;
const TYPE = /\st=["'](\w{1,20})/;
const STYLE = /\ss=["'](\d{1,9})/;

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: string;
  value: string;
}

interface PartReader<Item> {
  push(piece: string): Generator<Item>;
  end(): Generator<Item>;
}

/** Adds to a text that no honest workbook lets grow without end. */
function grown(text: string, more: string): string {
  if (text.length + more.length > LONGEST_VALUE) throw tooLarge('a cell never ends.');
  return text + more;
}

/** The rows of a sheet while it arrives; cells of columns that are not wanted stay empty. */
export function createSheetReader(
  styles: CellStyles,
  columns?: ReadonlySet<number>,
): PartReader<Cells> {
  const scanner = createXmlScanner();
  let row: string[] | undefined;
  let cell: OpenCell | undefined;
  let next = 0;
  let isValue = false;
  let isSpoken = false;
  let count = 0;

  const openCell = (isEmpty: boolean): void => {
    const tag = scanner.attributes();
    const stated = columnOf(attribute(tag, REFERENCE));
    const column = stated < 0 ? next : stated;
    next += 1;
    if (next > MOST_CELLS_IN_ROW) throw broken('a row never ends.');
    next = column + 1;
    cell =
      isEmpty || column >= WIDEST_SHEET || columns?.has(column) === false
        ? undefined
        : { column, type: attribute(tag, TYPE), style: attribute(tag, STYLE), value: '' };
  };
  const closeCell = (): void => {
    if (cell === undefined || row === undefined) return;
    while (row.length < cell.column) row.push('');
    const { column, type, style, value } = cell;
    row[column] = type === 'inlineStr' ? value : cellText(type, style, value, styles);
    cell = undefined;
  };
  const closeRow = (): Cells | undefined => {
    const closed = row;
    row = undefined;
    if (closed === undefined || !closed.some((one) => one.trim() !== '')) return undefined;
    count += 1;
    if (count > MOST_ROWS) throw tooLarge('it has more rows than a table may have.');
    return closed;
  };
  const holdsText = (): boolean =>
    cell !== undefined && scanner.isCalled(cell.type === 'inlineStr' ? 't' : 'v');

  function* read(): Generator<Cells> {
    for (let token = scanner.next(); token !== 'more'; token = scanner.next()) {
      if (token === 'text' || token === 'cdata') {
        if (cell === undefined || !isValue || isSpoken) continue;
        const said = scanner.text();
        const isInline = cell.type === 'inlineStr' && token === 'text';
        cell.value = grown(cell.value, isInline ? unescapeHtml(said) : said);
      } else if (cell !== undefined && !scanner.isCalled('c')) {
        if (scanner.isCalled('rPh')) isSpoken = token === 'open';
        else if (holdsText()) isValue = token === 'open';
      } else if (scanner.isCalled('c')) {
        closeCell();
        if (token !== 'close' && row !== undefined) openCell(token === 'empty');
        isValue = isSpoken = false;
      } else if (scanner.isCalled('row')) {
        const closed = closeRow();
        if (closed !== undefined) yield closed;
        if (token === 'open') [row, next] = [[], 0];
      }
    }
  }

  return {
    *push(piece) {
      scanner.push(piece);
      yield* read();
    },
    *end() {
      scanner.end();
      yield* read();
      if (row !== undefined) throw broken('its sheet breaks off.');
    },
  };
}

/** The shared texts of a workbook while they arrive, in their order; how they are pronounced is left out. */
export function createSharedTextReader(): PartReader<string> {
  const scanner = createXmlScanner();
  let text: string | undefined;
  let isValue = false;
  let isSpoken = false;

  function* read(): Generator<string> {
    for (let token = scanner.next(); token !== 'more'; token = scanner.next()) {
      if (token === 'text' || token === 'cdata') {
        if (text === undefined || !isValue || isSpoken) continue;
        const said = scanner.text();
        text = grown(text, token === 'text' ? unescapeHtml(said) : said);
      } else if (scanner.isCalled('si')) {
        if (token === 'close' && text !== undefined) yield text;
        if (token === 'empty') yield '';
        text = token === 'open' ? '' : undefined;
      } else if (scanner.isCalled('rPh')) isSpoken = token === 'open';
      else if (scanner.isCalled('t')) isValue = token === 'open';
    }
  }

  return {
    *push(piece) {
      scanner.push(piece);
      yield* read();
    },
    *end() {
      scanner.end();
      yield* read();
      if (text !== undefined) throw broken('its shared texts break off.');
    },
  };
}
