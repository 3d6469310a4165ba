import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { postgresDatabase, type Database, type Transaction } from '../../src/platform/database';
import { startPostgres } from '../postgres';

describe('a connection that breaks', async () => {
  const server = await startPostgres();
  if ('skipped' in server) {
    test.skip(server.skipped, () => undefined);
    return;
  }

  afterAll(() => server.stop());

  const open = async (): Promise<{ shop: Database; other: Database; errors: Error[] }> => {
    const url = await server.createDatabase();
    const errors: Error[] = [];
    const shop = postgresDatabase({
      url,
      connections: 2,
      reconnectAfter: 20,
      onError: (error) => errors.push(error),
    });
    const other = postgresDatabase({ url: server.url, connections: 1, onError: () => undefined });
    onTestFinished(async () => {
      await Promise.all([shop.close(), other.close()]);
    });
    return { shop, other, errors };
  };

  const END_OTHERS =
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()';

  const nameOf = async (database: Database): Promise<string> =>
    String((await database.queryRows('SELECT current_database() AS name'))[0]?.['name']);

  /** Ends the connection that holds this transaction, as a failover does, and waits until it's gone. */
  async function cut(transaction: Transaction, other: Database): Promise<void> {
    const { rows } = (await transaction.execute(
      sql`SELECT pg_backend_pid() AS pid`,
    )) as unknown as {
      rows: { pid: number }[];
    };
    const pid = rows[0]?.pid;
    await other.queryRows('SELECT pg_terminate_backend($1)', [pid]);
    await expect
      .poll(() => other.queryRows('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [pid]))
      .toEqual([]);
    await new Promise((resolve) => setImmediate(resolve));
  }

  test('inside a transaction rejects it, and the next one works', async () => {
    const { shop, other } = await open();
    for (let round = 0; round < 4; round++) {
      await expect(
        shop.write(async (transaction) => {
          await cut(transaction, other);
          await transaction.execute(sql`SELECT 1`);
        }),
      ).rejects.toThrow();
    }
    expect(
      await shop.write(async (transaction) => transaction.execute(sql`SELECT 1`)),
    ).toBeTruthy();
  });

  test('while the work fails by itself lets its own failure through', async () => {
    const { shop, other } = await open();
    await expect(
      shop.write(async (transaction) => {
        await cut(transaction, other);
        throw new Error('The company has two names.');
      }),
    ).rejects.toThrow('The company has two names.');
  });

  test('inside a script rejects it, and the next one works', async () => {
    const { shop } = await open();
    for (let round = 0; round < 4; round++) {
      await expect(
        shop.runScript('BEGIN; SELECT pg_terminate_backend(pg_backend_pid()); COMMIT;'),
      ).rejects.toThrow('terminating connection');
    }
    await shop.runScript('CREATE TABLE shelf (id integer)');
  });

  test('while it listens is replaced, however many tries that takes', async () => {
    const { shop, other, errors } = await open();
    const name = await nameOf(shop);
    let connected = 0;
    const heard: string[] = [];
    const listener = await shop.forQueue.listen?.(
      'jobs',
      (payload) => heard.push(payload),
      () => (connected += 1),
    );
    expect(connected).toBe(1);
    await other.runScript(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await other.queryRows(END_OTHERS, [name]);
    await expect
      .poll(() => errors.filter(({ message }) => /not currently accepting/u.test(message)).length)
      .toBeGreaterThan(1);
    await other.runScript(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await expect.poll(() => connected).toBe(2);
    await shop.queryRows("SELECT pg_notify('jobs', 'one')");
    await expect.poll(() => heard).toEqual(['one']);
    await listener?.close();
  });
});
