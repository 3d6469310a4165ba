import type { ReportDocument } from '../../report/document/shape';
import { composeReviewed } from '../../report/compose';
import type { ReviewMaterial } from '../../report/production';
import type { Review } from './queue/begin-review';
import { claimsInOrder, isLive, type ClaimState } from './claims/claim-state';
import type { GatedReport } from './claims/gate';

/** The report as it would leave if it were signed as it stands. */
export function composeReviewDesk(
  { row, claims, base }: Review,
  { evidence }: Pick<ReviewMaterial, 'evidence'>,
): ReportDocument {
  const live = claimsInOrder(claims.filter(isLive));
  const sections = base.document.sections.map(({ id }) => ({
    id,
    claims: live.filter(({ section }) => section === id).map(asWritten),
    emptyWords: row.emptyWords[id] ?? null,
  }));
  return composeReviewed(base.document, sections, evidence);
}

/** As much of it as the gate asks for: what each section says and what it says where it says nothing. */
export function sectionsAsTheyStand({ row, claims, base }: Review): Pick<GatedReport, 'sections'> {
  const live = claims.filter(isLive);
  return {
    sections: base.document.sections.map(({ id, title, claims: written, notFound }) => {
      const words = row.emptyWords[id];
      const said = id === 'sources' ? written : live.filter(({ section }) => section === id);
      return {
        id,
        title,
        claims: said,
        notFound: words !== undefined && said.length === 0 ? [words] : notFound,
      };
    }),
  };
}

function asWritten({
  id,
  kind,
  text,
  verdict,
  evidenceIds,
  restsOn,
  asOf,
  group,
  notes,
  reckoning,
}: ClaimState) {
  return {
    id,
    kind,
    text,
    verdict,
    evidenceIds,
    restsOn,
    ...(asOf === null ? {} : { asOf }),
    ...(group === null ? {} : { group }),
    ...(notes.length === 0 ? {} : { notes }),
    ...(reckoning === null ? {} : { reckoning }),
  };
}
