import { afterAll, beforeAll, expect, test } from 'vitest';
import { composePersonalData } from '../../src/compose/privacy';
import { systemClock } from '../../src/kernel/time';
import type { Database } from '../../src/platform/database';
import { freshDatabase } from '../support/database';
import { personalTables } from './personal-tables';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('each table of the shop says whether it holds personal data', async () => {
  const rows = await database.queryRows(
    `SELECT table_name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const own = Object.keys(personalTables).filter((name) => !name.startsWith('jobs.'));
  expect(rows.map((row) => String(row['table_name'])).toSorted()).toEqual(own.toSorted());
});

test('each part that erases takes something out, and each that is named is there', () => {
  const steps = {} as Parameters<typeof composePersonalData>[0]['steps'];
  const keepers = composePersonalData({ clock: systemClock, steps }).map(({ name }) => name);
  const named = Object.values(personalTables).flatMap((kept) =>
    typeof kept === 'object' && 'erasedBy' in kept ? [kept.erasedBy] : [],
  );
  expect([...new Set(named)].toSorted()).toEqual(keepers.toSorted());
});
