import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { silentLog } from '../../../test/support/silent-log';
import { createJobs } from '../../platform/jobs';
import { catalogue } from '../../research/sources';
import { paidOrder, shopOn } from '../../shop/testing';
import { sendAlertsJob } from './job-definitions';
import { stateChecks } from './state-checks';

/** A shop whose queue is set up, and what each look at its state tells. */
async function watched() {
  const database = await freshDatabase();
  onTestFinished(() => database.close());
  const jobs = createJobs({
    database,
    log: silentLog,
    work: false,
    schedule: false,
    subscriptions: [],
  });
  await jobs.start({ schedules: [], handlers: [] });
  await jobs.stop();
  const shop = shopOn(database);
  const { draftId } = await paidOrder(shop);
  const checks = stateChecks({
    ...shop,
    schedules: [{ job: { name: 'nightly' } as never, cron: '0 0 * * *', payload: {} }],
    research: 'web',
    modelBudget: { day: 1_000_000, month: 2_000_000 },
    dataDirectory: tmpdir(),
    leastFreeBytes: 0,
  });
  const told = async () => {
    const found = await Promise.all(checks.map((check) => check()));
    return found
      .flat()
      .flatMap(({ alerts }) => alerts)
      .map(({ kind, subject, orderNumber }) => [kind, subject, orderNumber ?? null]);
  };
  const fails = async (name: string, orderId: string) => {
    await database.queryRows('SELECT jobs.create_queue($1, $2)', [name, { policy: 'standard' }]);
    return database.queryRows(
      `INSERT INTO jobs.job (name, state, data) VALUES ($1, 'failed', jsonb_build_object('orderId', $2::text)) RETURNING id::text`,
      [name, orderId],
    );
  };
  return { database, shop, draftId, told, fails };
}

test('a shop in order has nothing to tell', async () => {
  const { told } = await watched();
  expect(await told()).toEqual([]);
});

test('a job that was given up is told with its order while somebody waits for it', async () => {
  const { database, draftId, told, fails } = await watched();
  const [job] = await fails('produce-report', draftId);
  const [other] = await fails('produce-report', 'no-such-order');
  for (const name of ['nightly', sendAlertsJob.name]) await fails(name, draftId);
  expect((await told()).toSorted()).toEqual(
    [
      ['job-given-up', job?.['id'], 'FW-10427'],
      ['job-given-up', other?.['id'], null],
    ].toSorted(),
  );
  for (const state of ['delivered', 'cancelled']) {
    await database.queryRows('UPDATE customer_order SET state = $1', [state]);
    expect(await told()).toEqual([['job-given-up', other?.['id'], null]]);
  }
});

test('a second round that waits for review is told with its order', async () => {
  const { database, draftId, told } = await watched();
  const add = (orderId: string, state: string) =>
    database.queryRows(
      'INSERT INTO second_round (order_id, state, attempt, asked_at) VALUES ($1, $2, 1, now())',
      [orderId, state],
    );
  await add('an-order-that-is-gone', 'in-review');
  expect(await told()).toEqual([]);
  await add(draftId, 'in-review');
  expect(await told()).toEqual([['second-round-waiting', draftId, 'FW-10427']]);
  await database.queryRows("UPDATE second_round SET state = 'ready'");
  expect(await told()).toEqual([]);
});

test('a file that waits for a word on it is told by its source', async () => {
  const { database, told } = await watched();
  const [source] = catalogue.filter(({ bulk }) => bulk !== undefined);
  await database.queryRows(
    `INSERT INTO bulk_version (source, period, url, state, outcome, sentence, rows, bytes, failures, loaded_at, checked_at)
     VALUES ($1, '2026q1', 'https://a.example/', 'held', 'ok', '', 1, 1, 0, now(), now())`,
    [source?.id],
  );
  expect((await told()).map(([kind]) => kind)).toEqual(['file-held']);
});

test('money that models cost is told over the budget of the day and of the month', async () => {
  const { database, shop, told } = await watched();
  const spend = (at: string, micros: number) =>
    database.queryRows(
      `INSERT INTO model_spending (at, order_id, stage, asked, replayed, input_tokens, output_tokens, micros)
       VALUES ($1, 'o', 'write', 1, 0, 1, 1, $2)`,
      [at, micros],
    );
  const day = shop.clock.now().toISOString().slice(0, 10);
  await spend(`${day}T01:00:00Z`, 1_000_000);
  await spend('2026-02-27T01:00:00Z', 9_000_000);
  expect(await told()).toEqual([]);
  await spend('2026-03-01T01:00:00Z', 1_500_000);
  expect(await told()).toEqual([['spend', '2026-03', null]]);
  await spend(`${day}T02:00:00Z`, 1);
  expect(await told()).toEqual([
    ['spend', day, null],
    ['spend', '2026-03', null],
  ]);
});
