import { PgBoss, type JobWithMetadata } from 'pg-boss';
import { hours, inSeconds, minutes, seconds } from '../../kernel/time';
import type { Database } from '../database';
import { withoutWords, type Log } from '../log';
import type { JobDefinition, JobHandler, ScheduledJob, Subscription } from './definitions';
import { createQueue, type JobQueue } from './queue';
import { requeueFromSilent, requeueOrphans } from './requeue';
import { MISSED_NOTICE, wakeForDueJobs } from './wake';

const DEAD_LETTERS = 'dead-letters';
/** A worker that is silent for this long has died; its job goes to another. The queue's own least. */
const HEARTBEAT = seconds(10);
const PATROL_EVERY = seconds(2);
/**
 * What has expired fails, and what is old is put away. Whoever died is noticed sooner, by its heartbeat or at the
 * next start; on the embedded database each look takes a tenth of a second.
 */
const SUPERVISE_EVERY = minutes(5);
const LOOK_FOR_CRON_EVERY = seconds(10);
const DRAIN = seconds(20);

/** A scheduler that dies after placing a job, before that is on record, would have it placed again. */
const ONCE_A_MINUTE = { singletonKey: 'schedule', singletonSeconds: inSeconds(minutes(1)) };

export interface JobsOptions {
  readonly database: Database;
  readonly log: Log;
  readonly subscriptions: readonly Subscription[];
  readonly work: boolean;
  readonly schedule: boolean;
}

/** All that can be placed or done; a process that does none of it still has to know it to place it. */
export interface JobWork {
  readonly handlers: readonly JobHandler[];
  readonly schedules: readonly ScheduledJob[];
}

export interface Jobs {
  readonly queue: JobQueue;
  start(work: JobWork): Promise<void>;
  /** Takes no new job, waits for those in hand, then lets go. */
  stop(): Promise<void>;
  isReady(): Promise<boolean>;
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
    superviseIntervalSeconds: inSeconds(SUPERVISE_EVERY),
    monitorIntervalSeconds: inSeconds(SUPERVISE_EVERY),
    cronWorkerIntervalSeconds: inSeconds(LOOK_FOR_CRON_EVERY),
    // No job waits for another here.
    flowIntervalSeconds: inSeconds(hours(1)),
  });
  boss.on('error', (error) => log.error({ error }, 'the job queue met an error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'));
  let started = false;
  let patrol: NodeJS.Timeout | undefined;
  let stopWaking: (() => void) | undefined;

  return {
    queue: createQueue(boss, options.subscriptions),
    async start({ handlers, schedules }) {
      await boss.start();
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      if (!known.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS);
      for (const { job } of handlers) {
        const settings = settingsOf(job);
        // As an earlier start left it, and so in memory already: three statements fewer for each.
        if (isSetSo(known.get(job.name), settings)) continue;
        await boss.createQueue(job.name, settings);
        await boss.updateQueue(job.name, settings);
        // A first send inside a transaction would wait for ever on the embedded database's one
        // connection if the queue's settings were not in memory yet.
        await boss.findJobs(job.name, { key: 'warm-up' });
      }
      if (options.work && database.kind === 'embedded') await requeueOrphans(database, log);
      if (options.work && database.kind === 'postgres') patrol = patrolForSilent(database, log);
      if (options.work) {
        const workers = new Map<string, readonly string[]>();
        for (const handler of handlers)
          workers.set(handler.job.name, await startWorkers(boss, handler, log));
        stopWaking = wakeForDueJobs({ database, boss, log, workers });
      }
      if (options.schedule) {
        for (const { job, cron, payload } of schedules)
          await boss.schedule(job.name, cron, payload, ONCE_A_MINUTE);
      }
      started = true;
    },
    async stop() {
      if (!started) return;
      started = false;
      clearInterval(patrol);
      stopWaking?.();
      await boss.stop({ graceful: true, close: false, timeout: DRAIN });
    },
    isReady: async () => started && boss.isInstalled(),
  };
}

const settingsOf = (job: JobDefinition<object>) => ({
  retryLimit: job.retries,
  retryDelay: inSeconds(job.retryDelay),
  retryBackoff: true,
  retryDelayMax: inSeconds(minutes(15)),
  expireInSeconds: inSeconds(job.expiresAfter),
  heartbeatSeconds: inSeconds(HEARTBEAT),
  deadLetter: DEAD_LETTERS,
  notify: true,
});

type Settings = ReturnType<typeof settingsOf>;

const isSetSo = (queue: Partial<Settings> | undefined, settings: Settings): boolean =>
  queue !== undefined &&
  Object.entries(settings).every(([name, value]) => queue[name as keyof Settings] === value);

/** As many workers as may do such a job at a time; resolves to their ids. */
async function startWorkers(
  boss: PgBoss,
  handler: JobHandler,
  log: Log,
): Promise<readonly string[]> {
  const ids = Array.from({ length: handler.job.concurrency }, () =>
    startWorker(boss, handler, log),
  );
  return Promise.all(ids);
}

async function startWorker(boss: PgBoss, handler: JobHandler, log: Log): Promise<string> {
  const { job } = handler;
  const id: string = await boss.work(
    job.name,
    { includeMetadata: true, notifyPollingIntervalSeconds: inSeconds(MISSED_NOTICE) },
    async ([message]: JobWithMetadata<object>[]) => {
      if (!message) return;
      const attempt = {
        number: message.retryCount + 1,
        // Each crash and each person that sets it out again gave it one more than its queue gives.
        last: message.retryCount >= message.retryLimit,
        signal: message.signal,
      };
      const jobLog = log.child({ job: job.name, jobId: message.id, attempt: attempt.number });
      try {
        await handler.handle(job.payload.parse(message.data), attempt);
        if (job.holds === 'sealed') await boss.deleteJob(job.name, message.id);
        jobLog.info('job done');
      } catch (error) {
        jobLog.error({ error }, attempt.last ? 'job given up' : 'job failed, to be tried again');
        // The queue keeps what is thrown for a week, and a refused statement names what people typed.
        throw withoutWords(error);
      } finally {
        // Whoever has done one looks for the next at once, and rests only when there is none.
        boss.notifyWorker(id);
      }
    },
  );
  return id;
}

function patrolForSilent(database: Database, log: Log): NodeJS.Timeout {
  const patrol = setInterval(() => {
    requeueFromSilent(database, log).catch((error: unknown) =>
      log.error({ error }, 'silent workers could not be looked for'),
    );
  }, PATROL_EVERY);
  return patrol.unref();
}
