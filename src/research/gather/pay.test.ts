import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import type { Database } from '../../platform/database';
import type { EntityCard } from '../company';
import { findEvidence, inMemorySnapshots } from '../evidence';
import { labourConditionApplications } from '../sources';
import { loadPay, returnToPreviousPay } from './load-pay';
import { storedPay } from './pay-table';
import { searchPay } from './search-pay';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const clock = testClock();
const card: EntityCard = { id: 'c1', name: 'Tarrow Lantern Works', legalName: 'Tarrow Lantern Works, Inc.', aliases: [], jobBoards: {}, namesakes: ['Tarrow Lantern Works Tours'] };
const HEADER = 'CASE_NUMBER,CASE_STATUS,DECISION_DATE,JOB_TITLE,EMPLOYER_NAME,WORKSITE_CITY,WORKSITE_STATE,WAGE_RATE_OF_PAY_FROM,WAGE_UNIT_OF_PAY';
const row = (title: string, place: string, pay: number, employer = 'TARROW LANTERN WORKS, INC.'): string => `I-${title}-${place},Certified,2026-03-02,${title},"${employer}",${place},MN,${pay},Year`;

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

const load = (period: string, ...rows: string[]) => loadPay({ database, clock }, { period, url: `https://pay.example/${period}`, chunks: once([HEADER, ...rows].join('\n')) });

async function search(order: { role: string; location?: string }) {
  const snapshots = inMemorySnapshots();
  const never = async () => { throw new Error('nobody is asked'); };
  const [finding] = await searchPay({ ask: never, card, store: snapshots, read: never, readPdf: never }, [labourConditionApplications], await storedPay(database.read), order);
  return { finding, evidence: await findEvidence({ snapshots }, card, finding?.snapshots ?? []), snapshots };
}

async function files(): Promise<readonly string[]> {
  return (await database.queryRows('SELECT period, state, rows FROM pay_file ORDER BY period')).map(({ period, state, rows }) => `${String(period)} ${String(state)} ${String(rows)}`);
}

test('without a loaded file nothing is said of declared pay', async () => {
  expect((await search({ role: 'Keeper' })).finding).toBeUndefined();
  expect(await returnToPreviousPay({ database, clock })).toMatchObject({ ok: false, failure: { code: 'none' } });
});

test('declared pay is found by employer, the job like the order’s first and of those the one at its place, each row an exact quote', async () => {
  await load('FY2026 Q1', row('Lamp Keeper', 'Reno', 90_000), row('Clerk', 'Duluth', 40_000), row('Lamp Keeper', 'Duluth', 95_000), row('Lamp Keeper', 'Duluth', 11_000, 'Tarrow Lantern Works Tours LLC'));
  const { finding, evidence, snapshots } = await search({ role: 'Lamp Keeper', location: 'Duluth' });
  expect(finding).toMatchObject({ outcome: 'ok', url: 'https://pay.example/FY2026 Q1', sentence: '3 declarations of pay.' });
  expect(evidence.map(({ attribute, value, details }) => [attribute, value, details?.['place']])).toEqual([['declared-pay', 95_000, 'Duluth'], ['declared-pay', 90_000, 'Reno'], ['declared-pay', 40_000, 'Duluth']]);
  for (const { snapshot, start, end, quote } of evidence) expect((await snapshots.get(snapshot))?.slice(start, end)).toBe(quote);
});

test('a new quarter takes the place of the last, which stays for the way back, and the one before that goes', async () => {
  await load('FY2026 Q2', row('Lamp Keeper', 'Duluth', 99_000));
  await load('FY2026 Q3', row('Lamp Keeper', 'Duluth', 101_000));
  expect(await files()).toEqual(['FY2026 Q2 previous 1', 'FY2026 Q3 current 1']);
  expect((await search({ role: 'Keeper' })).evidence[0]?.value).toBe(101_000);
  expect(await returnToPreviousPay({ database, clock })).toEqual({ ok: true, value: { period: 'FY2026 Q2', rows: 1 } });
  expect(await files()).toEqual(['FY2026 Q2 current 1']);
  expect((await search({ role: 'Keeper' })).evidence[0]?.value).toBe(99_000);
  expect(await database.queryRows('SELECT line FROM declared_pay')).toHaveLength(1);
});

test.each([
  ['a file that breaks off', 'broken', () => load('FY2026 Q4', row('Clerk', 'Reno', 1), 'I-2,Certified')],
  ['another table', 'shape-changed', () => loadPay({ database, clock }, { period: 'FY2026 Q4', url: 'https://pay.example/', chunks: once('a,b\n1,2') })],
  ['a file without rows', 'too-few', () => load('FY2026 Q4')],
])('%s leaves the good one in use and nothing of itself behind', async (_, code, attempt) => {
  const before = await files();
  expect(await attempt()).toMatchObject({ ok: false, failure: { code } });
  expect(await files()).toEqual(before);
  expect(await database.queryRows('SELECT line FROM declared_pay')).toHaveLength(1);
});

test('a delivery that stops in the middle, and a machine that went down in one, leave the good one in use', async () => {
  async function* torn(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(`${HEADER}\n${Array.from({ length: 600 }, (_, index) => row(`Clerk ${index}`, 'Reno', 1)).join('\n')}\n`);
    throw new Error('the disk is gone');
  }
  const before = await files();
  await expect(loadPay({ database, clock }, { period: 'FY2026 Q4', url: 'https://pay.example/', chunks: torn() })).rejects.toThrow('the disk is gone');
  expect(await files()).toEqual(before);
  await database.queryRows(`INSERT INTO pay_file VALUES ('dead', 'salary-dol-lca', 'FY2026 Q4', 'x', 'loading', 0, now()) RETURNING id`);
  await load('FY2026 Q4', row('Clerk', 'Reno', 50_000));
  expect(await files()).toEqual(['FY2026 Q2 previous 1', 'FY2026 Q4 current 1']);
});
