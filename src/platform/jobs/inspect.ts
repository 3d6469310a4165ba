import { sql } from 'drizzle-orm';
import { clip } from '../../kernel/text';
import type { Database, QueryRow, Transaction } from '../database';
import { maskSecrets } from '../log';

/** The queue's own tables; ours to read and, as a crash does, to set out anew. */
const OURS = "name NOT LIKE '\\_\\_%' AND name <> 'dead-letters'";
const LONGEST_ERROR = 500;

interface JobCount {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  /** Failed and to be tried again by itself. */
  readonly failed: number;
  /** Given up; only a person sets it out again. */
  readonly dead: number;
}

export async function countJobs({
  database,
}: {
  readonly database: Database;
}): Promise<readonly JobCount[]> {
  const rows = await database.queryRows(`
    SELECT name, count(*) FILTER (WHERE state = 'created')::int AS waiting,
      count(*) FILTER (WHERE state = 'active')::int AS running,
      count(*) FILTER (WHERE state = 'retry')::int AS failed, count(*) FILTER (WHERE state = 'failed')::int AS dead
    FROM jobs.job WHERE ${OURS} AND state IN ('created', 'active', 'retry', 'failed') GROUP BY name ORDER BY name`);
  return rows.map((row) => ({
    name: String(row['name']),
    waiting: Number(row['waiting']),
    running: Number(row['running']),
    failed: Number(row['failed']),
    dead: Number(row['dead']),
  }));
}

export interface TroubledJob {
  readonly id: string;
  readonly name: string;
  readonly state: 'failed' | 'dead';
  /** In the words of whoever threw it, without keys and private links. */
  readonly error: string;
  readonly tries: number;
  readonly placedAt: string;
  /** When it is tried again by itself. */
  readonly nextAt: string | null;
  /** The names of what it is about; never the rest of what it was given. */
  readonly about: {
    readonly order: string | null;
    readonly mail: string | null;
    readonly event: string | null;
  };
}

const ERROR =
  "coalesce(output ->> 'message', output -> 'value' ->> 'message', output ->> 'value', '')";

/** The dead first, then those that are tried again; the newest first among them. */
export async function listTroubledJobs(
  { database }: { readonly database: Database },
  { limit }: { readonly limit: number },
): Promise<readonly TroubledJob[]> {
  const rows = await database.queryRows(
    `
    SELECT id, name, state::text, retry_count, created_on, start_after, ${ERROR} AS error,
      data ->> 'orderId' AS "order", data ->> 'mail' AS mail, data ->> 'eventId' AS event
    FROM jobs.job WHERE ${OURS} AND state IN ('retry', 'failed')
    ORDER BY (state = 'failed') DESC, created_on DESC, id LIMIT $1`,
    [limit],
  );
  return rows.map((row) => {
    const dead = row['state'] === 'failed';
    return {
      id: String(row['id']),
      name: String(row['name']),
      state: dead ? 'dead' : 'failed',
      error: errorOf(row),
      // The queue counts a try when the next one begins.
      tries: Number(row['retry_count']) + 1,
      placedAt: isoOf(row['created_on']) ?? '',
      nextAt: dead ? null : isoOf(row['start_after']),
      about: {
        order: textOf(row['order']),
        mail: textOf(row['mail']),
        event: textOf(row['event']),
      },
    };
  });
}

interface JobRun {
  readonly state: 'waiting' | 'running' | 'failed' | 'dead' | 'done';
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly error: string;
}

const RUN_STATES: Readonly<Record<string, JobRun['state']>> = {
  created: 'waiting',
  active: 'running',
  retry: 'failed',
  failed: 'dead',
};

/** How the latest job of each name fared, as far back as the queue remembers. */
export async function latestRuns(
  { database }: { readonly database: Database },
  names: readonly string[],
): Promise<ReadonlyMap<string, JobRun>> {
  const rows = await database.queryRows(
    `
    SELECT DISTINCT ON (name) name, state::text, started_on, completed_on, ${ERROR} AS error
    FROM jobs.job WHERE name = ANY($1) ORDER BY name, created_on DESC, id`,
    [names],
  );
  return new Map(
    rows.map((row) => [
      String(row['name']),
      {
        state: RUN_STATES[String(row['state'])] ?? 'done',
        startedAt: isoOf(row['started_on']),
        endedAt: isoOf(row['completed_on']),
        error: row['state'] === 'completed' ? '' : errorOf(row),
      },
    ]),
  );
}

interface RetriedJob {
  readonly id: string;
  readonly name: string;
}

/** Sets failed and dead jobs out to be done at once, each with one try more than it had. */
export async function retryJobs(
  transaction: Transaction,
  which: { readonly id: string } | { readonly name: string | null },
): Promise<readonly RetriedJob[]> {
  const chosen =
    'id' in which
      ? sql`id::text = ${which.id}`
      : which.name === null
        ? sql`true`
        : sql`name = ${which.name}`;
  const answer = (await transaction.execute(sql`
    UPDATE jobs.job SET state = 'retry', start_after = now(), completed_on = NULL,
      keep_until = greatest(keep_until, now() + interval '14 days'),
      retry_limit = CASE WHEN state = 'failed' THEN greatest(retry_limit, retry_count) + 1 ELSE retry_limit END
    WHERE ${chosen} AND ${sql.raw(OURS)} AND state IN ('retry', 'failed') RETURNING id, name`)) as unknown as {
    readonly rows: readonly QueryRow[];
  };
  return answer.rows.map((row) => ({ id: String(row['id']), name: String(row['name']) }));
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const errorOf = (row: QueryRow): string =>
  clip(maskSecrets(textOf(row['error']) ?? ''), LONGEST_ERROR);
const isoOf = (value: unknown): string | null =>
  value instanceof Date
    ? value.toISOString()
    : typeof value === 'string'
      ? new Date(value).toISOString()
      : null;
