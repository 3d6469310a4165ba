import { PgBoss } from 'pg-boss';
import { inSeconds, minutes, seconds } from '../../kernel/time';
import type { Database } from '../database';
import type { Log } from '../log';
import type { JobDefinition, JobHandler, ScheduledJob, Subscription } from './definitions';
import { createQueue, type JobQueue } from './queue';
import { requeueFromSilent, requeueOrphans } from './requeue';

const DEAD_LETTERS = 'dead-letters';
/** A worker that is silent for this long has died; its job goes to another. The queue's own least. */
const HEARTBEAT = seconds(10);
const PATROL_EVERY = seconds(2);
const DRAIN = seconds(20);

export interface JobsOptions {
  readonly database: Database;
  readonly log: Log;
  readonly subscriptions: readonly Subscription[];
  readonly work: boolean;
  readonly schedule: boolean;
}

/** All that can be placed or done; a process that does none of it still has to know it to place it. */
export interface Work {
  readonly handlers: readonly JobHandler[];
  readonly schedules: readonly ScheduledJob[];
}

export interface Jobs {
  readonly queue: JobQueue;
  start(work: Work): Promise<void>;
  /** Takes no new job, waits for those in hand, then lets go. */
  stop(): Promise<void>;
  isReady(): Promise<boolean>;
  counts(): Promise<readonly QueueCount[]>;
}

export interface QueueCount {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
}

export function createJobs(options: JobsOptions): Jobs {
  const { database, log } = options;
  const boss = new PgBoss({
    db: database.forQueue,
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'jobs',
    useListenNotify: true,
    schedule: options.schedule,
    supervise: options.work || options.schedule,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    cronWorkerIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.error({ error }, 'the job queue met an error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'));
  let started = false;
  let patrol: NodeJS.Timeout | undefined;

  return {
    queue: createQueue(boss, options.subscriptions),
    async start({ handlers, schedules }) {
      await boss.start();
      await boss.createQueue(DEAD_LETTERS);
      for (const { job } of handlers) {
        await prepareQueue(boss, job);
        // A first send inside a transaction would wait for ever on the embedded database's one
        // connection if the queue's settings were not in memory yet.
        await boss.findJobs(job.name, { key: 'warm-up' });
      }
      if (options.work && database.kind === 'embedded') await requeueOrphans(database, log);
      if (options.work && database.kind === 'postgres') patrol = patrolForSilent(database, log);
      if (options.work) for (const handler of handlers) await startWorker(boss, handler, log);
      if (options.schedule) {
        for (const { job, cron, payload } of schedules)
          await boss.schedule(job.name, cron, payload);
      }
      started = true;
    },
    async stop() {
      if (!started) return;
      started = false;
      clearInterval(patrol);
      await boss.stop({ graceful: true, close: false, timeout: DRAIN });
    },
    isReady: async () => started && boss.isInstalled(),
    async counts() {
      const queues = await boss.getQueues();
      return queues.map((queue) => ({
        name: queue.name,
        waiting: queue.queuedCount,
        running: queue.activeCount,
        failed: queue.failedCount,
      }));
    },
  };
}

async function prepareQueue(boss: PgBoss, job: JobDefinition<object>): Promise<void> {
  const settings = {
    retryLimit: job.retries,
    retryDelay: inSeconds(job.retryDelay),
    retryBackoff: true,
    retryDelayMax: inSeconds(minutes(15)),
    expireInSeconds: inSeconds(job.expiresAfter),
    heartbeatSeconds: inSeconds(HEARTBEAT),
    deadLetter: DEAD_LETTERS,
    notify: true,
  };
  await boss.createQueue(job.name, settings);
  await boss.updateQueue(job.name, settings);
}

async function startWorker(boss: PgBoss, handler: JobHandler, log: Log): Promise<void> {
  const { job } = handler;
  await boss.work<object>(
    job.name,
    { includeMetadata: true, localConcurrency: job.concurrency, notifyPollingIntervalSeconds: 2 },
    async ([message]: { id: string; data: object; retryCount: number; signal: AbortSignal }[]) => {
      if (!message) return;
      const attempt = {
        number: message.retryCount + 1,
        last: message.retryCount >= job.retries,
        signal: message.signal,
      };
      const jobLog = log.child({ job: job.name, jobId: message.id, attempt: attempt.number });
      try {
        await handler.handle(job.payload.parse(message.data), attempt);
        jobLog.info('job done');
      } catch (error) {
        jobLog.error({ error }, attempt.last ? 'job given up' : 'job failed, to be tried again');
        throw error;
      }
    },
  );
}

function patrolForSilent(database: Database, log: Log): NodeJS.Timeout {
  const patrol = setInterval(() => {
    requeueFromSilent(database, log).catch((error: unknown) =>
      log.error({ error }, 'silent workers could not be looked for'),
    );
  }, PATROL_EVERY);
  return patrol.unref();
}
