import { squeeze } from '../../../kernel/text';
import type { LayoutLine } from '../layout/blocks';
import { removeInvisible } from '../layout/visible-text';

/** A piece of text where a PDF puts it: `x` from the left, `y` from the bottom. */
export interface PdfPiece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

interface PdfLine {
  readonly cells: readonly string[];
  readonly text: string;
  readonly y: number;
  readonly size: number;
  /** Where it stands on its page: among the first or last lines stand running heads and page numbers. */
  readonly isEdge: boolean;
}

/** Of a letter's height: less is one word, more is the next column. */
const WORD_GAP = 0.15;
const COLUMN_GAP = 1.8;
const SAME_LINE = 0.4;
const PARAGRAPH_GAP = 1.55;
const HEADING_SIZE = 1.12;
const LONGEST_HEADING = 160;
const EDGE_LINES = 2;
const FEWEST_RUNNING = 3;
const BULLET = /^(?:[-*•·‣▪◦–—●○]|\(?\d{1,2}[.)])\s+/u;
/** Smaller letters are written for machines and not for eyes. */
const SMALLEST = 2;

function lineOf(pieces: readonly PdfPiece[]): Omit<PdfLine, 'isEdge'> {
  const cells: string[] = [];
  let cell = '';
  let end = Number.NEGATIVE_INFINITY;
  for (const { text, x, width, size } of pieces) {
    const gap = x - end;
    if (cell !== '' && gap > size * COLUMN_GAP) {
      cells.push(squeeze(cell));
      cell = '';
    } else if (cell !== '' && gap > size * WORD_GAP) cell += ' ';
    cell += text;
    end = x + width;
  }
  cells.push(squeeze(cell));
  const full = cells.filter((one) => one !== '');
  return {
    cells: full,
    text: full.join(' | '),
    y: pieces[0]?.y ?? 0,
    size: Math.max(0, ...pieces.map(({ size }) => size)),
  };
}

function linesOfPage(pieces: readonly PdfPiece[]): readonly PdfLine[] {
  const groups: PdfPiece[][] = [];
  for (const piece of pieces) {
    const text = removeInvisible(piece.text);
    // A space may be as wide as a column; what the gap means is told by its width.
    if (text.trim() === '' || piece.size < SMALLEST) continue;
    const last = groups.at(-1)?.at(-1);
    const isSame =
      last !== undefined &&
      Math.abs(last.y - piece.y) <= Math.max(last.size, piece.size) * SAME_LINE &&
      piece.x >= last.x - 1;
    if (isSame) groups.at(-1)?.push({ ...piece, text });
    else groups.push([{ ...piece, text }]);
  }
  const lines = groups.map(lineOf).filter(({ text }) => text !== '');
  return lines.map((line, index) => ({
    ...line,
    isEdge:
      lines.length > 2 * EDGE_LINES && (index < EDGE_LINES || index >= lines.length - EDGE_LINES),
  }));
}

const withoutNumbers = (text: string): string => text.replace(/\d+/g, '#').toLowerCase();

/** Running heads, feet and page numbers: the same line at the edge of most pages. */
function runningLines(pages: readonly (readonly PdfLine[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const text of new Set(
      page.filter(({ isEdge }) => isEdge).map((line) => withoutNumbers(line.text)),
    ))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const fewest = Math.max(FEWEST_RUNNING, pages.length / 2);
  return new Set([...counts].filter(([, count]) => count >= fewest).map(([text]) => text));
}

function medianSize(lines: readonly PdfLine[]): number {
  const sizes = lines
    .flatMap(({ size, text }) => Array.from({ length: Math.ceil(text.length / 20) }, () => size))
    .toSorted((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

function joined(before: string, next: string): string {
  // A word that was cut at the end of its line is one word again.
  return /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(next)
    ? `${before.slice(0, -1)}${next}`
    : `${before} ${next}`;
}

/** The lines of all pages as headings, rows, items and whole paragraphs. */
export function layOutPdf(pieces: readonly (readonly PdfPiece[])[]): readonly LayoutLine[] {
  const pages = pieces.map(linesOfPage);
  const running = runningLines(pages);
  const body = medianSize(pages.flat());
  const lines: { kind: LayoutLine['kind']; text: string; level?: number }[] = [];
  for (const page of pages) {
    let above: PdfLine | undefined;
    for (const line of page) {
      if (
        line.isEdge &&
        (running.has(withoutNumbers(line.text)) || /^(?:page )?\d+(?: of \d+)?$/i.test(line.text))
      )
        continue;
      const last = lines.at(-1);
      const isNear =
        above !== undefined &&
        above.y - line.y >= 0 &&
        above.y - line.y < line.size * PARAGRAPH_GAP;
      const isTurned =
        above === undefined &&
        last !== undefined &&
        !/[.!?:]["”’)]?$/.test(last.text) &&
        /^\p{Ll}/u.test(line.text);
      const isHeading =
        line.size > body * HEADING_SIZE &&
        line.text.length <= LONGEST_HEADING &&
        line.cells.length === 1;
      if (line.cells.length > 1) lines.push({ kind: 'row', text: line.text });
      else if (isHeading) {
        if (isNear && last?.kind === 'heading' && above?.size === line.size)
          last.text = joined(last.text, line.text);
        else lines.push({ kind: 'heading', text: line.text, level: lines.length === 0 ? 1 : 2 });
      } else if (BULLET.test(line.text))
        lines.push({ kind: 'item', text: line.text.replace(BULLET, '') });
      else if ((isNear || isTurned) && (last?.kind === 'paragraph' || last?.kind === 'item'))
        last.text = joined(last.text, line.text);
      else lines.push({ kind: 'paragraph', text: line.text });
      above = line;
    }
  }
  return lines;
}
