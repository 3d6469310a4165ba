import type { NeedCounts, TableAsk, TableNeed } from '../../../desk/orders/shape';
import type { OrderSort, PaymentState } from '../../../shop/orders/shape';

export const sortNames: Readonly<Record<OrderSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  promise: 'Deadline, soonest first',
  amount: 'Amount, largest first',
  company: 'Company, A to Z',
};

export const paymentNames: Readonly<Record<PaymentState, string>> = {
  none: 'Not paid',
  'manual-requested': 'Manual payment requested',
  pending: 'Confirming',
  paid: 'Paid',
  'partly-refunded': 'Partly refunded',
  refunded: 'Refunded',
  disputed: 'Disputed',
  lost: 'Dispute lost',
};

export const needNames: Readonly<Record<TableNeed, string>> = {
  late: 'Late',
  'manual-payment': 'Awaiting manual payment',
  'cancel-asked': 'Cancellation requests',
  waiting: 'Company unclear, or no report',
  samples: 'Samples',
};

const MANY = 1_000;

/** Counted to a thousand; beyond it nobody counts. */
export function formatCount(count: number | null): string {
  if (count === null) return 'Many orders';
  if (count > MANY) return `More than ${MANY.toLocaleString('en-US')} orders`;
  return count === 1 ? '1 order' : `${count.toLocaleString('en-US')} orders`;
}

export const formatFew = (count: number): string => (count > 99 ? '99+' : String(count));

interface Shortcut {
  readonly name: string;
  readonly count: number;
  readonly ask: Pick<TableAsk, 'need' | 'stage'>;
}

/** What waits for somebody, one tap away. */
export const shortcutsTo = ({
  late,
  review,
  manualPayment,
  cancelAsked,
}: NeedCounts): readonly Shortcut[] => [
  { name: 'Late', count: late, ask: { need: 'late', stage: null } },
  ...(review === null
    ? []
    : [
        {
          name: 'To review',
          count: review,
          ask: { need: null, stage: 'In expert review' as const },
        },
      ]),
  {
    name: 'Awaiting manual payment',
    count: manualPayment,
    ask: { need: 'manual-payment', stage: null },
  },
  { name: 'Cancellation requests', count: cancelAsked, ask: { need: 'cancel-asked', stage: null } },
];
