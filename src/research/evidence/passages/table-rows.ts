import { trimEndSigns } from '../../../kernel/text';
import { phraseFinder } from '../../../language';
import type { Line } from '../extract/document';

const MOST_CELLS = 12;
/** How many rows above may hold the columns' names. */
const ROWS_ABOVE = 40;

/** A currency sign and its figure stand in cells of their own. */
function cellsOf(text: string): readonly string[] {
  const cells: string[] = [];
  for (const cell of text.split(' | ').map((one) => one.trim())) {
    const before = cells.at(-1);
    if (before !== undefined && /^[$€£¥]$/u.test(before))
      cells[cells.length - 1] = `${before}${cell}`;
    else if (before !== undefined && /^(?:%|\)%?)$/u.test(cell))
      cells[cells.length - 1] = `${before}${cell}`;
    else if (cell !== '' && cell !== '•') cells.push(cell);
  }
  return cells;
}

const isFigure = (cell: string): boolean =>
  /^[$€£¥(–-]?[\d$€£¥(.,–—-][\d.,\s]*[)%]*(?:\s?%)?$/u.test(cell);
const namesChange = phraseFinder(
  '^ % =change (*) (*) $, ^ =change/=increase (*) (*) $, ^ percentage =change (*) (*) $',
);
const isColumn = (cell: string): boolean =>
  /^(?:fiscal |FY ?|Q[1-4] )?(?:19|20)\d{2}$/iu.test(cell) || namesChange(cell);

/** The names of as many columns as a row has figures, from the nearest row above that has nothing else. */
function columnsAbove(
  lines: readonly Line[],
  at: number,
  wanted: number,
): readonly string[] | undefined {
  for (let above = at - 1; above >= Math.max(0, at - ROWS_ABOVE); above -= 1) {
    const line = lines[above];
    if (line === undefined || line.block.kind !== 'row') return undefined;
    const cells = cellsOf(line.text);
    const named = cells.filter(isColumn);
    if (named.length >= 1 && named.length >= cells.length - 1)
      return named.length === wanted ? named : undefined;
  }
  return undefined;
}

/** A table's row as a labelled line: “Net sales: $34,229 (2022), $35,355 (2021)”; nothing of a row without a label. */
export function rowInWords(lines: readonly Line[], at: number): string | undefined {
  const [label = '', ...cells] = cellsOf(lines[at]?.text ?? '');
  if (!/\p{L}{2}/u.test(label) || cells.length === 0 || cells.length > MOST_CELLS) return undefined;
  const name = trimEndSigns(label, ' :.');
  if (!cells.every(isFigure)) return `${name}: ${cells.join(', ')}`;
  const columns = columnsAbove(lines, at, cells.length);
  return columns === undefined
    ? `${name}: ${cells.join(', ')}`
    : `${name}: ${cells.map((cell, place) => `${cell} (${columns[place] ?? ''})`).join(', ')}`;
}
