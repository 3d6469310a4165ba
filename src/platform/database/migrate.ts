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

/** The database has a migration that this code doesn't: a newer version made or upgraded it. */
export class DatabaseIsNewer extends Error {
  override readonly name = 'DatabaseIsNewer';

  constructor(unknown: readonly string[]) {
    const what = `A newer version of Foreword has used this database (${unknown.join(', ')}).`;
    super(`${what} Start that version, or restore the backup from before the upgrade.`);
  }
}

/**
 * Brings the schema forward, one transaction a migration. A statement that can't get its table
 * lock within five seconds gives up and is tried at the next start, so that a migration never
 * queues behind a long reader and stops the shop. A script that ran under another name is done:
 * its digest tells, so that a migration may be renumbered.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  await database.runScript(guarded(LEDGER));
  const applied = await appliedDigests(database);
  checkKnown(applied, migrations);
  const done: string[] = [];
  for (const migration of notAmong(applied, migrations)) {
    if (applied.has(migration.name)) {
      throw new Error(
        `Migration ${migration.name} was changed after it ran. Add a new one instead.`,
      );
    }
    await apply(database, migration);
    done.push(migration.name);
  }
  return done;
}

/** What the schema still lacks, in the order in which it's applied. */
export async function missingMigrations(
  database: Database,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  return notAmong(await appliedDigests(database), migrations);
}

/** Throws if a newer version made or upgraded the database; changes nothing. */
export async function checkIsNotNewer(
  database: Database,
  migrations: readonly Migration[],
): Promise<void> {
  checkKnown(await appliedDigests(database), migrations);
}

function notAmong(
  applied: ReadonlyMap<string, string>,
  migrations: readonly Migration[],
): readonly Migration[] {
  const ran = new Set(applied.values());
  return migrations
    .filter((migration) => !ran.has(migrationDigest(migration)))
    .sort((one, other) => one.name.localeCompare(other.name));
}

async function appliedDigests(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await database.queryRows('SELECT name, digest FROM applied_migration ORDER BY name');
  return new Map(rows.map((row) => [String(row['name']), String(row['digest'])]));
}

function checkKnown(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const names = new Set(migrations.map(({ name }) => name));
  const digests = new Set(migrations.map(migrationDigest));
  const unknown = [...applied].filter(([name, ran]) => !names.has(name) && !digests.has(ran));
  if (unknown.length > 0) throw new DatabaseIsNewer(unknown.map(([name]) => name));
}

async function apply(database: Database, migration: Migration): Promise<void> {
  const values = `'${migration.name}', '${migrationDigest(migration)}'`;
  const record = `INSERT INTO applied_migration (name, digest) VALUES (${values})`;
  try {
    await database.runScript(guarded(`${migration.script};\n${record}`));
  } catch (error) {
    // Another process may have brought it in while this one waited for the lock.
    const [row] = await database.queryRows('SELECT digest FROM applied_migration WHERE name = $1', [
      migration.name,
    ]);
    if (row?.['digest'] !== migrationDigest(migration)) throw error;
  }
}

const guarded = (script: string): string => `
  BEGIN;
  SET LOCAL lock_timeout = '5s';
  SELECT pg_advisory_xact_lock(${ADVISORY_LOCK});
  ${script};
  COMMIT;`;

export function migrationDigest(migration: Migration): string {
  return createHash('sha256').update(migration.script).digest('hex');
}
