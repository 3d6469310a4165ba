import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbedded } from '../../test/databases';
import { silentLog } from '../../test/support/silent-log';
import { readConfig } from '../config';
import { systemClock } from '../kernel/time';
import { databaseStorage } from '../platform/files';
import { answerBackupRequests, backupHandlers, requestBackup } from './backups';

async function embeddedShop() {
  const folder = mkdtempSync(join(tmpdir(), 'foreword-data-'));
  const database = await openEmbedded();
  onTestFinished(async () => {
    rmSync(folder, { recursive: true, force: true });
    await database.close();
  });
  const read = readConfig({ DATA_DIR: folder });
  if (!read.ok) throw new Error(read.faults.join(' '));
  const config = { ...read.config, baseUrl: 'http://localhost:3000' };
  const files = databaseStorage(database);
  return { config, database, files, clock: systemClock, log: silentLog };
}

test('Each night an embedded shop backs itself up and gives the space of deleted rows back.', async () => {
  const shop = await embeddedShop();
  const size = async (): Promise<number> => {
    const [row] = await shop.database.queryRows(
      "SELECT pg_relation_size('rate_limit')::int AS size",
    );
    return Number(row?.['size']);
  };
  await shop.database.runScript(
    `INSERT INTO rate_limit SELECT md5(i::text), 1, now() FROM generate_series(1, 5000) AS i;
     DELETE FROM rate_limit WHERE hits = 1`,
  );
  expect(await size()).toBeGreaterThan(200_000);
  const attempt = { number: 1, last: false, signal: new AbortController().signal };
  await backupHandlers(shop)[0]?.handle({}, attempt);
  expect(readdirSync(shop.config.backups.folder)).toEqual([expect.stringMatching(/\.backup$/u)]);
  expect(await size()).toBe(0);
});

test('Another process gets a backup from the one that has the embedded database.', async () => {
  const shop = await embeddedShop();
  onTestFinished(answerBackupRequests(shop));
  const made = await requestBackup(shop.config, systemClock);
  expect(made).toMatchObject({ path: expect.stringContaining(shop.config.backups.folder) });
});
