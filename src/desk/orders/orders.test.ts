import { expect, test } from 'vitest';
import { testClock } from '../../../test/support/test-clock';
import { cents } from '../../kernel/money';
import { succeed } from '../../kernel/result';
import type { OrderSearch } from '../../shop/orders';
import { stageOf, type OrderState, type OrderView, type PaymentState } from '../../shop/orders/shape';
import type { StaffRole } from '../identity/shape';
import { permit, type StaffAction } from '../policy';
import { adminOrderRows, markPaid, type DeskOrdersContext } from './index';

function allowed<Action extends StaffAction>(role: StaffRole, action: Action) {
  const given = permit({ id: '1', name: 'mara', role }, action);
  if (!given.ok) throw new Error(given.failure.sentence);
  return given.value;
}

const order = (number: number, state: OrderState = 'placed', payment: PaymentState = 'paid'): OrderView => ({
  id: `order-${number}`,
  number: `FW-${number}`,
  state,
  payment,
  version: 1,
  details: {
    company: 'Tallow & Finch', role: 'Engineer', email: 'ada@candidate.example', name: 'Ada Merrow', interviewers: 'Sam', location: 'Boston',
  },
  answers: { interviewAt: null, interviewZone: null, posting: '', notes: 'private' },
  stage: stageOf(state, payment),
  amount: cents(3500),
  refundedAmount: cents(0),
  currency: 'usd',
  billingCountry: null,
  placedAt: new Date(Date.UTC(2026, 2, 31 - number)).toISOString(),
  paidAt: null, promisedAt: null, contactDueAt: null, deliveredAt: null, cancelAskedAt: null,
});

function desk(orders: readonly OrderView[], mode: 'demo' | 'live' = 'demo') {
  const marked: object[] = [];
  const asked: OrderSearch[] = [];
  const context: DeskOrdersContext = {
    mode,
    clock: testClock(),
    async listOrders(search) {
      asked.push(search);
      return { orders, next: orders.length > 1 ? { placedAt: '2026-03-01T00:00:00.000Z', id: 'order-2' } : null };
    },
    async markManualPaid(input) {
      marked.push(input);
      return succeed(undefined);
    },
  };
  return { context, marked, asked };
}
const see = allowed('owner', 'see-orders');

test('a row holds what the table shows, and nothing else of the order', async () => {
  const { rows } = await adminOrderRows(desk([order(1, 'in-production')]).context, see);
  expect(rows).toEqual([{
    id: 'FW-1', orderId: 'order-1', company: 'Tallow & Finch', role: 'Engineer', email: 'ada@candidate.example', name: 'Ada Merrow',
    date: '2026-03-30T00:00:00.000Z', status: 'pending', stage: 'Researching', sample: false, mayMarkPaid: false,
  }]);
});

test.each<[OrderState, PaymentState, string, string]>([
  ['placed', 'manual-requested', 'pending', 'Awaiting payment'],
  ['in-review', 'paid', 'pending', 'In expert review'],
  ['delivered', 'paid', 'completed', 'Delivered'],
  ['delivered', 'refunded', 'refunded', 'Refunded'],
  ['cancelled', 'none', 'cancelled', 'Cancelled'],
])('an order that is %s and %s reads %s and %s', async (state, payment, status, stage) => {
  expect((await adminOrderRows(desk([order(1, state, payment)]).context, see)).rows).toMatchObject([{ status, stage }]);
});

test('a demo without an order shows three samples, two pending and one completed, and says what they are', async () => {
  const { rows, next } = await adminOrderRows(desk([]).context, see);
  expect(rows.map(({ status }) => status)).toEqual(['pending', 'pending', 'completed']);
  expect(rows.every(({ sample, orderId, mayMarkPaid }) => sample && orderId === null && !mayMarkPaid)).toBe(true);
  expect(rows.every(({ email }) => email.endsWith('.example'))).toBe(true);
  expect(next).toBeNull();
});

test('one real order drives the samples out', async () => {
  expect((await adminOrderRows(desk([order(1)]).context, see)).rows.map(({ sample }) => sample)).toEqual([false]);
});

test.each<OrderSearch>([{ words: 'nobody' }, { show: 'awaiting-payment' }, { after: { placedAt: '2026-03-01T00:00:00.000Z', id: 'order-1' } }])(
  'a search that finds nothing finds no samples either: %j',
  async (search) => {
    expect((await adminOrderRows(desk([]).context, see, search)).rows).toEqual([]);
  },
);

test('live mode never shows a sample', async () => {
  expect((await adminOrderRows(desk([], 'live').context, see)).rows).toEqual([]);
});

test('a manual request can be marked as paid by those who may, until it is cancelled', async () => {
  const orders = [order(1, 'placed', 'manual-requested'), order(2, 'cancelled', 'manual-requested'), order(3)];
  const markable = async (role: StaffRole) =>
    (await adminOrderRows(desk(orders).context, allowed(role, 'see-orders'))).rows.map(({ mayMarkPaid }) => mayMarkPaid);
  expect(await markable('owner')).toEqual([true, false, false]);
  expect(await markable('support')).toEqual([true, false, false]);
  expect(await markable('expert')).toEqual([false, false, false]);
});

test('what is searched for, and where the next page begins, go through as they are', async () => {
  const { context, asked } = desk([order(1), order(2)]);
  const search: OrderSearch = { words: 'tallow', limit: 2 };
  expect((await adminOrderRows(context, see, search)).next).toEqual({ placedAt: '2026-03-01T00:00:00.000Z', id: 'order-2' });
  expect(asked).toEqual([search]);
});

test('a payment that is marked names who said so and why', async () => {
  const { context, marked } = desk([]);
  expect(await markPaid(context, allowed('support', 'mark-paid'), { orderId: 'order-1', number: 'FW-1', reason: ' bank transfer ' })).toMatchObject({ ok: true });
  expect(marked).toMatchObject([{ orderId: 'order-1', actor: 'staff:mara', reason: 'bank transfer' }]);
  for (const reason of ['', '   ', 'x'.repeat(501)]) {
    expect(await markPaid(context, allowed('owner', 'mark-paid'), { orderId: 'order-1', number: 'FW-1', reason })).toMatchObject({ failure: { code: 'no-reason' } });
  }
  expect(marked).toHaveLength(1);
});
