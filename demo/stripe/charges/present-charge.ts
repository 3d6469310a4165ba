import type { Stripe } from 'stripe';
import { toJson, type JsonObject } from '../http/json';
import { cardChecks, presentBilling } from '../intents/present-payment-method';
import type { ChargeRecord, PaymentMethodRecord, RefundRecord } from '../records';
import type { Sandbox } from '../control/sandbox';

export function presentCharge(sandbox: Sandbox, charge: ChargeRecord): JsonObject {
  const method = sandbox.state.paymentMethods.get(charge.paymentMethod);
  const paid = charge.status === 'succeeded';
  const whole: Stripe.Charge & { dispute: string | null } = {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: paid ? charge.amount : 0,
    amount_refunded: charge.amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: charge.balanceTransaction,
    billing_details:
      method === undefined
        ? { address: null, email: null, name: null, phone: null, tax_id: null }
        : presentBilling(method.billing),
    calculated_statement_descriptor: 'SANDBOX',
    captured: paid,
    created: charge.created,
    currency: charge.currency,
    customer: null,
    description: charge.description,
    dispute: charge.dispute,
    disputed: charge.dispute !== null,
    failure_balance_transaction: null,
    failure_code: charge.failure?.code ?? null,
    failure_message: charge.failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...charge.metadata },
    on_behalf_of: null,
    outcome: outcomeOf(charge),
    paid,
    payment_intent: charge.intent,
    payment_method: charge.paymentMethod,
    payment_method_details: method === undefined ? null : cardDetails(charge, method),
    receipt_email: charge.receiptEmail,
    receipt_number: null,
    receipt_url: paid ? `${sandbox.publicUrl()}/sandbox/receipt/${charge.id}` : null,
    refunded: paid && charge.amountRefunded === charge.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: charge.status,
    transfer_data: null,
    transfer_group: null,
  };
  return toJson(whole);
}

function outcomeOf(charge: ChargeRecord): Stripe.Charge.Outcome {
  const refused = charge.failure !== null;
  const blocked = charge.failure?.declineCode === 'fraudulent';
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: blocked
      ? 'not_sent_to_network'
      : refused
        ? 'declined_by_network'
        : 'approved_by_network',
    reason: charge.failure?.declineCode ?? charge.failure?.code ?? null,
    risk_level: blocked ? 'highest' : 'normal',
    seller_message: refused ? 'The payment was refused.' : 'Payment complete.',
    type: blocked ? 'blocked' : refused ? 'issuer_declined' : 'authorized',
  };
}

function cardDetails(
  charge: ChargeRecord,
  method: PaymentMethodRecord,
): Stripe.Charge.PaymentMethodDetails {
  return {
    type: 'card',
    card: {
      amount_authorized: charge.status === 'succeeded' ? charge.amount : null,
      authorization_code: null,
      brand: method.brand,
      checks: cardChecks(method),
      country: 'US',
      electronic_commerce_indicator: null,
      exp_month: method.expiryMonth,
      exp_year: method.expiryYear,
      funding: method.funding,
      installments: null,
      last4: method.last4,
      mandate: null,
      network: method.brand,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: charge.authenticated
        ? {
            authentication_flow: 'challenge',
            electronic_commerce_indicator: '05',
            exemption_indicator: null,
            result: 'authenticated',
            result_reason: null,
            transaction_id: null,
            version: '2.2.0',
          }
        : null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}

export function presentRefund(refund: RefundRecord): JsonObject {
  const whole: Stripe.Refund = {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: refund.balanceTransaction,
    charge: refund.charge,
    created: refund.created,
    currency: refund.currency,
    customer: null,
    customer_account: null,
    ...(refund.failureReason === null ? {} : { failure_reason: refund.failureReason }),
    metadata: { ...refund.metadata },
    payment_intent: refund.intent,
    payment_method: null,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refund.status,
    transfer_reversal: null,
  };
  return toJson(whole);
}
