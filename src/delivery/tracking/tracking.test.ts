import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { newIdentifier } from '../../kernel/identifier';
import { hours } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { StepReport } from '../../platform/jobs';
import { productionSteps } from '../../report/production/shape';
import type { CompanyQuestion } from '../../report/choice';
import type { OrderView, PaymentState, Stage } from '../../shop/orders/shape';
import type { SecondRound } from '../../report/second-round';
import type { RefundView } from '../../shop/payments/shape';
import { makeLink, openLink, revokeLinks } from '../links';
import { linksContext, orderView } from '../testing';
import { readTracking, type TrackingContext } from './index';
import { presentTracking } from './present-tracking';
import type { TrackingView } from './shape';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-03-02T12:00:00Z');
const started = new Date('2026-03-02T09:05:00Z');
const finished = new Date('2026-03-02T09:15:00Z');
const stepsUpTo = (count: number, last: Date | null = finished): StepReport[] =>
  productionSteps.slice(0, count).map(({ name }, index) => ({
    step: name,
    attempts: 1,
    startedAt: started,
    finishedAt: index === count - 1 ? last : finished,
  }));
const present = (
  stage: Stage,
  steps: readonly StepReport[] = [],
  change: Partial<OrderView> = {},
  refunds: Parameters<typeof presentTracking>[0]['refunds'] = [],
) =>
  presentTracking({
    order: orderView('order', { stage, ...change }),
    steps,
    refunds,
    gift: null,
    reading: { sources: 12, latest: ['Company newsroom'] },
    role: null,
    now,
    reportPath: '/r/token',
    secondRound: null,
    choice: null,
  });
const states = (view: ReturnType<typeof present>): string[] =>
  view.stages.map(({ label, state }) => `${label}: ${state}`);

test.each<[Stage, string[]]>([
  [
    'Awaiting payment',
    [
      'Ordered: current',
      'Paid: ahead',
      'Researching: ahead',
      'In expert review: ahead',
      'Delivered: ahead',
    ],
  ],
  [
    'Confirming payment',
    [
      'Ordered: current',
      'Paid: ahead',
      'Researching: ahead',
      'In expert review: ahead',
      'Delivered: ahead',
    ],
  ],
  [
    'Queued',
    [
      'Ordered: done',
      'Paid: current',
      'Researching: ahead',
      'In expert review: ahead',
      'Delivered: ahead',
    ],
  ],
  [
    'Researching',
    [
      'Ordered: done',
      'Paid: done',
      'Researching: current',
      'In expert review: ahead',
      'Delivered: ahead',
    ],
  ],
  [
    'In expert review',
    [
      'Ordered: done',
      'Paid: done',
      'Researching: done',
      'In expert review: current',
      'Delivered: ahead',
    ],
  ],
  [
    'Delivered',
    [
      'Ordered: done',
      'Paid: done',
      'Researching: done',
      'In expert review: done',
      'Delivered: done',
    ],
  ],
])('an order that is %s shows how far it has come', (stage, expected) => {
  expect(states(present(stage))).toEqual(expected);
});

test('an order that ended early says what it had reached and what will not come', () => {
  expect(states(present('Refunded', stepsUpTo(2)))).toEqual([
    'Ordered: done',
    'Paid: done',
    'Researching: done',
    'In expert review: skipped',
    'Delivered: skipped',
    'Refunded: done',
  ]);
  expect(states(present('Cancelled', [], { paidAt: null }))).toEqual([
    'Ordered: done',
    'Paid: skipped',
    'Researching: skipped',
    'In expert review: skipped',
    'Delivered: skipped',
    'Cancelled: done',
  ]);
});

test('each stage carries the time at which it was reached', () => {
  const deliveredAt = '2026-03-02T11:00:00.000Z';
  expect(present('Delivered', stepsUpTo(5), { deliveredAt }).stages.map(({ at }) => at)).toEqual([
    '2026-03-02T09:00:00.000Z',
    '2026-03-02T09:01:00.000Z',
    started.toISOString(),
    finished.toISOString(),
    deliveredAt,
  ]);
});

test('while it is researched, the steps of the work are shown, and only then', () => {
  const { steps } = present('Researching', stepsUpTo(2, null));
  expect(steps.map(({ state }) => state)).toEqual(['done', 'current', 'ahead', 'ahead', 'ahead']);
  expect(steps.map(({ label }) => label)).toEqual(productionSteps.map(({ label }) => label));
  expect(present('Queued').steps).toEqual([]);
  expect(present('Delivered', stepsUpTo(5)).steps).toEqual([]);
});

