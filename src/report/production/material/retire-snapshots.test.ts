import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock } from '../../../../test/support/test-clock';
import { before, days } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import { row } from '../../fixtures/writing';
import { dueSnapshots, retireSnapshots, type StoredSnapshots } from './retire-snapshots';
import { evidenceRow, report } from '../schema';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const clock = testClock();
const TEXT = 'Pennant Mills was founded in 1911 by two sisters.';
const quote = 'founded in 1911';
const start = TEXT.indexOf(quote);
let texts: Map<string, string>;
/** All of them lie there for long enough. */
const snapshots: StoredSnapshots = {
  list: async () => [...texts.keys()],
  get: async (name) => texts.get(name),
  remove: async (name) => void texts.delete(name),
};
const context = () => ({ database, clock, snapshots });

async function reportOn(
  id: string,
  daysAgo: number,
  ...quotes: { snapshot: string; start: number }[]
): Promise<void> {
  const createdAt = before(clock.now(), days(daysAgo));
  await database.write(async (transaction) => {
    await transaction.insert(report).values({
      id,
      orderId: id,
      state: 'approved',
      reasons: null,
      createdAt,
      changedAt: createdAt,
    });
    for (const [at, place] of quotes.entries()) {
      const evidence = {
        ...row({ id: `e${at}`, attribute: 'founded', quote }),
        ...place,
        end: place.start + quote.length,
      };
      await transaction
        .insert(evidenceRow)
        .values({ reportId: id, id: `e${at}`, snapshot: place.snapshot, row: evidence });
    }
  });
}
const retired = () =>
  database.queryRows('SELECT snapshot, quotes, faults FROM retired_snapshot ORDER BY snapshot');

beforeEach(async () => {
  texts = new Map([
    ['old', TEXT],
    ['shared', TEXT],
    ['alone', TEXT],
  ]);
  await database.runScript(
    'DELETE FROM evidence_row; DELETE FROM report; DELETE FROM retired_snapshot',
  );
});

test('a page that a younger report rests on stays, and the others go', async () => {
  await reportOn('a', 91, { snapshot: 'old', start }, { snapshot: 'shared', start });
  await reportOn('b', 1, { snapshot: 'shared', start });
  expect(await dueSnapshots(context(), days(90))).toEqual(['old', 'alone']);
  expect([...texts.keys()]).toHaveLength(3);

  expect(await retireSnapshots(context(), days(90))).toEqual({ retired: 2, faults: 0 });
  expect([...texts.keys()]).toEqual(['shared']);
  expect(await retired()).toEqual([
    { snapshot: 'alone', quotes: 0, faults: 0 },
    { snapshot: 'old', quotes: 1, faults: 0 },
  ]);
});

test('quotes and offsets stay, and are held against the page for the last time', async () => {
  await reportOn('a', 100, { snapshot: 'old', start }, { snapshot: 'old', start: start + 1 });
  expect(await retireSnapshots(context(), days(90))).toEqual({ retired: 3, faults: 1 });
  expect(await retired()).toContainEqual({ snapshot: 'old', quotes: 2, faults: 1 });
  const kept = await database.queryRows(
    `SELECT row->>'quote' AS quote, row->>'start' AS start FROM evidence_row ORDER BY id`,
  );
  expect(kept).toEqual([
    { quote, start: String(start) },
    { quote, start: String(start + 1) },
  ]);
});

test('a run that was cut short is gone through again, and nothing due is nothing done', async () => {
  await retireSnapshots(context(), days(90));
  texts.set('old', TEXT);
  expect(await retireSnapshots(context(), days(90))).toEqual({ retired: 1, faults: 0 });
  expect(await retireSnapshots(context(), days(90))).toEqual({ retired: 0, faults: 0 });
  expect(await retired()).toHaveLength(3);
});
