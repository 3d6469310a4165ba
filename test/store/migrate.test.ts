import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  migrate,
  postgresDatabase,
  type Database,
  type Migration,
} from '../../src/platform/database';
import { eachDatabase, loadMigrations } from '../databases';
import { startPostgres } from '../postgres';

const shelf: Migration = {
  name: '0001-shelf',
  script: 'CREATE TABLE shelf (id integer PRIMARY KEY)',
};
const book: Migration = {
  name: '0002-book',
  script: 'CREATE TABLE book (id integer PRIMARY KEY); CREATE INDEX book_id ON book (id);',
};
const broken: Migration = {
  name: '0003-broken',
  script: 'CREATE TABLE half (id integer); CREATE TABLE half (id integer);',
};

async function tables(database: Database): Promise<readonly string[]> {
  const rows = await database.queryRows(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  );
  return rows.map((row) => String(row['tablename']));
}

async function ledger(database: Database): Promise<readonly string[]> {
  const rows = await database.queryRows('SELECT name FROM applied_migration ORDER BY name');
  return rows.map((row) => String(row['name']));
}

eachDatabase('migrations', (open) => {
  test('of the project all apply, in the order of their numbers', async () => {
    const database = await open({ migrated: false });
    const names = loadMigrations().map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(await migrate(database, loadMigrations())).toEqual(names);
    expect(await ledger(database)).toEqual(names);
  });

  test('that have run are not run again', async () => {
    const database = await open({ migrated: false });
    expect(await migrate(database, [book, shelf])).toEqual(['0001-shelf', '0002-book']);
    expect(await migrate(database, [book, shelf])).toEqual([]);
    expect(await tables(database)).toEqual(['applied_migration', 'book', 'shelf']);
  });

  test('added later are the only ones that run', async () => {
    const database = await open({ migrated: false });
    await migrate(database, [shelf]);
    expect(await migrate(database, [shelf, book])).toEqual(['0002-book']);
  });

  test('changed after they ran are refused by name', async () => {
    const database = await open({ migrated: false });
    await migrate(database, [shelf]);
    const changed = { ...shelf, script: `${shelf.script};` };
    await expect(migrate(database, [changed])).rejects.toThrow(
      'Migration 0001-shelf was changed after it ran. Add a new one instead.',
    );
  });

  test('that ran under another name count as done', async () => {
    const database = await open({ migrated: false });
    await migrate(database, [shelf, book]);
    const renumbered = { ...book, name: '0005-book' };
    expect(await migrate(database, [shelf, renumbered])).toEqual([]);
  });

  test('that only a newer version has are named, and nothing is touched', async () => {
    const database = await open({ migrated: false });
    await migrate(database, [book]);
    await expect(migrate(database, [shelf])).rejects.toThrow(
      'A newer version of Foreword has used this database (0002-book). Start that version, or restore the backup from before the upgrade.',
    );
    expect(await tables(database)).toEqual(['applied_migration', 'book']);
  });

  test('that fail leave nothing half done, keep what came before, and run once mended', async () => {
    const database = await open({ migrated: false });
    await expect(migrate(database, [shelf, broken])).rejects.toThrow('already exists');
    expect(await tables(database)).toEqual(['applied_migration', 'shelf']);
    expect(await ledger(database)).toEqual(['0001-shelf']);
    const mended = { ...broken, script: 'CREATE TABLE half (id integer)' };
    expect(await migrate(database, [shelf, mended])).toEqual(['0003-broken']);
  });

  test('that fail leave no transaction open behind them', async () => {
    const database = await open({ migrated: false });
    await expect(migrate(database, [broken])).rejects.toThrow('already exists');
    await database.runScript('CREATE TABLE after_all (id integer)');
    expect(await tables(database)).toContain('after_all');
  });
});

describe('migrations of several processes on one Postgres', async () => {
  const server = await startPostgres();
  if ('skipped' in server) {
    test.skip(server.skipped, () => undefined);
    return;
  }

  afterAll(() => server.stop());

  const connected = async (count: number): Promise<readonly Database[]> => {
    const url = await server.createDatabase();
    const databases = Array.from({ length: count }, () =>
      postgresDatabase({ url, connections: 2, onError: () => undefined }),
    );
    onTestFinished(async () => {
      await Promise.all(databases.map((database) => database.close()));
    });
    return databases;
  };

  test('that start at once bring each in a single time, and all of them come up', async () => {
    const counted: Migration = {
      name: '0003-counted',
      script:
        'CREATE TABLE IF NOT EXISTS counted (id serial); INSERT INTO counted DEFAULT VALUES; SELECT pg_sleep(0.2)',
    };
    const databases = await connected(4);
    await Promise.all(databases.map((database) => migrate(database, [shelf, book, counted])));
    const [first] = databases;
    expect(await ledger(must(first))).toEqual(['0001-shelf', '0002-book', '0003-counted']);
    expect(await must(first).queryRows('SELECT count(*)::int AS times FROM counted')).toEqual([
      { times: 1 },
    ]);
  });

  test('give up where a long reader holds the table, change nothing, and succeed at the next start', async () => {
    const [shop, reader] = (await connected(2)).map(must);
    await migrate(must(shop), [shelf]);
    const wider: Migration = {
      name: '0004-wider',
      script: 'ALTER TABLE shelf ADD COLUMN width integer',
    };
    const reading = gate();
    const finished = gate();
    const held = must(reader).write(async (transaction) => {
      await transaction.execute(sql`SELECT * FROM shelf`);
      reading.open();
      await finished.passed;
    });
    await reading.passed;
    const refused = await migrate(must(shop), [shelf, wider]).then(
      () => undefined,
      (error: unknown) => error,
    );
    finished.open();
    await held;
    expect(String(refused)).toContain('lock timeout');
    expect(await ledger(must(shop))).toEqual(['0001-shelf']);
    expect(await migrate(must(shop), [shelf, wider])).toEqual(['0004-wider']);
  });
});

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A value is missing.');
  return value;
}

function gate(): { open(): void; readonly passed: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { open: resolve, passed: promise };
}
