import type { OrderState, PaymentState } from '../../shop/orders/shape';

/** What became of a made-up order. */
export interface Fate {
  readonly name: string;
  readonly state: OrderState;
  readonly payment: PaymentState;
  /** Hours from payment to delivery. */
  readonly took?: number;
  readonly cancelAsked?: boolean;
}

const fate = (
  name: string,
  state: OrderState,
  payment: PaymentState,
  more: Pick<Fate, 'took' | 'cancelAsked'> = {},
): Fate => ({ name, state, payment, ...more });

const delivered = fate('delivered', 'delivered', 'paid', { took: 6 });

/** What is open on the last day, with the hours since it was ordered: one of each state that a desk can meet. */
export const OPEN_FATES: readonly (readonly [hoursAgo: number, Fate])[] = [
  [19, fate('late', 'in-production', 'paid')],
  [14, fate('late', 'in-production', 'paid')],
  [9, fate('researching', 'in-production', 'paid')],
  [4, fate('researching', 'in-production', 'paid')],
  [8, fate('wants to cancel', 'in-production', 'paid', { cancelAsked: true })],
  [5, fate('manual', 'placed', 'manual-requested')],
  [26, fate('manual', 'placed', 'manual-requested')],
  [2, fate('manual', 'placed', 'manual-requested')],
  [1, fate('confirming', 'placed', 'pending')],
  [30, fate('disputed', 'delivered', 'disputed', { took: 7 })],
  [21, fate('refunded', 'cancelled', 'refunded')],
  [23, fate('partly refunded', 'delivered', 'partly-refunded', { took: 5 })],
  [28, fate('canceled', 'cancelled', 'manual-requested')],
  [50, fate('dispute lost', 'delivered', 'lost', { took: 9 })],
];

/** What became of the orders before; how often each came, in hundredths. */
const CLOSED: readonly (readonly [share: number, Fate])[] = [
  [84, delivered],
  [4, fate('delivered late', 'delivered', 'paid', { took: 15 })],
  [5, fate('refunded', 'cancelled', 'refunded')],
  [3, fate('partly refunded', 'delivered', 'partly-refunded', { took: 8 })],
  [3, fate('canceled', 'cancelled', 'manual-requested')],
  [1, fate('dispute lost', 'delivered', 'lost', { took: 9 })],
];

/** `at` is from 0 to 1. */
export function closedFate(at: number): Fate {
  let left = at * 100;
  for (const [share, each] of CLOSED) {
    left -= share;
    if (left < 0) return each;
  }
  return delivered;
}
