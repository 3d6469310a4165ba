import { migrate, migrationDigest, type Database, type Migration } from '../database';
import type { FileStorage } from '../files';
import type { BackupCount } from './make-backup';
import { BackupFault, readRecords } from './records';
import { insertTableRows, listTables, setSequence, WAITING_JOBS } from './rows';

export interface StoredBackup {
  readonly path: string;
  readonly secret: string | undefined;
}

export interface RestoreTarget {
  readonly database: Database;
  readonly files: FileStorage;
  readonly migrations: readonly Migration[];
  /** Takes something that lies beside the database in the data folder. */
  putData(name: string, bytes: Uint8Array): Promise<void>;
}

/** Reads a backup to its end: that it is whole, unchanged, and made by no newer version. */
export async function checkBackup(
  { path, secret }: StoredBackup,
  migrations: readonly Migration[],
): Promise<BackupCount & { readonly at: string; readonly migrations: readonly Migration[] }> {
  const found = { rows: 0, files: 0 };
  let about: { readonly at: string; readonly migrations: readonly string[] } | undefined;
  let end: BackupCount | undefined;
  for await (const { head, body } of readRecords(path, secret)) {
    if (head.kind === 'about') about = head;
    else if (head.kind === 'end') end = head;
    else if (head.kind === 'file') found.files += 1;
    else if (head.kind === 'rows') found.rows += linesOf(body).length;
  }
  if (
    about === undefined ||
    end === undefined ||
    end.rows !== found.rows ||
    end.files !== found.files
  )
    throw new BackupFault(`${path} isn’t whole.`);
  const known = new Map(migrations.map((migration) => [migrationDigest(migration), migration]));
  const needed = about.migrations.flatMap((digest) => known.get(digest) ?? []);
  if (needed.length < about.migrations.length)
    throw new BackupFault(`${path} was made by a newer version of Foreword: restore it with that.`);
  return { ...found, at: about.at, migrations: needed };
}

const linesOf = (body: Buffer): readonly string[] => body.toString('utf8').split('\n');

/** Fills an empty database and its files. Jobs that waited come after the queue has been made. */
export async function restoreBackup(
  stored: StoredBackup,
  { database, files, migrations, putData }: RestoreTarget,
): Promise<BackupCount & { readonly at: string }> {
  const checked = await checkBackup(stored, migrations);
  await migrate(database, checked.migrations);
  await database.write(async (transaction) => {
    for (const table of await listTables(transaction)) {
      const { rows } = (await transaction.execute(`SELECT 1 FROM ${table} LIMIT 1`)) as unknown as {
        rows: unknown[];
      };
      if (rows.length > 0)
        throw new BackupFault(`The database isn’t empty (${table}): restore into a new one.`);
    }
    for await (const { head, body } of readRecords(stored.path, stored.secret)) {
      if (head.kind === 'rows' && head.table !== WAITING_JOBS)
        await insertTableRows(transaction, head.table, linesOf(body));
      else if (head.kind === 'sequence') await setSequence(transaction, head);
    }
  });
  await migrate(database, migrations);
  for await (const { head, body } of readRecords(stored.path, stored.secret)) {
    if (head.kind === 'file') await files.put(head.name, body);
    else if (head.kind === 'data') await putData(head.name, body);
  }
  return checked;
}

/** The queue's own ticks of the clock: it makes a place for them when it first needs one, and soon has new ones. */
const OWN_JOBS = '__pgboss__';
const isOfShop = (row: string): boolean =>
  !(JSON.parse(row) as { readonly name: string }).name.startsWith(OWN_JOBS);

/** Jobs that waited when the backup was made, once their queues are there. */
export async function restoreJobs(stored: StoredBackup, database: Database): Promise<void> {
  for await (const { head, body } of readRecords(stored.path, stored.secret)) {
    if (head.kind !== 'rows' || head.table !== WAITING_JOBS) continue;
    const jobs = linesOf(body).filter(isOfShop);
    if (jobs.length === 0) continue;
    await database.write((transaction) => insertTableRows(transaction, head.table, jobs));
  }
}
