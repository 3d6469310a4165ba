import type { Database } from '../database';
import type { Log } from '../log';

/**
 * A crash is no failure of the job, so it costs none of its tries and none of the growing pauses
 * between them: whoever was at work beside the culprit isn't to blame. But the culprit must come to an
 * end, so a job whose workers died this often waits longer each time, and at last its tries count.
 */
const DEATHS_AT_ONCE = 10;
const MOST_DEATHS = 25;
const FIRST_PAUSE_SECONDS = 20;
const LONGEST_PAUSE_SECONDS = 900;
/** Each death gave it one try more than its queue gives. */
const DEATHS = 'job.retry_limit - queue.retry_limit';
const PAUSE = `CASE WHEN ${DEATHS} < ${DEATHS_AT_ONCE} THEN 0
  ELSE least(${LONGEST_PAUSE_SECONDS}, ${FIRST_PAUSE_SECONDS} * 2 ^ (${DEATHS} - ${DEATHS_AT_ONCE})) END`;
const AGAIN = `SET state = 'retry', heartbeat_on = NULL, retry_limit = job.retry_limit + 1,
  output = '{"message": "The process that did it died."}', start_after = now() + ${PAUSE} * interval '1 second'`;
/** A job that isn't to be tried twice isn't either after a crash. */
const OURS = `job.name NOT LIKE '\\_\\_%' AND queue.retry_limit > 0 AND ${DEATHS} < ${MOST_DEATHS}`;

/** The embedded database has one process; whatever is “active” at its start belonged to a dead one. */
export async function requeueOrphans(database: Database, log: Log): Promise<void> {
  await takeBack(database, log, `state = 'active'`);
}

/** On Postgres many workers share the queue; one that misses its heartbeat has died. */
export async function requeueFromSilent(database: Database, log: Log): Promise<void> {
  const silent = `state = 'active' AND heartbeat_on + job.heartbeat_seconds * interval '1 second' < now()`;
  // The queue looks as well, every 30 seconds, and takes a death for a failure.
  const failedForSilence = `state = 'retry' AND start_after > now()
    AND output -> 'value' ->> 'message' = 'job heartbeat timeout'`;
  await takeBack(database, log, `((${silent}) OR (${failedForSilence}))`);
}

async function takeBack(database: Database, log: Log, which: string): Promise<void> {
  const jobs = await database.queryRows(
    `UPDATE jobs.job ${AGAIN} FROM jobs.queue WHERE queue.name = job.name AND ${OURS} AND ${which}
     RETURNING job.id, job.name, ${DEATHS} AS deaths`,
  );
  for (const { id, name, deaths } of jobs)
    log.warn({ jobId: id, job: name, deaths }, 'taking up a job that a crash left');
}
