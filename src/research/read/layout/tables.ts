import { defined } from '../../../kernel/defined';
import { cellMeasureOf, cellValueOf, type Measure } from './cell-values';
import { textBelow } from './layout';
import type { PageTable, TableCell } from '../shape';
import { ancestorsOf, descendantsOf, elementsOf, type PageElement } from './tree';

const WIDEST_SPAN = 40;
/** A cell longer than this holds a piece of a page and not a value. */
const LONGEST_CELL = 600;
const BETWEEN = ' | ';

export interface RowLine {
  readonly table: PageElement;
  readonly text: string;
  readonly linked: number;
  readonly cells: readonly {
    readonly text: string;
    readonly column: number;
    readonly span: number;
    readonly offset: number;
  }[];
  readonly isHeading: boolean;
}

/** A row where it came to lie in the page's text, and the lines that stood above it. */
export interface PlacedRow extends RowLine {
  readonly start: number;
  readonly above: readonly string[];
}

const isCell = ({ tag }: PageElement): boolean => tag === 'td' || tag === 'th';

function spanOf({ attributes }: PageElement): number {
  const span = Number(attributes.get('colspan') ?? 1);
  return Number.isInteger(span) && span > 0 ? Math.min(span, WIDEST_SPAN) : 1;
}

function linkedIn(element: PageElement): number {
  if (element.tag === 'a') return textBelow(element).length;
  return elementsOf(element).reduce((sum, child) => sum + linkedIn(child), 0);
}

/** Whether a table only puts pieces of a page side by side. */
export function isLaidOut(table: PageElement): boolean {
  const role = table.attributes.get('role');
  if (role === 'presentation' || role === 'none') return true;
  let hasHeading = false;
  let isLong = false;
  for (const element of descendantsOf(table)) {
    if (element.tag === 'table') return true;
    if (element.tag === 'th' || element.tag === 'caption') hasHeading = true;
    if (element.tag === 'td' && !isLong)
      isLong =
        /^h[1-6]$/.test(elementsOf(element)[0]?.tag ?? '') ||
        textBelow(element).length > LONGEST_CELL;
  }
  return isLong && !hasHeading;
}

export function readRowLine(row: PageElement): RowLine {
  const cells: RowLine['cells'][number][] = [];
  let column = 0;
  let text = '';
  let linked = 0;
  const own = elementsOf(row).filter(isCell);
  for (const cell of own) {
    const said = textBelow(cell);
    const span = spanOf(cell);
    const offset = text === '' ? 0 : text.length + BETWEEN.length;
    if (said !== '') {
      text = text === '' ? said : `${text}${BETWEEN}${said}`;
      linked += Math.min(said.length, linkedIn(cell));
    }
    cells.push({ text: said, column, span, offset: said === '' ? text.length : offset });
    column += span;
  }
  const table = [...ancestorsOf(row)].find(({ tag }) => tag === 'table') ?? row;
  const isHeading =
    row.parent?.tag === 'thead' || (own.length > 0 && own.every(({ tag }) => tag === 'th'));
  return { table, text, linked, cells, isHeading };
}

const widthOf = (rows: readonly RowLine[]): number =>
  Math.max(0, ...rows.map(({ cells }) => cells.reduce((sum, { span }) => sum + span, 0)));

function spread({ cells }: RowLine, width: number): readonly string[] {
  const columns = Array.from({ length: width }, () => '');
  for (const { text, column } of cells) columns[column] = text;
  return columns;
}

/** Years, quarters and units above the first figures are headings, however they are marked. */
const HEADING_TEXT = /^(?:(?:fy|q[1-4]|h[12])?\s?'?\d{2,4}[ae]?|[^\d]*|.*\b(?:19|20)\d{2}\b.*)$/i;

function countHeadings(rows: readonly PlacedRow[]): number {
  const marked = rows.findIndex(({ isHeading }) => !isHeading);
  if (marked !== 0) return marked < 0 ? 0 : marked;
  const first = rows.findIndex(
    ({ cells }) => cells[0]?.text !== '' && cells.slice(1).some(({ text }) => /\d/.test(text)),
  );
  const above = rows.slice(0, Math.max(0, first));
  return above.length <= 4 &&
    above.every(
      ({ cells }) =>
        (cells[0]?.text === '' || cells.length === 1) &&
        cells.every(({ text }) => HEADING_TEXT.test(text)),
    )
    ? above.length
    : 0;
}

function headingsOf(rows: readonly PlacedRow[], width: number): readonly string[] {
  return Array.from({ length: width }, (_, column) => {
    const above = rows.map(
      ({ cells }) =>
        cells.find((cell) => cell.column <= column && column < cell.column + cell.span)?.text ?? '',
    );
    return [...new Set(above.filter((text) => text !== ''))].join(' ');
  });
}

/** Filings put the dollar sign and the closing bracket of a figure into cells of their own. */
function wholeFigure(cells: RowLine['cells'], index: number): string {
  const { text = '' } = cells[index] ?? {};
  const before = cells[index - 1]?.text ?? '';
  const after = cells[index + 1]?.text ?? '';
  return `${/^[$€£¥]$/.test(before) ? before : ''}${text}${/^(?:\)|%|\)%)$/.test(after) ? after : ''}`;
}

/** A table with each figure's place in the text, the headings that it stands below and beside, and what it counts. */
export function readPageTable(table: PageElement, rows: readonly PlacedRow[]): PageTable {
  const caption = [...descendantsOf(table)].find(({ tag }) => tag === 'caption');
  const title = caption === undefined ? undefined : textBelow(caption);
  const width = widthOf(rows);
  const count = countHeadings(rows);
  const headings = headingsOf(rows.slice(0, count), width);
  const body = rows.slice(count);
  const alone = rows
    .slice(0, count + 1)
    .filter(({ cells }) => cells.filter(({ text }) => text !== '').length === 1)
    .map(({ text }) => text);
  const hints = [...alone, headings[0] ?? '', title ?? '', ...(rows[0]?.above ?? [])].map(
    cellMeasureOf,
  );
  const measure: Measure = Object.assign({}, ...hints.toReversed());
  const cells = body.flatMap((line, row) => {
    const rowHeading = line.cells.find(({ text }) => text !== '')?.text ?? '';
    return line.cells.flatMap(({ text, column, offset }, index): readonly TableCell[] => {
      if (text === '' || index === 0) return [];
      const columnHeading = headings[column] ?? '';
      const value = cellValueOf(wholeFigure(line.cells, index), {
        row: rowHeading,
        column: columnHeading,
        table: measure,
      });
      if (value === undefined) return [];
      return [
        {
          row,
          column,
          start: line.start + offset,
          end: line.start + offset + text.length,
          rowHeading,
          columnHeading,
          ...value,
        },
      ];
    });
  });
  const header = count === 0 ? [] : count === 1 ? spread(rows[0] as PlacedRow, width) : headings;
  return {
    ...defined({ caption: title }),
    header,
    rows: body.map((row) => spread(row, width)),
    ...measure,
    cells,
  };
}
