import { expect, test } from 'vitest';
import type { OrderView } from '../../shop/orders/shape';
import { reviewedOrder } from './reviewed-order';

const order = (changes: Partial<OrderView>): OrderView =>
  ({
    id: 'order',
    number: 'PB-1001',
    stage: 'In expert review',
    payment: 'paid',
    promisedAt: '2026-05-04T20:00:00Z',
    deliveredAt: null,
    answers: { interviewAt: null },
    details: { company: 'Fernhollow', role: 'Deckhand', location: 'Ely' },
    ...changes,
  }) as OrderView;

test('a draft is no order to review', () => {
  expect(reviewedOrder(null)).toBeNull();
  expect(reviewedOrder(order({ number: null }))).toBeNull();
});

test('a paid order is due when it was promised', () => {
  expect(reviewedOrder(order({}))).toMatchObject({
    promisedAt: '2026-05-04T20:00:00Z',
    ordered: { company: 'Fernhollow', role: 'Deckhand', location: 'Ely' },
    dispute: null,
    isOver: false,
  });
});

test.each([
  ['disputed', 'open', false],
  ['lost', 'lost', true],
] as const)('an order whose payment is “%s” is not due', (payment, dispute, isOver) => {
  expect(reviewedOrder(order({ payment }))).toMatchObject({ promisedAt: null, dispute, isOver });
});

test.each(['Cancelled', 'Refunded'] as const)('nobody waits for an order that is “%s”', (stage) => {
  expect(reviewedOrder(order({ stage }))?.isOver).toBe(true);
});
