import { afterAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../test/postgres';
import { silentLog } from '../../test/support/silent-log';
import { readConfig } from '../config';
import { openDatabase } from './database';

describe('a Postgres that can’t be used', async () => {
  const server = await startPostgres();
  if ('skipped' in server) {
    test.skip(server.skipped, () => undefined);
    return;
  }
  afterAll(() => server.stop());

  test('for want of the database is told with how to make it', async () => {
    const url = new URL(server.url);
    url.pathname = '/bakery';
    const config = readConfig({ DATABASE_URL: url.href });
    if (!config.ok) throw new Error(config.faults.join(' '));
    await expect(openDatabase(config.config, '.', silentLog)).rejects.toThrow(
      `Postgres at ${url.host} has no database bakery; make it with “createdb bakery”, or correct DATABASE_URL.`,
    );
  });
});
