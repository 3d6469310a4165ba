import { join } from 'node:path';
import type { Config } from '../config';
import { defined } from '../kernel/defined';
import { minutes, type Clock, type Duration } from '../kernel/time';
import type { Database } from '../platform/database';
import type { FileStorage } from '../platform/files';
import { createRateLimiter, type RateLimiter } from '../platform/http';
import {
  createJobs,
  createSteps,
  type Jobs,
  type StepObserver,
  type Steps,
  type Subscription,
} from '../platform/jobs';
import type { Log } from '../platform/log';
import { createMailer, type Mailer } from '../platform/mail';
import { orderOfRun, reportRuns } from '../report/production';
import { mayStoreAbout } from '../shop/orders';
import { createSealer, createSigner, type Sealer, type Signer } from '../platform/signing';
import { createTelemetry, watchProcess, type Telemetry } from '../platform/telemetry';
import { watchDatabase } from '../platform/telemetry/watch/database';
import { watchQueue, watchWaitingJobs } from '../platform/telemetry/watch/jobs';
import { watchSteps } from '../platform/telemetry/watch/steps';
import { createThreadPool, giveBackMemory, type ThreadPool } from '../platform/threads';
import { needsDataFolder, openDataFolder } from '../process/data-folder';
import { openDatabase } from '../process/database';
import { filesOf } from '../process/file-storage';
import { readDemoSecrets, type DemoSecrets } from '../process/demo-secrets';

export interface ProcessParts {
  readonly log: Log;
  readonly clock: Clock;
  readonly projectFolder: string;
  /** Told of every step of long work; a test that kills processes listens here. */
  readonly observeStep?: StepObserver;
}

/** Longer than any page takes to read or any report to lay out; then the thread is ended. */
const LONGEST_TASK = minutes(2);
const THREAD_MEMORY_MEGABYTES = 1_024;
/** An expert reads for a while before they type again. */
const JUDGES_STAY = minutes(5);
/** A disk with less than this is as good as full: a day of snapshots needs more. */
export const LEAST_FREE_BYTES = 200_000_000;

export interface Platform extends ProcessParts {
  readonly config: Config & { readonly baseUrl: string };
  readonly telemetry: Telemetry;
  readonly database: Database;
  readonly files: FileStorage;
  readonly jobs: Jobs;
  readonly steps: Steps;
  readonly mailer: Mailer;
  readonly signer: Signer;
  readonly sealer: Sealer;
  readonly limiter: RateLimiter;
  readonly threads: ThreadPool;
  /** Whoever writes with a model mostly waits for it, which must keep nobody else from being read or printed. */
  readonly writers: ThreadPool;
  /** An expert waits for a word on a sentence, which must not stand behind reports that are being made. */
  readonly judges: ThreadPool;
  /** Null in live mode, which brings its own secrets. */
  readonly demoSecrets: DemoSecrets | null;
}

export async function composePlatform(
  config: Platform['config'],
  surroundings: ProcessParts,
  subscriptions: readonly Subscription[],
): Promise<Platform> {
  const { log, clock, projectFolder, observeStep } = surroundings;
  if (needsDataFolder(config)) openDataFolder(config.dataDirectory, log);
  const telemetry = await createTelemetry({
    traces: config.telemetry.traces,
    metrics: config.telemetry.token !== undefined,
  });
  watchProcess(telemetry);
  const database = watchDatabase(await openDatabase(config, projectFolder, log), telemetry);
  if (config.roles.includes('scheduler')) watchWaitingJobs(database, telemetry);
  const demoSecrets = config.mode === 'demo' ? readDemoSecrets(config) : null;
  const secretKey = new TextEncoder().encode(config.linkKey ?? demoSecrets?.linkKey ?? '');
  const jobs = createJobs({
    database,
    log,
    subscriptions,
    work: config.roles.includes('worker'),
    schedule: config.roles.includes('scheduler'),
  });
  const poolOf = (size: number, idleFor?: Duration): ThreadPool =>
    createThreadPool({
      entry: new URL('thread.js', `file://${join(projectFolder, 'build/server/')}`),
      size,
      timeLimit: LONGEST_TASK,
      memoryLimitMegabytes: THREAD_MEMORY_MEGABYTES,
      ...defined({ idleFor }),
      onRest: () => void giveBackMemory(),
    });
  const threads = poolOf(config.threads);
  return {
    ...surroundings,
    config,
    telemetry,
    database,
    jobs: { ...jobs, queue: watchQueue(jobs.queue, telemetry) },
    demoSecrets,
    files: filesOf(config, database),
    steps: watchSteps(
      createSteps({
        database,
        clock,
        mayStore: (transaction, run) => mayStoreAbout(transaction, orderOfRun(run)),
        ...(observeStep ? { observe: observeStep } : {}),
      }),
      telemetry,
      reportRuns,
    ),
    mailer: createMailer({ queue: jobs.queue, clock, mayStore: mayStoreAbout }),
    signer: createSigner(secretKey),
    sealer: createSealer(secretKey),
    limiter: createRateLimiter({ database, clock, log }),
    threads,
    writers: config.models.write === undefined ? threads : poolOf(config.reportsAtOnce),
    judges: poolOf(1, JUDGES_STAY),
  };
}
