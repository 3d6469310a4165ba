import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import type { Database } from '../../platform/database';
import { reviewDeskMemory } from './review-desk-memory';
import { atReviewDesk, reviewWorld, type ReviewWorld } from './testing';

let database: Database;
let world: ReviewWorld;
beforeAll(async () => {
  database = await freshDatabase();
  world = await reviewWorld(database, testClock('2026-03-20T13:00:00.000Z'));
});
afterAll(() => database.close());

const state = { reportId: 'r', baseNumber: 1, revision: 4 };

test('a state of work is remembered under its revision alone, and the reports that were not worked at for longest are let go', () => {
  const memory = reviewDeskMemory();
  memory.keep(state, []);
  expect(memory.recall(state)).toEqual([]);
  expect(memory.recall({ ...state, revision: 5 })).toBeUndefined();
  expect(memory.recall({ ...state, baseNumber: 2 })).toBeUndefined();
  for (let other = 0; other < 12; other += 1)
    memory.keep({ ...state, reportId: `other-${other}` }, []);
  expect(memory.recall(state)).toBeUndefined();
  expect(memory.recall({ ...state, reportId: 'other-11' })).toEqual([]);
});

test('what another process wrote is seen here, and an edit here is seen there', async () => {
  const order = await world.waiting('memory-1');
  const here = atReviewDesk(world, order);
  const there = atReviewDesk(
    { ...world, context: { ...world.context, memory: reviewDeskMemory() } },
    order,
  );
  const [first, second] = (await here.view()).sections.flatMap(({ claims }) => claims);
  await there.view();
  await here.does({ do: 'accept', claimId: first?.id ?? '' });
  expect(await there.find(first?.text ?? '')).toMatchObject({ state: 'accepted' });
  await there.does({ do: 'cut', claimId: second?.id ?? '', reason: 'It is wrong.' });
  expect(await here.find(second?.text ?? '')).toMatchObject({ state: 'cut' });
  await here.does({ do: 'undo' });
  expect(await there.find(second?.text ?? '')).toMatchObject({ state: 'open' });
});

test('rows and versions are read once for as long as they stay, and anew when one comes or a signature does', async () => {
  const order = await world.waiting('memory-2');
  const read = async () =>
    (await world.context.readMaterial(order.id)) ?? {
      evidence: [],
      versions: [],
      report: { state: 'gone' },
    };
  const before = await read();
  expect((await read()).evidence).toBe(before.evidence);
  const [row] = before.evidence;
  await database.write((transaction) =>
    world.context.addEvidence(transaction, (before.versions[0] ?? { reportId: '' }).reportId, {
      ...row,
      id: 'another',
    } as never),
  );
  expect((await read()).evidence.map(({ id }) => id)).toContain('another');
  await world.revise(order.id, (latest) => latest);
  expect((await read()).versions.length).toBe(2);
  await database.runScript(
    `UPDATE report SET state = 'in-production' WHERE order_id = '${order.id}'`,
  );
  expect((await read()).report.state).toBe('in-production');
});
