import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { after, days, minutes, systemClock } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import { databaseStorage, folderStorage, type FileStorage } from '../../../platform/files';
import { eraseOldModelAnswers, listOldModelAnswers, modelAnswersOf } from './model-answers';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const ANSWER = new TextEncoder().encode('{"reply":{"ok":true,"value":"about Rosa Ibarra"}}');
const NAMES = [
  `${modelAnswersOf('order-1')}/a.json`,
  `${modelAnswersOf('order-1')}/b.json`,
  `${modelAnswersOf('order-12')}/a.json`,
  'snapshots/a',
];
const STORES: readonly (readonly [string, () => FileStorage])[] = [
  ['a folder', () => folderStorage(mkdtempSync(join(tmpdir(), 'foreword-answers-')))],
  ['the database', () => databaseStorage(database)],
];

describe.each(STORES)('answers of models in %s', (_, open) => {
  async function filled(): Promise<FileStorage> {
    const files = open();
    for (const name of NAMES) await files.put(name, ANSWER);
    return files;
  }
  const left = async (files: FileStorage): Promise<string[]> => {
    const there = await Promise.all(NAMES.map((name) => files.has(name)));
    return NAMES.filter((_name, index) => there[index]);
  };
  const inDays = (count: number) => ({ now: () => after(systemClock.now(), days(count)) });

  test('go with their order, and with no other whose name begins alike', async () => {
    const files = await filled();
    await files.removeAll(modelAnswersOf('order-1'));
    expect(await left(files)).toEqual(NAMES.slice(2));
  });

  test('of an order that has none are no fault', async () => {
    const files = await filled();
    await files.removeAll(modelAnswersOf('order-3'));
    expect(await left(files)).toEqual(NAMES);
  });

  test('stay for a week and no longer, and nothing else goes with them', async () => {
    const files = await filled();
    await eraseOldModelAnswers({ files, clock: inDays(6.9) });
    expect(await left(files)).toEqual(NAMES);
    const later = { files, clock: { now: () => after(inDays(7).now(), minutes(1)) } };
    expect((await listOldModelAnswers(later)).toSorted()).toEqual([
      'order-1/a.json',
      'order-1/b.json',
      'order-12/a.json',
    ]);
    expect(await eraseOldModelAnswers(later)).toBe(3);
    expect(await left(files)).toEqual(['snapshots/a']);
  });

  test.each(['../order', '', 'order-1/..', '%'])(
    'of an order called “%s” are refused before anything is touched',
    async (orderId) => {
      const files = await filled();
      await expect(async () => files.removeAll(modelAnswersOf(orderId))).rejects.toThrow(
        'Not a folder name',
      );
      expect(await left(files)).toEqual(NAMES);
    },
  );
});
