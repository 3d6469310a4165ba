import type { Moves } from '../../kernel/state-machine';

/** One try at paying one order; all are kept. */
export type AttemptState =
  | 'creating'
  | 'open'
  | 'processing'
  | 'succeeded'
  | 'cancelled'
  | 'abandoned';
export type AttemptEvent = 'open' | 'process' | 'succeed' | 'cancel' | 'abandon';

const live = {
  open: 'open',
  process: 'processing',
  succeed: 'succeeded',
  cancel: 'cancelled',
} as const;

export const attemptMoves: Moves<AttemptState, AttemptEvent> = {
  creating: { ...live, abandon: 'abandoned' },
  open: live,
  processing: live,
  succeeded: {},
  // What the provider says wins: money that came by a session we had given up is still money.
  cancelled: { succeed: 'succeeded' },
  abandoned: { succeed: 'succeeded', cancel: 'cancelled' },
};

export type RefundState = 'requested' | 'pending' | 'succeeded' | 'failed';
export type RefundEvent = 'wait' | 'succeed' | 'fail';

export const refundMoves: Moves<RefundState, RefundEvent> = {
  requested: { wait: 'pending', succeed: 'succeeded', fail: 'failed' },
  pending: { succeed: 'succeeded', fail: 'failed' },
  // A bank may send it back after it was thought done.
  succeeded: { fail: 'failed' },
  failed: {},
};

export type DisputeState = 'open' | 'won' | 'lost';
export type DisputeEvent = 'win' | 'lose';

export const disputeMoves: Moves<DisputeState, DisputeEvent> = {
  open: { win: 'won', lose: 'lost' },
  won: {},
  lost: {},
};

/** What the owner must look at, because books and money do not say the same. */
export type PaymentTrouble =
  | 'unknown-payment'
  | 'wrong-amount'
  | 'wrong-order'
  | 'second-payment'
  | 'paid-after-cancel'
  | 'missing-payment'
  | 'refund-failed'
  | 'dispute';

export interface AttemptView {
  readonly id: string;
  readonly intentId: string | null;
  readonly state: AttemptState;
  readonly amount: number;
  readonly failureCode: string | null;
  readonly chargeId: string | null;
  readonly cardBrand: string | null;
  readonly cardLastDigits: string | null;
  readonly createdAt: string;
  readonly succeededAt: string | null;
}

export interface RefundView {
  readonly id: string;
  /** Null where the order was paid, and given back, by other means. */
  readonly attemptId: string | null;
  readonly providerId: string | null;
  readonly state: RefundState;
  readonly amount: number;
  readonly reason: string;
  readonly actor: string;
  readonly createdAt: string;
}

export interface DisputeView {
  readonly providerId: string;
  readonly state: DisputeState;
  readonly amount: number;
  readonly reason: string;
  readonly evidenceDueAt: string | null;
  readonly createdAt: string;
}

/** What our books hold of an order's money; amounts in cents. */
export interface PaymentsOfOrder {
  readonly attempts: readonly AttemptView[];
  readonly refunds: readonly RefundView[];
  readonly disputes: readonly DisputeView[];
}