test('what is read at this moment shows while it is researched, and at no other time', () => {
  expect(present('Researching').reading).toEqual({ sources: 12, latest: ['Company newsroom'] });
  for (const stage of ['Queued', 'In expert review', 'Delivered', 'Refunded'] as const)
    expect(present(stage).reading).toBeNull();
});

const refund = (change: Partial<RefundView> = {}): RefundView => ({
  id: 'refund',
  attemptId: null,
  providerId: null,
  state: 'succeeded',
  amount: 3_500,
  reason: 'Too little is public about this company.',
  actor: 'system',
  createdAt: '2026-03-02T11:00:00.000Z',
  ...change,
});

test('a refund shows its amount, its day and its reason, and when it was made', () => {
  const view = present('Refunded', [], {}, [refund()]);
  expect(view.refunds).toEqual([
    {
      amount: { amount: 3_500, currency: 'usd' },
      at: '2026-03-02T11:00:00.000Z',
      reason: 'Too little is public about this company.',
    },
  ]);
  expect(view.stages.at(-1)).toEqual({
    label: 'Refunded',
    state: 'done',
    at: '2026-03-02T11:00:00.000Z',
  });
});

test('a refund that failed is none, and the provider’s codes are no reason', () => {
  const shown = present('Refunded', [], {}, [
    refund({ state: 'failed' }),
    refund({ actor: 'provider', reason: 'requested_by_customer', state: 'pending' }),
  ]).refunds;
  expect(shown.map(({ reason }) => reason)).toEqual([null]);
});

test('while it waits for a word on the company, the search for it is still under way', () => {
  const view = presentTracking({
    order: orderView('order', { stage: 'Researching' }),
    steps: stepsUpTo(1),
    refunds: [],
    gift: null,
    reading: { sources: 12, latest: [] },
    role: null,
    now,
    reportPath: null,
    secondRound: null,
    choice: { waitsFor: 'buyer', path: '/choose/token' },
  });
  expect(view.steps.map(({ state }) => state)).toEqual([
    'current',
    'ahead',
    'ahead',
    'ahead',
    'ahead',
  ]);
  expect(view.choice).toEqual({ waitsFor: 'buyer', path: '/choose/token' });
});

test.each<[CompanyQuestion['state'] | undefined, Stage, object | null]>([
  ['with-buyer', 'Researching', { waitsFor: 'buyer' }],
  ['with-expert', 'Researching', { waitsFor: 'expert' }],
  ['decided', 'Researching', null],
  ['closed', 'Researching', null],
  [undefined, 'Researching', null],
  ['with-buyer', 'Cancelled', null],
])(
  'a question that is %s shows in the tracking of an order that is %s',
  async (state, stage, shown) => {
    const clock = testClock();
    const orderId = newIdentifier(clock);
    const question = state && {
      state,
      options: [],
      answerBy: '',
      chosen: null,
      decidedBy: null,
      note: '',
    };
    const context: TrackingContext = {
      ...linksContext(database, clock),
      findOrder: async (id) => orderView(id, { stage }),
      readGift: async () => null,
      readSteps: async () => [],
      readRefunds: async () => [],
      reading: () => null,
      readChoice: async () => question,
      readRound: async () => undefined,
    };
    const link = await makeLink(context, { orderId, purpose: 'track' });
    const read = await readTracking(context, link.slice(link.lastIndexOf('/') + 1));
    expect(read).toMatchObject({ ok: true, value: { view: { choice: shown } } });
    const path = read.ok ? (read.value.view.choice?.path ?? '') : '';
    expect((await openLink(context, 'choose', path.slice('/choose/'.length))).ok).toBe(
      shown !== null,
    );
  },
);

test('it is late once the promised hour has passed, unless it is over', () => {
  const promisedAt = '2026-03-02T11:59:59.000Z';
  expect(present('Researching', [], { promisedAt }).late).toBe(true);
  expect(present('Researching').late).toBe(false);
  expect(present('Delivered', [], { promisedAt }).late).toBe(false);
  expect(present('Awaiting payment', [], { promisedAt: null }).late).toBe(false);
});

test.each<
  [
    Stage,
    { answer: boolean; correct: boolean; cancel: boolean; settled: boolean; report: string | null },
  ]
