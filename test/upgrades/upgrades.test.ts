import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  migrate,
  missingMigrations,
  type Database,
  type Migration,
} from '../../src/platform/database';
import { shapeOf } from '../database-pool';
import { eachDatabase, loadMigrations } from '../databases';

/** Each with the migrations it had, in `NAME.txt`, and what a shop had stored by then, in `NAME.sql`. */
const RELEASES = ['1-first-order', '2-alerts', '3-report-share'];

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

function readList(name: string): readonly { readonly digest: string; readonly name: string }[] {
  return read(name)
    .trimEnd()
    .split('\n')
    .map((line) => ({ digest: line.slice(0, 64), name: line.slice(65) }));
}

const byDigest = new Map(
  loadMigrations().map((migration) => [
    createHash('sha256').update(migration.script).digest('hex'),
    migration,
  ]),
);

/** The migrations of a release under the names they had then. */
function migrationsOf(release: string): readonly Migration[] {
  return readList(`${release}.txt`).map(({ digest, name }) => {
    const script = byDigest.get(digest)?.script;
    if (script === undefined) throw new Error(`${name} of ${release} is no longer among them.`);
    return { name, script };
  });
}

/** A shop that was upgraded from release to release, as far as this one. */
async function growTo(database: Database, release: string): Promise<void> {
  for (const passed of RELEASES.slice(0, RELEASES.indexOf(release) + 1)) {
    await migrate(database, migrationsOf(passed));
    await database.runScript(read(`${passed}.sql`));
  }
}

test('A migration is never changed or removed once it is on the list, and no two are the same.', () => {
  const lines = (list: readonly { digest: string; name: string }[]): string =>
    `${list.map(({ digest, name }) => `${digest} ${name}`).join('\n')}\n`;
  const present = [...byDigest].map(([digest, { name }]) => ({ digest, name }));
  expect(lines(present), 'add a new migration to test/upgrades/migrations.txt').toBe(
    lines(readList('migrations.txt')),
  );
  expect(byDigest.size).toBe(loadMigrations().length);
});

eachDatabase('a shop of an older release', (open) => {
  test.each(RELEASES)('that stopped at %s starts today with everything it had', async (release) => {
    const [old, today] = await Promise.all([open({ migrated: false }), open()]);
    await growTo(old, release);
    await migrate(old, loadMigrations());
    expect(await migrate(old, loadMigrations())).toEqual([]);
    expect(await missingMigrations(old, loadMigrations())).toEqual([]);
    expect(await shapeOf(old)).toBe(await shapeOf(today));
    expect(
      await old.queryRows(
        'SELECT number, company_key, stage, deeds FROM customer_order ORDER BY id',
      ),
    ).toEqual([
      { number: 'FW-10427', company_key: 'wurzel & sohne', stage: 'Delivered', deeds: 0 },
      { number: 'FW-10428', company_key: 'fernmoor', stage: 'Awaiting payment', deeds: 0 },
      { number: null, company_key: 'fernmoor', stage: 'Draft', deeds: 0 },
    ]);
    expect(await old.queryRows('SELECT holds_interviewers, number FROM report_version')).toEqual([
      { holds_interviewers: true, number: 1 },
    ]);
  });
});
