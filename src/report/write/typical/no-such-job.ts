import { readRole } from '../../../occupations';
import type { Evidence } from '../../../research/evidence/shape';
import { knowRole, kindOfTitle, type AskedRole } from '../../typical';

/** Fewer postings than these say nothing about what a company hires for. */
const FEWEST_READ = 10;
/** So large a share of what its job board counts must have been read. */
const READ = 0.8;
/** So large a share of the titles may be too open to tell. */
const MOST_OPEN = 0.2;

const majorGroup = (code: string): string => code.slice(0, 2);

/** Whether the postings that were read are plenty, nearly all there are, and none is for work near the role. */
export function hasNoSuchJob(
  asked: AskedRole,
  titles: readonly string[],
  openJobs: Evidence | undefined,
): boolean {
  const { certainty, occupation, kind } = knowRole(asked);
  const counted = openJobs?.value;
  if (certainty !== 'sure' || occupation === undefined || typeof counted !== 'number') return false;
  if (titles.length < FEWEST_READ || titles.length < counted * READ) return false;
  const readings = titles.map((title) => ({
    title,
    codes: readRole(title).choices.map(({ code }) => code),
  }));
  const near = new Set(occupation.related);
  const isNear = (title: string, code: string): boolean =>
    near.has(code) ||
    majorGroup(code) === majorGroup(occupation.code) ||
    kindOfTitle(title, code)?.id === kind?.id;
  const open = readings.filter(({ codes }) => codes.length === 0).length;
  return (
    open <= titles.length * MOST_OPEN &&
    !readings.some(({ title, codes }) => codes.some((code) => isNear(title, code)))
  );
}
