import type { ReportDocument, SectionId } from './shape';

export const INTERVIEWERS: SectionId = 'interviewers';

/** Whether it tells anything of the people who will ask the questions. */
export function holdsInterviewers({ sections }: ReportDocument): boolean {
  return sections.some(({ id, claims }) => id === INTERVIEWERS && claims.length > 0);
}
