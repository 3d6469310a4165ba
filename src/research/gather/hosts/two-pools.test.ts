import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { loadMigrations } from '../../../../test/databases';
import { startPostgres } from '../../../../test/postgres';
import { milliseconds } from '../../../kernel/time';
import { postgresDatabase } from '../../../platform/database';
import { samplePoliteness } from '../ask/politeness';
import { createHosts } from './hosts';
import { storedTurns } from './stored-turns';

/** As a web process and three workers are: each with connections of its own, and nothing else in common. */
const PROCESSES = 4;

test('processes with connections of their own ask one host one after the other', async ({
  skip,
}) => {
  const server = await startPostgres();
  if ('skipped' in server) return skip(server.skipped);
  const url = await server.createDatabase();
  const pools = Array.from({ length: PROCESSES }, () =>
    postgresDatabase({ url, connections: 2, onError: () => undefined }),
  );
  try {
    const table = loadMigrations().find(({ name }) => name === '0089-host-turn');
    await pools[0]?.runScript(table?.script ?? '');
    let [running, most, asked] = [0, 0, 0];
    const began: number[] = [];
    const work = async (): Promise<void> => {
      began.push(performance.now());
      running += 1;
      most = Math.max(most, running);
      await sleep(20);
      running -= 1;
      asked += 1;
    };
    await Promise.all(
      pools.flatMap((pool) => {
        const hosts = createHosts(samplePoliteness(), storedTurns(pool));
        return [1, 2].map(() => hosts.take('mill.example', milliseconds(100), work));
      }),
    );
    const apart = began.slice(1).map((moment, at) => moment - (began[at] ?? 0));
    expect([asked, most]).toEqual([2 * PROCESSES, 1]);
    expect(Math.min(...apart)).toBeGreaterThan(110);
  } finally {
    await Promise.all(pools.map((pool) => pool.close()));
    await server.stop();
  }
});
