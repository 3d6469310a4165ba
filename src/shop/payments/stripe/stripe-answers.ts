import type Stripe from 'stripe';
import type {
  DisputeTruth,
  IntentState,
  ListedPayment,
  ListedReversal,
  PaymentTruth,
  RefundTruth,
} from '../ports';

interface History {
  readonly refunds: readonly Stripe.Refund[];
  readonly disputes: readonly Stripe.Dispute[];
}

export function truthFrom(intent: Stripe.PaymentIntent, history?: History): PaymentTruth {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const card = charge?.payment_method_details?.card;
  return {
    intentId: intent.id,
    state: stateOf(intent),
    amount: intent.amount,
    amountReceived: intent.amount_received,
    currency: intent.currency,
    metadata: intent.metadata,
    clientSecret: intent.client_secret,
    createdAt: moment(intent.created),
    failureCode: intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null,
    chargeId:
      charge?.id ?? (typeof intent.latest_charge === 'string' ? intent.latest_charge : null),
    cardBrand: card?.brand ?? null,
    cardLastDigits: card?.last4 ?? null,
    billingCountry: charge?.billing_details?.address?.country ?? null,
    refunds: history?.refunds.map(refundFrom) ?? [],
    disputes: history?.disputes.map(disputeFrom) ?? [],
  };
}

export function listedFrom(intent: Stripe.PaymentIntent): ListedPayment {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  return {
    intentId: intent.id,
    state: stateOf(intent),
    amount: intent.amount,
    amountRefunded: charge?.amount_refunded ?? 0,
    disputed: charge?.disputed ?? false,
    metadata: intent.metadata,
    createdAt: moment(intent.created),
  };
}

export function refundFrom(refund: Stripe.Refund): RefundTruth {
  return {
    providerId: refund.id,
    state:
      refund.status === 'succeeded'
        ? 'succeeded'
        : refund.status === 'failed' || refund.status === 'canceled'
          ? 'failed'
          : 'pending',
    amount: refund.amount,
    reason: refund.reason ?? '',
    createdAt: moment(refund.created),
    refundId: refund.metadata?.['refund_id'] ?? null,
  };
}

function disputeFrom(dispute: Stripe.Dispute): DisputeTruth {
  const won =
    dispute.status === 'won' ||
    dispute.status === 'warning_closed' ||
    dispute.status === 'prevented';
  return {
    providerId: dispute.id,
    state: won ? 'won' : dispute.status === 'lost' ? 'lost' : 'open',
    amount: dispute.amount,
    reason: dispute.reason,
    evidenceDueAt: dispute.evidence_details?.due_by
      ? moment(dispute.evidence_details.due_by)
      : null,
    createdAt: moment(dispute.created),
  };
}

/** A charge made without a payment of ours has none to look into. */
export function reversalFrom(reversal: Stripe.Refund | Stripe.Dispute): readonly ListedReversal[] {
  const { id, payment_intent: intent } = reversal;
  const intentId = typeof intent === 'string' ? intent : intent?.id;
  return intentId === undefined ? [] : [{ providerId: id, intentId }];
}

function stateOf(intent: Stripe.PaymentIntent): IntentState {
  switch (intent.status) {
    case 'succeeded':
      return 'succeeded';
    case 'canceled':
      return 'cancelled';
    case 'processing':
      return 'processing';
    default:
      return 'open';
  }
}

/** A stand-in may answer with the charge's id where its whole was asked for. */
export async function chargeOf(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
): Promise<Stripe.Charge | null> {
  return typeof intent.latest_charge === 'string'
    ? stripe.charges.retrieve(intent.latest_charge)
    : intent.latest_charge;
}

/** Charges, refunds and disputes each name their payment. */
export async function paymentIntentOf(stripe: Stripe, objectId: string): Promise<string | null> {
  if (objectId.startsWith('pi_')) return objectId;
  const owner =
    objectId.startsWith('ch_') || objectId.startsWith('py_')
      ? await stripe.charges.retrieve(objectId)
      : objectId.startsWith('re_') || objectId.startsWith('pyr_')
        ? await stripe.refunds.retrieve(objectId)
        : objectId.startsWith('dp_') || objectId.startsWith('du_')
          ? await stripe.disputes.retrieve(objectId)
          : null;
  const intent = owner?.payment_intent ?? null;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

const moment = (secondsSinceEpoch: number): Date => new Date(secondsSinceEpoch * 1_000);
