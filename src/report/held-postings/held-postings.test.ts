import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { newIdentifier } from '../../kernel/identifier';
import type { Database } from '../../platform/database';
import { GIVEN_POSTING, type Evidence } from '../../research/evidence/shape';
import { row } from '../fixtures/writing';
import { findNoSuchJob } from './index';

let database: Database;
const clock = testClock();
let orderId: string;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  orderId = newIdentifier(clock);
});

const CODE = [
  'Backend Engineer',
  'Frontend Engineer',
  'Account Executive',
  'Data Scientist',
  'Product Designer',
  'Recruiter',
  'Staff Accountant',
  'Customer Success Manager',
  'Site Reliability Engineer',
  'Marketing Manager',
  'Security Engineer',
];
const posting = (title: string, changes: Partial<Evidence> = {}) =>
  row({ attribute: 'job-posting', quote: title, value: title, ...changes });
const counted = (value: number) =>
  row({ attribute: 'open-jobs', quote: `${value} open jobs`, value });

async function hold(order: string, rows: readonly Evidence[]): Promise<void> {
  await database.queryRows(
    `INSERT INTO report (id, order_id, state, created_at, changed_at) VALUES ($1, $2, 'approved', now(), now())`,
    [`report-${order}`, order],
  );
  for (const one of rows)
    await database.queryRows('INSERT INTO evidence_row VALUES ($1, $2, $3, $4)', [
      `report-${order}`,
      one.id,
      one.snapshot,
      JSON.stringify(one),
    ]);
}
const find = (role: string, orderIds: readonly string[] = [orderId], occupation?: string) =>
  findNoSuchJob({ database }, { orderIds, role, occupation: occupation ?? null });

test('where an earlier report read the whole board and none is near, it says when that was', async () => {
  await hold(orderId, [...CODE.map((title) => posting(title)), counted(12)]);
  expect(await find('Registered Nurse')).toEqual({ readAt: '2026-03-20T09:00:00.000Z' });
  expect(await find('Backend Engineer')).toBeNull();
});

test('nothing is said of a role that nobody can place, nor where the buyer chose none of those offered', async () => {
  await hold(orderId, [...CODE.map((title) => posting(title)), counted(12)]);
  expect(await find('Ninja of Things')).toBeNull();
  expect(await find('Registered Nurse', [orderId], 'none')).toBeNull();
});

test('nothing is said where nothing is held, or too little was read', async () => {
  expect(await find('Registered Nurse', [])).toBeNull();
  expect(await find('Registered Nurse')).toBeNull();
  await hold(orderId, [...CODE.map((title) => posting(title)), counted(90)]);
  expect(await find('Registered Nurse')).toBeNull();
});

test('the newest report counts', async () => {
  const newer = newIdentifier(clock);
  await hold(orderId, [...CODE.map((title) => posting(title)), counted(12)]);
  await hold(newer, [...[...CODE, 'School Nurse'].map((title) => posting(title)), counted(12)]);
  expect(await find('Registered Nurse', [newer, orderId])).toBeNull();
});

test('of two companies of one name nothing is said', async () => {
  const other = newIdentifier(clock);
  await hold(orderId, [...CODE.map((title) => posting(title)), counted(12)]);
  await hold(other, [posting('Miller', { entity: 'another' })]);
  expect(await find('Registered Nurse', [orderId, other])).toBeNull();
});

test('a posting that a buyer gave tells nobody else anything', async () => {
  const given = CODE.map((title) => posting(title, { sourceId: GIVEN_POSTING }));
  await hold(orderId, [...given, counted(12)]);
  expect(await find('Registered Nurse')).toBeNull();
});
