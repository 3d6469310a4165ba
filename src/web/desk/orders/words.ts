import type { NeedCounts, TableAsk, TableNeed } from '../../../desk/orders/shape';
import { writeAsk } from './ask';
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

export const needLabels: Readonly<Record<TableNeed, string>> = {
  late: 'Late',
  'manual-payment': 'Awaiting manual payment',
  'cancel-asked': 'Cancellation requests',
  waiting: 'Company unclear, or no report',
  samples: 'Samples',
};

const MANY = 1_000;

/** Counted to a thousand; beyond it nobody counts. */
export function formatOrderCount(count: number | null): string {
  if (count === null) return 'Many orders';
  if (count > MANY) return `More than ${MANY.toLocaleString('en-US')} orders`;
  return count === 1 ? '1 order' : `${count.toLocaleString('en-US')} orders`;
}

export const formatFew = (count: number): string => (count > 99 ? '99+' : String(count));

interface ReadyView {
  readonly name: string;
  readonly query: string;
  readonly count: number | null;
  /** Somebody waits longer than they were told. */
  readonly isUrgent: boolean;
}

const BLANK: Omit<TableAsk, 'zone'> = {
  words: '',
  stage: null,
  payment: null,
  need: null,
  fromDay: null,
  untilDay: null,
  sort: 'newest',
  place: null,
};

/** The views that every desk has: all orders, and what waits for somebody. */
export function viewsOf(
  { late, review, manualPayment, cancelAsked }: NeedCounts,
  { zone }: Pick<TableAsk, 'zone'>,
): readonly ReadyView[] {
  const view = (
    name: string,
    narrowed: Partial<TableAsk>,
    count: number | null = null,
    isUrgent = false,
  ): ReadyView => ({
    name,
    query: writeAsk({ ...BLANK, zone, ...narrowed }),
    count,
    isUrgent,
  });
  return [
    view('All orders', {}),
    view('Late', { need: 'late' }, late, late > 0),
    ...(review === null ? [] : [view('To review', { stage: 'In expert review' }, review)]),
    view('Awaiting manual payment', { need: 'manual-payment' }, manualPayment),
    view('Cancellation requests', { need: 'cancel-asked' }, cancelAsked, cancelAsked > 0),
    view('Disputed', { payment: 'disputed' }),
  ];
}
