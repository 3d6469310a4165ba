import type { Money } from '../../kernel/money';
import type { GiftView, OrderView, RoleOffer } from '../../shop/orders/shape';
import type { SecondRoundView } from '../second-round/shape';

export interface TrackedStage {
  readonly label: string;
  /** `skipped` where the order ended before it. */
  readonly state: 'done' | 'current' | 'ahead' | 'skipped';
  /** When it was reached, in UTC; the page says it in the reader's own zone. */
  readonly at: string | null;
}

export interface TrackedStep {
  readonly label: string;
  readonly state: 'done' | 'current' | 'ahead';
  /** When it was finished. */
  readonly at: string | null;
}

/** What research has read of a company so far. */
export interface TrackedReading {
  readonly sources: number;
  /** The newest first. */
  readonly latest: readonly string[];
}

/** Money that was returned, as its buyer was told of it. */
export interface TrackedRefund {
  readonly amount: Money;
  readonly at: string;
  /** In words for the buyer; null where nobody wrote any. */
  readonly reason: string | null;
}

/** All that the tracking page may know of an order. */
export interface TrackingView {
  readonly order: OrderView;
  /** Where the order bought a gift. */
  readonly gift: GiftView | null;
  readonly stages: readonly TrackedStage[];
  readonly refunds: readonly TrackedRefund[];
  /** What the research does at this moment; empty before it began and after it ended. */
  readonly steps: readonly TrackedStep[];
  /** While the research reads, and where it is known; null otherwise. */
  readonly reading: TrackedReading | null;
  /** While it waits for a word on which company is meant: whose word, and where the buyer says it. */
  readonly choice: { readonly waitsFor: 'buyer' | 'expert'; readonly path: string } | null;
  /** What the role may mean, while the report isn't written yet; null where that is clear, or too late to say. */
  readonly role: RoleOffer | null;
  /** Why nobody can promise a time: its bank disputes the payment, or has taken it back. */
  readonly dispute: 'open' | 'lost' | null;
  readonly late: boolean;
  /** A path of this shop, once the report is there. */
  readonly reportPath: string | null;
  /** The look at what changed since; null where there is nothing to compare with. */
  readonly secondRound: SecondRoundView | null;
  readonly may: {
    readonly answer: boolean;
    readonly correctAddress: boolean;
    readonly cancel: boolean;
    readonly receipt: boolean;
  };
  readonly cancelAsked: boolean;
  /** Nothing more will change by itself; the page need not listen any longer. */
  readonly settled: boolean;
}
