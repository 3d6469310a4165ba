import { phraseFinder } from '../../language';
import type { Evidence } from '../../research/evidence/shape';

/** What says where people of a company do their work. */
const saysPlace =
  phraseFinder(`an/our office, from home, hybrid, in person, in the office, office day/days, on site, relocat*,
   remote, remotely`);
/** What says when they do it. */
const saysTime =
  phraseFinder(`days/hours a week, flexible/working hours, four day week, on call, part time, shifts, time zone,
   timezone`);
const saysHiring =
  phraseFinder(`applicant, candidate, first call, hiring manager, interview, interviewer, interviewing, last
   conversation, recruiter`);

const speaksOfPlace = ({ quote }: Evidence): boolean => saysPlace(quote);
const speaksOfTime = ({ quote }: Evidence): boolean => saysTime(quote);

export type Home = 'working-model' | 'hiring-process' | 'work';

/**
 * Where a statement on work is told, so that it is told once: how it hires, where and when people
 * work, or what the work is. What stands in an advertisement speaks of its one job.
 */
export function homesIn(evidence: readonly Evidence[]): (row: Evidence) => Home {
  const pages = (attribute: string) =>
    evidence.filter((row) => row.attribute === attribute).map(({ url }) => url);
  const steps = new Set(pages('hiring-step'));
  const named = Map.groupBy(pages('job-posting'), (url) => url);
  return (row) => {
    if (steps.has(row.url)) return 'hiring-process';
    if (named.get(row.url)?.length === 1) return 'work';
    if (saysHiring(row.quote)) return 'hiring-process';
    return speaksOfPlace(row) || speaksOfTime(row) ? 'working-model' : 'work';
  };
}
