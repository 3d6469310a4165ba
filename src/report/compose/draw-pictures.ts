import type { Evidence } from '../../research/evidence/shape';
import type { Claim, Picture, ReportDocument, Section } from '../document/shape';
import { drawCounts, drawSection } from '../pictures';
import type { NumberedRow, SectionPlan } from '../plan';
import { cite } from './cite';

interface Drawable {
  readonly plan: SectionPlan;
  readonly rows: readonly NumberedRow[];
}

export type Frame = Pick<ReportDocument, 'company' | 'role' | 'writtenAt'>;

/** The pictures of a section that has been written, from the rows it was written from. */
export function drawWritten(
  { plan, rows }: Drawable,
  claims: readonly Claim[],
  { company, role, writtenAt }: Frame,
): Picture[] {
  const cited = new Map(
    claims.flatMap(({ citations }) => citations.map((one) => [one.evidenceId, one] as const)),
  );
  return drawSection({
    section: plan.id,
    rows: rows.map(({ evidence }) => evidence),
    citedIds: new Set(cited.keys()),
    company,
    role,
    writtenAt,
    cite: (row) => cited.get(row.id) ?? cite(row, ''),
  });
}

/** What was read from findings stays as it was drawn; what counts the claims is counted anew. */
export function withCounts(
  pictures: readonly Picture[],
  sections: readonly Section[],
  evidence: readonly Evidence[],
  writtenAt: string,
): Picture[] {
  const order = (picture: Picture) => sections.findIndex(({ id }) => id === picture.section);
  const read = pictures.filter((picture) => picture.citations.length > 0 && order(picture) >= 0);
  return [...read, ...drawCounts(sections, evidence, writtenAt)].toSorted(
    (left, right) => order(left) - order(right),
  );
}
