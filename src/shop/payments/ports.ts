import type { RaiseAlert } from '../alerts';
import type { Cents, Currency } from '../../kernel/money';
import type { Result } from '../../kernel/result';
import type { Clock, Duration } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { JobQueue } from '../../platform/jobs';
import type { Log } from '../../platform/log';
import type { OrdersContext } from '../orders';
import type { TaxPlace } from '../orders/shape';

/** `provider-down` may pass by itself; `provider-refused` will not. */
export type ProviderFailure = 'provider-down' | 'provider-refused';
export type FromProvider<Value, Code extends string = never> = Promise<
  Result<Value, ProviderFailure | Code>
>;

export type IntentState = 'open' | 'processing' | 'succeeded' | 'cancelled';

/** What the provider says of one payment, read now: the only truth about money there is. */
export interface PaymentTruth {
  readonly intentId: string;
  readonly state: IntentState;
  readonly amount: number;
  readonly amountReceived: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** Only for the browser that pays; never stored, never logged. */
  readonly clientSecret: string | null;
  readonly createdAt: Date;
  readonly failureCode: string | null;
  readonly chargeId: string | null;
  readonly cardBrand: string | null;
  readonly cardLastDigits: string | null;
  readonly billingCountry: string | null;
  readonly refunds: readonly RefundTruth[];
  readonly disputes: readonly DisputeTruth[];
}

export interface RefundTruth {
  readonly providerId: string;
  readonly state: 'pending' | 'succeeded' | 'failed';
  readonly amount: number;
  readonly reason: string;
  readonly createdAt: Date;
  /** The id under which we asked for it; null when someone gave it at the provider's own pages. */
  readonly refundId: string | null;
}

export interface DisputeTruth {
  readonly providerId: string;
  readonly state: 'open' | 'won' | 'lost';
  readonly amount: number;
  readonly reason: string;
  readonly evidenceDueAt: Date | null;
  readonly createdAt: Date;
}

/** A line of the provider's list: enough to see whether our own books say the same. */
export interface ListedPayment {
  readonly intentId: string;
  readonly state: IntentState;
  readonly amount: number;
  readonly amountRefunded: number;
  readonly disputed: boolean;
  readonly metadata: Readonly<Record<string, string>>;
  readonly createdAt: Date;
}

/** A refund or a dispute, of whatever age the payment is that it takes money from. */
export interface ListedReversal {
  readonly providerId: string;
  readonly intentId: string;
}

export interface IntentRequest {
  readonly amount: Cents;
  readonly currency: string;
  readonly description: string;
  readonly receiptEmail: string;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly objectId: string;
}

export interface TaxGateway {
  /** Of a price without tax, for one place. */
  calculateTax(request: {
    readonly amount: Cents;
    readonly currency: string;
    readonly reference: string;
    readonly place: TaxPlace;
  }): FromProvider<{ readonly calculation: string; readonly tax: number }, 'unknown-place'>;
  recordTax(
    key: string,
    request: { readonly calculation: string; readonly reference: string },
  ): FromProvider<{ readonly transaction: string }>;
  /** The amount is what was given back, with its tax. */
  reverseTax(
    key: string,
    request: { readonly transaction: string; readonly reference: string; readonly amount: Cents },
  ): FromProvider<null>;
}

export interface PaymentGateway extends TaxGateway {
  /** Asked twice with one key, it makes one payment. */
  createIntent(key: string, request: IntentRequest): FromProvider<PaymentTruth>;
  /** `withHistory` also asks for refunds and disputes where the payment itself does not mention any. */
  readIntent(
    intentId: string,
    options: { readonly withHistory: boolean },
  ): FromProvider<PaymentTruth, 'no-payment'>;
  updateIntent(
    intentId: string,
    change: Pick<IntentRequest, 'receiptEmail' | 'metadata'>,
  ): FromProvider<PaymentTruth>;
  /** `not-cancellable` when it is being paid or was paid. */
  cancelIntent(intentId: string): FromProvider<PaymentTruth, 'not-cancellable'>;
  refund(
    key: string,
    request: { readonly intentId: string; readonly amount: Cents; readonly refundId: string },
  ): FromProvider<RefundTruth>;
  listPayments(since: Date): FromProvider<readonly ListedPayment[]>;
  listReversals(since: Date): FromProvider<readonly ListedReversal[]>;
  /** The payment to which a charge, a refund or a dispute belongs. */
  findIntentOf(objectId: string): FromProvider<string | null>;
  probe(): FromProvider<null>;
  /** Null where no secret was configured: then there is no route either. */
  readonly webhooks: WebhookVerifier | null;
}

export interface WebhookVerifier {
  verify(rawBody: Uint8Array, signature: string, now: Date): Result<ProviderEvent, 'bad-signature'>;
}

export interface PaymentsContext {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly log: Log;
  readonly gateway: PaymentGateway;
  readonly orders: OrdersContext;
  /** Where alerts about money go. */
  readonly ownerAddress: string;
  /** Whether the provider calculates tax, which is then added to the price. */
  readonly taxes?: boolean;
  /** What a buyer may choose to pay in; left out where there is no choice. */
  readonly currencies?: readonly Currency[];
  /** How long an unpaid order form is kept; by default, the longest the privacy policy allows. */
  readonly draftsKept?: Duration;
  /** The provider’s list lacks what other processes of a demo took: each has a stand-in of its own. */
  readonly listIsPartial?: boolean;
  /** Brings an alert to the desk, in the transaction of its cause; once for each cause. */
  readonly raise: RaiseAlert;
}
