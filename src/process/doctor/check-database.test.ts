import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../../../test/databases';
import { startPostgres } from '../../../test/postgres';
import { readConfig, type Config } from '../../config';
import { lockFolder, postgresDatabase, type Database } from '../../platform/database';
import { createLog } from '../../platform/log';
import { projectFolder } from '../../project-folder';
import { checkDatabase, databaseFaults } from './check-database';

const surroundings = { log: createLog({ level: 'silent' }), projectFolder: projectFolder() };

const check = (change: Partial<Config>) => {
  const { config } = readConfig({});
  if (config === undefined) throw new Error('unreadable');
  return checkDatabase({ ...config, mode: 'live', ...change }, surroundings);
};

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

describe('an embedded database', () => {
  test('that isn’t there yet is left alone', async () => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'foreword-doctor-'));
    closing.push(() => rmSync(dataDirectory, { recursive: true }));
    expect(await check({ dataDirectory })).toMatchObject([{ state: 'untried' }]);
  });

  test('that a running shop holds is right', async () => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'foreword-doctor-'));
    closing.push(() => rmSync(dataDirectory, { recursive: true }));
    const lock = await lockFolder(dataDirectory);
    closing.unshift(() => lock.release());
    mkdirSync(join(dataDirectory, 'database'));
    expect(await check({ dataDirectory })).toMatchObject([
      { state: 'right', sentence: 'The running shop has it open.' },
    ]);
  });
});

test('a Postgres that can’t be reached is told in the sentence of the start', async () => {
  expect(await check({ databaseUrl: 'postgres://shop:s3cret@127.0.0.1:1/shop' })).toEqual([
    {
      subject: 'Database',
      state: 'wrong',
      sentence:
        'The database at 127.0.0.1:1 can’t be reached (ECONNREFUSED); check DATABASE_URL, and that Postgres is running.',
    },
  ]);
});

test.each([
  [{ replica: true }, 'DATABASE_URL points to a read-only replica. Point it to the primary.'],
  [{ encoding: 'LATIN1' }, 'Database shop isn’t in UTF-8.'],
])('a server that the shop can’t use is told with what to use: %o', (change, sentence) => {
  const fit = {
    version: '15.1',
    account: 'shop',
    name: 'shop',
    replica: false,
    tables: true,
    schemas: true,
    encoding: 'UTF8',
  };
  expect(databaseFaults(fit)).toEqual([]);
  expect(databaseFaults({ ...fit, ...change })).toEqual([expect.stringContaining(sentence)]);
});

describe('Postgres', async () => {
  const server = await startPostgres();
  if ('skipped' in server) {
    test.skip(server.skipped, () => undefined);
    return;
  }
  afterAll(() => server.stop());

  const open = (url: string): Database => {
    const database = postgresDatabase({ url, connections: 1, onError: () => undefined });
    closing.push(() => database.close());
    return database;
  };

  test('of a user without rights says which to grant, to whom', async () => {
    const url = await server.createDatabase();
    await open(url).runScript('CREATE ROLE meek LOGIN; REVOKE CREATE ON SCHEMA public FROM PUBLIC');
    closing.push(() => open(url).runScript('DROP ROLE meek'));
    const meek = Object.assign(new URL(url), { username: 'meek' }).href;
    expect(await check({ databaseUrl: meek })).toMatchObject([
      {
        state: 'wrong',
        sentence: expect.stringContaining('GRANT CREATE ON SCHEMA public TO meek'),
      },
      { state: 'wrong', sentence: expect.stringContaining('GRANT CREATE ON DATABASE') },
      { state: 'notice', sentence: expect.stringContaining('empty') },
    ]);
  });

  test('with this version’s schema still wants an owner in live mode', async () => {
    const database = await openPostgres(server);
    closing.push(() => database.close());
    const [row] = await database.queryRows('SELECT current_database() AS name');
    const databaseUrl = Object.assign(new URL(server.url), {
      pathname: `/${String(row?.['name'])}`,
    }).href;
    const found = await check({ databaseUrl });
    expect(found.map(({ subject, state }) => [subject, state])).toEqual([
      ['Database', 'right'],
      ['Schema', 'right'],
      ['Owner', 'wrong'],
    ]);
    await database.runScript("INSERT INTO applied_migration VALUES ('9999-later', 'x')");
    closing.push(() =>
      open(databaseUrl).runScript("DELETE FROM applied_migration WHERE name = '9999-later'"),
    );
    expect(await check({ databaseUrl })).toMatchObject([
      { state: 'right' },
      { state: 'wrong', sentence: expect.stringContaining('A newer version') },
    ]);
  });
});
