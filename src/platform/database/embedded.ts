import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import type { Database, Executor, QueryRow } from './database';

/**
 * Rewrites every table without its dead rows, after their values have left the planner's statistics, and lets go of the
 * log that still has them: the first switch ends its file, and the second the one that the checkpoint began in.
 */
const CLEARING = [
  // Of a table that is empty now, they would stay.
  'DELETE FROM pg_statistic',
  'ANALYZE',
  'VACUUM FULL',
  'SET wal_recycle = off',
  'SELECT pg_switch_wal()',
  'CHECKPOINT',
  'SELECT pg_switch_wal()',
  'CHECKPOINT',
] as const;

/** The embedded database of demo, development and tests: one connection, in this process. */
export function embeddedDatabase(
  client: PGlite,
  release: () => Promise<void> = async () => undefined,
): Database {
  const executor: Executor = drizzle(client);
  return {
    kind: 'embedded',
    read: executor,
    write: (work) => executor.transaction(work),
    async runScript(script) {
      await client.exec(script).catch(async (error: unknown) => {
        await client.exec('ROLLBACK');
        throw error;
      });
    },
    async queryRows(statement, values = []) {
      const result = await client.query<QueryRow>(statement, [...values]);
      return result.rows;
    },
    async clearDeleted() {
      for (const statement of CLEARING) await client.exec(statement);
    },
    forQueue: fromPglite(client),
    async close() {
      await client.close();
      await release();
    },
  };
}
