import type { Cells } from './table-rows';
import { unzip } from './unzip';
import {
  attributesOf,
  columnOf,
  dayStyles,
  elements,
  textIn,
  valueText,
  type Attributes,
  type Surroundings,
} from './workbook-cells';

/** Unpacked bytes; a daily list of notices has a few megabytes. */
const LARGEST = 80_000_000;
const MOST_ROWS = 300_000;
const WIDEST = 300;
function cellText(
  { t = '', s = '' }: Attributes,
  inner: string,
  surroundings: Surroundings,
): string {
  return t === 'inlineStr'
    ? textIn(inner)
    : valueText(t, s, elements(inner, 'v').next().value?.inner ?? '', surroundings);
}

function sheetRows(sheet: string, surroundings: Surroundings): readonly Cells[] {
  const rows: string[][] = [];
  for (const { inner: body } of elements(sheet, 'row')) {
    if (rows.length >= MOST_ROWS) break;
    const cells: string[] = [];
    for (const { attributes: tag, inner } of elements(body, 'c')) {
      const attributes = attributesOf(tag);
      const stated = columnOf(attributes['r'] ?? '');
      const column = stated < 0 ? cells.length : stated;
      if (column >= WIDEST) continue;
      while (cells.length < column) cells.push('');
      cells[column] = cellText(attributes, inner, surroundings);
    }
    if (cells.some((cell) => cell.trim() !== '')) rows.push(cells);
  }
  return rows;
}

/** The sheets of an XLSX workbook as rows of texts, days as ISO days; none where the bytes are no workbook. */
export function readWorkbook(bytes: Uint8Array): readonly (readonly Cells[])[] {
  const entries = unzip(bytes, LARGEST);
  const text = (name: string): string =>
    new TextDecoder().decode(entries.find((entry) => entry.name === name)?.read());
  const shared = [...elements(text('xl/sharedStrings.xml'), 'si')].map(({ inner }) =>
    textIn(inner),
  );
  const days = dayStyles(text('xl/styles.xml'));
  const sheets = entries
    .filter(({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
  return sheets.map(({ name }) =>
    sheetRows(text(name), { shared: (index) => shared[index] ?? '', days }),
  );
}
