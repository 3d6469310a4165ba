import type { Evidence } from '../../research/evidence/shape';

/** What says where people of a company do their work. */
const PLACE =
  /\b(?:remote(?:ly)?|hybrid|in the office|an office|our offices?|office days?|on[- ]site|in person|from home|relocat\w+)\b/iu;
/** What says when they do it. */
const TIME =
  /\b(?:on[- ]call|four-day week|days a week|hours a week|flexible hours|working hours|time ?zones?|part[- ]time|shifts)\b/iu;
const HIRING =
  /\b(?:interview(?:s|er|ers|ing)?|recruiters?|candidates?|applicants?|hiring manager|first call|last conversation)\b/iu;

const speaksOfPlace = ({ quote }: Evidence): boolean => PLACE.test(quote);
const speaksOfTime = ({ quote }: Evidence): boolean => TIME.test(quote);

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
    if (HIRING.test(row.quote)) return 'hiring-process';
    return speaksOfPlace(row) || speaksOfTime(row) ? 'working-model' : 'work';
  };
}
