import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, test } from 'vitest';
import { days } from '../src/kernel/time';
import {
  embeddedDatabase,
  migrate,
  openDurablePglite,
  postgresDatabase,
  type Database,
  type Migration,
} from '../src/platform/database';
import { borrowDatabase } from './database-pool';
import { startPostgres, type TestPostgres } from './postgres';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
const templatesFolder = fileURLToPath(
  new URL('../node_modules/.cache/foreword-databases', import.meta.url),
);

export interface OpenOptions {
  /** False gives a database with nothing in it. */
  readonly migrated?: boolean;
}

export type Open = (options?: OpenOptions) => Promise<Database>;

export function loadMigrations(folder = migrationsFolder): readonly Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}-.+\.sql$/.test(file))
    .sort()
    .map((file) => ({
      name: file.replace(/\.sql$/, ''),
      script: readFileSync(join(folder, file), 'utf8'),
    }));
}

/**
 * Runs the suite on the embedded database and on Postgres. `open` gives a new database with the
 * project's schema; those opened by a test are closed after it, those of a beforeAll after the suite.
 * Without a Postgres one skipped test says why.
 */
export function eachDatabase(name: string, suite: (open: Open) => void): void {
  describe(`${name}, on the embedded database`, () => {
    suite(closing(openEmbedded));
  });
  describe(`${name}, on Postgres`, async () => {
    const server = await startPostgres();
    if ('skipped' in server) {
      test.skip(server.skipped, () => undefined);
      return;
    }
    afterAll(() => server.stop());
    suite(closing((options) => openPostgres(server, options)));
  });
}

function closing(open: Open): Open {
  const ofSuite: Database[] = [];
  const ofTest: Database[] = [];
  let opened = ofSuite;
  const closeAll = async (databases: Database[]): Promise<void> => {
    await Promise.all(databases.splice(0).map((database) => database.close()));
  };
  beforeEach(() => {
    opened = ofTest;
  });
  afterEach(async () => {
    opened = ofSuite;
    await closeAll(ofTest);
  });
  afterAll(() => closeAll(ofSuite));
  return async (options) => {
    const database = await open(options);
    opened.push(database);
    return database;
  };
}

export function openPostgres(
  server: TestPostgres,
  { migrated = true }: OpenOptions = {},
): Promise<Database> {
  return migrated
    ? borrowDatabase(server.url, () => makePostgres(server, true))
    : makePostgres(server, false);
}

async function makePostgres(server: TestPostgres, migrated: boolean): Promise<Database> {
  const database = postgresDatabase({
    url: await server.createDatabase(),
    connections: 5,
    onError: () => undefined,
  });
  if (migrated) await migrate(database, loadMigrations());
  return database;
}

/** Durable, as it is in the demo, in a folder of its own that is a copy of one made before. */
export function openEmbedded({ migrated = true }: OpenOptions = {}): Promise<Database> {
  return migrated ? borrowDatabase('embedded', () => makeEmbedded(true)) : makeEmbedded(false);
}

/** What a shop's first start would make in its data folder, for tests of what comes after. */
export async function prepareDataFolder(dataFolder: string): Promise<string> {
  cpSync(await embeddedTemplate(loadMigrations()), join(dataFolder, 'database'), {
    recursive: true,
  });
  return dataFolder;
}

async function makeEmbedded(migrated: boolean): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'foreword-embedded-'));
  cpSync(await embeddedTemplate(migrated ? loadMigrations() : []), folder, { recursive: true });
  return embeddedDatabase(await openDurablePglite({ folder }), async () => {
    rmSync(folder, { recursive: true, force: true });
  });
}

/** Making a database takes seconds, copying one does not; made anew when library or migrations change. */
async function embeddedTemplate(migrations: readonly Migration[]): Promise<string> {
  const library = readFileSync(
    join(templatesFolder, '../../@electric-sql/pglite/package.json'),
    'utf8',
  );
  const digest = createHash('sha256')
    .update(JSON.stringify([library, migrations]))
    .digest('hex')
    .slice(0, 16);
  const template = join(templatesFolder, digest);
  if (existsSync(template)) return template;
  mkdirSync(templatesFolder, { recursive: true });
  forgetOldTemplates();
  const making = mkdtempSync(join(templatesFolder, 'making-'));
  const database = embeddedDatabase(await openDurablePglite({ folder: making }));
  await migrate(database, migrations);
  await database.close();
  try {
    renameSync(making, template);
  } catch (error) {
    // Another test file was faster; its copy is as good.
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(template)) throw error;
  }
  return template;
}

function forgetOldTemplates(): void {
  for (const name of readdirSync(templatesFolder)) {
    const path = join(templatesFolder, name);
    if (Date.now() - statSync(path).mtimeMs > days(1))
      rmSync(path, { recursive: true, force: true });
  }
}
