/**
 * How throughput grows with workers, where a model takes 3 s a call; and whether 100,000 waiting
 * jobs slow the next one.
 * npm run bench -- scale [reports a worker, 0 for none] [waiting jobs, 0 for none] [--together]
 * Reports begin out of step; with --together all workers begin at the same moment, which is the worst case.
 */
import { mkdtempSync, rmSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailServer } from '../test/faults/orders/mail-server';
import { startPostgres, type TestPostgres } from '../test/postgres';
import { honestReply } from '../test/support/honest-reply';
import { startModelServer } from '../test/support/model-server';
import { programEnvironment } from '../test/support/shop-process';
import { supervise, type Member } from '../test/support/chaos/supervise';
import { bundleShopProgram } from '../test/support/chaos/world';
import { openCounter, placeOrder } from './scale/orders';
import { measurePickup } from './scale/pickup';

const CALL_MS = 3_000;
const WORKERS = [1, 2, 4];
const LOOK_EVERY_MS = 100;
const FIRST_TAKES_MS = 26_000;
const typed = process.argv.slice(2);
const isTogether = typed.includes('--together');
const [each = '4', crowd = '100000'] = typed.filter((word) => !word.startsWith('--'));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Round {
  readonly workers: number;
  readonly reports: number;
  readonly seconds: number;
  /** Processor seconds of all workers. */
  readonly processor: number;
  readonly calls: number;
  readonly databaseBytes: number;
  readonly fileBytes: number;
  readonly jobs: number;
  /** Mean seconds of each step that takes any. */
  readonly steps: string;
}

const numberOf = async (member: Member, statement: string): Promise<number> =>
  Number(Object.values((await member.rows(statement))[0] ?? {})[0]);
const DELIVERED = `SELECT count(*) FROM customer_order WHERE state = 'delivered'`;
const STEPS = `SELECT string_agg(step || ' ' || round(mean, 1), ', ' ORDER BY step) AS steps FROM (SELECT step,
  avg(extract(epoch FROM finished_at - started_at)) AS mean FROM step_checkpoint WHERE finished_at > $1 GROUP BY step)
  AS means WHERE mean >= 0.1`;
const SIZE = 'SELECT pg_database_size(current_database())';
const JOBS = `SELECT count(*) FROM jobs.job WHERE name NOT LIKE '\\_\\_%'`;

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

async function untilDelivered(member: Member, count: number): Promise<void> {
  while ((await numberOf(member, DELIVERED)) < count) await sleep(LOOK_EVERY_MS);
}

async function runRound(server: TestPostgres, program: string, workers: number): Promise<Round> {
  const folder = mkdtempSync(join(tmpdir(), 'foreword-scale-'));
  const mail = await startMailServer();
  const model = await startModelServer(async ({ body }) => {
    await sleep(CALL_MS);
    return { say: honestReply(body.messages?.at(-1)?.content ?? '') };
  });
  const environment = {
    ...programEnvironment,
    DATA_DIR: folder,
    DATABASE_URL: await server.createDatabase(),
    SMTP_URL: mail.url,
    LOG_LEVEL: 'error',
    THREADS: '1',
    ROLES: 'worker',
    REPORTS_AT_ONCE: '1',
    MODEL_WRITE: 'compatible:made-up',
    MODEL_READ: 'none',
    MODEL_JUDGE: 'none',
    MODEL_COMPATIBLE_URL: model.baseUrl,
  };
  const shop = await openCounter(environment);
  const members = Array.from({ length: workers }, (_, index) =>
    supervise({ program, environment, name: `worker ${index + 1}` }),
  );
  const [first] = members;
  if (first === undefined) throw new Error('A round needs a worker.');
  while (!members.every((member) => member.isReady())) await sleep(LOOK_EVERY_MS);
  const processor = async (): Promise<number> => {
    const all = await Promise.all(members.map((member) => member.processor()));
    return all.reduce((sum, seconds) => sum + seconds, 0);
  };
  const reports = workers * Number(each);
  // Spread over the time that one takes, so that no round has all workers busy at the same step; the
  // first of a process, made by code that isn't compiled well yet, doesn't count.
  for (let index = 0; index < workers; index += 1) {
    await placeOrder(shop);
    if (!isTogether) await sleep(FIRST_TAKES_MS / workers);
  }
  // More than are counted, so that no worker is idle at the end.
  for (let index = 0; index < reports + workers; index += 1) await placeOrder(shop);
  await untilDelivered(first, workers);
  const before = [
    await processor(),
    await numberOf(first, SIZE),
    await numberOf(first, JOBS),
    bytesIn(folder),
    model.asked.length,
  ] as const;
  const began = performance.now();
  const since = new Date().toISOString();
  await untilDelivered(first, workers + reports);
  const seconds = (performance.now() - began) / 1_000;
  const round = {
    workers,
    reports,
    seconds,
    processor: (await processor()) - before[0],
    databaseBytes: (await numberOf(first, SIZE)) - before[1],
    jobs: (await numberOf(first, JOBS)) - before[2],
    fileBytes: bytesIn(folder) - before[3],
    calls: model.asked.length - before[4],
    steps: String((await first.rows(STEPS, [since]))[0]?.['steps']),
  };
  for (const member of members) member.kill({ forGood: true });
  await shop.stop();
  await model.close();
  await mail.fall();
  rmSync(folder, { recursive: true, force: true });
  return round;
}

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

const server = await startPostgres();
if ('skipped' in server) throw new Error(server.skipped);

say(`Postgres ${server.version}, Node ${process.version}`);
if (Number(crowd) > 0) {
  say('waiting jobs | another queue’s next job, ms: median / nine tenths | taken from the crowd');
  for (const { waiting, lonely, taken } of await measurePickup(
    await server.createDatabase(),
    Number(crowd),
  ))
    say(
      [
        waiting,
        [0.5, 0.9].map((share) => percentile(lonely, share).toFixed(1)).join(' / '),
        `${taken.toFixed(0)} a second`,
      ].join(' | '),
    );
}

const program = bundleShopProgram();
say(`A call takes ${CALL_MS / 1_000} s; a worker makes one report at a time.`);
say(
  'workers | reports | s | reports a minute | of n times one worker | processor s a report | ' +
    'cores busy | calls, jobs, kB in database, kB in files a report | s of each step',
);
let alone = 0;
for (const workers of Number(each) > 0 ? WORKERS : []) {
  const round = await runRound(server, program, workers);
  const { reports, seconds, processor } = round;
  const perMinute = (60 * reports) / seconds;
  if (workers === 1) alone = perMinute;
  const { calls, jobs, databaseBytes, fileBytes } = round;
  const ofEach = [calls, jobs, databaseBytes / 1_000, fileBytes / 1_000];
  const cells = [
    workers,
    reports,
    seconds.toFixed(0),
    perMinute.toFixed(2),
    (perMinute / (workers * alone)).toFixed(2),
    (processor / reports).toFixed(1),
    (processor / seconds).toFixed(2),
    ofEach.map((sum) => (sum / reports).toFixed(0)).join(', '),
    round.steps,
  ];
  say(cells.join(' | '));
}
await server.stop();
process.exit(0);
