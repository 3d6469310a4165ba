import type { ReportDocument, SectionId } from './shape';

export const INTERVIEWERS: SectionId = 'interviewers';

/** Whether it tells anything of the people who will ask the questions. */
export function holdsInterviewers({ sections, leftOut = [] }: ReportDocument): boolean {
  return (
    leftOut.some(({ section }) => section === INTERVIEWERS) ||
    sections.some(({ id, claims }) => id === INTERVIEWERS && claims.length > 0)
  );
}
