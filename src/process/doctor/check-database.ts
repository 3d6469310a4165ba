import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config';
import { systemClock } from '../../kernel/time';
import { hasOwner } from '../../desk/identity';
import {
  checkIsNotNewer,
  DatabaseIsNewer,
  FolderInUse,
  missingMigrations,
  type Database,
  type QueryRow,
} from '../../platform/database';
import type { Log } from '../../platform/log';
import { StartupFault } from '../startup-fault';
import { openUnmigrated, readMigrations } from '../database';
import { notice, right, untried, wrong, type DoctorFinding, type DoctorFindings } from './finding';

export const NO_OWNER = 'There’s no owner yet; create one with npm run foreword -- owner.';

const SUBJECT = 'Database';

type DatabaseConfig = Pick<Config, 'mode' | 'databaseUrl' | 'dataDirectory'> & Config;

interface Surroundings {
  readonly log: Log;
  readonly projectFolder: string;
}

/** Looks at the database without bringing its schema up to date. */
export async function checkDatabase(
  config: DatabaseConfig,
  { log, projectFolder }: Surroundings,
): Promise<DoctorFindings> {
  const isEmbedded = config.databaseUrl === undefined;
  if (isEmbedded && !existsSync(join(config.dataDirectory, 'database')))
    return [untried(SUBJECT, 'There’s none yet; the first start creates it in DATA_DIR.')];
  try {
    const database = await openUnmigrated(config, log);
    try {
      return [
        ...(isEmbedded
          ? [right(SUBJECT, 'The embedded database opens.')]
          : await rightsOf(database)),
        ...(await schemaOf(database, join(projectFolder, 'migrations'), config.mode)),
      ];
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof StartupFault)) throw error;
    return error.cause instanceof FolderInUse
      ? [right(SUBJECT, 'The running shop has it open.')]
      : [wrong(SUBJECT, error.message)];
  }
}

const RIGHTS = `
  SELECT current_setting('server_version') AS version,
    current_user AS account,
    current_database() AS name,
    pg_is_in_recovery() AS replica,
    has_schema_privilege(current_schema(), 'CREATE') AS tables,
    has_database_privilege(current_database(), 'CREATE')
      OR EXISTS (SELECT 1 FROM pg_namespace WHERE nspname = 'jobs') AS schemas,
    (SELECT pg_encoding_to_char(encoding) FROM pg_database WHERE datname = current_database())
      AS encoding`;

async function rightsOf(database: Database): Promise<DoctorFindings> {
  const [row = {}] = await database.queryRows(RIGHTS);
  const faults = databaseFaults(row);
  return faults.length > 0
    ? faults.map((sentence) => wrong(SUBJECT, sentence))
    : [
        right(
          SUBJECT,
          `Postgres ${String(row['version'])} answers, and ${String(row['account'])} may create tables.`,
        ),
      ];
}

/** A server that's too old is refused before, in the words of the start. */
export function databaseFaults(row: QueryRow): readonly string[] {
  const [account, name] = [String(row['account']), String(row['name'])];
  const rules: readonly (readonly [boolean, string])[] = [
    [
      row['replica'] === true,
      'DATABASE_URL points to a read-only replica. Point it to the primary.',
    ],
    [
      row['tables'] !== true,
      `User ${account} may not create tables. As a superuser: GRANT CREATE ON SCHEMA public TO ${account};`,
    ],
    [
      row['schemas'] !== true,
      `User ${account} may not create schemas. As a superuser: GRANT CREATE ON DATABASE ${name} TO ${account};`,
    ],
    [
      row['encoding'] !== 'UTF8',
      `Database ${name} isn’t in UTF-8. Create another with: createdb --encoding=UTF8 --template=template0 NAME`,
    ],
  ];
  return rules.filter(([broken]) => broken).map(([, sentence]) => sentence);
}

async function schemaOf(
  database: Database,
  folder: string,
  mode: Config['mode'],
): Promise<DoctorFindings> {
  const subject = 'Schema';
  const [made] = await database.queryRows("SELECT to_regclass('applied_migration') AS found");
  if ((made?.['found'] ?? null) === null)
    return [
      notice(subject, 'The database is empty; the first start or “owner” creates the tables.'),
    ];
  const migrations = readMigrations(folder);
  try {
    await checkIsNotNewer(database, migrations);
  } catch (error) {
    if (error instanceof DatabaseIsNewer) return [wrong(subject, error.message)];
    throw error;
  }
  const missing = await missingMigrations(database, migrations);
  return missing.length > 0
    ? [notice(subject, `The next start changes it: ${missing.map(({ name }) => name).join(', ')}.`)]
    : [right(subject, 'The schema is this version’s.'), ...(await ownerOf(database, mode))];
}

async function ownerOf(
  database: Database,
  mode: Config['mode'],
): Promise<readonly DoctorFinding[]> {
  if (mode === 'demo') return [];
  return (await hasOwner({ database, clock: systemClock }))
    ? [right('Owner', 'The owner has an account.')]
    : [wrong('Owner', NO_OWNER)];
}
