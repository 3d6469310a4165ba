import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { freshDatabase } from '../../../test/support/database';
import { silentLog } from '../../../test/support/silent-log';
import { after, minutes, seconds, systemClock } from '../../kernel/time';
import type { Database } from '../database';
import {
  createJobs,
  handleJob,
  subscribe,
  type EventDefinition,
  type JobDefinition,
  type Jobs,
} from './index';

const payload = z.object({ note: z.string() });
const jobNamed = (name: string, retries = 2): JobDefinition<{ note: string }> => ({
  name,
  holds: 'ids',
  payload,
  retries,
  retryDelay: seconds(1),
  expiresAfter: minutes(1),
  concurrency: 2,
});
const greet = jobNamed('greet');
const stumble = jobNamed('stumble');
const doomed = jobNamed('doomed', 0);
const whisper = { ...jobNamed('whisper', 0), holds: 'sealed' as const };
const happened: EventDefinition<{ note: string }> = { name: 'happened', payload };

let database: Database;
let jobs: Jobs;
const greeted: string[] = [];
const attempts: number[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  jobs = createJobs({
    database,
    log: silentLog,
    work: true,
    schedule: false,
    subscriptions: [subscribe(happened, greet)],
  });
  await jobs.start({
    schedules: [],
    handlers: [
      handleJob(greet, async ({ note }) => void greeted.push(note)),
      handleJob(stumble, async (_, attempt) => {
        attempts.push(attempt.number);
        if (attempt.number === 1) throw new Error('stumbled');
      }),
      handleJob(whisper, async ({ note }) => void greeted.push(note)),
      handleJob(doomed, async () => {
        await database.queryRows('SELECT $1::integer', ['ada@candidate.example']);
      }),
    ],
  });
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

const enqueue = (job: JobDefinition<{ note: string }>, note: string, options = {}): Promise<void> =>
  database.write((transaction) => jobs.queue.enqueue(transaction, job, { note }, options));

test('a job placed in a transaction that is rolled back never runs', async () => {
  await expect(
    database.write(async (transaction) => {
      await jobs.queue.enqueue(transaction, greet, { note: 'ghost' });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await enqueue(greet, 'real');
  await vi.waitFor(() => expect(greeted).toContain('real'), 120_000);
  expect(greeted).not.toContain('ghost');
});

test('the same key twice is one job', async () => {
  await enqueue(greet, 'keyed', { key: 'once' });
  await enqueue(greet, 'keyed', { key: 'once' });
  await enqueue(greet, 'afterwards');
  await vi.waitFor(() => expect(greeted).toContain('afterwards'), 120_000);
  expect(greeted.filter((note) => note === 'keyed')).toHaveLength(1);
});

test('an event reaches whoever subscribed to it', async () => {
  await database.write((transaction) => jobs.queue.emit(transaction, happened, { note: 'news' }));
  await vi.waitFor(() => expect(greeted).toContain('news'), 120_000);
});

test('a job that fails is tried again', async () => {
  await enqueue(stumble, 'x');
  await vi.waitFor(() => expect(attempts).toEqual([1, 2]), 120_000);
});

test('a job that is given up is kept among the dead letters', async () => {
  await enqueue(doomed, 'keep-me');
  await vi.waitFor(async () => {
    const rows = await database.queryRows("SELECT data FROM jobs.job WHERE name = 'dead-letters'");
    expect(rows).toMatchObject([{ data: { note: 'keep-me' } }]);
  }, 120_000);
});

test('what a refused statement was about is in no job that failed', async () => {
  await enqueue(doomed, 'nothing-is-kept');
  await vi.waitFor(async () => {
    const [row] = await database.queryRows(
      "SELECT output::text AS output FROM jobs.job WHERE name = 'doomed' AND state = 'failed'",
    );
    expect(row?.['output']).toContain('The database refused (22P02)');
    expect(row?.['output']).not.toContain('candidate');
  }, 120_000);
});

test('a job about a person leaves the queue when it is done', async () => {
  await enqueue(whisper, 'who it is');
  await vi.waitFor(() => expect(greeted).toContain('who it is'), 120_000);
  await vi.waitFor(async () => {
    expect(await database.queryRows("SELECT 1 FROM jobs.job WHERE name = 'whisper'")).toEqual([]);
  }, 120_000);
});

test('a delayed job waits for its hour', async () => {
  await enqueue(greet, 'tomorrow', { after: after(systemClock.now(), minutes(60)) });
  await enqueue(greet, 'today');
  await vi.waitFor(() => expect(greeted).toContain('today'), 120_000);
  expect(greeted).not.toContain('tomorrow');
});

test('a delayed job runs when its hour has come', async () => {
  await enqueue(greet, 'soon', { after: after(systemClock.now(), seconds(3)) });
  await vi.waitFor(() => expect(greeted).toContain('soon'), 120_000);
});

test('many jobs that wait are done one after another, without a rest between two', async () => {
  const notes = Array.from({ length: 40 }, (_, at) => `one-of-many-${at}`);
  await database.write((transaction) =>
    jobs.queue.enqueueAll(
      transaction,
      greet,
      notes.map((note) => ({ payload: { note } })),
    ),
  );
  await vi.waitFor(() => expect(greeted).toEqual(expect.arrayContaining(notes)), 120_000);
});

test('a payload that is not of its shape is refused where it is placed', async () => {
  await expect(enqueue(greet, 7 as unknown as string)).rejects.toThrow();
});

test.each(['ada@candidate.example', 'Ada Merrow'])(
  'what somebody is called or where they are written to is never queued: %s',
  async (note) => {
    await expect(
      database.write((transaction) => jobs.queue.enqueue(transaction, greet, { note })),
    ).rejects.toThrow('may hold no words of people');
    await expect(
      database.write((transaction) =>
        jobs.queue.enqueueAll(transaction, greet, [{ payload: { note } }]),
      ),
    ).rejects.toThrow('may hold no words of people');
  },
);

test('a start changes a queue only where its job’s settings have changed', async () => {
  const own = await freshDatabase();
  const startWith = async (retries: number): Promise<readonly string[]> => {
    const said: string[] = [];
    const heard = new Proxy(own.forQueue, {
      get: (queue, name, receiver) =>
        name === 'executeSql'
          ? (text: string, ...more: [unknown[]]) => {
              said.push(text);
              return queue.executeSql(text, ...more);
            }
          : Reflect.get(queue, name, receiver),
    });
    const started = createJobs({
      database: { ...own, forQueue: heard },
      log: silentLog,
      work: true,
      schedule: false,
      subscriptions: [],
    });
    await started.start({
      schedules: [],
      handlers: [handleJob(jobNamed('settled', retries), async () => undefined)],
    });
    await started.stop();
    return said.filter((text) => /create_queue|UPDATE jobs\.queue SET/u.test(text));
  };
  const retriesOf = async () =>
    (await own.queryRows('SELECT retry_limit FROM jobs.queue WHERE name = $1', ['settled']))[0];
  expect((await startWith(2)).length).toBeGreaterThan(1);
  expect(await startWith(2)).toEqual([]);
  expect(await retriesOf()).toEqual({ retry_limit: 2 });
  expect((await startWith(5)).length).toBeGreaterThan(0);
  expect(await retriesOf()).toEqual({ retry_limit: 5 });
  await own.close();
});
