import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { minutes, seconds } from '../../src/kernel/time';
import { postgresDatabase, type Database } from '../../src/platform/database';
import { createJobs, handleJob, type JobDefinition, type Jobs } from '../../src/platform/jobs';
import { startPostgres } from '../postgres';
import { silentLog } from '../support/silent-log';

const tick: JobDefinition<Record<string, never>> = {
  name: 'tick',
  holds: 'nothing',
  payload: z.record(z.string(), z.never()),
  retries: 2,
  retryDelay: seconds(1),
  expiresAfter: minutes(5),
  concurrency: 2,
};
const PROCESSES = 4;
const ROUNDS = 3;

const postgres = await startPostgres();
const server = 'skipped' in postgres ? undefined : postgres;
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  await server?.stop();
});

function open(url: string): Database {
  const database = postgresDatabase({ url, connections: 5, onError: () => undefined });
  closing.push(() => database.close());
  return database;
}

test.skipIf(server === undefined)(
  'however many schedulers and workers share one Postgres, a schedule’s job runs once each time it’s due',
  async () => {
    const url = (await server?.createDatabase()) ?? '';
    const database = open(url);
    let done = 0;
    const handler = handleJob(tick, async () => void (done += 1));
    const start = async (on: Database): Promise<Jobs> => {
      const jobs = createJobs({
        database: on,
        log: silentLog,
        work: true,
        schedule: true,
        subscriptions: [],
      });
      const schedule = { job: handler.job, cron: '* * * * *', payload: {} };
      await jobs.start({ handlers: [handler], schedules: [schedule] });
      return jobs;
    };
    const members = Array.from({ length: PROCESSES }, () => open(url));
    const [begun] = await database.queryRows('SELECT now()::text AS now');
    // The first makes the schedule, and finds nothing due.
    await (await start(database)).stop();

    for (let round = 1; round <= ROUNDS; round += 1) {
      // As if nobody had looked for a while, so that all who start now find it their turn.
      await database.queryRows(`UPDATE jobs.version SET cron_on = now() - interval '50 seconds'`);
      const running = await Promise.all(members.map(start));
      const looked = () =>
        database.queryRows(`SELECT cron_on > now() - interval '40 seconds' AS looked,
          (SELECT count(*) FROM jobs.job
            WHERE state < 'completed' AND name IN ('tick', '__pgboss__send-it'))::int AS waiting
          FROM jobs.version`);
      await expect.poll(looked).toEqual([{ looked: true, waiting: 0 }]);
      for (const jobs of running) await jobs.stop();
    }

    // As if each scheduler had died right after placing the job, before it was on record.
    await database.queryRows(`UPDATE jobs.job
      SET state = 'created', started_on = NULL, completed_on = NULL
      WHERE name = '__pgboss__send-it' AND singleton_on >= date_trunc('minute', localtimestamp)`);
    const last = await start(database);
    const waiting = () =>
      database.queryRows(`SELECT id FROM jobs.job
        WHERE state < 'completed' AND name IN ('tick', '__pgboss__send-it')`);
    await expect.poll(waiting).toEqual([]);
    await last.stop();

    const [count] = await database.queryRows(
      `SELECT count(*)::int AS placed,
          extract(epoch FROM date_trunc('minute', now()) - date_trunc('minute', $1::timestamptz))::int / 60 AS later
       FROM jobs.job WHERE name = 'tick'`,
      [begun?.['now']],
    );
    // The minute that had begun when the first looked is due, and each that began since.
    expect(count?.['placed']).toBeGreaterThanOrEqual(1);
    expect(count?.['placed']).toBeLessThanOrEqual(1 + Number(count?.['later']));
    expect(done).toBe(count?.['placed']);
  },
);
