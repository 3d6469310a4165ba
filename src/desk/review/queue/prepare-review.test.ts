import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock } from '../../../../test/support/test-clock';
import type { Database } from '../../../platform/database';
import { atReviewDesk, reviewWorld, type ReviewWorld } from '../testing';
import type { ReviewContext } from '../ports';
import { queueHandlers } from './prepare-review';

let database: Database;
let world: ReviewWorld;
beforeAll(async () => {
  database = await freshDatabase();
  world = await reviewWorld(database, testClock());
});
afterAll(() => database.close());

async function prepare(context: ReviewContext, orderId: string): Promise<void> {
  const [handler] = queueHandlers(context);
  await handler?.handle(
    { orderId },
    { number: 1, last: false, signal: new AbortController().signal },
  );
}

const counting = (context: ReviewContext) => {
  const counted = { judged: 0 };
  const judge: ReviewContext['judge'] = {
    ...context.judge,
    report(task) {
      counted.judged += task.claims.length;
      return context.judge.report(task);
    },
  };
  return { counted, context: { ...context, judge } };
};

test('a report that was prepared opens without being judged again', async () => {
  const { counted, context } = counting(world.context);
  const order = await world.waiting('prepared');
  await prepare(context, order.id);
  const { judged } = counted;
  expect(judged).toBeGreaterThan(5);
  const { sections } = await atReviewDesk({ ...world, context }, order).view();
  expect(sections.flatMap(({ claims }) => claims)).toHaveLength(judged);
  expect(counted.judged).toBe(judged);
});

test('preparing twice judges once', async () => {
  const { counted, context } = counting(world.context);
  const order = await world.waiting('prepared-twice');
  await prepare(context, order.id);
  const { judged } = counted;
  await prepare(context, order.id);
  expect(counted.judged).toBe(judged);
});

test('a report that nobody prepared is judged when it is opened', async () => {
  const { counted, context } = counting(world.context);
  const order = await world.waiting('unprepared');
  await atReviewDesk({ ...world, context }, order).view();
  expect(counted.judged).toBeGreaterThan(5);
});

test('an order whose report is gone has nothing to prepare', async () => {
  await expect(prepare(world.context, 'nobody')).resolves.toBeUndefined();
});
