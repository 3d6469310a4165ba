import { PassThrough } from 'node:stream';
import type { Database } from '../database';
import type { FileStorage } from '../files';
import { writeRecords, type BackupRecord } from './records';
import {
  freezeMoment,
  hasWaitingJobs,
  listTables,
  readSequences,
  readRowTexts,
  WAITING_JOBS,
} from './rows';

export interface BackupSubject {
  readonly database: Database;
  readonly files: FileStorage;
  /** What else the data folder holds, by name. */
  readonly data: Readonly<Record<string, Uint8Array>>;
}

export interface BackupTarget {
  readonly path: string;
  readonly at: Date;
  readonly secret: string | undefined;
}

export interface BackupCount {
  readonly rows: number;
  readonly files: number;
}

const NO_BYTES = Buffer.alloc(0);

/**
 * Everything of one moment, while the shop runs: the rows first, in one snapshot, and then the files,
 * since a file is there before a row names it and is never changed afterward.
 */
export async function makeBackup(
  subject: BackupSubject,
  { path, at, secret }: BackupTarget,
): Promise<BackupCount> {
  const parts = new PassThrough({ objectMode: true, highWaterMark: 1 });
  const add = (record: BackupRecord): Promise<void> =>
    new Promise((resolve, reject) => {
      parts.write(record, (error) => (error ? reject(error) : resolve()));
    });
  const written = writeRecords(path, parts, secret);
  try {
    const [count] = await Promise.all([
      collect(subject, at, add).finally(() => parts.end()),
      // A disk that fills up ends the reading as well.
      written.catch((error: Error) => {
        parts.destroy(error);
        throw error;
      }),
    ]);
    return count;
  } catch (error) {
    parts.destroy();
    await written.catch(() => undefined);
    throw error;
  }
}

async function collect(
  { database, files, data }: BackupSubject,
  at: Date,
  add: (record: BackupRecord) => Promise<void>,
): Promise<BackupCount> {
  const rows = await database.write(async (transaction) => {
    await freezeMoment(transaction);
    const applied = await transaction.execute('SELECT digest FROM applied_migration ORDER BY name');
    const migrations = (applied as unknown as { rows: { digest: string }[] }).rows.map(
      ({ digest }) => digest,
    );
    await add({ head: { kind: 'about', at: at.toISOString(), migrations }, body: NO_BYTES });
    let count = 0;
    const queue = (await hasWaitingJobs(transaction)) ? [WAITING_JOBS] : [];
    for (const table of [...(await listTables(transaction)), ...queue]) {
      for await (const lines of readRowTexts(transaction, table)) {
        count += lines.length;
        await add({
          head: { kind: 'rows', table, count: lines.length },
          body: Buffer.from(lines.join('\n')),
        });
      }
    }
    for (const sequence of await readSequences(transaction))
      await add({ head: { kind: 'sequence', ...sequence }, body: NO_BYTES });
    return count;
  });
  const count = { rows, files: 0 };
  for (const name of await files.all()) {
    const bytes = await files.get(name);
    // Removed since it was listed: an erasure, or a file that was let go.
    if (bytes === undefined) continue;
    count.files += 1;
    await add({ head: { kind: 'file', name }, body: Buffer.from(bytes) });
  }
  for (const [name, bytes] of Object.entries(data))
    await add({ head: { kind: 'data', name }, body: Buffer.from(bytes) });
  await add({ head: { kind: 'end', ...count }, body: NO_BYTES });
  return count;
}
