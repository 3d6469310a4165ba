import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import {
  DatabaseIsNewer,
  embeddedDatabase,
  FolderHasNoLocks,
  FolderInUse,
  lockFolder,
  migrate,
  openDurablePglite,
  postgresDatabase,
  type Database,
  type Migration,
} from '../platform/database';
import type { Log } from '../platform/log';
import { StartupFault } from '../startup-fault';

const OLDEST_POSTGRES = 15;
const NEWEST_POSTGRES = 18;

/** Opens the database that the configuration names and brings its schema up to date. */
export async function openDatabase(
  config: Config,
  projectFolder: string,
  log: Log,
): Promise<Database> {
  const database =
    config.databaseUrl === undefined
      ? await openEmbedded(config.dataDirectory)
      : await openPostgres(config.databaseUrl, log);
  try {
    for (const name of await migrate(database, readMigrations(join(projectFolder, 'migrations')))) {
      log.info({ migration: name }, 'migration applied');
    }
    return database;
  } catch (error) {
    await database.close();
    throw error instanceof DatabaseIsNewer ? new StartupFault(error.message) : error;
  }
}

async function openEmbedded(dataDirectory: string): Promise<Database> {
  checkWritable(dataDirectory);
  const lock = await lockFolder(dataDirectory).catch((error: unknown) => {
    const isKnown = error instanceof FolderInUse || error instanceof FolderHasNoLocks;
    throw isKnown ? new StartupFault(error.message) : error;
  });
  const client = await openDurablePglite({ folder: join(dataDirectory, 'database') });
  return embeddedDatabase(client, () => lock.release());
}

async function openPostgres(url: string, log: Log): Promise<Database> {
  const database = postgresDatabase({
    url,
    onError: (error) => log.error({ error }, 'a database connection broke'),
  });
  try {
    const [row] = await database.queryRows(
      "SELECT current_setting('server_version_num')::int / 10000 AS version",
    );
    const version = Number(row?.['version']);
    if (version < OLDEST_POSTGRES || version > NEWEST_POSTGRES) {
      throw new StartupFault(
        `DATABASE_URL points to Postgres ${version}; Foreword needs ${OLDEST_POSTGRES} to ${NEWEST_POSTGRES}.`,
      );
    }
    return database;
  } catch (error) {
    await database.close();
    if (error instanceof StartupFault) throw error;
    const { code } = error as { code?: string };
    throw new StartupFault(
      `The database at ${new URL(url).host} can’t be reached (${code ?? 'no answer'}); check DATABASE_URL, and that Postgres is running.`,
    );
  }
}

export function checkWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    // Trying beats asking: permission bits say nothing of a full disk or a read-only mount.
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch {
    throw new StartupFault(
      `The data folder ${folder} isn’t writable; set DATA_DIR to another, or fix its permissions.`,
    );
  }
}

export function readMigrations(folder: string): readonly Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => ({
      name: file.replace(/\.sql$/, ''),
      script: readFileSync(join(folder, file), 'utf8'),
    }));
}
