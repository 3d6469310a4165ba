import { expect, test } from 'vitest';
import { seededRandom } from '../../kernel/seeded-random';
import { days as daysOf, before } from '../../kernel/time';
import { stageOf, type OrderState, type PaymentState } from '../../shop/orders/shape';
import { drawMessages, drawVisits } from './draw-messages';
import { drawPast } from './draw-past';

const now = new Date('2026-11-23T18:00:00Z');
const draw = (count = 232, days = 60) => drawPast(seededRandom(1), { count, days, now });
const distinct = (values: readonly unknown[]): number => new Set(values).size;

test('a made-up past spans its days, grows toward today, and nothing in it is yet to come', () => {
  const { customer_order: orders, order_event: events, report_rating: ratings } = draw();
  expect(orders).toHaveLength(232);
  const placed = orders.map((order) => (order['placed_at'] as Date).getTime());
  expect(Math.min(...placed)).toBeLessThan(before(now, daysOf(50)).getTime());
  expect(Math.min(...placed)).toBeGreaterThan(before(now, daysOf(61)).getTime());
  expect(placed.filter((at) => at > before(now, daysOf(30)).getTime()).length).toBeGreaterThan(116);
  expect(placed).toEqual(placed.toSorted((one, other) => one - other));
  for (const row of [...events.map(({ at }) => at), ...ratings.map(({ given_at: at }) => at)])
    expect((row as Date).getTime()).toBeLessThanOrEqual(now.getTime());
  expect(ratings.length).toBeGreaterThan(20);
});

test('it holds twelve companies, and orders in each stage that can be drawn without work', () => {
  const { customer_order: orders } = draw();
  expect(distinct(orders.map(({ company }) => company))).toBe(12);
  const stages = orders.map(({ state, payment }) =>
    stageOf(state as OrderState, payment as PaymentState),
  );
  for (const stage of [
    'Awaiting payment',
    'Confirming payment',
    'Researching',
    'Delivered',
    'Refunded',
    'Cancelled',
  ])
    expect(stages).toContain(stage);
  const late = orders.filter(
    ({ state, promised_at: due }) => state === 'in-production' && (due as Date) < now,
  );
  expect(late).toHaveLength(2);
  expect(orders.filter(({ cancel_asked_at: at }) => at !== null)).toHaveLength(1);
});

test('what was refunded is in the books, and no more of it than was paid', () => {
  const { customer_order: orders, payment_refund: refunds } = draw();
  for (const order of orders) {
    const own = refunds.filter(({ order_id: id }) => id === order['id']);
    const sum = own.reduce((total, { amount }) => total + Number(amount), 0);
    expect(sum).toBe(order['refunded_amount']);
    expect(sum).toBeLessThanOrEqual(Number(order['amount']));
  }
  expect(refunds.length).toBeGreaterThan(5);
});

test('people wrote to the shop, some messages wait, and each step toward an order loses some visitors', () => {
  const { customer_order: orders } = draw();
  const asked = { days: 60, now, orders, reference: 1_001 };
  const { contact_message: messages, claim_ticket: tickets } = drawMessages(seededRandom(1), asked);
  expect(messages.filter(({ state }) => state === 'open')).toHaveLength(3);
  const references = [...messages, ...tickets].map(({ reference }) => reference);
  expect(distinct(references)).toBe(references.length);
  const visits = drawVisits(seededRandom(1), asked);
  expect(distinct(visits.map(({ day }) => day))).toBe(60);
  const total = (wanted: string): number =>
    visits.reduce((sum, { step, count }) => sum + (step === wanted ? Number(count) : 0), 0);
  expect(total('landing')).toBeGreaterThan(total('order'));
  expect(total('order')).toBeGreaterThan(total('details'));
  expect(total('details')).toBeGreaterThan(total('payment'));
});

test('a small past is drawn as well', () => {
  expect(draw(1, 1).customer_order).toHaveLength(1);
  expect(draw(0, 1).customer_order).toEqual([]);
});
