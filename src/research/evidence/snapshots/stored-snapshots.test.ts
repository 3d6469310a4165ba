import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderStorage } from '../../../platform/files';
import { retiringSnapshots, storedSnapshots } from './stored-snapshots';

test('what tells of people lies apart, is found like all else, and goes alone', async () => {
  const files = folderStorage(mkdtempSync(join(tmpdir(), 'foreword-snapshots-')));
  const snapshots = storedSnapshots(files);
  const [firm, person] = [
    await snapshots.put('Pennant Mills spins yarn.'),
    await snapshots.put('Ottoline Brask is head of the mill.', 'people'),
  ];
  expect(await snapshots.get(person)).toBe('Ottoline Brask is head of the mill.');

  const tomorrow = new Date(Date.now() + 86_400_000);
  const people = retiringSnapshots(files, 'people');
  expect(await people.list(tomorrow)).toEqual([person]);
  expect(await retiringSnapshots(files, 'company').list(tomorrow)).toEqual([firm]);
  await people.remove(person);
  expect(await snapshots.get(person)).toBeUndefined();
  expect(await snapshots.get(firm)).toBe('Pennant Mills spins yarn.');
});
