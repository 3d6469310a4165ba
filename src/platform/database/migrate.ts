import { createHash } from 'node:crypto';
import type { Database } from './database';

export interface Migration {
  /** “0001-orders”: the number orders them, the rest says what it brings. */
  readonly name: string;
  readonly script: string;
}

/** Any number will do, as long as every process asks for the same one. */
const ADVISORY_LOCK = 35_00_12;

const LEDGER = `
  CREATE TABLE IF NOT EXISTS applied_migration (
    name text PRIMARY KEY,
    digest text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`;

/**
 * Brings the schema forward, one transaction a migration. A statement that can't get its table
 * lock within five seconds gives up and is tried at the next start, so that a migration never
 * queues behind a long reader and stops the shop.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  await database.runScript(guarded(LEDGER));
  const applied = new Map(
    (await database.queryRows('SELECT name, digest FROM applied_migration')).map((row) => [
      String(row['name']),
      String(row['digest']),
    ]),
  );
  const done: string[] = [];
  for (const migration of [...migrations].sort((a, b) => a.name.localeCompare(b.name))) {
    const known = applied.get(migration.name);
    if (known === undefined) {
      await apply(database, migration);
      done.push(migration.name);
    } else if (known !== digest(migration)) {
      throw new Error(
        `Migration ${migration.name} was changed after it ran. Add a new one instead.`,
      );
    }
  }
  return done;
}

async function apply(database: Database, migration: Migration): Promise<void> {
  const record = `INSERT INTO applied_migration (name, digest) VALUES ('${migration.name}', '${digest(migration)}')`;
  try {
    await database.runScript(guarded(`${migration.script};\n${record}`));
  } catch (error) {
    // Another process may have brought it in while this one waited for the lock.
    const [row] = await database.queryRows('SELECT digest FROM applied_migration WHERE name = $1', [
      migration.name,
    ]);
    if (row?.['digest'] !== digest(migration)) throw error;
  }
}

const guarded = (script: string): string => `
  BEGIN;
  SET LOCAL lock_timeout = '5s';
  SELECT pg_advisory_xact_lock(${ADVISORY_LOCK});
  ${script};
  COMMIT;`;

function digest(migration: Migration): string {
  return createHash('sha256').update(migration.script).digest('hex');
}
