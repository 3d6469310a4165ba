import type { ReportDocument } from '../../document/shape';
import type { ReportVersionRow } from './version-store';

/** What is left of a version whose content went: that it was, of how much it was made, and its signature. */
export function withoutContent({ document }: Pick<ReportVersionRow, 'document'>, now: Date) {
  const { version, company, role, writtenAt, reviewed, tally } = document;
  const emptied: ReportDocument = {
    version,
    company,
    role,
    writtenAt,
    reviewed,
    tally,
    sections: [],
    sources: [],
  };
  return {
    document: emptied,
    rejected: [],
    pdfFile: '',
    htmlFile: '',
    holdsInterviewers: false,
    contentRemovedAt: now,
  };
}
