import { join } from 'node:path';
import { columnOf, dayStyles, textIn, valueText, type Cells, type Surroundings } from '../sources';
import { spillSharedTexts, type SharedTexts } from './shared-texts';
import type { Table } from './table';
import { elementsIn, type Element } from './xml-elements';
import type { ZipPart } from './zip-file';

const WIDEST = 300;
const LARGEST_STYLES = 20_000_000;

/** Only the cells of wanted columns are looked at closer, which is most of the work. */
function cellsOf(
  { inner, prefix }: Element,
  columns: ReadonlySet<number> | undefined,
  surroundings: Surroundings,
): Cells {
  const [opening, closing, valueOpening, valueClosing] = [
    `<${prefix}c`,
    `</${prefix}c>`,
    `<${prefix}v`,
    `</${prefix}v>`,
  ];
  const cells: string[] = [];
  let next = 0;
  for (let at = inner.indexOf(opening); at >= 0; at = inner.indexOf(opening, at)) {
    const after = at + opening.length;
    const headEnd = inner.indexOf('>', after);
    if (headEnd < 0) break;
    if (!/[\s/>]/.test(inner[after] ?? '')) {
      at = after;
      continue;
    }
    const isEmpty = inner[headEnd - 1] === '/';
    const end = isEmpty ? headEnd : inner.indexOf(closing, headEnd);
    if (end < 0) break;
    at = end;
    const head = inner.slice(after, headEnd);
    const stated = columnOf(/\br=["']([A-Z]{1,3})/.exec(head)?.[1] ?? '');
    const column = stated < 0 ? next : stated;
    next = column + 1;
    if (isEmpty || column >= WIDEST || columns?.has(column) === false) continue;
    while (cells.length < column) cells.push('');
    const type = /\bt=["'](\w+)/.exec(head)?.[1] ?? '';
    const body = inner.slice(headEnd + 1, end);
    const valueAt = body.indexOf('>', body.indexOf(valueOpening));
    const valueEnd = body.indexOf(valueClosing);
    const value =
      body.includes(valueOpening) && valueEnd > valueAt ? body.slice(valueAt + 1, valueEnd) : '';
    cells[column] =
      type === 'inlineStr'
        ? textIn(body)
        : valueText(type, /\bs=["'](\d+)/.exec(head)?.[1] ?? '', value, surroundings);
  }
  return cells;
}

async function wholeText(part: ZipPart | undefined): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of part?.bytes() ?? []) {
    size += piece.length;
    if (size > LARGEST_STYLES) throw new RangeError('its styles never end.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
export const isWorkbook = (parts: readonly ZipPart[]): boolean =>
  parts.some(({ name }) => SHEET.test(name));

/** The sheets of a workbook on a disk, read row by row as often as is wanted. Its shared texts go into a file beside it. */
export async function openWorkbook(
  parts: readonly ZipPart[],
  folder: string,
  opened: SharedTexts[],
): Promise<readonly Table[]> {
  const named = (name: string): ZipPart | undefined => parts.find((part) => part.name === name);
  const days = dayStyles(await wholeText(named('xl/styles.xml')));
  const texts = named('xl/sharedStrings.xml');
  const shared =
    texts === undefined
      ? undefined
      : await spillSharedTexts(texts.bytes(), join(folder, 'shared-texts'));
  if (shared !== undefined) opened.push(shared);
  const surroundings: Surroundings = { shared: (index) => shared?.at(index) ?? '', days };
  const sheets = parts
    .filter(({ name }) => SHEET.test(name))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
  return sheets.map((sheet) => ({
    isRagged: true,
    async *rows(columns) {
      for await (const row of elementsIn(sheet.bytes(), 'row')) {
        const cells = cellsOf(row, columns, surroundings);
        if (cells.some((cell) => cell.trim() !== '')) yield cells;
      }
    },
  }));
}
