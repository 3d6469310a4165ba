import { expect, test } from 'vitest';
import type { AuditLine } from '../audit/shape';
import { formatDuration } from './shape';
import { mergeTimeline } from './timeline';

const at = (second: number): string => new Date(Date.UTC(2026, 2, 2, 9, 0, second)).toISOString();
const audit = (change: Partial<AuditLine>): AuditLine => ({
  id: 1,
  at: at(10),
  kind: 'order-marked-paid',
  actor: 'staff:Mara',
  subjectKind: 'order',
  subject: 'FW-1',
  reason: 'bank transfer',
  before: null,
  after: null,
  ...change,
});

test('what staff did is told once, with its reason, and everything the newest first', () => {
  const merged = mergeTimeline(
    [
      { at: at(0), what: 'placed', actor: 'buyer', why: '' },
      { at: at(10), what: 'paid', actor: 'staff:Mara', why: 'bank transfer' },
      { at: at(20), what: 'disputed', actor: 'provider', why: 'fraudulent' },
    ],
    [
      audit({}),
      audit({
        id: 2,
        at: at(30),
        kind: 'order-assigned',
        reason: 'She knows mills.',
        before: { assignee: null },
        after: { assignee: 'Ilse' },
      }),
    ],
  );
  expect(merged).toEqual([
    {
      at: at(30),
      who: 'Mara',
      what: 'Order assigned',
      why: 'She knows mills.',
      change: 'assignee: nothing; now assignee: Ilse',
    },
    {
      at: at(20),
      who: 'The payment provider',
      what: 'Payment disputed',
      why: 'fraudulent',
      change: '',
    },
    { at: at(10), who: 'Mara', what: 'Order marked paid', why: 'bank transfer', change: '' },
    { at: at(0), who: 'The buyer', what: 'Placed the order', why: '', change: '' },
  ]);
});

test('the same thing done by another, or at another time, is another line', () => {
  const paid = { what: 'paid', why: '' } as const;
  expect(mergeTimeline([{ ...paid, at: at(10), actor: 'provider' }], [audit({})])).toHaveLength(2);
  expect(mergeTimeline([{ ...paid, at: at(30), actor: 'staff:Mara' }], [audit({})])).toHaveLength(
    2,
  );
});

test.each([
  [400, 'under a second'],
  [5_000, '5 s'],
  [200_000, '3 min 20 s'],
  [7_500_000, '2 h 5 min'],
])('%d milliseconds are %s', (milliseconds, said) => {
  expect(formatDuration(milliseconds)).toBe(said);
});
