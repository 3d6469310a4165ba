import { expect, test } from 'vitest';
import { testClock } from '../../../test/support/test-clock';
import { cents } from '../../kernel/money';
import type { OrderFilter, OrderSearch } from '../../shop/orders';
import {
  noAnswers,
  stageOf,
  type OrderState,
  type OrderView,
  type PaymentState,
} from '../../shop/orders/shape';
import type { StaffRole } from '../identity/shape';
import { permit, type StaffAction } from '../policy';
import { adminOrderRows } from './admin-order-rows';
import type { DeskOrdersContext } from './index';
import { countNeeds, orderNews } from './order-news';
import { findByWords } from './read-table';
import { SHOP_ZONE } from '../../../content/brand';
import type { TableAsk } from './shape';

function allowed<Action extends StaffAction>(role: StaffRole, action: Action) {
  const given = permit({ id: '1', name: 'mara', role }, action);
  if (!given.ok) throw new Error(given.failure.sentence);
  return given.value;
}

const order = (
  number: number,
  state: OrderState = 'placed',
  payment: PaymentState = 'paid',
): OrderView => ({
  id: `order-${number}`,
  number: `FW-${number}`,
  kind: 'report',
  state,
  payment,
  version: 1,
  actCount: 0,
  details: {
    company: 'Tallow & Finch',
    role: 'Engineer',
    email: 'ada@candidate.example',
    name: 'Ada Merrow',
    interviewers: 'Sam',
    location: 'Boston',
  },
  answers: { ...noAnswers, notes: 'private' },
  occupation: null,
  companyPick: null,
  stage: stageOf(state, payment),
  amount: cents(3500),
  refundedAmount: cents(0),
  currency: 'usd',
  code: null,
  discount: cents(0),
  tax: null,
  receiptFor: { company: '', taxId: '', address: '' },
  billingCountry: null,
  placedAt: new Date(Date.UTC(2026, 2, 31 - number)).toISOString(),
  paidAt: null,
  promisedAt: null,
  contactDueAt: null,
  deliveredAt: null,
  cancelAskedAt: null,
});

const all: TableAsk = {
  words: '',
  stage: null,
  payment: null,
  need: null,
  fromDay: null,
  untilDay: null,
  zone: SHOP_ZONE,
  sort: 'newest',
  place: null,
};
const next = { key: '2026-03-01 00:00:00+00', id: '0196a1b2-0000-7000-8000-000000000002' };

function desk(orders: readonly OrderView[], mode: 'demo' | 'live' = 'demo') {
  const asked: OrderSearch[] = [];
  const counted: Omit<OrderFilter, 'words'>[] = [];
  const context: Omit<DeskOrdersContext, 'database' | 'review' | 'timeToUndo'> = {
    mode,
    clock: testClock(),
    async listOrders(search) {
      asked.push(search);
      return {
        orders,
        previous: null,
        next: orders.length > 1 ? next : null,
        count: orders.length,
        isPart: false,
      };
    },
    async countOrders(filter) {
      counted.push(filter);
      return counted.length;
    },
    async listChanged(ids, since) {
      return orders.filter(
        ({ id, placedAt }) => ids.includes(id) && new Date(placedAt ?? 0) > since,
      );
    },
    ordersOfPayment: async (reference) => (reference === 'pi_3known' ? ['order-1', 'order-2'] : []),
    idsOf: async () => [],
    waitingOrders: async () => ['order-2', 'order-3'],
  };
  return { context, asked, counted };
}
const see = allowed('owner', 'see-orders');

test('a row holds what the table shows, and nothing else of the order', async () => {
  const { rows } = await adminOrderRows(desk([order(1, 'in-production')]).context, see, all);
  expect(rows).toEqual([
    {
      id: 'FW-1',
      orderId: 'order-1',
      company: 'Tallow & Finch',
      role: 'Engineer',
      email: 'ada@candidate.example',
      name: 'Ada Merrow',
      date: '2026-03-30T00:00:00.000Z',
      status: 'pending',
      stage: 'Researching',
      payment: 'paid',
      due: null,
      currency: 'usd',
      amount: 3500,
      refunded: 0,
      cancelAsked: false,
      sample: false,
      mayMarkPaid: false,
    },
  ]);
});

