import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { milliseconds, minutes, seconds } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import { samplePoliteness, type Politeness } from '../ask/politeness';
import { world } from '../fixtures/scripted-sites';
import { siteAbout } from '../fixtures/scripted-sites';
import { createHosts } from './hosts';
import { storedTurns } from './stored-turns';
import { HostRests } from './turns';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterEach(() => database.runScript('DELETE FROM host_turn'));
afterAll(() => database.close());

const politeness: Politeness = {
  ...samplePoliteness(),
  longestWait: seconds(30),
  rest: minutes(10),
};
/** What one process knows by itself: nothing of another’s. */
const process = () => createHosts(politeness, storedTurns(database));

describe('of two processes', () => {
  test('only one asks a host at a time, and each waits out the interval of the other', async () => {
    const asked: (readonly [from: number, until: number])[] = [];
    const work = async (): Promise<void> => {
      const from = performance.now();
      await sleep(40);
      asked.push([from, performance.now()]);
    };
    const both = [process(), process()];
    const interval = milliseconds(150);
    await Promise.all(
      [0, 1, 0, 1, 0, 1].map((at) => both[at]?.take('mill.example', interval, work)),
    );
    const between = asked.slice(1).map(([from], at) => from - (asked[at]?.[1] ?? 0));
    expect(asked).toHaveLength(6);
    // The clock of the database and the one that measures here agree to some thousandths.
    expect(Math.min(...between)).toBeGreaterThan(140);
  });

  test('each goes on with hosts that the other doesn’t ask', async () => {
    const [one, other] = [process(), process()];
    const order: string[] = [];
    const slow = one.take('slow.example', milliseconds(0), async () => {
      await sleep(400);
      order.push('slow');
    });
    await other.take('quick.example', milliseconds(0), async () => {
      order.push('quick');
    });
    await slow;
    expect(order).toEqual(['quick', 'slow']);
  });

  test('both leave a host alone that one of them was asked to leave alone', async () => {
    const [one, other] = [process(), process()];
    one.rest('mill.example', minutes(20));
    await expect(one.take('else.example', milliseconds(0), async () => 'asked')).resolves.toBe(
      'asked',
    );
    await expect
      .poll(
        async () =>
          (await database.queryRows('SELECT * FROM host_turn WHERE rests_until > now()')).length,
      )
      .toBe(1);
    const asked: string[] = [];
    await expect(
      other.take('mill.example', milliseconds(0), async () => void asked.push('mill')),
    ).rejects.toBeInstanceOf(HostRests);
    expect([asked, other.isResting('mill.example')]).toEqual([[], true]);
  });

  test('a host that rests elsewhere is told as one that asked for patience, and is not asked', async () => {
    await storedTurns(database).keepOff('www.loamferry.example', minutes(20), true);
    const { ask, asked } = world(
      {},
      { longestWait: seconds(30), rest: minutes(10) },
      { turns: storedTurns(database) },
    );
    const url = 'https://www.loamferry.example/about';
    await expect(ask({ source: siteAbout, url })).resolves.toMatchObject({ outcome: 'limited' });
    expect(asked).toEqual([]);
  });
});

test('a process that ended in the middle of a request holds its host for a minute and no longer', async () => {
  const turns = storedTurns(database);
  await turns.enter('mill.example');
  const second = await turns.enter('mill.example');
  expect(second).toMatchObject({ kind: 'taken' });
  expect('left' in second && second.left > 50_000 && second.left <= 60_000).toBe(true);
  await database.read.execute(sql`UPDATE host_turn SET free_at = clock_timestamp()`);
  await expect(turns.enter('mill.example')).resolves.toMatchObject({ kind: 'mine' });
});

test('who comes back after its time was over frees nobody else’s turn', async () => {
  const turns = storedTurns(database);
  const late = await turns.enter('mill.example');
  await database.read.execute(sql`UPDATE host_turn SET free_at = clock_timestamp()`);
  await turns.enter('mill.example');
  if (late.kind === 'mine') await late.leave(milliseconds(0));
  await expect(turns.enter('mill.example')).resolves.toMatchObject({ kind: 'taken' });
});

test('a moment that only a clock set back can have left behind keeps nobody waiting', async () => {
  const turns = storedTurns(database);
  await turns.keepOff('mill.example', minutes(5), true);
  await database.read.execute(
    sql`UPDATE host_turn SET free_at = now() + interval '2 days', rests_until = now() + interval '2 days'`,
  );
  await expect(turns.enter('mill.example')).resolves.toMatchObject({ kind: 'mine' });
});

test('hosts that nobody asked for a day are forgotten', async () => {
  const turns = storedTurns(database);
  await turns.enter('old.example');
  await database.read.execute(sql`UPDATE host_turn SET free_at = now() - interval '25 hours'`);
  await turns.enter('new.example');
  await turns.forget();
  const rows = await database.queryRows('SELECT host FROM host_turn');
  expect(rows).toEqual([{ host: 'new.example' }]);
});
