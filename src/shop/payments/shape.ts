import type { Moves } from '../../kernel/state-machine';

/** One try at paying one order; all are kept. */
export type AttemptState = 'creating' | 'open' | 'processing' | 'succeeded' | 'cancelled' | 'abandoned';
export type AttemptEvent = 'open' | 'process' | 'succeed' | 'cancel' | 'abandon';

const live = { open: 'open', process: 'processing', succeed: 'succeeded', cancel: 'cancelled' } as const;

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
export type AlertKind =
  | 'unknown-payment'
  | 'wrong-amount'
  | 'wrong-order'
  | 'second-payment'
  | 'paid-after-cancel'
  | 'missing-payment'
  | 'refund-failed'
  | 'dispute';
