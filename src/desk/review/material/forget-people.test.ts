import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock } from '../../../../test/support/test-clock';
import type { Database } from '../../../platform/database';
import { interviewersForgotten } from '../../../report/production';
import { requestRewrite } from '../tasks/request-review-task';
import { forgetHandlers, forgetSubscriptions } from './forget-people';
import { atReviewDesk, mara, may, must, reviewWorld, type ReviewWorld } from '../testing';

let database: Database;
let world: ReviewWorld;
const clock = testClock('2026-03-20T13:00:00.000Z');
beforeAll(async () => {
  database = await freshDatabase();
  world = await reviewWorld(database, clock);
});
afterAll(() => database.close());

const kept = async (reportId: string) => ({
  claims: (await database.queryRows('SELECT 1 FROM review_claim WHERE report_id = $1', [reportId]))
    .length,
  words: (
    await database.queryRows(
      "SELECT 1 FROM review_event WHERE report_id = $1 AND (before IS NOT NULL OR after IS NOT NULL OR reason <> '')",
      [reportId],
    )
  ).length,
  tasks: (await database.queryRows('SELECT 1 FROM review_errand WHERE report_id = $1', [reportId]))
    .length,
  steps: (await database.queryRows("SELECT 1 FROM step_checkpoint WHERE run LIKE 'errand:%'"))
    .length,
  events: (await database.queryRows('SELECT 1 FROM review_event WHERE report_id = $1', [reportId]))
    .length,
});

async function worked(orderId: string): Promise<string> {
  const order = await world.waiting(orderId);
  const reviewDesk = atReviewDesk(world, order);
  const { id } = await reviewDesk.find('It was founded in 1987');
  await reviewDesk.does({ do: 'cut', claimId: id, reason: 'Ottoline Brask said otherwise.' });
  must(
    await requestRewrite(world.context, may(mara, 'review-report'), {
      orderId: order.id,
      section: 'snapshot',
      instruction: 'Ask Ottoline Brask.',
    }),
  );
  await world.work();
  const [row] = await database.queryRows('SELECT id FROM report WHERE order_id = $1', [order.id]);
  return String(row?.['id']);
}

test('when a report’s interviewers are forgotten, so are the bench’s words on it, and only on it', async () => {
  const [gone, stays] = [await worked('forgotten'), await worked('kept')];
  const [before, other] = [await kept(gone), await kept(stays)];
  expect(before.claims).toBeGreaterThan(10);
  expect(before.events).toBeGreaterThan(0);
  expect([before.tasks, before.steps]).toEqual([1, 0]);
  expect(forgetSubscriptions.map(({ event }) => event.name)).toEqual([interviewersForgotten.name]);
  const [handler] = forgetHandlers({ database });
  const attempt = { number: 1, last: false, signal: new AbortController().signal };
  await handler?.handle({ reportId: gone }, attempt);
  await handler?.handle({ reportId: gone }, attempt);
  expect(await kept(gone)).toEqual({
    claims: 0,
    words: 0,
    tasks: 0,
    steps: 0,
    events: before.events,
  });
  expect(await kept(stays)).toEqual(other);
});
