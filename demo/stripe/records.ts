import type { CardBehaviour, DisputeReason } from './charges/cards';
import type { Decline } from './charges/declines';
import type { JsonObject } from './http/json';

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

export type CancellationReason = 'abandoned' | 'duplicate' | 'fraudulent' | 'requested_by_customer';
export type RefundReason = 'duplicate' | 'fraudulent' | 'requested_by_customer';
export type DisputeStatus =
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost'
  | 'warning_needs_response'
  | 'warning_closed';

interface Entry {
  readonly id: string;
  /** Whole seconds, as everywhere in this wire format. */
  readonly created: number;
}

export interface BillingDetails {
  readonly address: Readonly<
    Record<'city' | 'country' | 'line1' | 'line2' | 'postal_code' | 'state', string | null>
  > | null;
  readonly email: string | null;
  readonly name: string | null;
  readonly phone: string | null;
}

/** Of a card only this is ever kept. */
export interface PaymentMethodRecord extends Entry {
  readonly brand: string;
  readonly last4: string;
  readonly funding: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly securityCodeGiven: boolean;
  readonly behaviour: CardBehaviour;
  readonly billing: BillingDetails;
}

export interface PaymentError extends Decline {
  readonly charge?: string;
  readonly paymentMethod: string;
  readonly type: 'card_error' | 'invalid_request_error';
}

export interface IntentRecord extends Entry {
  readonly clientSecret: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: IntentStatus;
  readonly metadata: Readonly<Record<string, string>>;
  readonly description: string | null;
  readonly receiptEmail: string | null;
  readonly statementDescriptorSuffix: string | null;
  readonly automaticMethods: { readonly allowRedirects: 'always' | 'never' } | null;
  readonly paymentMethodTypes: readonly string[];
  readonly paymentMethod: string | null;
  readonly latestCharge: string | null;
  readonly lastError: PaymentError | null;
  /** The unguessable name of the authentication page this intent waits for. */
  readonly authentication: string | null;
  readonly returnUrl: string | null;
  readonly canceledAt: number | null;
  readonly cancellationReason: CancellationReason | null;
}

export interface ChargeRecord extends Entry {
  readonly amount: number;
  readonly amountRefunded: number;
  readonly currency: string;
  readonly status: 'succeeded' | 'pending' | 'failed';
  readonly intent: string;
  readonly paymentMethod: string;
  readonly balanceTransaction: string | null;
  readonly authenticated: boolean;
  readonly failure: Decline | null;
  readonly dispute: string | null;
  readonly description: string | null;
  readonly receiptEmail: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface RefundRecord extends Entry {
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly intent: string;
  readonly reason: RefundReason | null;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly failureReason: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly balanceTransaction: string | null;
}

export interface DisputeRecord extends Entry {
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly intent: string;
  readonly reason: DisputeReason;
  readonly status: DisputeStatus;
  readonly metadata: Readonly<Record<string, string>>;
  readonly evidence: Readonly<Record<string, string>>;
  readonly submissions: number;
  readonly balanceTransactions: readonly string[];
}

export interface TransactionRecord extends Entry {
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
  readonly type: 'charge' | 'refund' | 'refund_failure' | 'adjustment';
  readonly category: 'charge' | 'refund' | 'refund_failure' | 'dispute' | 'dispute_reversal';
  readonly source: string;
  readonly availableOn: number;
}

export interface TaxCalculationRecord extends Entry {
  /** Before tax. */
  readonly amount: number;
  readonly tax: number;
  readonly currency: string;
}

export interface TaxTransactionRecord extends Entry {
  readonly type: 'transaction' | 'reversal';
  readonly reference: string;
  /** What a reversal takes back. */
  readonly reversed: string | null;
  /** With tax; less than nothing in a reversal. */
  readonly amount: number;
  readonly currency: string;
}

export interface EventRecord extends Entry {
  readonly type: string;
  readonly object: JsonObject;
  readonly previous: JsonObject | null;
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;
  /** Whether a webhook for it is still to be taken by its receiver. */
  readonly pending: boolean;
}

/** What an idempotency key answered. The request is kept as a keyed hash, since it may hold a card number. */
export interface AnswerRecord extends Entry {
  readonly path: string;
  readonly fingerprint: string;
  readonly requestId: string;
  readonly status: number;
  readonly body: JsonObject;
}
