import { expect, test } from 'vitest';
import type { OrderState, PaymentState } from '../../../shop/orders/shape';
import { offeredActs, type Situation } from './offers';
import type { OrderAct } from '../shape';

const situation = (
  state: OrderState,
  payment: PaymentState,
  more: Partial<Situation> = {},
): Situation => ({
  order: { kind: 'report', state, payment, promisedAt: '2026-03-02T21:00:00.000Z' },
  report: null,
  version: undefined,
  review: 'required',
  ...more,
});
const ALWAYS: readonly OrderAct[] = ['gather-evidence', 'write-note'];

test.each<[string, Situation, readonly OrderAct[]]>([
  [
    'a manual request',
    situation('placed', 'manual-requested'),
    ['mark-paid', 'send-instructions', 'assign', 'correct-address', 'cancel', ...ALWAYS],
  ],
  [
    'a paid order',
    situation('placed', 'paid'),
    ['extend-promise', 'assign', 'correct-address', 'refund', 'cancel', ...ALWAYS],
  ],
  [
    'one being researched',
    situation('in-production', 'paid', { report: { state: 'in-production' } }),
    [
      'extend-promise',
      'assign',
      'replace-company',
      'correct-address',
      'rerun',
      'refund',
      'cancel',
      ...ALWAYS,
    ],
  ],
  [
    'one that cannot be made',
    situation('in-production', 'paid', { report: { state: 'cannot-be-created' } }),
    [
      'confirm-impossible',
      'extend-promise',
      'assign',
      'replace-company',
      'correct-address',
      'rerun',
      'refund',
      'cancel',
      ...ALWAYS,
    ],
  ],
  [
    'one that is signed and has not left',
    situation('in-review', 'paid', {
      report: { state: 'approved' },
      version: { signedAt: '2026-03-02T12:00:00.000Z', publishedAt: null },
    }),
    [
      'publish-now',
      'withdraw',
      'extend-promise',
      'assign',
      'correct-address',
      'refund',
      'cancel',
      ...ALWAYS,
    ],
  ],
  [
    'one that is signed and disputed',
    situation('in-review', 'disputed', {
      report: { state: 'approved' },
      version: { signedAt: '2026-03-02T12:00:00.000Z', publishedAt: null },
    }),
    ['withdraw', 'assign', 'correct-address', 'cancel', ...ALWAYS],
  ],
  [
    'a delivered one',
    situation('delivered', 'paid', {
      report: { state: 'approved' },
      version: { signedAt: '2026-03-02T12:00:00.000Z', publishedAt: '2026-03-02T12:02:00.000Z' },
    }),
    ['assign', 'correct-address', 'resend-report', 'rerun', 'refund', ...ALWAYS],
  ],
  [
    'one whose second round waits for review',
    situation('delivered', 'paid', { secondRound: 'in-review' }),
    [
      'send-second-round',
      'hold-second-round',
      'assign',
      'correct-address',
      'resend-report',
      'refund',
      ...ALWAYS,
    ],
  ],
  [
    'one whose second round is out',
    situation('delivered', 'paid', { secondRound: 'ready' }),
    ['assign', 'correct-address', 'resend-report', 'refund', ...ALWAYS],
  ],
  [
    'a disputed one',
    situation('delivered', 'disputed'),
    ['assign', 'correct-address', 'resend-report', ...ALWAYS],
  ],
  [
    'a refunded one',
    situation('cancelled', 'refunded', { report: { state: 'cannot-be-created' } }),
    ALWAYS,
  ],
  [
    'a gift',
    {
      ...situation('delivered', 'paid', { report: { state: 'approved' } }),
      order: { kind: 'gift', state: 'delivered', payment: 'paid', promisedAt: null },
    },
    ['correct-address', 'refund', ...ALWAYS],
  ],
  ['a cancelled one that was paid', situation('cancelled', 'paid'), ['refund', ...ALWAYS]],
])('the owner is offered what %s allows', (_, stands, acts) => {
  expect(offeredActs(stands, 'owner')).toEqual(acts);
});

test('others are offered what is their work', () => {
  const paid = situation('in-production', 'paid', { report: { state: 'cannot-be-created' } });
  expect(offeredActs(paid, 'support')).toEqual(['extend-promise', 'correct-address', 'write-note']);
  expect(offeredActs(paid, 'expert')).toEqual([
    'confirm-impossible',
    'replace-company',
    'write-note',
  ]);
  expect(offeredActs(situation('placed', 'manual-requested'), 'support')).toEqual([
    'mark-paid',
    'send-instructions',
    'correct-address',
    'write-note',
  ]);
});

test('where nobody reviews, nobody need confirm that a report cannot be made', () => {
  expect(
    offeredActs(
      {
        ...situation('in-production', 'paid', { report: { state: 'cannot-be-created' } }),
        review: 'auto',
      },
      'owner',
    ),
  ).not.toContain('confirm-impossible');
});
