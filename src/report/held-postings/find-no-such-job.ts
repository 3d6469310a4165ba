import { days, type Duration } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { Evidence } from '../../research/evidence/shape';
import { readPostings } from '../production';
import { occupationOf } from '../typical';
import { hasNoSuchJob } from '../write';

/** What was read of a job board longer ago says nothing about today. */
export const POSTINGS_HOLD: Duration = days(30);

export interface AskedJob {
  /** Earlier orders on a company of this name, the newest first. */
  readonly orderIds: readonly string[];
  readonly role: string;
  /** What the buyer chose for the role. */
  readonly occupation: string | null;
}

/**
 * Whether a company plainly has no such job, by what was read for earlier reports on it: nobody is asked. Null where
 * nothing is held, where it isn’t plain, and where two companies share the name.
 */
export async function findNoSuchJob(
  context: { readonly database: Database },
  { orderIds, role, occupation: chosen }: AskedJob,
): Promise<{ readonly readAt: string } | null> {
  const held = await readPostings(context, orderIds);
  const entities = new Set([...held.values()].flat().map(({ entity }) => entity));
  const newest = orderIds.map((id) => held.get(id)).find((rows) => rows !== undefined);
  if (newest === undefined || entities.size !== 1) return null;
  const occupation = occupationOf({
    role,
    evidence: [],
    ...(chosen === null ? {} : { chosen }),
  });
  if (occupation === undefined) return null;
  const current = newest.filter(({ status }) => status === 'current');
  const postings = current.filter(({ attribute }) => attribute === 'job-posting');
  const titles = [...new Set(postings.map(titleOf))].filter((title) => title !== '');
  const openJobs = current.find(({ attribute }) => attribute === 'open-jobs');
  if (!hasNoSuchJob({ role, occupation }, titles, openJobs)) return null;
  const readAt = postings
    .map(({ fetchedAt }) => fetchedAt)
    .toSorted()
    .at(-1);
  return readAt === undefined ? null : { readAt };
}

const titleOf = ({ value }: Evidence): string => String(value ?? '').trim();
