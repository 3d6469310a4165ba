import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { checkBackup, makeBackup, restoreBackup, restoreJobs } from '../../src/platform/backup';
import type { Database } from '../../src/platform/database';
import { databaseStorage, folderStorage, type FileStorage } from '../../src/platform/files';
import { createJobs } from '../../src/platform/jobs';
import { loadMigrations, openEmbedded, openPostgres } from '../databases';
import { startPostgres } from '../postgres';
import { silentLog } from '../support/silent-log';

const AT = new Date('2026-11-23T03:00:00Z');
const migrations = loadMigrations();
const ORDERS = readFileSync(new URL('../upgrades/1-first-order.sql', import.meta.url), 'utf8');
const TOLD = `
  INSERT INTO audit_event (at, kind, actor, subject_kind, subject, reason, before)
    VALUES ('2026-11-10 08:15:30.123456+00', 'refund', 'owner-1', 'order', 'FW-10427', E'Two\\nlines — “quoted”', '{"a": [1.10, null]}');
  INSERT INTO service_setting (version, away_words, away_takes_orders, work_days, work_from, work_until, work_zone, changed_at, changed_by)
    VALUES (1, '', true, '{1,2,5}', '09:00', '17:00', 'America/New_York', '2026-11-10', 'owner-1');
  INSERT INTO figures_day VALUES ('2026-11-10', 1, 1, 9007199254740993, 0, 0, 0, 0, 1, 1, 1, 5, '{0,0,0,0,1}', '{}');`;

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foreword-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Every row of every table, by table. */
async function contentOf(database: Database): Promise<Readonly<Record<string, unknown>>> {
  const tables = await database.queryRows(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('applied_migration', 'stored_file')",
  );
  await database.runScript("SET timezone = 'UTC'");
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [row] = await database.queryRows(
      `SELECT json_agg(row_to_json(kept_row)::jsonb ORDER BY row_to_json(kept_row)::text)::text AS rows FROM ${String(name)} AS kept_row`,
    );
    content[String(name)] = row?.['rows'] ?? null;
  }
  return content;
}

async function queueOf(database: Database) {
  const jobs = createJobs({
    database,
    log: silentLog,
    subscriptions: [],
    work: false,
    schedule: false,
  });
  await jobs.start({ handlers: [], schedules: [] });
  return jobs;
}

const WAITING =
  "SELECT id::text, name, state::text FROM jobs.job WHERE state < 'completed' AND name = 'dead-letters'";
/** The queue's own, for which a new queue has no place yet. */
const TICK = `
  INSERT INTO jobs.queue SELECT (jsonb_populate_record(queue, '{"name": "__pgboss__send-it"}')).*
    FROM jobs.queue WHERE name = 'dead-letters' ON CONFLICT DO NOTHING;
  INSERT INTO jobs.job (name, data) VALUES ('__pgboss__send-it', '{}');`;

/** A shop with orders, files and a waiting job. */
async function fill(database: Database, files: FileStorage): Promise<void> {
  await database.runScript(ORDERS);
  await database.runScript(TOLD);
  await database.runScript('DELETE FROM stored_file');
  await files.put('reports/one/report.pdf', Buffer.from('%PDF-1.7 made up'));
  await files.put('outbox/two/message', Uint8Array.from([0, 255, 10, 13]));
  const jobs = await queueOf(database);
  await database.queryRows(
    "INSERT INTO jobs.job (name, data) VALUES ('dead-letters', '{\"mail\": \"m1\"}'), ('dead-letters', '{}')",
  );
  await database.queryRows("UPDATE jobs.job SET state = 'completed' WHERE data = '{}'");
  await database.runScript(TICK);
  await jobs.stop();
}