test.each<[OrderState, PaymentState, string, string]>([
  ['placed', 'manual-requested', 'pending', 'Awaiting payment'],
  ['in-review', 'paid', 'pending', 'In expert review'],
  ['delivered', 'paid', 'completed', 'Delivered'],
  ['delivered', 'refunded', 'refunded', 'Refunded'],
  ['cancelled', 'none', 'cancelled', 'Cancelled'],
])('an order that is %s and %s reads %s and %s', async (state, payment, status, stage) => {
  expect(
    (await adminOrderRows(desk([order(1, state, payment)]).context, see, all)).rows,
  ).toMatchObject([{ status, stage }]);
});

test('a demo without an order shows three samples, two pending and one completed, and says what they are', async () => {
  const { rows, next } = await adminOrderRows(desk([]).context, see, all);
  expect(rows.map(({ status }) => status)).toEqual(['pending', 'pending', 'completed']);
  expect(
    rows.every(({ sample, orderId, mayMarkPaid }) => sample && orderId === null && !mayMarkPaid),
  ).toBe(true);
  expect(rows.every(({ email }) => email.endsWith('.example'))).toBe(true);
  expect(next).toBeNull();
});

test('one real order drives the samples out', async () => {
  expect(
    (await adminOrderRows(desk([order(1)]).context, see, all)).rows.map(({ sample }) => sample),
  ).toEqual([false]);
});

test.each<Partial<TableAsk>>([
  { words: 'nobody' },
  { need: 'manual-payment' },
  { stage: 'Queued' },
  { fromDay: '2026-03-01' },
  { place: { after: next } },
  { place: 'end' },
])('a search that finds nothing finds no samples either: %j', async (part) => {
  expect((await adminOrderRows(desk([]).context, see, { ...all, ...part })).rows).toEqual([]);
});

test('samples stand alone where they are asked for, in a demo only', async () => {
  const samples: TableAsk = { ...all, need: 'samples' };
  expect(
    (await adminOrderRows(desk([order(1)]).context, see, samples)).rows.map(({ sample }) => sample),
  ).toEqual([true, true, true]);
  expect((await adminOrderRows(desk([order(1)], 'live').context, see, samples)).rows).toEqual([]);
});

test('live mode never shows a sample', async () => {
  expect((await adminOrderRows(desk([], 'live').context, see, all)).rows).toEqual([]);
});

test('a manual request can be marked as paid by those who may, until it is cancelled', async () => {
  const orders = [
    order(1, 'placed', 'manual-requested'),
    order(2, 'cancelled', 'manual-requested'),
    order(3),
  ];
  const markable = async (role: StaffRole) =>
    (await adminOrderRows(desk(orders).context, allowed(role, 'see-orders'), all)).rows.map(
      ({ mayMarkPaid }) => mayMarkPaid,
    );
  expect(await markable('owner')).toEqual([true, false, false]);
  expect(await markable('support')).toEqual([true, false, false]);
  expect(await markable('expert')).toEqual([false, false, false]);
});

test('what is asked of the table goes to the shop, days as moments of the zone', async () => {
  const { context, asked } = desk([order(1), order(2)]);
  const ask: TableAsk = {
    ...all,
    words: 'tallow',
    stage: 'Delivered',
    payment: 'paid',
    need: 'late',
    fromDay: '2026-03-08',
    untilDay: '2026-03-08',
    sort: 'amount',
    place: { after: next },
  };
  expect(await adminOrderRows(context, see, ask)).toMatchObject({ next, count: 2 });
  expect(asked).toEqual([
    {
      words: 'tallow',
      stage: 'Delivered',
      payment: 'paid',
      need: 'late',
      ids: undefined,
      sort: 'amount',
      from: { after: next },
      limit: 50,
      // The clocks of that zone go forward on this day, so it has 23 hours.
      placedFrom: new Date('2026-03-08T05:00:00Z'),
      placedBefore: new Date('2026-03-09T04:00:00Z'),
    },
  ]);
});

