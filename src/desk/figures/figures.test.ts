import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock, type TestClock } from '../../../test/support/test-clock';
import { newIdentifier } from '../../kernel/identifier';
import { after, before, days, hours, minutes, type Duration } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { recordSpending } from '../../platform/models';
import { permit } from '../policy';
import { addUpDays, readFigures } from './index';
import { figuresHandlers, figuresSchedules } from './jobs';
import { byHour, minutesOfShare, NO_FIGURES, type Figures, type Period } from './shape';

let database: Database;
let clock: TestClock;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = testClock();
  await database.runScript(
    'TRUNCATE customer_order, payment_refund, payment_dispute, report_rating, model_spending, figures_day, funnel_day CASCADE',
  );
});

interface Made {
  readonly ago: Duration;
  readonly amount?: number;
  readonly paid?: boolean;
  readonly took?: Duration;
  readonly state?: string;
}

async function order({
  ago,
  amount = 3_500,
  paid = true,
  took,
  state = 'placed',
}: Made): Promise<string> {
  const id = newIdentifier(clock);
  const placed = before(clock.now(), ago);
  const paidAt = paid ? placed : null;
  const deliveredAt = took === undefined ? null : after(placed, took);
  await database.queryRows(
    `INSERT INTO customer_order (id, number, state, payment, company, role, email, name, interviewers, location, similarity, amount, currency, created_at, updated_at, placed_at, paid_at, delivered_at)
     VALUES ($1, $2, $3, $4, 'Almanac Mills', 'Miller', 'ada@candidate.example', 'Ada', '', '', $2, $5, 'usd', $6, $6, $6, $7, $8)`,
    [
      id,
      `T-${id}`,
      deliveredAt === null ? state : 'delivered',
      paid ? 'paid' : 'manual-requested',
      amount,
      placed,
      paidAt,
      deliveredAt,
    ],
  );
  return id;
}

const refund = (orderId: string, amount: number, state = 'succeeded', ago: Duration = minutes(0)) =>
  database.queryRows(
    "INSERT INTO payment_refund (id, order_id, state, amount, reason, actor, created_at, updated_at) VALUES ($1, $2, $3, $4, '', 'system', $5, $5)",
    [newIdentifier(clock), orderId, state, amount, before(clock.now(), ago)],
  );
const rate = (orderId: string, stars: number) =>
  database.queryRows(
    "INSERT INTO report_rating (order_id, stars, words, quoting, name, given_at, changed_at) VALUES ($1, $2, '', 'no', '', $3, $3)",
    [orderId, stars, clock.now()],
  );

function read(period: Period = '30') {
  const allowed = permit({ id: 's1', name: 'Mara', role: 'owner' }, 'see-figures');
  if (!allowed.ok) throw new Error(allowed.failure.sentence);
  return readFigures({ database, clock }, allowed.value, { period });
}

async function busyMonth(): Promise<void> {
  const first = await order({ ago: days(3), took: hours(3) });
  await order({ ago: days(3), took: hours(12) });
  await order({ ago: days(2), took: minutes(12 * 60 + 1) });
  await order({ ago: days(1), paid: false });
  await order({ ago: hours(13) });
  const lost = await order({ ago: days(40), took: hours(30) });
  await refund(first, 1_000, 'succeeded', days(2));
  await refund(first, 2_500, 'failed');
  await database.queryRows(
    "INSERT INTO payment_dispute (provider_id, order_id, state, amount, reason, created_at, updated_at) VALUES ('dp_1', $1, 'lost', 3500, '', $2, $2)",
    [lost, clock.now()],
  );
  await rate(first, 5);
  await recordSpending({ database, clock }, first, [
    {
      stage: 'write',
      inputTokens: 1,
      outputTokens: 1,
      micros: 300_000,
      asked: 1,
      replayed: 0,
      faults: {},
      paidMicros: 300_000,
    },
  ]);
}

const ofTotal = (figures: Figures) => ({ ...figures, quarters: undefined });

describe('the figures of a period', () => {
  test('are what the books say, by the day on which each thing happened', async () => {
    await busyMonth();
    const { total, late, from, until } = await read();
    expect(ofTotal(total)).toEqual({
      placed: 5,
      paid: 4,
      revenue: 14_000,
      refunds: 1,
      refunded: 1_000,
      disputes: 1,
      disputed: 3_500,
      delivered: 3,
      inTime: 2,
      askedReports: 1,
      micros: 300_000,
      coded: 0,
      discount: 0,
      gifts: 0,
      giftRevenue: 0,
      giftsUsed: 0,
      stars: [0, 0, 0, 0, 1],
      quarters: undefined,
    });
    expect(byHour(total).filter(({ count }) => count > 0)).toEqual([
      { label: '3', late: false, count: 1 },
      { label: '12', late: false, count: 1 },
      { label: '12+', late: true, count: 1 },
    ]);
    expect([from, until, late]).toEqual(['2026-02-01', '2026-03-02', 1]);
    expect([minutesOfShare(total, 0.5), minutesOfShare(total, 0.9)]).toEqual([720, 735]);
    expect((await read('all')).total).toMatchObject({ paid: 5, revenue: 17_500, delivered: 4 });
    expect((await read('7')).total.placed).toBe(5);
  });

  test('are the same whether days were added up before or not, and however often', async () => {
    await busyMonth();
    const plain = await Promise.all((['7', '30', '90', 'all'] as const).map(read));
    expect(await addUpDays({ database, clock })).toEqual({ days: 40 });
    const [handler] = figuresHandlers({ database, clock });
    await handler?.handle(
      { all: false },
      { number: 1, last: false, signal: new AbortController().signal },
    );
    expect(figuresSchedules.map(({ job }) => job.name)).toEqual([handler?.job.name]);
    expect(await Promise.all((['7', '30', '90', 'all'] as const).map(read))).toEqual(plain);
    expect(
      (await database.queryRows('SELECT count(*)::int AS days FROM figures_day'))[0]?.['days'],
    ).toBe(40);
  });

  test('take in what changes after its day was added up', async () => {
    const id = await order({ ago: days(5), took: hours(1) });
    await addUpDays({ database, clock });
    await refund(id, 3_500, 'succeeded', days(4));
    expect((await read()).total.refunded).toBe(0);
    await addUpDays({ database, clock });
    expect((await read()).total.refunded).toBe(3_500);
    clock.advance(days(60));
    await order({ ago: days(1) });
    await addUpDays({ database, clock });
    expect((await read('all')).total).toMatchObject({ placed: 2, refunded: 3_500 });
    expect(await addUpDays({ database, clock }, { all: true })).toEqual({ days: 65 });
  });

  test('of a shop without an order are nothing, in every period', async () => {
    expect(await addUpDays({ database, clock })).toEqual({ days: 0 });
    for (const period of ['7', '30', '90', 'all'] as const)
      expect((await read(period)).total).toEqual(NO_FIGURES);
    expect((await read('all')).from).toBeNull();
  });

  test('begin and end with the days of the shop and not of Greenwich', async () => {
    // The clock says 09:00 UTC on March 2; seven hours before it was still the evening of March 1 in Boston.
    await order({ ago: hours(7) });
    const { buckets } = await read('7');
    expect(buckets.map(({ label, figures }) => `${label}: ${figures.placed}`)).toEqual([
      'Feb 24: 0',
      'Feb 25: 0',
      'Feb 26: 0',
      'Feb 27: 0',
      'Feb 28: 0',
      'Mar 1: 1',
      'Mar 2: 0',
    ]);
  });
});
