import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  embeddedDatabase,
  openDurablePglite,
  postgresDatabase,
  type Database,
} from '../../src/platform/database';
import { prepareDataFolder } from '../databases';
import { startPostgres } from '../postgres';

const MARK = 'zyxq';
const postgres = await startPostgres();
const server = 'skipped' in postgres ? undefined : postgres;
const folder = mkdtempSync(join(tmpdir(), 'foreword-cleared-'));
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server?.stop();
});

/** Rows in every place where a value stands: a table, an index, beside the table, and statistics. */
async function writeAndDelete(database: Database): Promise<void> {
  await database.runScript('CREATE TABLE letter (id int PRIMARY KEY, sender text, body text)');
  await database.runScript('CREATE INDEX ON letter (sender)');
  await database.runScript(`INSERT INTO letter SELECT id, '${MARK}' || id % 20,
    (SELECT string_agg(md5((id * n)::text) || '${MARK}', '') FROM generate_series(1, 200) AS n)
    FROM generate_series(1, 200) AS id`);
  await database.runScript(`UPDATE letter SET sender = sender || '!'`);
  await database.runScript('ANALYZE letter');
  await database.runScript('DELETE FROM letter');
}

const filesWithMark = (): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => readFileSync(file).includes(MARK))
    .map((file) => file.slice(folder.length));

const statistics = (database: Database) =>
  database.queryRows(`SELECT tablename FROM pg_stats
    WHERE concat(most_common_vals::text, histogram_bounds::text) LIKE '%${MARK}%'`);

test('what was deleted and cleared is in no file of the embedded database, nor in its log', async () => {
  const client = await openDurablePglite({
    folder: join(await prepareDataFolder(folder), 'database'),
  });
  const database = embeddedDatabase(client);
  await writeAndDelete(database);
  await database.runScript('CHECKPOINT');
  expect(filesWithMark()).not.toEqual([]);
  await database.clearDeleted();
  expect(filesWithMark()).toEqual([]);
  expect(await database.queryRows('SELECT id FROM letter')).toEqual([]);
  await database.close();
  expect(filesWithMark()).toEqual([]);
});

test.skipIf(server === undefined)(
  'what was deleted and cleared is not in Postgres’s statistics either',
  async () => {
    const database = postgresDatabase({
      url: (await server?.createDatabase()) ?? '',
      onError: () => undefined,
    });
    await writeAndDelete(database);
    await database.runScript(`INSERT INTO letter VALUES (1, 'ada', 'b'), (2, 'ben', 'c')`);
    expect(await statistics(database)).not.toEqual([]);
    await database.clearDeleted();
    expect(await statistics(database)).toEqual([]);
    await database.close();
  },
);
