import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { silentLog } from '../../../test/support/silent-log';
import { testClock } from '../../../test/support/test-clock';
import { minutes, seconds } from '../../kernel/time';
import type { Database } from '../database';
import { createRateLimiter } from './rate-limit';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('a limit holds for its window and opens again after it', async () => {
  const clock = testClock();
  const limiter = createRateLimiter({ database, clock, log: silentLog });
  const take = (): Promise<boolean> => limiter.take('login:203.0.113.5', 2, minutes(1));
  expect([await take(), await take(), await take()]).toEqual([true, true, false]);
  clock.advance(seconds(61));
  expect(await take()).toBe(true);
});

test('calls at the same moment are all counted', async () => {
  const limiter = createRateLimiter({ database, clock: testClock(), log: silentLog });
  const taken = await Promise.all(
    Array.from({ length: 20 }, () => limiter.take('burst', 5, minutes(1))),
  );
  expect(taken.filter(Boolean)).toHaveLength(5);
});

test('a limit that can’t be counted lets nobody in', async () => {
  const insert = () => {
    throw new Error('the database is away');
  };
  const broken: Database = {
    ...database,
    read: Object.assign(Object.create(database.read) as Database['read'], { insert }),
  };
  const limiter = createRateLimiter({ database: broken, clock: testClock(), log: silentLog });
  await expect(limiter.take('login', 5, minutes(1))).rejects.toThrow('the database is away');
});

test('windows that have ended are swept away', async () => {
  const clock = testClock();
  const limiter = createRateLimiter({ database, clock, log: silentLog });
  await limiter.take('old', 5, minutes(1));
  clock.advance(minutes(2));
  await limiter.sweep();
  expect(await database.queryRows("SELECT 1 FROM rate_limit WHERE bucket = 'old'")).toEqual([]);
});
