import { expect, test } from 'vitest';
import {
  emptyDetails,
  dueOf,
  hasReport,
  isAwaited,
  isIdentifier,
  orderMoves,
  paymentMoves,
  stageOf,
  statusOf,
  validateDetails,
  type OrderState,
  type PaymentState,
} from './shape';

const orders = Object.keys(orderMoves) as OrderState[];
const payments = Object.keys(paymentMoves) as PaymentState[];

test('every pair of states has a stage and a status', () => {
  for (const order of orders) {
    for (const payment of payments) {
      expect(stageOf(order, payment), `${order}, ${payment}`).toMatch(/^[A-Z]/);
      expect(['pending', 'completed', 'refunded', 'cancelled']).toContain(statusOf(order, payment));
    }
  }
});

test('the stage says where the money is until it is there, and where the report is from then on', () => {
  expect(stageOf('draft', 'none')).toBe('Draft');
  expect(stageOf('draft', 'pending')).toBe('Confirming payment');
  expect(stageOf('placed', 'manual-requested')).toBe('Awaiting payment');
  expect(stageOf('placed', 'pending')).toBe('Confirming payment');
  expect(stageOf('placed', 'none')).toBe('Awaiting payment');
  expect(stageOf('placed', 'paid')).toBe('Queued');
  expect(stageOf('placed', 'disputed')).toBe('Queued');
  expect(stageOf('in-production', 'partly-refunded')).toBe('Researching');
  expect(stageOf('in-review', 'paid')).toBe('In expert review');
  expect(stageOf('delivered', 'refunded')).toBe('Refunded');
  expect(stageOf('cancelled', 'paid')).toBe('Cancelled');
});

test('completed is what was delivered, and what ended otherwise says so', () => {
  expect(statusOf('delivered', 'paid')).toBe('completed');
  expect(statusOf('in-review', 'paid')).toBe('pending');
  expect(statusOf('delivered', 'refunded')).toBe('refunded');
  expect(statusOf('cancelled', 'none')).toBe('cancelled');
});

test('an ended order moves no more, and no payment can be settled twice', () => {
  expect(orderMoves.delivered).toEqual({});
  expect(orderMoves.cancelled).toEqual({});
  for (const payment of payments) {
    const settled = paymentMoves[payment].settle;
    expect(
      settled === undefined || ['none', 'manual-requested', 'pending'].includes(payment),
      payment,
    ).toBe(true);
  }
});

test('an address needs something before and after the at sign, and a dot after it', () => {
  const isFine = (email: string): boolean =>
    validateDetails({ ...emptyDetails, company: 'Q', role: 'R', email }).email === undefined;
  for (const email of ['ada@candidate.example', ' ada+jobs@mail.candidate.example ', 'ä@ö.example'])
    expect(isFine(email), email).toBe(true);
  for (const email of [
    '',
    'ada',
    'ada@candidate',
    '@candidate.example',
    'ada@.example',
    'ada @candidate.example',
    'a@b@c.example',
    'ada@candidate.',
  ]) {
    expect(isFine(email), email).toBe(false);
  }
});

test('checking an address takes no longer than reading it', () => {
  const long = `${'a'.repeat(50_000)}@${'b.'.repeat(50_000)}`;
  expect(validateDetails({ ...emptyDetails, company: 'Q', role: 'R', email: long }).email).toBe(
    'Please enter a valid email address',
  );
});

test('only a UUID names an order', () => {
  expect(isIdentifier('0196a1b2-0000-7000-8000-000000000001')).toBe(true);
  for (const text of [
    '',
    '1',
    '0196a1b2-0000-7000-8000-00000000000g',
    '0196a1b2-0000-7000-8000-000000000001 ',
  ])
    expect(isIdentifier(text)).toBe(false);
});

test('a report is awaited from the money to the delivery, and by nobody else', () => {
  const awaited = orders.flatMap((state) =>
    payments
      .filter((payment) => isAwaited({ state, payment }))
      .map((payment) => `${state}, ${payment}`),
  );
  expect(awaited.toSorted()).toEqual([
    'in-production, paid',
    'in-production, partly-refunded',
    'in-review, paid',
    'in-review, partly-refunded',
    'placed, paid',
    'placed, partly-refunded',
  ]);
  expect(isAwaited({ state: 'placed', payment: 'disputed' })).toBe(false);
});

test('an hour runs for whoever is owed a report, or word on how to pay, and for nobody else', () => {
  const hours = {
    promisedAt: '2026-03-02T21:00:00.000Z',
    contactDueAt: '2026-03-03T09:00:00.000Z',
  };
  const due = orders.flatMap((state) =>
    payments.flatMap((payment) => {
      const found = dueOf({ state, payment, ...hours });
      return found ? [`${state}, ${payment}: ${found.what} by ${found.at}`] : [];
    }),
  );
  expect(due.toSorted()).toEqual([
    'in-production, paid: report by 2026-03-02T21:00:00.000Z',
    'in-production, partly-refunded: report by 2026-03-02T21:00:00.000Z',
    'in-review, paid: report by 2026-03-02T21:00:00.000Z',
    'in-review, partly-refunded: report by 2026-03-02T21:00:00.000Z',
    'placed, manual-requested: instructions by 2026-03-03T09:00:00.000Z',
    'placed, paid: report by 2026-03-02T21:00:00.000Z',
    'placed, partly-refunded: report by 2026-03-02T21:00:00.000Z',
  ]);
});

test('no hour runs before one was promised, or once the buyer was told how to pay', () => {
  expect(
    dueOf({ state: 'placed', payment: 'paid', promisedAt: null, contactDueAt: null }),
  ).toBeNull();
  expect(
    dueOf({ state: 'placed', payment: 'manual-requested', promisedAt: null, contactDueAt: null }),
  ).toBeNull();
});

test('a buyer has a report that was delivered while its money is held, and no other', () => {
  const held = orders.flatMap((state) =>
    payments.filter((payment) => hasReport({ state, payment })).map((payment) => [state, payment]),
  );
  expect(held).toEqual([
    ['delivered', 'paid'],
    ['delivered', 'partly-refunded'],
  ]);
});
