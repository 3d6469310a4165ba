import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock } from '../../../../test/support/test-clock';
import { before, days, hours } from '../../../kernel/time';
import type { Database } from '../../database';
import { recordSpending, spendingByDay, spendingByReport } from '../index';
import type { StageSpending } from './ledger';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.runScript('TRUNCATE model_spending'));

const stage = (name: string, micros: number, paidMicros: number, replayed = 0): StageSpending => ({
  stage: name,
  inputTokens: 1_000,
  outputTokens: 200,
  micros,
  asked: 4,
  replayed,
  faults: {},
  paidMicros,
});

test('what reports cost is told by day and by report, the newest first', async () => {
  const clock = testClock();
  await recordSpending({ database, clock }, 'order-1', [
    stage('write', 300_000, 300_000),
    stage('judge', 50_000, 50_000),
  ]);
  clock.advance(hours(1));
  await recordSpending({ database, clock }, 'order-2', [stage('write', 120_000, 120_000)]);
  clock.advance(days(1));
  await recordSpending({ database, clock }, 'order-3', [stage('write', 90_000, 90_000)]);
  await recordSpending({ database, clock }, 'order-4', []);
  expect(await spendingByDay({ database }, before(clock.now(), days(7)))).toEqual([
    { day: '2026-03-03', reports: 1, micros: 90_000 },
    { day: '2026-03-02', reports: 2, micros: 470_000 },
  ]);
  expect(await spendingByDay({ database }, clock.now())).toHaveLength(1);
  expect(await spendingByReport({ database }, 2)).toMatchObject([
    { orderId: 'order-3', micros: 90_000, tokens: 1_200, questions: 4 },
    { orderId: 'order-2', micros: 120_000 },
  ]);
  expect(await spendingByReport({ database }, 9)).toHaveLength(3);
});

test('what a killed run paid is counted by the run that finds its answers, and once', async () => {
  const clock = testClock();
  const cost = async () => (await spendingByReport({ database }, 1))[0]?.micros;
  // 200,000 were paid before the kill; the second run finds them on record and pays 100,000 more.
  await recordSpending({ database, clock }, 'order-1', [stage('write', 300_000, 100_000, 3)]);
  expect(await cost()).toBe(300_000);
  await recordSpending({ database, clock }, 'order-1', [stage('write', 300_000, 0, 4)]);
  expect(await cost()).toBe(300_000);
  await recordSpending({ database, clock }, 'order-1', [stage('write', 240_000, 40_000, 2)]);
  expect(await cost()).toBe(340_000);
});
