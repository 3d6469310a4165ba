/** A spreadsheet runs what begins like this; an apostrophe before it makes it text. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file (RFC 4180), safe to open in a spreadsheet. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** At the head of the file: without it a spreadsheet takes UTF-8 for something older. */
export const CSV_HEAD = '\uFEFF';