>([
  ['Awaiting payment', { answer: true, correct: true, cancel: true, settled: false, report: null }],
  ['Researching', { answer: true, correct: true, cancel: true, settled: false, report: null }],
  ['Delivered', { answer: true, correct: false, cancel: false, settled: true, report: '/r/token' }],
  ['Refunded', { answer: false, correct: false, cancel: false, settled: true, report: null }],
  ['Cancelled', { answer: false, correct: false, cancel: false, settled: true, report: null }],
])('an order that is %s offers what still makes sense', (stage, expected) => {
  const view = present(stage);
  expect({
    answer: view.may.answer,
    correct: view.may.correctAddress,
    cancel: view.may.cancel,
    settled: view.settled,
    report: view.reportPath,
  }).toEqual(expected);
});

test.each<[PaymentState, Stage, TrackingView['dispute']]>([
  ['disputed', 'Queued', 'open'],
  ['disputed', 'Researching', 'open'],
  ['lost', 'Queued', 'lost'],
  ['disputed', 'Delivered', null],
  ['paid', 'Queued', null],
])(
  'an order that is %s and %s tells of its dispute, and is late only without one',
  (payment, stage, dispute) => {
    const view = present(stage, [], { payment, promisedAt: '2026-03-02T11:00:00.000Z' });
    expect(view.dispute).toBe(dispute);
    expect(view.late).toBe(payment === 'paid');
  },
);

test('who asked to cancel is not offered to ask again', () => {
  const view = present('Queued', [], { cancelAskedAt: '2026-03-02T10:00:00.000Z' });
  expect(view.cancelAsked).toBe(true);
  expect(view.may).toEqual({
    answer: true,
    correctAddress: true,
    cancel: false,
    receipt: true,
  });
});

test('a tracking link shows its order, and a path to the report once it is there', async () => {
  const clock = testClock();
  const orderId = newIdentifier(clock);
  let stage: Stage = 'Researching';
  let exists = true;
  const context: TrackingContext = {
    ...linksContext(database, clock),
    findOrder: async (id) => (exists && id === orderId ? orderView(id, { stage }) : null),
    readGift: async () => null,
    readSteps: async () => stepsUpTo(1, null),
    readRefunds: async () => [],
    reading: () => null,
    readChoice: async () => undefined,
    readRound: async () => undefined,
  };
  const link = await makeLink(context, { orderId, purpose: 'track' });
  const token = link.slice(link.lastIndexOf('/') + 1);
  expect(await readTracking(context, token)).toMatchObject({
    value: {
      orderId,
      view: {
        order: { number: 'FW-1042' },
        reportPath: null,
        steps: [{ state: 'current' }, {}, {}, {}, {}],
      },
    },
  });
  stage = 'Delivered';
  const delivered = await readTracking(context, token);
  const path = delivered.ok ? (delivered.value.view.reportPath ?? '') : '';
  expect(path).toMatch(/^\/r\/[^/]+$/);
  expect(await openLink(context, 'report', path.slice('/r/'.length))).toMatchObject({
    value: { orderId },
  });

  exists = false;
  expect(await readTracking(context, token)).toMatchObject({ failure: { code: 'no-order' } });
  clock.advance(hours(1));
  await database.write((transaction) => revokeLinks(context, transaction, { orderId }));
  expect(await readTracking(context, token)).toMatchObject({ failure: { code: 'revoked' } });
});

test('a delivered order offers the second round, and its page listens while that looks', async () => {
  const clock = testClock();
  const orderId = newIdentifier(clock);
  const deliveredAt = clock.now().toISOString();
  const opened = async (round: SecondRound | undefined) => {
    const context: TrackingContext = {
      ...linksContext(database, clock),
      findOrder: async (id) =>
        orderView(id, { state: 'delivered', stage: 'Delivered', deliveredAt }),
      readGift: async () => null,
      readSteps: async () => [],
      readRefunds: async () => [],
      reading: () => null,
      readChoice: async () => undefined,
      readRound: async () => round,
    };
    const link = await makeLink(context, { orderId, purpose: 'track' });
    const read = await readTracking(context, link.slice(link.lastIndexOf('/') + 1));
    if (!read.ok) throw new Error(read.failure.sentence);
    const { secondRound, settled } = read.value.view;
    return { state: secondRound?.state, settled };
  };
  const round = { attempt: 1, askedAt: clock.now(), found: null, approvedBy: null };
  expect(await opened(undefined)).toEqual({ state: 'offered', settled: true });
  expect(await opened({ ...round, state: 'looking' })).toEqual({
    state: 'looking',
    settled: false,
  });
  expect(await opened({ ...round, state: 'ready' })).toEqual({ state: 'ready', settled: true });
});
