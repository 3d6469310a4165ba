import { expect, test } from 'vitest';
import type { OrderPage } from '../../../desk/order/shape';
import { orderSteps } from './steps';

const AT = '2026-11-20T12:00:00.000Z';
const page: Parameters<typeof orderSteps>[0] = {
  placedAt: AT,
  paidAt: null,
  deliveredAt: null,
  versions: [],
  stage: 'Awaiting payment',
};
const states = (more: Partial<OrderPage>): string =>
  orderSteps({ ...page, ...more })
    .map(({ state }) => state)
    .join(' ');

test('the first step that is not done is the one in progress', () => {
  expect(states({})).toBe('done now next next next');
  expect(states({ paidAt: AT, stage: 'Researching' })).toBe('done done now next next');
});

test('what was delivered has passed every step, whatever is known of its versions', () => {
  expect(states({ paidAt: AT, deliveredAt: AT, stage: 'Delivered' })).toBe(
    'done done done done done',
  );
});

test('an order that has ended says what won’t happen', () => {
  expect(states({ stage: 'Cancelled' })).toBe('done skipped skipped skipped skipped');
  expect(states({ paidAt: AT, stage: 'Refunded' })).toBe('done done skipped skipped skipped');
});
