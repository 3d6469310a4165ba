import type { Stripe } from 'stripe';
import type { BillingDetails, PaymentMethodRecord } from '../records';

export function presentBilling(billing: BillingDetails): Stripe.PaymentMethod.BillingDetails {
  return { ...billing, tax_id: null };
}

export function presentPaymentMethod(method: PaymentMethodRecord): Stripe.PaymentMethod {
  return {
    id: method.id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: presentBilling(method.billing),
    card: {
      brand: method.brand,
      checks: cardChecks(method),
      country: 'US',
      display_brand: method.brand,
      exp_month: method.expiryMonth,
      exp_year: method.expiryYear,
      funding: method.funding,
      generated_from: null,
      last4: method.last4,
      networks: { available: [method.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: method.created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

export function cardChecks(method: PaymentMethodRecord) {
  const failed = method.behaviour.result === 'incorrect_cvc';
  return {
    address_line1_check: method.billing.address?.line1 ? 'pass' : null,
    address_postal_code_check: method.billing.address?.postal_code ? 'pass' : null,
    cvc_check: method.securityCodeGiven ? (failed ? 'fail' : 'pass') : null,
  };
}
