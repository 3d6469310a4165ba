import type { Database } from '../database';
import type { Log } from '../log';

/**
 * A crash is no failure of the job, so it costs none of the growing pauses between tries. It does
 * count as a try: a job that kills every worker that takes it must come to an end.
 */
const AGAIN_NOW = "SET state = 'retry', start_after = now(), heartbeat_on = NULL";
const OURS = "name NOT LIKE '\\_\\_%' AND retry_count < retry_limit";

/** The embedded database has one process; whatever is “active” at its start belonged to a dead one. */
export async function requeueOrphans(database: Database, log: Log): Promise<void> {
  await takeBack(database, log, `state = 'active' AND ${OURS}`);
}

/** On Postgres many workers share the queue; one that misses its heartbeat has died. */
export async function requeueFromSilent(database: Database, log: Log): Promise<void> {
  const silent =
    "state = 'active' AND heartbeat_on + heartbeat_seconds * interval '1 second' < now()";
  const failedForSilence =
    "state = 'retry' AND start_after > now() AND output -> 'value' ->> 'message' = 'job heartbeat timeout'";
  await takeBack(database, log, `((${silent}) OR (${failedForSilence})) AND ${OURS}`);
}

async function takeBack(database: Database, log: Log, which: string): Promise<void> {
  const jobs = await database.queryRows(
    `UPDATE jobs.job ${AGAIN_NOW} WHERE ${which} RETURNING id, name`,
  );
  for (const job of jobs)
    log.warn({ jobId: job['id'], job: job['name'] }, 'taking up a job that a crash left');
}
