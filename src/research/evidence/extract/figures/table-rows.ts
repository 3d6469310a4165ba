import { cellNumber } from '../../../../language';
import type { Line } from '../document';

/** A row of a table: what it names, and its amounts in their order. */
export interface Row {
  readonly line: Line;
  readonly label: string;
  readonly amounts: readonly number[];
}

const LONGEST_TABLE = 60;
const AMOUNT = /^\(?-?\d[\d.,]*\)?$/u;

/** “$”, “%”, and dashes stand in cells of their own; a figure before “%” is a share. */
function rowOf(line: Line): Row | undefined {
  if (line.block.kind !== 'row') return undefined;
  const [label = '', ...cells] = line.text.split(' | ').map((cell) => cell.trim());
  const amounts = cells.flatMap((cell, at): readonly number[] => {
    const plain = cell.replace(/[$€£¥\s]/gu, '').replace(/^[−–](?=\d)/u, '-');
    if (/^[—–-]$/u.test(plain)) return [0];
    if (!AMOUNT.test(plain) || cells[at + 1]?.startsWith('%') === true) return [];
    const value = cellNumber(plain.replace(/[()-]/gu, ''), true);
    return Number.isNaN(value) ? [] : [/^[(-]/u.test(plain) ? -value : value];
  });
  return { line, label, amounts };
}

/** Rows that follow each other; a line between two of them is a heading of the table. */
export function tablesOf(lines: readonly Line[]): readonly (readonly Row[])[] {
  const tables: Row[][] = [];
  let last = -2;
  for (const [at, line] of lines.entries()) {
    const row = rowOf(line);
    if (row === undefined) continue;
    if (at - last > 2 || (tables.at(-1)?.length ?? LONGEST_TABLE) >= LONGEST_TABLE) tables.push([]);
    tables.at(-1)?.push(row);
    last = at;
  }
  return tables;
}
