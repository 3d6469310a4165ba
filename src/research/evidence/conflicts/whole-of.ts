import type { Evidence } from '../shape';

/** What the company filed in a form that machines read: its own total, told with its form and the day of filing. */
const isFiled = ({ details }: Evidence): boolean =>
  details?.['form'] !== undefined && details['filed'] !== undefined;

/** Of figures in one filing the largest is the whole of which the others are parts. */
function isFullest(row: Evidence, rows: readonly Evidence[]): boolean {
  return rows
    .filter(({ snapshot }) => snapshot === row.snapshot)
    .every(({ value }) => Math.abs(Number(value)) <= Math.abs(Number(row.value)));
}

/** The row that tells a year's figure for the whole company, where a register does. */
export function wholeOf(rows: readonly Evidence[], close: string): Evidence | undefined {
  const onClose = rows.filter(
    ({ reliability, asOf }) => reliability === 'register' && asOf === close,
  );
  return onClose.find(isFiled) ?? onClose.find((row) => isFullest(row, onClose));
}

/** Two registers that tell one close of accounts differently; a filing contradicts neither itself nor the books. */
export function contradicts(row: Evidence, best: Evidence): boolean {
  return (
    !isFiled(best) &&
    row.asOf === best.asOf &&
    row.reliability === 'register' &&
    row.snapshot !== best.snapshot
  );
}
