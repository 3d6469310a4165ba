import type { Stripe } from 'stripe';
import { days } from '../../../src/kernel/time';
import { toJson, type JsonObject } from '../http/json';
import type { DisputeRecord, EventRecord, TransactionRecord } from '../records';
import { API_VERSION, unixSpan, unixTime, type Sandbox } from '../control/sandbox';

const TIME_TO_ANSWER = days(7);

const EVIDENCE = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_communication',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'customer_signature',
  'duplicate_charge_documentation',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'receipt',
  'refund_policy',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'service_documentation',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_documentation',
  'shipping_tracking_number',
  'uncategorized_file',
  'uncategorized_text',
] as const satisfies readonly (keyof Stripe.Dispute.Evidence)[];

export function presentDispute(sandbox: Sandbox, dispute: DisputeRecord): JsonObject {
  const inquiry = dispute.status.startsWith('warning');
  const whole: Omit<Stripe.Dispute, 'evidence'> & { evidence: JsonObject } = {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    balance_transactions: dispute.balanceTransactions.flatMap((id) => {
      const transaction = sandbox.state.transactions.get(id);
      return transaction === undefined ? [] : [presentTransaction(sandbox, transaction)];
    }),
    charge: dispute.charge,
    created: dispute.created,
    currency: dispute.currency,
    enhanced_eligibility_types: [],
    evidence: {
      ...Object.fromEntries(EVIDENCE.map((name) => [name, dispute.evidence[name] ?? null])),
      enhanced_evidence: {},
    },
    evidence_details: {
      due_by: dispute.created + unixSpan(TIME_TO_ANSWER),
      enhanced_eligibility: {},
      has_evidence: Object.keys(dispute.evidence).length > 0,
      past_due: unixTime(sandbox.clock) > dispute.created + unixSpan(TIME_TO_ANSWER),
      submission_count: dispute.submissions,
      submission_method: dispute.submissions > 0 ? 'manual' : 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: { ...dispute.metadata },
    payment_intent: dispute.intent,
    reason: dispute.reason,
    status: dispute.status,
  };
  return toJson(whole);
}

export function presentTransaction(
  sandbox: Sandbox,
  transaction: TransactionRecord,
): Stripe.BalanceTransaction {
  return {
    id: transaction.id,
    object: 'balance_transaction',
    amount: transaction.amount,
    available_on: transaction.availableOn,
    balance_type: 'payments',
    created: transaction.created,
    currency: transaction.currency,
    description: null,
    exchange_rate: null,
    fee: transaction.fee,
    fee_details:
      transaction.fee === 0
        ? []
        : [
            {
              amount: transaction.fee,
              application: null,
              currency: transaction.currency,
              description: 'Processing fees',
              type: 'stripe_fee',
            },
          ],
    net: transaction.amount - transaction.fee,
    reporting_category: transaction.category,
    source: transaction.source,
    status: transaction.availableOn <= unixTime(sandbox.clock) ? 'available' : 'pending',
    type: transaction.type,
  };
}

export function presentEvent(event: EventRecord): JsonObject {
  return {
    id: event.id,
    object: 'event',
    api_version: API_VERSION,
    created: event.created,
    data: {
      object: event.object,
      ...(event.previous === null ? {} : { previous_attributes: event.previous }),
    },
    livemode: false,
    pending_webhooks: event.pending ? 1 : 0,
    request: { id: event.requestId, idempotency_key: event.idempotencyKey },
    type: event.type,
  };
}
