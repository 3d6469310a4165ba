import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import type { Database } from '../../platform/database';
import { listHeld, type BulkContext } from '../../research/bulk';
import { catalogue } from '../../research/sources';
import { fileAlerts } from '../alerts/checks';
import { permit } from '../policy';
import { changeFile, readFiles } from './index';

const PAY = 'salary-dol-lca';
const clock = testClock();
let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const whyClosed: BulkContext['whyClosed'] = async ({ id }) =>
  id === PAY ? undefined : 'Nobody has accepted its terms yet.';
function allowed<Action extends 'see-operations' | 'operate'>(action: Action) {
  const given = permit({ id: 's1', name: 'Mara', role: 'owner' }, action);
  if (!given.ok) throw new Error(given.failure.sentence);
  return given.value;
}
const live = { mode: 'live', research: 'web' } as const;
const read = async () =>
  (
    await readFiles(
      { database, clock, files: { keys: {}, whyClosed }, ...live },
      allowed('see-operations'),
    )
  ).rows;
const change = (id: string, act: 'accept' | 'back') =>
  changeFile({ database, clock }, allowed('operate'), { id, act });
const rings = async () => fileAlerts(await listHeld(database.read, catalogue)).alerts;
const keep = (state: string, period: string, rows: number, sentence = '') =>
  database.queryRows(
    "INSERT INTO bulk_version (source, period, url, state, outcome, sentence, rows, bytes, failures, loaded_at, checked_at) VALUES ($1, $2, 'https://files.example/', $3, 'ok', $4, $5, 1200000, 0, $6, $6)",
    [PAY, period, state, sentence, rows, clock.now().toISOString()],
  );

test('files that nobody loaded are listed, each with why it is not looked for', async () => {
  const rows = await read();
  expect(rows.length).toBe(catalogue.filter(({ bulk }) => bulk !== undefined).length);
  expect(rows.filter(({ closed }) => closed === null).map(({ id }) => id)).toContain(PAY);
  expect(rows.filter(({ closed }) => closed !== null).length).toBeGreaterThan(3);
  expect(
    await readFiles({ database, clock, files: undefined, ...live }, allowed('see-operations')),
  ).toEqual({ lookedFor: true, rows: [] });
  expect(
    await readFiles(
      { database, clock, files: undefined, mode: 'demo', research: 'sample' },
      allowed('see-operations'),
    ),
  ).toMatchObject({ lookedFor: false });
});

test('what is held back rings, stands first, and is put in use by who looked at it; then there is a way back', async () => {
  await keep('current', '2026 Q2', 900);
  await keep('held', '2026 Q3', 40, 'It has only 40 rows.');
  expect(await rings()).toMatchObject([
    {
      kind: 'file-held',
      subject: `${PAY} 2026 Q3`,
      path: '/desk/operations/files',
      sentence: expect.stringContaining('2026 Q3 is held for review'),
    },
  ]);
  expect((await read())[0]).toMatchObject({
    id: PAY,
    versions: [
      { state: 'held', sentence: 'It has only 40 rows.' },
      { state: 'current', rows: 900 },
    ],
  });

  expect(await change(PAY, 'accept')).toMatchObject({
    ok: true,
    value: { period: '2026 Q3', rows: 40 },
  });
  expect((await read())[0]?.versions.map(({ state, period }) => `${state} ${period}`)).toEqual([
    'current 2026 Q3',
    'previous 2026 Q2',
  ]);
  expect(await change(PAY, 'accept')).toMatchObject({
    ok: false,
    failure: { code: 'none', sentence: expect.stringContaining('no version waits') },
  });
  expect(await rings()).toEqual([]);

  expect(await change(PAY, 'back')).toMatchObject({ ok: true, value: { period: '2026 Q2' } });
  expect((await read())[0]?.versions.map(({ state, period }) => `${state} ${period}`)).toEqual([
    'current 2026 Q2',
  ]);
  expect(await change('gleif-lei', 'back')).toMatchObject({
    ok: false,
    failure: { code: 'no-source' },
  });
  const told = await database.queryRows(
    "SELECT subject, actor, reason, after FROM audit_event WHERE kind = 'file-version-changed' ORDER BY id",
  );
  expect(told.map(({ subject, actor, reason, after }) => [subject, actor, reason, after])).toEqual([
    [PAY, 'staff:Mara', 'looked at and accepted', { period: '2026 Q3', rows: 40 }],
    [PAY, 'staff:Mara', 'rolled back to', { period: '2026 Q2', rows: 900 }],
  ]);
});
