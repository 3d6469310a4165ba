import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { freshDatabase } from '../../../test/support/database';
import { silentLog } from '../../../test/support/silent-log';
import { hours, minutes, seconds } from '../../kernel/time';
import type { Database } from '../database';
import {
  countJobs,
  createJobs,
  handleJob,
  latestRuns,
  listTroubledJobs,
  retryJobs,
  type JobDefinition,
  type Jobs,
} from './index';

const payload = z.object({ orderId: z.string(), secret: z.string() });
const jobNamed = (name: string, retries: number): JobDefinition<z.infer<typeof payload>> => ({
  name,
  holds: 'ids',
  payload,
  retries,
  retryDelay: hours(1),
  expiresAfter: minutes(1),
  concurrency: 1,
});
const doomed = jobNamed('doomed', 0);
const patient = jobNamed('patient', 3);
const HOSTILE = '<script>alert(1)</script> at /track/abcdefghijkl with sk_live_abcdef123456';

let database: Database;
let jobs: Jobs;
let broken = true;
let done = 0;

async function work(): Promise<void> {
  if (broken) throw new Error(HOSTILE);
  done += 1;
}

beforeAll(async () => {
  database = await freshDatabase();
  jobs = createJobs({ database, log: silentLog, work: true, schedule: false, subscriptions: [] });
  await jobs.start({
    schedules: [],
    handlers: [handleJob(doomed, work), handleJob(patient, work)],
  });
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

const place = (job: typeof doomed, orderId: string) =>
  database.write((transaction) =>
    jobs.queue.enqueue(transaction, job, { orderId, secret: 'what-it-was-given' }),
  );
const troubled = () => listTroubledJobs({ database }, { limit: 10 });

test('what failed is told with its error and its order, without keys, links or the rest of what-it-was-given', async () => {
  await place(doomed, 'order-1');
  await place(patient, 'order-2');
  await vi.waitFor(async () => expect(await troubled()).toHaveLength(2), 120_000);
  const [dead, failed] = await troubled();
  expect(dead).toMatchObject({
    name: 'doomed',
    state: 'dead',
    tries: 1,
    nextAt: null,
    about: { order: 'order-1', mail: null, event: null },
  });
  expect(failed).toMatchObject({
    name: 'patient',
    state: 'failed',
    tries: 1,
    about: { order: 'order-2' },
  });
  expect(new Date(failed?.nextAt ?? 0).getTime()).toBeGreaterThan(Date.now() + seconds(60));
  expect(dead?.error).toBe('<script>alert(1)</script> at /track/[link] with [key]');
  expect(JSON.stringify(await troubled())).not.toContain('what-it-was-given');
  expect(await countJobs({ database })).toEqual([
    { name: 'doomed', waiting: 0, running: 0, failed: 0, dead: 1 },
    { name: 'patient', waiting: 0, running: 0, failed: 1, dead: 0 },
  ]);
  expect((await latestRuns({ database }, ['doomed', 'nothing'])).get('doomed')).toMatchObject({
    state: 'dead',
    error: dead?.error,
  });
});

test('set out again, the dead and the waiting are done at once; what does not exist is not', async () => {
  const again = (which: Parameters<typeof retryJobs>[1]) =>
    database.write((transaction) => retryJobs(transaction, which));
  expect(await again({ id: 'no-such-job' })).toEqual([]);
  expect(await again({ name: 'dead-letters' })).toEqual([]);
  broken = false;
  const [dead] = await troubled();
  expect(await again({ id: dead?.id ?? '' })).toEqual([{ id: dead?.id, name: 'doomed' }]);
  expect((await again({ name: null })).map(({ name }) => name)).toContain('patient');
  await vi.waitFor(() => expect(done).toBe(2), 120_000);
  await vi.waitFor(
    async () =>
      expect((await latestRuns({ database }, ['doomed'])).get('doomed')).toMatchObject({
        state: 'done',
        error: '',
      }),
    120_000,
  );
  expect(await troubled()).toEqual([]);
});
