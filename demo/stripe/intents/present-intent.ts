import type { Stripe } from 'stripe';
import { toJson, type JsonObject } from '../http/json';
import { presentPaymentMethod } from './present-payment-method';
import type { IntentRecord, PaymentError } from '../records';
import type { Sandbox } from '../control/sandbox';

export type Audience = 'secret' | 'publishable';

/** The fields that a publishable key is shown; the shop's own notes and the charge aren't among them. */
const PUBLISHABLE_FIELDS: ReadonlySet<string> = new Set<keyof Stripe.PaymentIntent>([
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
]);

export function presentIntent(
  sandbox: Sandbox,
  intent: IntentRecord,
  audience: Audience = 'secret',
): JsonObject {
  const whole = toJson(wholeIntent(sandbox, intent));
  if (audience === 'secret') return whole;
  return Object.fromEntries(Object.entries(whole).filter(([name]) => PUBLISHABLE_FIELDS.has(name)));
}

function wholeIntent(sandbox: Sandbox, intent: IntentRecord): Stripe.PaymentIntent {
  return {
    id: intent.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: intent.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods:
      intent.automaticMethods === null
        ? null
        : { allow_redirects: intent.automaticMethods.allowRedirects, enabled: true },
    canceled_at: intent.canceledAt,
    cancellation_reason: intent.cancellationReason,
    capture_method: 'automatic_async',
    client_secret: intent.clientSecret,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: intent.currency,
    customer: null,
    customer_account: null,
    description: intent.description,
    excluded_payment_method_types: null,
    last_payment_error:
      intent.lastError === null ? null : presentPaymentError(sandbox, intent.lastError),
    latest_charge: intent.latestCharge,
    livemode: false,
    managed_payments: null,
    metadata: { ...intent.metadata },
    next_action: nextAction(sandbox, intent),
    on_behalf_of: null,
    payment_method: intent.paymentMethod,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: [...intent.paymentMethodTypes],
    payment_record: null,
    processing: intent.status === 'processing' ? { type: 'card', card: {} } : null,
    receipt_email: intent.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statementDescriptorSuffix,
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  };
}

function presentPaymentError(
  sandbox: Sandbox,
  error: PaymentError,
): Stripe.PaymentIntent.LastPaymentError {
  const method = sandbox.state.paymentMethods.get(error.paymentMethod);
  return {
    ...(error.charge === undefined ? {} : { charge: error.charge }),
    code: error.code as Stripe.PaymentIntent.LastPaymentError.Code,
    ...(error.declineCode === undefined ? {} : { decline_code: error.declineCode }),
    message: error.message,
    ...(error.param === undefined ? {} : { param: error.param }),
    ...(method === undefined ? {} : { payment_method: presentPaymentMethod(method) }),
    type: error.type,
  };
}

/** With a return address the browser is sent there and back; without one the page's script opens it. */
function nextAction(
  sandbox: Sandbox,
  intent: IntentRecord,
): Stripe.PaymentIntent.NextAction | null {
  if (intent.status !== 'requires_action' || intent.authentication === null) return null;
  const url = `${sandbox.publicUrl()}/sandbox/authenticate/${intent.authentication}`;
  if (intent.returnUrl === null) {
    return {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url },
    };
  }
  return { type: 'redirect_to_url', redirect_to_url: { return_url: intent.returnUrl, url } };
}