test('a name of the payment provider’s leads to its orders, and to no words; an unknown one is words', async () => {
  const { context, asked } = desk([]);
  for (const words of ['pi_3known', 'pi_3unknown', 'some_thing'])
    await adminOrderRows(context, see, { ...all, words });
  await adminOrderRows(context, see, { ...all, words: 'pi_3known', need: 'waiting' });
  expect(asked.map(({ words, ids }) => ({ words, ids }))).toEqual([
    { words: undefined, ids: ['order-1', 'order-2'] },
    { words: 'pi_3unknown', ids: undefined },
    { words: 'some_thing', ids: undefined },
    { words: undefined, ids: ['order-2'] },
  ]);
});

test.each([
  ['a day that is none', { fromDay: 'yesterday', untilDay: '2026-13-01' }, {}],
  ['no days', { fromDay: null, untilDay: null }, {}],
  [
    'the last day of a year',
    { fromDay: '2025-12-31', untilDay: '2025-12-31', zone: 'UTC' },
    {
      placedFrom: new Date('2025-12-31T00:00:00Z'),
      placedBefore: new Date('2026-01-01T00:00:00Z'),
    },
  ],
])('a table is asked with the moments of %s', async (_, days, expected) => {
  const { context, asked } = desk([]);
  await adminOrderRows(context, see, { ...all, ...days });
  const [{ placedFrom, placedBefore } = {}] = asked;
  expect({ placedFrom, placedBefore }).toEqual({
    placedFrom: undefined,
    placedBefore: undefined,
    ...expected,
  });
});

test('orders that are named are those alone, and of them what else is asked for', async () => {
  const { context, asked } = desk([]);
  const named = { ...context, idsOf: async () => ['order-1', 'order-2', 'order-9'] };
  const numbers = ['FW-1', 'FW-2', 'FW-9'];
  await adminOrderRows(named, see, { ...all, numbers });
  await adminOrderRows(named, see, { ...all, numbers, need: 'waiting' });
  await adminOrderRows(named, see, { ...all, numbers, words: 'pi_3known' });
  expect(asked.map(({ ids }) => ids)).toEqual([
    ['order-1', 'order-2', 'order-9'],
    ['order-2'],
    ['order-1', 'order-2'],
  ]);
});

test('orders are found by a few words, and none by no word', async () => {
  const { context, asked } = desk([order(1), { ...order(2), number: null }]);
  const found = await findByWords(context, see, { words: 'tallow', most: 5 });
  expect(found.map(({ number, stage }) => [number, stage])).toEqual([
    ['FW-1', 'Queued'],
    ['order-2', 'Queued'],
  ]);
  expect(asked).toEqual([{ words: 'tallow', limit: 5 }]);
  expect(await findByWords(context, see, { words: '', most: 5 })).toEqual([]);
});

test('what waits for a person’s word is among what is researched', async () => {
  const { context, asked } = desk([]);
  await adminOrderRows(context, see, { ...all, need: 'waiting' });
  expect(asked).toMatchObject([
    { ids: ['order-2', 'order-3'], stage: 'Researching', need: undefined },
  ]);
});

test('what moved is told of the orders that are shown, and those that came are counted', async () => {
  const { context, counted } = desk([{ ...order(1), id: next.id }, order(2)]);
  const since = new Date('2026-03-29T12:00:00Z');
  const told = await orderNews(context, see, { since, shown: [next.id, 'order-2', '; DROP'] });
  expect(told.changed.map(({ id }) => id)).toEqual(['FW-1']);
  expect(counted).toEqual([{ placedFrom: new Date('2026-03-29T12:00:00.001Z') }]);
});

test('what is owed is counted for those whose work it is', async () => {
  expect(await countNeeds(desk([]).context, see)).toEqual({
    late: 1,
    review: 2,
    manualPayment: 3,
    cancelAsked: 4,
  });
  expect(await countNeeds(desk([]).context, allowed('support', 'see-orders'))).toMatchObject({
    review: null,
    cancelAsked: 3,
  });
});
