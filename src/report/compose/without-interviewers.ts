import { defined } from '../../kernel/defined';
import type { Evidence } from '../../research/evidence/shape';
import type { ReportDocument } from '../document/shape';
import { INTERVIEWERS } from '../document';
import { countSources } from './count-sources';
import { withCounts } from './draw-pictures';

/** The same document without the section on interviewers, without what rests on it and without its sources. */
export function withoutInterviewers(
  document: ReportDocument,
  evidence: readonly Evidence[],
): ReportDocument {
  const gone = new Set(
    document.sections.flatMap(({ id, claims }) =>
      id === INTERVIEWERS ? claims.map((claim) => claim.id) : [],
    ),
  );
  const sections = document.sections
    .filter(({ id }) => id !== INTERVIEWERS)
    .map((section) => ({
      ...section,
      claims: section.claims.filter(({ restsOn }) => !restsOn.some((id) => gone.has(id))),
    }));
  const pictures =
    document.pictures && withCounts(document.pictures, sections, evidence, document.writtenAt);
  const { cited, ...counted } = countSources(sections, evidence, pictures ?? []);
  // What a version said otherwise than the one before may have been said of an interviewer.
  const { changes: _, credits: __, leftOut = [], ...kept } = document;
  const left = leftOut.filter(({ section }) => section !== INTERVIEWERS);
  return {
    ...kept,
    ...(left.length === 0 ? {} : { leftOut: left }),
    ...counted,
    tally: { ...document.tally, cited },
    ...defined({ pictures }),
  };
}
