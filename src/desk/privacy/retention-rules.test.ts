import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { after, days, minutes, systemClock } from '../../kernel/time';
import { folderStorage } from '../../platform/files';
import { modelAnswersOf } from '../../report/production';
import { countedProduction } from '../../report/production/testing';
import { storedSnapshots } from '../../research/evidence';
import { draftOf, shopOn } from '../../shop/testing';
import { previewRetention } from './index';
import { retentionRules } from './retention-rules';

const KEPT = { drafts: days(3), snapshots: days(90), interviewers: days(30) };

/** A shop with one of everything that is kept for a time, seen so many days later. */
async function shopAfter(count: number) {
  const database = await freshDatabase();
  onTestFinished(() => database.close());
  const shop = shopOn(database);
  const files = folderStorage(mkdtempSync(join(tmpdir(), 'foreword-kept-')));
  await draftOf(shop);
  const pages = storedSnapshots(files);
  const company = await pages.put('Tolvane builds ferries.', 'company');
  await pages.put('Ada Bell builds ferries.', 'people');
  await files.put(`${modelAnswersOf('order-1')}/a.json`, new Uint8Array([1]));
  const clock = { now: () => after(after(systemClock.now(), days(count)), minutes(1)) };
  shop.clock.advance(days(count));
  shop.clock.advance(minutes(1));
  const told: unknown[] = [];
  const rules = retentionRules({
    database,
    clock,
    files,
    kept: KEPT,
    log: { error: (...line: readonly unknown[]) => void told.push(line) },
    orders: shop.orders,
    payments: shop.payments,
    production: countedProduction({ database, clock, files }).context,
  });
  const due = async () =>
    Object.fromEntries((await previewRetention({ rules })).map(({ id, due: rows }) => [id, rows]));
  return { database, files, company, rules, due, told };
}

const NOTHING = {
  drafts: 0,
  snapshots: 0,
  'snapshots-of-people': 0,
  interviewers: 0,
  'model-answers': 0,
};

test.each([
  [2, NOTHING],
  [3, { ...NOTHING, drafts: 1 }],
  [7, { ...NOTHING, drafts: 1, 'model-answers': 1 }],
  [30, { ...NOTHING, drafts: 1, 'model-answers': 1, 'snapshots-of-people': 1 }],
  [90, { ...NOTHING, drafts: 1, 'model-answers': 1, 'snapshots-of-people': 1, snapshots: 1 }],
])('what is kept for a time is due after it and not before: on day %i', async (count, expected) => {
  const { due } = await shopAfter(count);
  expect(await due()).toEqual(expected);
});

test('a rule lets go of as much as it counted, after the days that it tells', async () => {
  const { rules, due, files, told } = await shopAfter(91);
  expect(rules.map(({ id, days: kept }) => [id, kept])).toEqual([
    ['drafts', 3],
    ['snapshots', 90],
    ['snapshots-of-people', 30],
    ['interviewers', 30],
    ['model-answers', 7],
  ]);
  const counted = await due();
  for (const { id, run } of rules) expect([id, await run()]).toEqual([id, counted[id]]);
  expect(await due()).toEqual(NOTHING);
  expect(await files.list('snapshots', after(systemClock.now(), days(1)))).toEqual([]);
  expect(told).toEqual([]);
});

test('a quote that was no part of its page is told when the page goes', async () => {
  const { database, company, rules, told } = await shopAfter(91);
  await database.runScript(`
    INSERT INTO report (id, order_id, state, created_at, changed_at)
      VALUES ('r1', 'o1', 'approved', '2020-01-01', '2020-01-01');`);
  const row = { snapshot: company, start: 0, end: 7, quote: 'Kestrel' };
  await database.queryRows(
    `INSERT INTO evidence_row (report_id, id, snapshot, row) VALUES ('r1', 'e1', $1, $2)`,
    [company, JSON.stringify(row)],
  );
  await rules.find(({ id }) => id === 'snapshots')?.run();
  expect(told).toEqual([[{ faults: 1 }, 'quotes were no part of the page that they name']]);
});
