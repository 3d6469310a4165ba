import type { Moves } from '../../../kernel/state-machine';

/** What an order buys: a report, or a code for one to give away. */
export type OrderKind = 'report' | 'gift';

export type OrderState =
  | 'draft'
  | 'placed'
  | 'in-production'
  | 'in-review'
  | 'delivered'
  | 'cancelled';
export type OrderEvent =
  | 'place'
  | 'start'
  | 'issue'
  | 'submit-for-review'
  | 'return-to-production'
  | 'deliver'
  | 'cancel';

export const orderMoves: Moves<OrderState, OrderEvent> = {
  draft: { place: 'placed', cancel: 'cancelled' },
  // A gift is there as soon as it is paid for.
  placed: { start: 'in-production', issue: 'delivered', cancel: 'cancelled' },
  'in-production': { 'submit-for-review': 'in-review', deliver: 'delivered', cancel: 'cancelled' },
  'in-review': {
    'return-to-production': 'in-production',
    deliver: 'delivered',
    cancel: 'cancelled',
  },
  delivered: {},
  cancelled: {},
};

export const paymentStates = [
  'none',
  'manual-requested',
  'pending',
  'paid',
  'partly-refunded',
  'refunded',
  'disputed',
  'lost',
] as const;
export type PaymentState = (typeof paymentStates)[number];
export type PaymentEvent =
  | 'request-manual'
  | 'begin'
  | 'settle'
  | 'fail'
  | 'refund-part'
  | 'refund'
  | 'return-refund'
  | 'dispute'
  | 'win'
  | 'lose';

export const paymentMoves: Moves<PaymentState, PaymentEvent> = {
  none: { begin: 'pending', settle: 'paid', 'request-manual': 'manual-requested' },
  'manual-requested': { begin: 'pending', settle: 'paid' },
  pending: { settle: 'paid', fail: 'none', 'request-manual': 'manual-requested', begin: 'pending' },
  paid: { 'refund-part': 'partly-refunded', refund: 'refunded', dispute: 'disputed' },
  // A bank may send a refund back: then the money is ours again.
  'partly-refunded': {
    'refund-part': 'partly-refunded',
    refund: 'refunded',
    'return-refund': 'paid',
    dispute: 'disputed',
  },
  refunded: { 'return-refund': 'paid', dispute: 'disputed' },
  disputed: {
    win: 'paid',
    lose: 'lost',
    refund: 'refunded',
    'refund-part': 'disputed',
    'return-refund': 'disputed',
  },
  lost: {},
};

/** Paid for and not there yet: somebody waits for this report. */
export const AWAITED_STATES: readonly OrderState[] = ['placed', 'in-production', 'in-review'];
/** The money of the order, or some of it, is ours. */
export const HELD_PAYMENTS: readonly PaymentState[] = ['paid', 'partly-refunded'];

type Paid = { readonly payment: PaymentState };

export const holdsMoney = ({ payment }: Paid): boolean => HELD_PAYMENTS.includes(payment);

/** Whether the buyer has a report that is theirs: delivered, and neither refunded, disputed, nor erased. */
export const hasReport = (order: Paid & { readonly state: OrderState }): boolean =>
  order.state === 'delivered' && holdsMoney(order);

/** Whether a bank asks for the payment of an order, or has taken it: until the first ends, nothing is delivered. */
export function disputeOf({ payment }: Paid): 'open' | 'lost' | null {
  if (payment === 'disputed') return 'open';
  return payment === 'lost' ? 'lost' : null;
}

export const isAwaited = (order: Paid & { readonly state: OrderState }): boolean =>
  AWAITED_STATES.includes(order.state) && holdsMoney(order);
