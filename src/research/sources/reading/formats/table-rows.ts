import { squeeze, trimSigns } from '../../../../kernel/text';
import type { Cells } from '../../../../platform/formats';
import { removeInvisible } from '../../../read';

export type TableRow = Readonly<Record<string, string>>;

/** `No. Of\nEmployees` → `no_of_employees`: a column as mappings name it. */
export function columnName(header: string): string {
  const plain = removeInvisible(header).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return trimSigns(plain.replace(/[^a-z0-9]+/g, '_'), '_');
}

const filled = (cells: Cells): number => cells.filter((cell) => cell.trim() !== '').length;
/** Titles and notes stand above some tables; a header further down is none. */
const DEEPEST_HEADER = 15;

export interface NamedRows {
  /** Each row below the header, its cells by their columns' names; empty ones left out. */
  readonly rows: readonly TableRow[];
  /** How many of the wanted columns its header has. */
  readonly known: number;
}

/** Rows of cells as rows of named values. What stands above the header is no row, and neither is its repetition. */
export function readTable(
  cells: readonly Cells[],
  wanted: ReadonlySet<string> = new Set(),
): NamedRows {
  const top = cells.slice(0, DEEPEST_HEADER);
  const counts = top.map(
    (row) => new Set(row.map(columnName).filter((name) => wanted.has(name))).size,
  );
  const known = Math.max(0, ...counts);
  // Without any of the wanted names, the first row that is wider than a title is the header.
  const at = known > 0 ? counts.indexOf(known) : top.findIndex((row) => filled(row) > 1);
  const names = at < 0 ? [] : (cells[at] ?? []).map(columnName);
  const below =
    at < 0
      ? []
      : cells
          .slice(at + 1)
          .filter(
            (row) =>
              filled(row) > 0 &&
              !row.every((cell, index) => columnName(cell) === (names[index] ?? '')),
          );
  const rows = below.map((row) => {
    const named = names.map((name, index) => [name, squeeze(row[index] ?? '')] as const);
    return Object.fromEntries(named.filter(([name, value]) => name !== '' && value !== ''));
  });
  return { rows, known };
}
