import { readdirSync, readFileSync } from 'node:fs';
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
import { StartupFault } from './startup-fault';
import { closeToOthers } from './data-folder';

const OLDEST_POSTGRES = 15;
const NEWEST_POSTGRES = 18;

/** Opens the database that the configuration names and brings its schema up to date. */
export async function openDatabase(
  config: Config,
  projectFolder: string,
  log: Log,
): Promise<Database> {
  const database = await openUnmigrated(config, log);
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

/** The database as it is, with whatever schema it has. */
export const openUnmigrated = (config: Config, log: Log): Promise<Database> =>
  config.databaseUrl === undefined
    ? openEmbedded(config.dataDirectory)
    : openPostgres(config.databaseUrl, log);

async function openEmbedded(dataDirectory: string): Promise<Database> {
  const lock = await lockFolder(dataDirectory).catch((error: unknown) => {
    const isKnown = error instanceof FolderInUse || error instanceof FolderHasNoLocks;
    throw isKnown ? new StartupFault(error.message, { cause: error }) : error;
  });
  const folder = join(dataDirectory, 'database');
  const client = await openDurablePglite({ folder });
  // What a first start unpacks is readable to all.
  closeToOthers(folder);
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
    throw new StartupFault(whyClosed(new URL(url), (error as { code?: string }).code));
  }
}

const NO_SUCH_DATABASE = '3D000';
const WRONG_LOGIN = new Set(['28P01', '28000']);

function whyClosed({ host, pathname, username }: URL, code = 'no answer'): string {
  if (code === NO_SUCH_DATABASE)
    return (
      `Postgres at ${host} has no database ${pathname.slice(1)}; ` +
      `make it with “createdb ${pathname.slice(1)}”, or correct DATABASE_URL.`
    );
  if (WRONG_LOGIN.has(code))
    return `Postgres at ${host} refuses user ${username}; check name and password in DATABASE_URL.`;
  return `The database at ${host} can’t be reached (${code}); check DATABASE_URL, and that Postgres is running.`;
}

export function readMigrations(folder: string): readonly Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => ({
      name: file.replace(/\.sql$/, ''),
      script: readFileSync(join(folder, file), 'utf8'),
    }));
}
