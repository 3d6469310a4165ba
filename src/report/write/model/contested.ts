import type { Evidence } from '../../../research/evidence/shape';
import type { NumberedRow } from '../../plan';
import type { DraftClaim } from '../ports';

/** Those of the rows that contradict one of them. */
export function contradictingRows(
  { evidence: { status, rivals = [] } }: NumberedRow,
  rows: readonly NumberedRow[],
): NumberedRow[] {
  return status === 'conflicted' ? rows.filter(({ evidence }) => rivals.includes(evidence.id)) : [];
}

/** A contradiction is told whole or not at all: what a sentence leaves out of it, or nothing. */
export function leftOut(
  draft: Pick<DraftClaim, 'evidenceIds'>,
  rows: readonly NumberedRow[],
): NumberedRow[] {
  const isCited = ({ evidence }: NumberedRow): boolean => draft.evidenceIds.includes(evidence.id);
  return rows.filter(isCited).flatMap((row) => {
    const rivals = contradictingRows(row, rows);
    return rivals.some(isCited) ? [] : rivals.slice(0, 1);
  });
}

export const isContested = ({ status }: Evidence): boolean => status === 'conflicted';
