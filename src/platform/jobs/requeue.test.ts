import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { freshDatabase } from '../../../test/support/database';
import { silentLog } from '../../../test/support/silent-log';
import { hours, minutes } from '../../kernel/time';
import type { Database, QueryRow } from '../database';
import { createJobs, handleJob, type JobDefinition, type Jobs } from './index';
import { requeueFromSilent, requeueOrphans } from './requeue';

const payload = z.object({ note: z.string() });
const jobNamed = (name: string, retries: number): JobDefinition<z.infer<typeof payload>> => ({
  name,
  holds: 'ids',
  payload,
  retries,
  retryDelay: hours(1),
  expiresAfter: minutes(30),
  concurrency: 1,
});
const patient = jobNamed('patient', 2);
const once = jobNamed('once', 0);
const failing = jobNamed('failing', 2);

let database: Database;
let jobs: Jobs;
const wasLast: boolean[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  jobs = createJobs({ database, log: silentLog, work: false, schedule: false, subscriptions: [] });
  const nothing = async (): Promise<void> => undefined;
  const handlers = [patient, once, failing].map((job) => handleJob(job, nothing));
  await jobs.start({ handlers, schedules: [] });
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

const place = (job: typeof patient, note: string): Promise<void> =>
  database.write((transaction) => jobs.queue.enqueue(transaction, job, { note }));
const run = (statement: string, ...values: readonly string[]): Promise<readonly QueryRow[]> =>
  database.queryRows(statement, values);
/** As a worker that has just taken it, and was heard of so long ago. */
const take = (note: string, silence: string): Promise<readonly QueryRow[]> =>
  run(
    `UPDATE jobs.job SET state = 'active', started_on = now(), heartbeat_on = now() - $2::interval,
       retry_count = CASE WHEN started_on IS NULL THEN retry_count ELSE retry_count + 1 END
     WHERE data ->> 'note' = $1 AND state IN ('created', 'retry')`,
    note,
    silence,
  );
async function stateOf(note: string) {
  const [row] = await run(
    `SELECT state::text AS state, retry_limit - retry_count AS left,
       ceil(extract(epoch FROM start_after - now()))::int AS pause
     FROM jobs.job WHERE data ->> 'note' = $1`,
    note,
  );
  return row;
}

test('a job whose worker dies loses no try, and waits longer after each death beyond the tenth', async () => {
  await place(patient, 'unlucky');
  const pauses: number[] = [];
  for (let death = 1; death <= 25; death += 1) {
    await take('unlucky', '1 minute');
    await (death % 2 === 0
      ? requeueOrphans(database, silentLog)
      : requeueFromSilent(database, silentLog));
    const state = await stateOf('unlucky');
    expect(state).toMatchObject({ state: 'retry', left: 3 });
    pauses.push(Math.max(0, Number(state?.['pause'])));
  }
  expect(pauses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 0));
  expect(pauses.slice(10, 17)).toEqual([20, 40, 80, 160, 320, 640, 900]);
  expect(pauses.at(-1)).toBe(900);
});

test('a job that killed 25 workers is left to the tries that its queue gives', async () => {
  await take('unlucky', '1 minute');
  await requeueOrphans(database, silentLog);
  await requeueFromSilent(database, silentLog);
  expect(await stateOf('unlucky')).toMatchObject({ state: 'active', left: 2 });
});

test('a job stays with a worker that was heard from lately, and one without retries isn’t retried', async () => {
  await place(patient, 'in-good-hands');
  await take('in-good-hands', '2 seconds');
  await place(once, 'only-once');
  await take('only-once', '1 minute');
  await requeueFromSilent(database, silentLog);
  expect(await stateOf('in-good-hands')).toMatchObject({ state: 'active' });
  await requeueOrphans(database, silentLog);
  expect(await stateOf('only-once')).toMatchObject({ state: 'active' });
  // The embedded database’s only process has just begun, so nobody has it in hand.
  expect(await stateOf('in-good-hands')).toMatchObject({ state: 'retry', left: 3 });
});

test('a death that the queue took for a failure is taken back once, and its pause is left alone', async () => {
  await place(patient, 'taken-for-a-failure');
  await run(
    `UPDATE jobs.job SET state = 'retry', start_after = now() + interval '1 hour', retry_limit = 14,
       output = '{"value": {"message": "job heartbeat timeout"}}' WHERE data ->> 'note' = $1`,
    'taken-for-a-failure',
  );
  await requeueFromSilent(database, silentLog);
  await requeueFromSilent(database, silentLog);
  expect(await stateOf('taken-for-a-failure')).toMatchObject({ left: 15, pause: 80 });
});

test('a handler is told that its last try is the last, deaths not counted', async () => {
  await place(failing, 'to-fail');
  await run(
    `UPDATE jobs.job SET retry_limit = 7, retry_count = 5 WHERE data ->> 'note' = $1`,
    'to-fail',
  );
  const working = createJobs({
    database,
    log: silentLog,
    work: true,
    schedule: false,
    subscriptions: [],
  });
  const handler = handleJob(failing, async (_, { last }) => {
    wasLast.push(last);
    throw new Error('No luck.');
  });
  await working.start({ handlers: [handler], schedules: [] });
  const again = (): Promise<readonly QueryRow[]> =>
    run(`UPDATE jobs.job SET start_after = now() WHERE name = 'failing' AND state = 'retry'`);
  await vi.waitFor(async () => {
    await again();
    expect(wasLast).toEqual([false, false, true]);
  }, 120_000);
  await working.stop();
});
