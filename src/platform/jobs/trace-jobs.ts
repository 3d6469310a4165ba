import type { Database } from '../database';
import type { JobDefinition } from './definitions';
import { identifierFor } from './queue';

/** How one placing of a job fared. */
export interface JobTrace {
  readonly state: string;
  readonly tries: number;
  readonly placedAt: string;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  /** What it threw the last time. */
  readonly fault: string | null;
}

/** The jobs queued under these keys, newest first, with outcomes. Finished ones stay for days. */
export async function traceJobs(
  { database }: { readonly database: Database },
  job: Pick<JobDefinition<object>, 'name'>,
  keys: readonly string[],
): Promise<readonly JobTrace[]> {
  const ids = keys.map((key) => identifierFor(`${job.name}:${key}`));
  const rows = await database.queryRows(
    `SELECT state::text, retry_count, created_on, started_on, completed_on, output FROM jobs.job
     WHERE name = $1 AND id = ANY($2::uuid[]) ORDER BY created_on DESC, id`,
    [job.name, ids],
  );
  return rows.map((row) => ({
    state: String(row['state']),
    tries: Number(row['retry_count']) + (row['started_on'] === null ? 0 : 1),
    placedAt: written(row['created_on']) ?? '',
    startedAt: written(row['started_on']),
    endedAt: written(row['completed_on']),
    fault: faultOf(row['output']),
  }));
}

function written(moment: unknown): string | null {
  return moment === null || moment === undefined
    ? null
    : new Date(moment as string | Date).toISOString();
}

function faultOf(output: unknown): string | null {
  const { message } = (typeof output === 'object' && output !== null ? output : {}) as {
    readonly message?: unknown;
  };
  return typeof message === 'string' ? message : null;
}
