import type { Database } from '../../src/platform/database';
import { openEmbedded, openPostgres } from '../databases';
import { startPostgres } from '../postgres';

/**
 * A database of the test's own, with the schema brought up to date. Every suite that opens one runs
 * twice: on the embedded database, and on Postgres where `TEST_DATABASE_KIND` asks for it.
 */
export async function freshDatabase(): Promise<Database> {
  if (process.env['TEST_DATABASE_KIND'] !== 'postgres') return openEmbedded();
  const server = await startPostgres();
  if ('skipped' in server) throw new Error(server.skipped);
  const database = await openPostgres(server);
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}
