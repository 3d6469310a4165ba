import type { ReportDocument } from '../../report/document/shape';
import { composeReviewed } from '../../report/compose';
import type { ReviewMaterial } from '../../report/production';
import type { Review } from './begin-review';
import { inOrder, isLive, type ClaimState } from './claim-state';

/** The report as it would leave if it were signed as it stands. */
export function composeBench({ row, claims, base }: Review, { evidence }: Pick<ReviewMaterial, 'evidence'>): ReportDocument {
  const live = inOrder(claims.filter(isLive));
  const sections = base.document.sections.map(({ id }) => ({
    id,
    claims: live.filter(({ section }) => section === id).map(asWritten),
    emptyWords: row.emptyWords[id] ?? null,
  }));
  return composeReviewed(base.document, sections, evidence);
}

function asWritten({ id, kind, text, verdict, evidenceIds, restsOn, asOf, group, notes, reckoning }: ClaimState) {
  return {
    id, kind, text, verdict, evidenceIds, restsOn,
    ...(asOf === null ? {} : { asOf }),
    ...(group === null ? {} : { group }),
    ...(notes.length === 0 ? {} : { notes }),
    ...(reckoning === null ? {} : { reckoning }),
  };
}
