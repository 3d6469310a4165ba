import type { Cells } from './table-rows';

const SEPARATORS = [',', ';', '\t', '|'];
const MOST_ROWS = 500_000;

/** The separator that the beginning has most of, outside of quotation marks. */
export function separatorOf(text: string): string {
  const start = text.slice(0, 4_000).replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((one) => start.split(one).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Comma-separated values as RFC 4180 has them, forgiving what real files do: other separators, lone line ends, a byte order mark. */
export function readCsv(source: string): readonly Cells[] {
  const text = source.replace(/^\ufeff/, '').replace(/^\s+/, '');
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let at = 0;
  const endRow = (): void => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) rows.push(cells);
    cells = [];
    cell = '';
  };
  while (at < text.length && rows.length < MOST_ROWS) {
    const sign = text[at];
    if (sign === '"' && cell.trim() === '') {
      cell = '';
      for (at += 1; at < text.length; at += 1) {
        if (text[at] !== '"') cell += text[at] ?? '';
        else if (text[at + 1] === '"') {
          cell += '"';
          at += 1;
        } else break;
      }
    } else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
      endRow();
    } else cell += sign ?? '';
    at += 1;
  }
  // A last row that is narrower than the one before it was cut off.
  const isWhole = cells.length + 1 >= (rows.at(-1)?.length ?? 0);
  if (isWhole && (cell !== '' || cells.length > 0)) endRow();
  return rows;
}
