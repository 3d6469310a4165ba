import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { minutes } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { addMember, identityTables, permitFor } from '../identity/testing';
import type { StaffMember } from '../identity/shape';
import {
  deleteView,
  deleteViewsOf,
  listViews,
  renameView,
  saveView,
  viewPersonalData,
} from './index';
import { MOST_VIEWS } from './shape';

const clock = testClock('2026-03-02T17:00:00Z');
let database: Database;
let mara: StaffMember;
let ines: StaffMember;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.queryRows('DELETE FROM staff_view');
  for (const statement of identityTables.split('; ')) await database.queryRows(statement);
  mara = await addMember(database, clock, { name: 'Mara', role: 'owner' });
  ines = await addMember(database, clock, { name: 'Ines', role: 'support' });
});
const allowed = (member: StaffMember = mara) => permitFor(member, 'see-orders');
const context = () => ({ database, clock });
const save = (name: string, query: string, member?: StaffMember) => {
  clock.advance(minutes(1));
  return saveView(context(), allowed(member), { name, query });
};
const list = async (member?: StaffMember) =>
  (await listViews(context(), allowed(member))).map(({ name, query }) => `${name}: ${query}`);
const idOf = async (name: string): Promise<string> =>
  (await listViews(context(), allowed())).find((one) => one.name === name)?.id ?? '';

test('a view is kept by name for its account, and saving that name again replaces it', async () => {
  expect(await save('  Refunds \n 2026 ', '?payment=refunded')).toEqual({
    ok: true,
    value: 'Refunds 2026',
  });
  await save('Late', '?need=late');
  await save('Refunds 2026', '?payment=refunded&sort=amount');
  expect(await list()).toEqual(['Refunds 2026: ?payment=refunded&sort=amount', 'Late: ?need=late']);
  expect(await list(ines)).toEqual([]);
});

test('a name is asked for, and a long one is not cut unseen', async () => {
  for (const name of ['', ' \t ', 'n'.repeat(41)])
    expect(await save(name, '?q=1')).toMatchObject({ failure: { code: 'no-name' } });
  expect(await list()).toEqual([]);
});

test('nobody has more views than a bar shows, and one that is there can still be changed', async () => {
  for (let at = 0; at < MOST_VIEWS; at += 1) await save(`View ${at}`, '');
  expect(await save('One more', '')).toMatchObject({ failure: { code: 'too-many-views' } });
  expect(await save('View 3', '?q=x')).toMatchObject({ ok: true });
  expect(await list()).toHaveLength(MOST_VIEWS);
});

test('a view is renamed where it is, never to a name that is taken, and never another person’s', async () => {
  await save('A', '?q=1');
  await save('B', '?q=2');
  const id = await idOf('A');
  expect(await renameView(context(), allowed(), { id, name: 'B' })).toMatchObject({
    failure: { code: 'name-taken' },
  });
  expect(await renameView(context(), allowed(ines), { id, name: 'C' })).toMatchObject({
    failure: { code: 'no-view' },
  });
  expect(await renameView(context(), allowed(), { id, name: 'C' })).toMatchObject({ ok: true });
  expect(await list()).toEqual(['C: ?q=1', 'B: ?q=2']);
});

test('a view is deleted by its owner alone, and all of them when their work ends', async () => {
  await save('A', '?q=1');
  await save('Hers', '?q=2', ines);
  const id = await idOf('A');
  expect(await deleteView(context(), allowed(ines), id)).toMatchObject({
    failure: { code: 'no-view' },
  });
  expect(await deleteView(context(), allowed(), id)).toMatchObject({ ok: true, value: 'A' });
  expect(await deleteView(context(), allowed(), id)).toMatchObject({
    failure: { code: 'no-view' },
  });
  await database.write((transaction) => deleteViewsOf(transaction, ines.id));
  expect(await list(ines)).toEqual([]);
});

test('a view that searches for a buyer’s address is told to them and goes with them', async () => {
  await save('Hers', '?q=Sam%2Bwork%40mail.example&sort=oldest');
  await save('sam+work@mail.example', '?stage=Queued');
  await save('Another', '?q=pat%40mail.example');
  const person = { email: 'sam+work@mail.example', orderIds: [] };
  expect(await viewPersonalData.tell(database.read, person)).toMatchObject([
    { kind: 'view', name: 'Hers' },
    { kind: 'view', name: 'sam+work@mail.example' },
  ]);
  await database.write((transaction) => viewPersonalData.erase(transaction, person));
  expect(await list()).toEqual(['Another: ?q=pat%40mail.example']);
  await database.write((transaction) =>
    viewPersonalData.erase(transaction, { email: null, orderIds: [] }),
  );
  expect(await list()).toHaveLength(1);
});
