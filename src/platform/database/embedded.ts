import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import type { Database, Executor, Row } from './database';

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
      const result = await client.query<Row>(statement, [...values]);
      return result.rows;
    },
    forQueue: fromPglite(client),
    async close() {
      await client.close();
      await release();
    },
  };
}
