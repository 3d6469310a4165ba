/**
 * How long a backup, its check, and its restore take for a shop of so many orders, on and between both databases.
 * npm run bench -- restore [orders]
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { writePast } from '../src/cli/seed/write-past';
import { readMigrations } from '../src/process/database';
import { seededRandom } from '../src/kernel/seeded-random';
import { systemClock } from '../src/kernel/time';
import { checkBackup, makeBackup, restoreBackup } from '../src/platform/backup';
import {
  embeddedDatabase,
  migrate,
  openDurablePglite,
  postgresDatabase,
  type Database,
} from '../src/platform/database';
import { folderStorage } from '../src/platform/files';
import { projectFolder } from '../src/project-folder';
import { startPostgres } from '../test/postgres';

const [orders = '2000'] = process.argv.slice(2);
const DAYS = 60;
/** What a report takes in files. */
const FILE_BYTES = 20_000;
const SECRET = 'a secret that only the owner has';
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const migrations = readMigrations(join(projectFolder(), 'migrations'));
const scratch = mkdtempSync(join(tmpdir(), 'foreword-restore-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

const server = await startPostgres();
if ('skipped' in server) throw new Error(server.skipped);
let opened = 0;
const open = {
  embedded: async (): Promise<Database> =>
    embeddedDatabase(await openDurablePglite({ folder: join(scratch, `database-${++opened}`) })),
  postgres: async (): Promise<Database> =>
    postgresDatabase({
      url: await server.createDatabase(),
      connections: 5,
      onError: () => undefined,
    }),
};

async function timed<Value>(work: () => Promise<Value>): Promise<readonly [number, Value]> {
  const began = performance.now();
  const value = await work();
  return [(performance.now() - began) / 1_000, value];
}

say(`${orders} orders of ${DAYS} days, a file of ${FILE_BYTES / 1_000} kB for each, encrypted`);
say('from | to | rows | files | MB | backup s | check s | restore s');
let isWell = true;
for (const [from, to] of [
  ['embedded', 'embedded'],
  ['embedded', 'postgres'],
  ['postgres', 'postgres'],
  ['postgres', 'embedded'],
] as const) {
  const old = await open[from]();
  await migrate(old, migrations);
  await writePast(old, seededRandom(1), {
    count: Number(orders),
    days: DAYS,
    now: systemClock.now(),
  });
  const files = folderStorage(join(scratch, `files-${opened}-${from}`));
  for (let index = 0; index < Number(orders); index += 1)
    await files.put(`reports/${index}/report.pdf`, randomBytes(FILE_BYTES));
  const stored = { path: join(scratch, `${from}-${to}.backup`), secret: SECRET };
  const [madeIn, made] = await timed(() =>
    makeBackup({ database: old, files, data: {} }, { ...stored, at: systemClock.now() }),
  );
  await old.close();
  const [checkedIn] = await timed(() => checkBackup(stored, migrations));
  const empty = await open[to]();
  const target = folderStorage(join(scratch, `restored-${opened}`));
  const [restoredIn, restored] = await timed(() =>
    restoreBackup(stored, {
      database: empty,
      files: target,
      migrations,
      putData: async () => undefined,
    }),
  );
  const [count] = await empty.queryRows('SELECT count(*)::int AS orders FROM customer_order');
  isWell &&=
    restored.rows === made.rows &&
    (await target.all()).length === made.files &&
    Number(count?.['orders']) === Number(orders);
  await empty.close();
  const size = (statSync(stored.path).size / 1_000_000).toFixed(1);
  const seconds = [madeIn, checkedIn, restoredIn].map((one) => one.toFixed(1));
  say([from, to, made.rows, made.files, size, ...seconds].join(' | '));
}
say(isWell ? 'Every order, row, and file is there again.' : 'Something is missing.');
await server.stop();
process.exit(isWell ? 0 : 1);
