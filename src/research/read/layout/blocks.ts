import { defined } from '../../../kernel/defined';
import { squeeze } from '../../../kernel/text';
import { BLOCK_TAGS, isApart } from './layout';
import type { Block, BlockKind, PageTable } from '../shape';
import { isLaidOut, readPageTable, readRowLine, type PlacedRow, type RowLine } from './tables';
import type { PageElement } from './tree';

/** How many lines above a table may tell its units. */
const LINES_ABOVE = 2;
const HEADING = /^h([1-6])$/;
/** One stretch of a page's text with the element it stood in, before anything is chosen. */
export interface Segment {
  readonly kind: BlockKind;
  readonly text: string;
  readonly level?: number;
  readonly listed?: true;
  readonly element: PageElement;
  /** How many of its signs are a link's. */
  readonly linked: number;
  readonly row?: RowLine;
}

interface Place {
  readonly element: PageElement;
  readonly kind: BlockKind;
  readonly level: number | undefined;
  readonly isListed: boolean;
}

function placeIn(element: PageElement, { kind, level, isListed }: Place): Place {
  const { tag } = element;
  const heading = HEADING.exec(tag)?.[1];
  if (heading !== undefined) return { element, kind: 'heading', level: Number(heading), isListed };
  if (tag === 'li' || tag === 'dd')
    return { element, kind: 'item', level: undefined, isListed: true };
  if (tag === 'blockquote') return { element, kind: 'quote', level: undefined, isListed };
  return { element, kind, level, isListed };
}

/** The page's text in the order of its blocks. */
export function segmentsOf(root: PageElement): readonly Segment[] {
  const segments: Segment[] = [];
  let inline = '';
  let linked = 0;
  const flush = ({ element, kind, level, isListed }: Place): void => {
    const text = squeeze(inline);
    const share = inline.length === 0 ? 0 : linked / inline.length;
    [inline, linked] = ['', 0];
    if (text === '') return;
    segments.push({
      kind,
      text,
      element,
      linked: Math.round(share * text.length),
      ...defined({ level }),
      ...(isListed ? { listed: true } : {}),
    });
  };
  const add = (text: string, isLink: boolean): void => {
    inline += text;
    if (isLink) linked += text.length;
  };
  const visitRow = (element: PageElement, place: Place): void => {
    const row = readRowLine(element);
    if (row.text !== '')
      segments.push({
        kind: 'row',
        text: row.text,
        element,
        linked: row.linked,
        row,
        ...(place.isListed ? { listed: true } : {}),
      });
  };
  const visit = (element: PageElement, place: Place, isLink: boolean, isTable: boolean): void => {
    let before: PageElement | undefined;
    for (const child of element.children) {
      if (typeof child === 'string') {
        add(child, isLink);
        before = undefined;
        continue;
      }
      if (child.tag === 'head' || child.tag === 'title') continue;
      if (!BLOCK_TAGS.has(child.tag)) {
        if (before !== undefined && isApart(before, child)) add(' ', isLink);
        visit(child, place, isLink || child.tag === 'a', isTable);
        before = child;
        continue;
      }
      before = undefined;
      flush(place);
      if (child.tag === 'tr' && isTable) {
        visitRow(child, place);
        continue;
      }
      const inner = placeIn(child, place);
      visit(child, inner, isLink, child.tag === 'table' ? !isLaidOut(child) : isTable);
      flush(inner);
    }
  };
  const top: Place = { element: root, kind: 'paragraph', level: undefined, isListed: false };
  visit(root, top, false, false);
  flush(top);
  return segments;
}

export interface BlockText {
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly tables: readonly PageTable[];
}

/** What lies outside of any element: a title put before the text. */
export interface LayoutLine {
  readonly kind: BlockKind;
  readonly text: string;
  readonly level?: number;
}

/** Chosen segments as one text, one block a line, where each block lies in it, and its tables. */
export function layOut(
  segments: readonly Segment[],
  before: readonly LayoutLine[] = [],
): BlockText {
  const blocks: Block[] = [];
  const rows: PlacedRow[] = [];
  const lines: string[] = [];
  let length = 0;
  for (const segment of [...before, ...segments]) {
    const { kind, text, level } = segment;
    const start = length === 0 ? 0 : length + 1;
    length = start + text.length;
    blocks.push({
      kind,
      start,
      end: length,
      ...defined({ level }),
      ...('listed' in segment ? { listed: true } : {}),
    });
    const { row } = segment as Partial<Segment>;
    if (row !== undefined) rows.push({ ...row, start, above: lines.slice(-LINES_ABOVE) });
    lines.push(text);
  }
  const byTable = Map.groupBy(rows, ({ table }) => table);
  const tables = [...byTable].map(([table, some]) => readPageTable(table, some));
  return { text: lines.join('\n'), blocks, tables };
}
