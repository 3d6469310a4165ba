import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { s3Account, startS3Server, type S3Server } from '../../../test/support/s3-server';
import type { Database } from '../database';
import { databaseStorage, folderStorage, s3Storage, type FileStorage } from './index';

let database: Database;
let store: S3Server;
beforeAll(async () => {
  database = await freshDatabase();
  store = await startS3Server();
});
afterAll(async () => {
  await database.close();
  await store.close();
});

const folder = mkdtempSync(join(tmpdir(), 'foreword-files-'));
const bytes = Uint8Array.from([0, 1, 2, 250, 255]);

describe.each([
  ['a folder', (): FileStorage => folderStorage(folder)],
  ['the database', (): FileStorage => databaseStorage(database)],
  ['a bucket', (): FileStorage => s3Storage({ ...s3Account, bucketUrl: store.bucketUrl })],
])('in %s', (_, open) => {
  test('what was put is got back to the byte, and again after it was replaced', async () => {
    const files = open();
    await files.put('snapshots/one', bytes);
    expect(Uint8Array.from((await files.get('snapshots/one')) ?? [])).toEqual(bytes);
    await files.put('snapshots/one', bytes.slice(1));
    expect((await files.get('snapshots/one'))?.length).toBe(4);
  });

  test('what is not there is nothing, and removing it is no fault', async () => {
    const files = open();
    expect(await files.get('snapshots/none')).toBeUndefined();
    expect(await files.has('snapshots/none')).toBe(false);
    await files.remove('snapshots/none');
  });

  test('what was removed is gone', async () => {
    const files = open();
    await files.put('snapshots/two', bytes);
    await files.remove('snapshots/two');
    expect(await files.has('snapshots/two')).toBe(false);
  });

  test('a folder’s files are listed by when they were stored', async () => {
    const files = open();
    await files.put('pages/one', bytes);
    await files.put('pages-more/two', bytes);
    expect(await files.list('pages', new Date(Date.now() + 60_000))).toEqual(['one']);
    expect(await files.list('pages', new Date(Date.now() - 60_000))).toEqual([]);
    expect(await files.list('nowhere', new Date())).toEqual([]);
    await files.removeAll('pages');
    await files.removeAll('pages-more');
  });

  test('of a folder all goes, and of its neighbours nothing', async () => {
    const files = open();
    const names = ['shelf/one/a', 'shelf/one/deep/b', 'shelf/one-more/a', 'shelf/two'];
    for (const name of names) await files.put(name, bytes);
    await files.removeAll('shelf/one');
    expect(await Promise.all(names.map((name) => files.has(name)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    await files.removeAll('shelf/none');
  });

  test('of a folder what is old goes; what was stored again since is not old', async () => {
    const files = open();
    await files.put('attic/one', bytes);
    await files.put('attic/deep/two', bytes);
    const later = new Date(Date.now() + 60_000);
    await files.removeAll('attic', new Date(Date.now() - 60_000));
    expect([await files.has('attic/one'), await files.has('attic/deep/two')]).toEqual([true, true]);
    await files.removeAll('attic', later);
    expect([await files.has('attic/one'), await files.has('attic/deep/two')]).toEqual([
      false,
      false,
    ]);
    await files.removeAll('nowhere', later);
  });

  test.each(['', '/', '..', 'shelf/..', '/etc', 'shelf/%'])('“%s” is no folder', async (name) => {
    await expect(async () => open().removeAll(name)).rejects.toThrow('Not a folder name');
  });

  test.each([
    '../escape',
    'snapshots/../../etc',
    '/etc/passwd',
    'snapshots',
    'Snapshots/x',
    'a/b/../c',
  ])('%s is no name', async (name) => {
    await expect(async () => open().put(name, bytes)).rejects.toThrow('Not a file name');
  });
});

test('a folder holds whole files only, with no drafts left beside them', async () => {
  const files = folderStorage(folder);
  await Promise.all(Array.from({ length: 20 }, () => files.put('reports/same', bytes)));
  expect(readdirSync(join(folder, 'reports'))).toEqual(['same']);
});
