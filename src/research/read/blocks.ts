import { squeeze } from '../../kernel/text';
import type { Block, BlockKind, Table } from './shape';
import { removeInvisible } from './visible-text';

const BLOCK_TAGS = new Set(['ADDRESS', 'ARTICLE', 'ASIDE', 'BLOCKQUOTE', 'BODY', 'BR', 'CAPTION', 'DD', 'DETAILS', 'DIV', 'DL', 'DT', 'FIGCAPTION', 'FIGURE', 'FOOTER', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'HEADER', 'HGROUP', 'HR', 'LI', 'MAIN', 'NAV', 'OL', 'P', 'PRE', 'SECTION', 'SUMMARY', 'TABLE', 'TBODY', 'THEAD', 'TFOOT', 'TR', 'UL']);
/** Deeper than any page people read; a page nested deeper is cut there rather than overflowing the stack. */
const DEEPEST = 200;

interface Piece {
  readonly kind: BlockKind;
  readonly text: string;
  readonly level?: number;
  readonly listed?: true;
}

export interface BlockText {
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly tables: readonly Table[];
}

export function plainText(node: Node): string {
  return squeeze(removeInvisible(node.textContent ?? ''));
}

function cellsOf(row: Element): readonly string[] {
  return [...row.children].filter(({ tagName }) => tagName === 'TD' || tagName === 'TH').map(plainText);
}

function tableOf(element: Element): Table {
  const rows = [...element.querySelectorAll('tr')];
  const first = rows[0];
  const hasHeader = first !== undefined && first.querySelector('th') !== null && first.querySelector('td') === null;
  const caption = element.querySelector('caption');
  return {
    ...(caption === null ? {} : { caption: plainText(caption) }),
    header: hasHeader ? cellsOf(first) : [],
    rows: (hasHeader ? rows.slice(1) : rows).map(cellsOf),
  };
}

function collect(root: Element): { readonly pieces: Piece[]; readonly tables: Table[] } {
  const pieces: Piece[] = [];
  const tables: Table[] = [];
  let inline = '';
  const flush = (kind: BlockKind, level?: number, listed = false): void => {
    const text = squeeze(removeInvisible(inline));
    inline = '';
    if (text !== '') pieces.push({ kind, text, ...(level === undefined ? {} : { level }), ...(listed ? { listed: true } : {}) });
  };
  const visit = (node: Node, kind: BlockKind, level: number | undefined, listed: boolean, depth: number): void => {
    for (const child of node.childNodes) {
      if (child.nodeType === 3) inline += child.textContent ?? '';
      if (child.nodeType !== 1 || depth > DEEPEST) continue;
      const element = child as Element;
      const tag = element.tagName.toUpperCase();
      if (!BLOCK_TAGS.has(tag)) {
        visit(element, kind, level, listed, depth + 1);
        continue;
      }
      flush(kind, level, listed);
      if (tag === 'TABLE') tables.push(tableOf(element));
      if (tag === 'TR') {
        inline = cellsOf(element).filter((cell) => cell !== '').join(' | ');
        flush('row');
        continue;
      }
      const heading = /^H([1-6])$/.exec(tag)?.[1];
      const inner: BlockKind = heading !== undefined ? 'heading' : tag === 'LI' ? 'item' : tag === 'BLOCKQUOTE' ? 'quote' : kind;
      const innerLevel = heading === undefined ? level : Number(heading);
      const innerListed = listed || tag === 'LI';
      visit(element, inner, innerLevel, innerListed, depth + 1);
      flush(inner, innerLevel, innerListed);
    }
  };
  visit(root, 'paragraph', undefined, false, 0);
  flush('paragraph');
  return { pieces, tables };
}

/** The text below an element, one block a line, and where each block lies in it. */
export function blocksOf(root: Element, before: readonly Piece[] = []): BlockText {
  const { pieces, tables } = collect(root);
  const blocks: Block[] = [];
  let text = '';
  for (const { kind, text: line, level, listed } of [...before, ...pieces]) {
    if (text !== '') text += '\n';
    blocks.push({ kind, start: text.length, end: text.length + line.length, ...(level === undefined ? {} : { level }), ...(listed === true ? { listed } : {}) });
    text += line;
  }
  return { text, blocks, tables };
}