describe('a backup', async () => {
  const server = await startPostgres();
  if ('skipped' in server) {
    test.skip(server.skipped, () => undefined);
    return;
  }
  afterAll(() => server.stop());

  const kinds = {
    embedded: (migrated: boolean) => openEmbedded({ migrated }),
    postgres: (migrated: boolean) => openPostgres(server, { migrated }),
  };
  const opened = async (kind: keyof typeof kinds, migrated: boolean): Promise<Database> => {
    const database = await kinds[kind](migrated);
    onTestFinished(() => database.close());
    return database;
  };

  test.each([
    ['embedded', 'postgres', undefined],
    ['postgres', 'embedded', 'a long secret of the owner'],
  ] as const)('of %s restores on %s, row for row and file for file', async (from, to, secret) => {
    const [old, lost] = [await opened(from, true), folderStorage(scratch())];
    await fill(old, lost);
    const path = join(scratch(), 'one.backup');
    const data = { 'demo-secrets.json': Buffer.from('{"linkKey":"k"}') };
    const made = await makeBackup({ database: old, files: lost, data }, { path, at: AT, secret });
    expect(readFileSync(path).includes('robin@buyer.example')).toBe(false);

    const empty = await opened(to, false);
    const files = databaseStorage(empty);
    const told: Record<string, string> = {};
    const restored = await restoreBackup(
      { path, secret },
      {
        database: empty,
        files,
        migrations,
        putData: async (name, bytes) => {
          told[name] = Buffer.from(bytes).toString('utf8');
        },
      },
    );
    expect(restored).toMatchObject({ rows: made.rows, files: 2, at: AT.toISOString() });
    expect(await contentOf(empty)).toEqual(await contentOf(old));
    expect(told).toEqual({ 'demo-secrets.json': '{"linkKey":"k"}' });
    expect(Buffer.from((await files.get('outbox/two/message')) ?? [])).toEqual(
      Buffer.from([0, 255, 10, 13]),
    );
    const jobs = await queueOf(empty);
    await restoreJobs({ path, secret }, empty);
    await restoreJobs({ path, secret }, empty);
    const waiting = await empty.queryRows(WAITING);
    expect(waiting).toHaveLength(1);
    expect(waiting).toEqual(await old.queryRows(WAITING));
    await jobs.stop();
    const [next] = await empty.queryRows("SELECT nextval('order_number')::int AS number");
    const [same] = await old.queryRows("SELECT nextval('order_number')::int AS number");
    expect(next).toEqual(same);
  });

  test('is never restored over something', async () => {
    const database = await opened('postgres', true);
    await fill(database, databaseStorage(database));
    const path = join(scratch(), 'one.backup');
    const subject = { database, files: databaseStorage(database), data: {} };
    await makeBackup(subject, { path, at: AT, secret: undefined });
    await expect(
      restoreBackup(
        { path, secret: undefined },
        { ...subject, migrations, putData: async () => undefined },
      ),
    ).rejects.toThrow('The database isn’t empty');
  });

  test('that was cut, changed, made by newer code, or has another key is refused', async () => {
    const database = await opened('postgres', true);
    await fill(database, databaseStorage(database));
    const path = join(scratch(), 'one.backup');
    const subject = { database, files: databaseStorage(database), data: {} };
    await makeBackup(subject, { path, at: AT, secret: 'right' });
    expect(await checkBackup({ path, secret: 'right' }, migrations)).toMatchObject({ files: 2 });
    await expect(checkBackup({ path, secret: 'wrong' }, migrations)).rejects.toThrow('BACKUP_KEY');
    await expect(checkBackup({ path, secret: undefined }, migrations)).rejects.toThrow('encrypted');
    await expect(checkBackup({ path, secret: 'right' }, migrations.slice(0, -1))).rejects.toThrow(
      'newer version',
    );
    const whole = readFileSync(path);
    writeFileSync(path, whole.subarray(0, whole.length - 40));
    await expect(checkBackup({ path, secret: 'right' }, migrations)).rejects.toThrow('damaged');
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(200) ^ 1, 200);
    writeFileSync(path, changed);
    await expect(checkBackup({ path, secret: 'right' }, migrations)).rejects.toThrow('damaged');
  });
});
