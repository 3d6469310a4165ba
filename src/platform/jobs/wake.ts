import type { PgBoss } from 'pg-boss';
import { minutes, seconds } from '../../kernel/time';
import type { Database } from '../database';
import type { Log } from '../log';

/** A new job wakes its worker by a notice; after this long a worker looks by itself. */
export const MISSED_NOTICE = minutes(5);
const LOOK_EVERY = seconds(2);

const DUE_QUEUES = `SELECT name FROM jobs.queue WHERE EXISTS (
  SELECT 1 FROM jobs.job
  WHERE job.name = queue.name AND job.state < 'active' AND NOT job.blocked AND job.start_after <= now())`;

interface Waking {
  readonly database: Database;
  readonly boss: Pick<PgBoss, 'notifyWorker'>;
  readonly log: Log;
  /** The workers of each queue. */
  readonly workers: ReadonlyMap<string, readonly string[]>;
}

/**
 * Wakes workers when a job's time has come: no notice is given of a retry or of a delayed job. One look at all queues
 * stands in for a look of each worker at its own, which kept an idle shop busy.
 */
export function wakeForDueJobs({ database, boss, log, workers }: Waking): () => void {
  let isLooking = false;
  let isFailing = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      const due = await database.queryRows(DUE_QUEUES);
      isFailing = false;
      for (const { name } of due)
        for (const id of workers.get(String(name)) ?? []) boss.notifyWorker(id);
    } catch (error) {
      // Said once for each time that the database is away.
      if (!isFailing) log.error({ error }, 'could not look for jobs that are due');
      isFailing = true;
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY).unref();
  return () => clearInterval(timer);
}
